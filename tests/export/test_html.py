"""One HTML file that needs nothing else: what is in it, and what is not."""

from __future__ import annotations

import base64
import hashlib
import json
import re
from collections import Counter
from dataclasses import replace
from html.parser import HTMLParser

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sab_widget import Game, Mine, MineWidget, Record, Rules, samples
from sab_widget.export import BadExport, Page, Start, to_html
from sab_widget.model.errors import BadPlayers
from sab_widget.scene import mine_scene, record_scene
from tests.export.kit import contents, scenes
from tests.games import busy_record, random_game, random_record
from tests.model.test_two_secrets import TRICKY, TWO
from tests.secrets import lively_game, shuffled_secrets

LIMIT = 250_000
"""Bytes of a whole game, seen by one viewer."""
NASTY = '</script><script>alert(1)</script></title></noscript><img src=x onerror="alert(2)">&amp;\'" <!-- ${x} $title'


class Reader(HTMLParser):
    """The elements of a page: how many there are of each, what they say, and their attributes."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.tags: Counter[str] = Counter()
        self.attributes: list[tuple[str, str, str]] = []
        self.texts: dict[str, list[str]] = {}
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags[tag] += 1
        self.attributes += [(tag, name, value or "") for name, value in attrs]
        self.texts.setdefault(tag, []).append("")
        self._says = self.texts[tag]

    def handle_data(self, data: str) -> None:
        self._says[-1] += data

    def handle_endtag(self, tag: str) -> None:
        self._says = [""]  # what follows belongs to no leaf

    def handle_decl(self, decl: str) -> None:
        assert decl == "doctype html"
        self._says = [""]

    def value(self, tag: str, name: str) -> str:
        return next(value for where, named, value in self.attributes if (where, named) == (tag, name))

    def meta(self, name: str) -> str:
        place = next(i for i, found in enumerate(self.attributes) if found[0] == "meta" and found[2] == name)
        return self.attributes[place + 1][2]


@pytest.fixture(scope="module")
def record() -> Record:
    return samples.diggers_win()


@pytest.fixture(scope="module")
def everybody(record: Record) -> Page:
    """The page of all viewers."""
    return to_html(record, viewers="all")


def as_json(scene: dict[str, object]) -> object:
    return json.loads(json.dumps(scene))


# What is in it


def test_it_holds_the_scene_of_the_viewer_of_the_widget_and_no_other(record: Record) -> None:
    page = MineWidget(record, viewer=2, turn=12).to_html()
    assert scenes(page) == [as_json(record_scene(record, 2))]
    assert contents(page)["traits"]["viewer"] == 2
    assert contents(page)["traits"]["turn"] == 12


def test_it_holds_the_scenes_of_the_viewers_that_are_allowed(record: Record, everybody: Page) -> None:
    page = to_html(record, viewers=[3, None, 0])
    assert scenes(page) == [as_json(record_scene(record, viewer)) for viewer in (None, 0, 3)]
    assert {scene["viewer"] for scene in scenes(everybody)} == {None, 0, 1, 2, 3, 4}


def test_it_begins_with_the_viewer_of_the_widget_where_that_one_is_allowed(record: Record) -> None:
    widget = MineWidget(record, viewer=3)
    assert contents(widget.to_html(viewers=[None, 3]))["traits"]["viewer"] == 3
    assert contents(widget.to_html(viewers=[4, 1]))["traits"]["viewer"] == 1


def test_it_begins_as_the_widget_stands(record: Record) -> None:
    widget = MineWidget(record, turn=34, speed=2, theme="dark", revealed=[(8, 0)], selected={"face": "NS"})
    expected = {"turn": 34, "speed": 2.0, "theme": "dark", "revealed": [[8, 0]], "selected": {"face": "NS"}}
    traits = contents(widget.to_html())["traits"]
    assert {name: traits[name] for name in expected} == expected


def test_what_everyone_picked_or_turned_up_is_not_in_the_page_of_a_seat(record: Record) -> None:
    widget = MineWidget(record, revealed=[(8, 0)], selected={"face": "NS"})
    traits = contents(widget.to_html(viewers=[1]))["traits"]
    assert (traits["revealed"], traits["selected"]) == ([], None)
    widget.selected = {"cell": (0, 0), "tunnel": 0}
    assert contents(widget.to_html(viewers=[1]))["traits"]["selected"] == {"cell": [0, 0], "tunnel": 0}


def test_all_branches_are_in_it_unless_they_are_left_out() -> None:
    record = samples.saboteur2()
    (branch,) = record.branches
    widget = MineWidget(record, viewer=1, branch=(0,))
    page = widget.to_html()
    assert scenes(page) == [as_json(record_scene(record, 1, path)) for path in ((), (0,))]
    assert contents(page)["traits"]["branch"] == [0]
    bare = widget.to_html(branches=False)
    assert [(scene["branch"], scene["branches"]) for scene in scenes(bare)] == [([], [])]
    assert contents(bare)["traits"]["turn"] == branch.turn


def test_branches_of_branches_are_in_it() -> None:
    record = random_game(3, 1, 8).record
    after = record.branch(6)
    after.play(after.legal_actions()[0])
    branch = record.with_branch(after).branches[0]
    twig = replace(branch, turn=7, steps=record.steps[7:8])
    record = replace(record, branches=(branch, replace(branch, branches=(twig,))))
    assert [scene["branch"] for scene in scenes(to_html(record))] == [[], [0], [1], [1, 0]]


def test_a_mine_or_a_running_game_can_be_exported() -> None:
    mine = Mine()
    mine.place("EW", (1, 0))
    page = MineWidget(mine, rules=Rules.saboteur2()).to_html()
    assert scenes(page) == [as_json(mine_scene(mine, paths=Rules.saboteur2()))]
    game = random_game(3, 1, 10)
    assert scenes(to_html(game)) == [as_json(record_scene(game.record))]


def test_every_drawing_that_the_page_needs_is_in_it(everybody: Page) -> None:
    art = contents(everybody)["traits"]["art"]
    for scene in scenes(everybody):
        assert {face["art"] for face in scene["faces"].values()} <= set(art)
        assert {card["art"] for card in scene["cards"].values()} <= set(art)


# Secrets


@given(
    players=st.integers(3, 8),
    seed=st.integers(0, 10_000),
    turns=st.integers(0, 120),
    viewer=st.integers(0, 2),
    shuffle=st.integers(0, 10_000),
)
@settings(max_examples=8)
def test_the_file_does_not_depend_on_what_its_viewer_cannot_know(
    players: int, seed: int, turns: int, viewer: int, shuffle: int
) -> None:
    record = lively_game(players, seed, turns, (None, TWO, TRICKY)[seed % 3]).record
    other = shuffled_secrets(record, viewer, shuffle)
    start = Start(viewer=viewer, turn=turns // 2)
    assert to_html(record, start=start) == to_html(other, start=start)


def test_nor_does_it_hold_what_neither_of_two_viewers_knows() -> None:
    game = random_game(4, 5, 6)
    page = to_html(game, viewers=[0, 1])
    for scene in scenes(page):
        for seat in (2, 3):
            assert all(value["cards"] is None for _, value in scene["tracks"][f"hand {seat}"])
            assert f"role {seat}" not in scene["tracks"]
    assert all(game.view(None).hands)
    assert all(game.view(None).roles)


def test_the_shuffle_makes_another_file_for_everyone() -> None:
    """Else the test above would prove nothing."""
    record = lively_game(5, 3, 60, TWO).record
    assert to_html(record) != to_html(shuffled_secrets(record, 0, 1))


# The page


def test_texts_are_text_whatever_they_hold() -> None:
    game = Game([NASTY, "عربي", "D'Arcy", "🐉" * 100], seed=1)
    record = replace(game.record, title=NASTY, comment=NASTY)
    plain = Reader(to_html(Game(["A", "B", "C", "D"], seed=1).record))
    for page in (to_html(record), to_html(record, title=NASTY), to_html(record, viewers="all")):
        found = Reader(page)
        assert {**found.tags, "text": 0} == {**plain.tags, "text": 0}, "more lines of text, and nothing else"
        assert not [each for each in found.attributes if each[1].startswith("on")]
        assert found.texts["title"][0] == found.texts["h1"][0] == NASTY


def test_only_its_own_script_may_run(record: Record) -> None:
    page = Reader(to_html(record))
    assert page.tags["script"] == 2
    script = page.texts["script"][1]
    digest = base64.b64encode(hashlib.sha256(script.encode()).digest()).decode()
    assert page.meta("Content-Security-Policy") == (
        f"default-src 'none'; script-src 'sha256-{digest}'; style-src 'unsafe-inline'; img-src data:; "
        "base-uri 'none'; form-action 'none'"
    )


def test_it_names_no_address(everybody: Page) -> None:
    assert set(re.findall(r"https?://[\w.-]+", everybody)) == {"http://www.w3.org"}, "the names of XML namespaces alone"
    linked = [
        value for _, name, value in Reader(everybody).attributes if name in ("src", "href", "xlink:href", "action")
    ]
    assert linked
    assert all(value.startswith(("#", "data:")) for value in linked)


def test_it_has_a_language_a_title_and_a_still_picture(record: Record) -> None:
    page = Reader(MineWidget(record, turn=7, viewer=1).to_html())
    assert page.value("html", "lang") == "en"
    assert page.texts["title"][0] == record.title
    assert "seen by Bruno" in page.meta("description")
    assert page.tags["noscript"] == 1
    assert page.tags["svg"] == 1
    assert page.value("svg", "aria-label") == f"{record.title}, turn 7 of 92"


def test_another_title_takes_the_place_of_that_of_the_game(record: Record) -> None:
    page = to_html(record, viewers=[None, 1], title="For class 7 & 8")
    assert Reader(page).texts["title"][0] == "For class 7 & 8"
    assert {scene["title"] for scene in scenes(page)} == {"For class 7 & 8"}
    assert record.title not in page


@pytest.mark.parametrize("theme", ["auto", "light", "dark"])
def test_the_page_around_the_widget_has_its_colours(record: Record, theme: str) -> None:
    page = MineWidget(record, theme=theme).to_html()
    assert ("prefers-color-scheme: dark) { :root" in page) == (theme == "auto")
    scheme = {"auto": "light dark", "light": "only light", "dark": "only dark"}[theme]
    assert f'<meta name="color-scheme" content="{scheme}">' in page


# How large it is


@pytest.mark.parametrize("name", ["diggers_win", "saboteurs_win", "saboteur2", "every_rule"])
def test_a_whole_game_for_one_viewer_is_small(name: str) -> None:
    record = getattr(samples, name)()
    for viewer in (None, 0):
        assert len(to_html(record, viewers=[viewer]).encode()) < LIMIT


def test_so_are_the_longest_games() -> None:
    for record in (busy_record(), random_record(10, 1), random_game(12, 1, rules=Rules.saboteur2()).record):
        assert len(to_html(record).encode()) < LIMIT


def test_scenes_share_what_they_have_in_common(record: Record, everybody: Page) -> None:
    one = len(to_html(record).encode())
    assert len(everybody.encode()) < 1.25 * one


# What is refused


@pytest.mark.parametrize("viewers", ["everyone", 0, [], {}, 1.5, True, "012"])
def test_viewers_that_are_no_list_are_refused(record: Record, viewers: object) -> None:
    with pytest.raises(BadExport, match="it must be a list of seats"):
        to_html(record, viewers=viewers)  # type: ignore[arg-type]


@pytest.mark.parametrize("viewer", [5, -1, "Ada", True, 1.0, [0]])
def test_seats_that_nobody_has_are_refused(record: Record, viewer: object) -> None:
    with pytest.raises(BadPlayers, match="the seats are 0 to 4"):
        to_html(record, viewers=[0, viewer])  # type: ignore[list-item]


def test_a_mine_has_no_seats() -> None:
    with pytest.raises(BadPlayers, match="a mine has no seats"):
        to_html(Mine(), viewers=[0])


@pytest.mark.parametrize("title", ["", " \n", 7, "x" * 301, "\x00", b"title"])
def test_titles_that_are_none_are_refused(record: Record, title: object) -> None:
    with pytest.raises(BadExport, match="is no title"):
        to_html(record, title=title)  # type: ignore[arg-type]


@pytest.mark.parametrize("source", [None, "game.json", {}, 3])
def test_what_is_no_game_is_refused(source: object) -> None:
    with pytest.raises(BadExport, match="give a Record, a Game or a Mine"):
        to_html(source)  # type: ignore[arg-type]
