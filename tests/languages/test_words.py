"""Words: what is said, what is missing, and what of sentences is made of parts."""

from __future__ import annotations

import pickle
import subprocess
import sys

import pytest

from sab_widget.languages import LANGUAGES, MissingWord, NoSuchWord, choose, words_for
from sab_widget.languages.catalogue import parsed, sources_of
from sab_widget.languages.words import LONGEST_NAME, Words

FSI, PDI = "\N{FIRST STRONG ISOLATE}", "\N{POP DIRECTIONAL ISOLATE}"


@pytest.mark.parametrize(
    ("number", "said"),
    [(0, "لا بطاقات"), (1, "بطاقة واحدة"), (2, "بطاقتين"), (5, "5 بطاقات"), (11, "11 بطاقة"), (100, "100 بطاقة")],
)
def test_arabic_counts_in_six_ways(number: int, said: str) -> None:
    assert words_for("ar")("scene-several-cards", number=number) == said


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("ru", ["0 карт", "1 карту", "2 карты", "5 карт", "11 карт", "21 карту", "22 карты"]),
        ("be", ["0 карт", "1 карту", "2 карты", "5 карт", "11 карт", "21 карту", "22 карты"]),
        ("lv", ["0 kāršu", "1 kārti", "2 kārtis", "5 kārtis", "11 kāršu", "21 kārti", "22 kārtis"]),
    ],
)
def test_other_languages_count_in_their_way(language: str, said: list[str]) -> None:
    words = words_for(language)
    assert [words("scene-several-cards", number=number) for number in (0, 1, 2, 5, 11, 21, 22)] == said


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_number_of_a_cell_does_not_run_into_a_number_of_cards(language: str) -> None:
    said = words_for(language)("core-distance", cell="8, −2", number=7)
    after = said.partition("−2")[2].lstrip(" " + PDI)
    assert after
    assert not after[0].isdigit()
    assert "7" in after


def test_several_things_make_a_phrase_in_every_language() -> None:
    three = ["1", "2", "3"]
    assert {code: words_for(code).list(three) for code in LANGUAGES} == {
        "en": "1, 2 and 3",
        "ru": "1, 2 и 3",
        "be": "1, 2 і 3",
        "lv": "1, 2 un 3",
        "ar": "1 و2 و3",
    }
    assert words_for("ar").list(["أ", "ب"]) == "أ وب"
    assert words_for("en").list(["a", "b"], "or") == "a or b"
    assert (words_for("lv").list([]), words_for("lv").list(["x"])) == ("", "x")


def test_names_are_set_apart_where_they_are_written_the_other_way() -> None:
    english, arabic = words_for("en"), words_for("ar")
    assert (english.name("Ada"), english.name("أحمد")) == ("Ada", f"{FSI}أحمد{PDI}")
    assert arabic.name("Ada") == f"{FSI}Ada{PDI}"
    assert english.name("A\u202eda") == "Ada"
    assert len(english.name("x" * 5000)) == LONGEST_NAME
    assert (english.code("NS|E"), arabic.code("NS|E")) == ("NS|E", f"{FSI}NS|E{PDI}")


def test_what_is_in_no_catalogue_or_lacks_a_value_is_refused() -> None:
    words = words_for("ru")
    with pytest.raises(NoSuchWord, match="no text 'scene-never-heard-of'"):
        words("scene-never-heard-of")
    with pytest.raises(NoSuchWord, match="needs a value for 'player'"):
        words_for("en")("scene-did-pass", name="Ada")
    with pytest.raises(NoSuchWord, match=r"scene-several-cards.*number"):
        words("scene-several-cards")


def test_a_language_that_lacks_a_word_borrows_it_from_english_and_warns() -> None:
    poor = Words("lv", "ltr", "lv", words_for("en"))
    poor._sources = {}
    with pytest.warns(MissingWord, match="'lv' lacks the text 'scene-did-pass'"):
        assert poor("scene-did-pass", player="Ada") == "Ada passes."
    assert "scene-did-pass" not in poor


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["be"], "be"),
        (["be-BY", "ru"], "be"),
        (["uk", "ru-UA"], "ru"),
        (["uk"], "en"),
        (["fr-FR", "ar-EG", "en"], "ar"),
        (["LV"], "lv"),
        (["en-US", "ru"], "en"),
        ([], "en"),
        ([7, None, "../../etc", ""], "en"),
    ],
)
def test_the_language_that_suits_somebody_best(wanted: list[object], language: str) -> None:
    assert choose(wanted) == language


def test_words_are_the_same_object_each_time_and_travel_as_their_name() -> None:
    assert words_for("ar") is words_for("ar")
    assert pickle.loads(pickle.dumps(words_for("ar"))) is words_for("ar")  # noqa: S301  # our own


def test_what_is_no_fluent_is_said_to_be_none() -> None:
    with pytest.raises(NoSuchWord, match="en: broken is no Fluent"):
        parsed("broken = { $x ->\n}", "en: broken")


def test_every_entry_of_the_files_is_found() -> None:
    for language in LANGUAGES:
        for key, source in sources_of(language).items():
            assert parsed(source, key).id.name == key.removeprefix("-")


def test_the_package_loads_no_library_of_languages_before_it_is_needed() -> None:
    code = "import sys, sab_widget; print([name for name in ('fluent', 'babel') if name in sys.modules])"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout
    assert told.strip() == "[]"
