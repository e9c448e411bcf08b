"""Whole games in every language: told in its letters, and in them alone."""

from __future__ import annotations

import json
import re
from functools import cache
from typing import Any

import pytest

from sab_widget import Mine, MineWidget, samples
from sab_widget.export import to_html
from sab_widget.languages import LANGUAGES, BadLanguage
from sab_widget.scene import mine_scene, record_scene
from sab_widget.svg import draw
from tests.languages.catalogues import OTHERS

SCRIPTS = {"ru": "[а-яё]", "be": "[а-яёіў]", "ar": "[\u0621-\u064a]", "lv": "[a-zāčēģīķļņšūž]"}
FOREIGN = {"ru": "[іўʼ]", "be": "[иъщ]", "ar": "[а-я]", "lv": "[а-яqwxy]"}
"""Letters that another of our languages has, and this one has not."""
_CODES = re.compile(r"\b[NESWL]+(?:\|[NESW]+)*(?::(?:blue|green))?\*?\b")
"""Faces of cards as rules and records write them."""


@cache
def _scene(language: str, viewer: int | None = None, name: str = "saboteur2") -> dict[str, Any]:
    return record_scene(samples.load(name), viewer, language=language)


def _texts(scene: dict[str, Any]) -> list[str]:
    """All that a person reads, without what people have written themselves."""
    tracks = scene["tracks"]
    told = [value for name, track in tracks.items() if name.split()[0] in _TOLD for _, value in track if value]
    return [
        *(turn["text"] for turn in scene["turns"]),
        *(reason["text"] for reason in scene["legal"]["reasons"]),
        *scene["breaks"].values(),
        *(face["name"] for face in scene["faces"].values()),
        *(text for card in scene["cards"].values() for text in (card["name"], card.get("about", ""))),
        *(role["name"] for role in scene["roles"].values()),
        *(start["name"] for start in scene["rounds"]),
        *(text for value in told for text in _flat(value)),
    ]


_TOLD = ("result", "outcome", "barred", "knows", "chances", "way")


def _flat(value: Any) -> list[str]:
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        return [value["text"]]
    return [text for each in value for text in _flat(each)]


def _bare(text: str, scene: dict[str, Any]) -> str:
    """Without names, faces and blanks."""
    for name in scene["players"]:
        text = text.replace(name, "")
    return re.sub(r"\{\w+\}", "", _CODES.sub("", text))


@pytest.mark.parametrize("language", ["ru", "be", "ar"])
@pytest.mark.parametrize("viewer", [None, 1])
def test_no_english_is_left_in_a_game_of_another_script(language: str, viewer: int | None) -> None:
    for name in ("saboteur2", "diggers_win"):
        scene = _scene(language, viewer, name)
        texts = _texts(scene)
        assert len(texts) > 200
        assert [text for text in texts if re.search("[A-Za-z]", _bare(text, scene))] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_game_is_told_in_the_letters_of_its_language(language: str) -> None:
    scene = _scene(language)
    told = " ".join(_bare(text, scene) for text in _texts(scene)).lower()
    assert len(re.findall(SCRIPTS[language], told)) > 0.6 * len(told)
    assert not re.findall(FOREIGN[language], told)


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_but_words_differs_between_languages(language: str) -> None:
    english, other = _scene("en", 1), _scene(language, 1)
    assert other["language"] == language
    assert other["direction"] == LANGUAGES[language].direction
    assert english.keys() == other.keys()
    assert english["tracks"].keys() == other["tracks"].keys()
    for name, track in english["tracks"].items():
        assert [turn for turn, _ in track] == [turn for turn, _ in other["tracks"][name]], name
        if name.split()[0] not in _TOLD:
            assert track == other["tracks"][name], name
    assert english["legal"]["rows"] == other["legal"]["rows"]
    assert [turn["kind"] for turn in english["turns"]] == [turn["kind"] for turn in other["turns"]]


@pytest.mark.parametrize("language", OTHERS)
def test_names_and_notations_are_set_apart_where_that_is_needed(language: str) -> None:
    text = json.dumps(_texts(_scene(language)), ensure_ascii=False)
    apart = text.count("\N{FIRST STRONG ISOLATE}")
    assert apart == text.count("\N{POP DIRECTIONAL ISOLATE}")
    assert (apart > 300) == (language == "ar")


def test_a_bare_mine_speaks_as_well() -> None:
    scene = mine_scene(Mine(), language="lv")
    assert scene["title"] == "Raktuve"
    assert scene["legal"]["reasons"][0]["text"].startswith("Blakus laukam {cell}")
    assert scene["breaks"]["wall N"].count("{cell}") == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_picture_says_what_it_shows(language: str) -> None:
    scene = _scene(language, None, "diggers_win")
    picture = draw(scene, 5)
    assert scene["turns"][5]["text"].replace("\N{FIRST STRONG ISOLATE}", "")[:3]
    assert picture.about == draw(scene, 5).about
    assert (language == "en") == (" turn 5 of " in str(picture))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_is_in_one_language(language: str) -> None:
    page = to_html(samples.diggers_win(), language=language)
    assert f'<html lang="{language}" dir="{LANGUAGES[language].direction}">' in page
    assert len(page.encode()) < 250_000
    assert (language == "en") == ("with JavaScript turned on" in page)
    assert page.language == language


def test_a_widget_speaks_the_language_that_was_chosen() -> None:
    widget = MineWidget(samples.diggers_win(), language="be", turn=3)
    assert (widget.scene["language"], widget.words["language"]) == ("be", "be")
    assert widget.scene["rounds"][0]["name"] == "Раўнд 1"
    widget.language = "ar"
    assert (widget.scene["direction"], widget.words["direction"], widget.turn) == ("rtl", "rtl", 3)
    assert widget.to_html().startswith('<!doctype html>\n<html lang="ar" dir="rtl">')


def test_a_widget_speaks_the_language_that_the_browser_asks_for() -> None:
    widget = MineWidget(samples.diggers_win())
    assert widget.words["language"] == "en"
    widget.set_state({"page_languages": ["lv-LV", "en"]})
    assert (widget.scene["language"], widget.words["language"]) == ("lv", "lv")
    widget.set_state({"page_languages": ["fr"]})
    assert widget.words["language"] == "en"
    widget.language = "ru"
    widget.set_state({"page_languages": ["lv"]})
    assert widget.words["language"] == "ru"


@pytest.mark.parametrize("wrong", ["xx", "", "EN", None, 7, ["en"], "../en"])
def test_a_language_that_is_not_there_is_refused(wrong: Any) -> None:
    widget = MineWidget(samples.diggers_win())
    with pytest.raises(ValueError, match="there is no language"):
        widget.language = wrong
    assert widget.language == "auto"
    with pytest.raises(BadLanguage, match="there is no language"):
        record_scene(samples.diggers_win(), language=wrong)


@pytest.mark.parametrize("wrong", ["ru", 7, [7], ["x" * 100], ["ru"] * 100, {"ru": 1}])
def test_what_a_page_says_of_its_languages_is_checked(wrong: Any) -> None:
    widget = MineWidget(samples.diggers_win())
    told: list[Any] = []
    widget.send = lambda content, buffers=None: told.append(content)
    widget.set_state({"page_languages": wrong})
    assert widget.page_languages == []
    assert told
    assert told[0]["kind"] == "problem"
