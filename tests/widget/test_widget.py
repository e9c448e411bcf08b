"""The widget on the kernel's side: its traits, what the page may write, and what is sent."""

from __future__ import annotations

import json
from typing import Any

import pytest

from sab_widget import Game, Mine, MineWidget, SabError
from sab_widget.model import Discard, Rules
from sab_widget.widget_values import BadWidget
from tests.games import random_game, random_record
from tests.widget.live_kit import Wire, unpacked


@pytest.fixture
def widget() -> MineWidget:
    return MineWidget(random_record(5, 2))


@pytest.fixture
def said(widget: MineWidget, monkeypatch: pytest.MonkeyPatch) -> list[dict[str, Any]]:
    """The messages that the widget has sent."""
    sent: list[dict[str, Any]] = []
    monkeypatch.setattr(widget, "send", lambda content, buffers=None: sent.append(content))
    return sent


def test_a_turn_out_of_range_is_moved_to_the_nearest_end(widget: MineWidget) -> None:
    last = widget.scene["last"]
    widget.turn = last + 100
    assert widget.turn == last
    widget.turn = -3
    assert widget.turn == 0


@pytest.mark.parametrize("wrong", ["three", None, [], {}, True, float("nan"), float("inf")])
def test_a_turn_from_the_page_that_is_no_number_changes_nothing(
    widget: MineWidget, said: list[dict[str, Any]], wrong: object
) -> None:
    widget.turn = 7
    widget.set_state({"turn": wrong})
    assert widget.turn == 7
    assert said[0]["kind"] == "problem"
    assert "is no whole number" in said[0]["text"]


def test_a_turn_from_the_page_out_of_range_is_moved_and_the_page_is_told(
    widget: MineWidget, monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[Any] = []
    monkeypatch.setattr(widget, "send_state", lambda key=None: sent.append(key))
    widget.set_state({"turn": 10**9})
    assert widget.turn == widget.scene["last"]
    assert "turn" in sent


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("viewer", 5),
        ("viewer", -1),
        ("viewer", "p1"),
        ("viewer", True),
        ("theme", "pink"),
        ("theme", 3),
        ("branch", [0]),
        ("branch", "0"),
        ("branch", [[0]]),
        ("branch", None),
        ("branch", [True]),
        ("speed", "fast"),
        ("selected", {"cell": [1]}),
        ("selected", {"cell": [1, 0], "tunnel": 9}),
        ("selected", {"face": "XYZ"}),
        ("selected", {"tunnel": 1}),
        ("selected", [1, 0]),
        ("selected", {"cell": [10**9, 0]}),
        ("revealed", [[0, 0]]),
        ("revealed", "all"),
        ("revealed", [[8, 0]] * 1000),
        ("scene", {}),
        ("art", {}),
    ],
)
def test_nonsense_from_the_page_is_answered_in_words_and_changes_nothing(
    widget: MineWidget, said: list[dict[str, Any]], key: str, value: object
) -> None:
    before = getattr(widget, key)
    widget.set_state({key: value, "turn": 3})
    assert getattr(widget, key) == before
    assert widget.turn == 3
    assert [message["kind"] for message in said] == ["problem"]
    assert said[0]["text"]


DEEP = json.loads("[" * 500 + "]" * 500)
for _ in range(100_000):
    DEEP = [DEEP]
UNSENDABLE: list[object] = [DEEP, "\ud800", ["\ud800"], {"\ud800": ["x"]}, {"x": [{"y": "\ud800"}]}]


@pytest.mark.parametrize("number", range(len(UNSENDABLE)))
def test_no_trait_takes_what_cannot_be_sent_again(widget: MineWidget, said: list[dict[str, Any]], number: int) -> None:
    for key in [*widget.keys, "\ud800"]:
        widget.set_state({key: UNSENDABLE[number], "turn": 3})
        assert widget.turn == 3
        widget.turn = 0
        assert json.dumps(widget.get_state(), ensure_ascii=False, default=str).encode()
    assert {message["kind"] for message in said} == {"problem"}
    widget._handle_custom_msg(UNSENDABLE[number], None)
    widget._handle_custom_msg({"kind": UNSENDABLE[number]}, None)


def test_what_a_page_writes_over_comes_back_but_large_things_seldom(widget: MineWidget) -> None:
    wire = Wire(widget)
    for _ in range(200):
        widget.set_state({"art": {}, "words": {}, "styles": "", "_esm": "x", "marks": 3, "turn": "x"})
    sent = [key for data in wire.data if data["method"] == "update" for key in data["state"]]
    assert {key: sent.count(key) for key in sorted(set(sent))} == {
        **dict.fromkeys(("_esm", "art", "marks", "styles", "words"), 1),
        "turn": 200,
    }
    widget.set_state({"scene": {}})
    assert "scene" in wire.data[-1]["state"]


class Strange:
    """Something like an array: it compares to many answers at once."""

    def __eq__(self, other: object) -> bool:
        raise ValueError("the truth value of an array is ambiguous")

    __hash__ = None  # type: ignore[assignment]

    def __bool__(self) -> bool:
        raise ValueError("the truth value of an array is ambiguous")


@pytest.mark.parametrize(
    "trait", ["turn", "speed", "theme", "selected", "branch", "revealed", "language", "page_languages", "viewer"]
)
def test_an_array_is_refused_in_words(trait: str) -> None:
    for source in (Mine(), random_record(5, 2)):
        with pytest.raises(SabError, match="Strange"):
            MineWidget(source, **{trait: Strange()})  # type: ignore[arg-type]


@pytest.mark.parametrize("traits", [{"layout": 3}, {"tooltip": 3}, {"tooltip": "\ud800"}, {"_dom_classes": 3}])
def test_traits_of_the_notebook_are_refused_in_words(traits: dict[str, Any]) -> None:
    with pytest.raises(BadWidget):
        MineWidget(Mine(), **traits)


def test_what_the_page_may_write_is_taken_over(widget: MineWidget) -> None:
    widget.set_state({"turn": 4, "selected": {"face": "SW"}, "revealed": [[8, 0]], "theme": "dark", "speed": 100})
    assert (widget.turn, widget.selected, widget.revealed) == (4, {"face": "SW"}, [[8, 0]])
    assert (widget.theme, widget.speed) == ("dark", 8)


def test_unknown_messages_are_answered(widget: MineWidget, said: list[dict[str, Any]]) -> None:
    contents: list[object] = [{"kind": "cheat"}, [], None, "x" * 10_000]
    for content in contents:
        widget._handle_custom_msg(content, None)
    assert all(message["kind"] == "problem" and len(message["text"]) < 200 for message in said)


WRONG = [
    ("viewer", "Bo", r"no seat 'Bo' to look through \(Bo has seat 1\): the seats are 0 to 2 \(0 Ada, 1 Bo, 2 Cleo\)"),
    ("viewer", "Zoe", r"no seat 'Zoe' to look through: the seats are 0 to 2 \(0 Ada, 1 Bo, 2 Cleo\), and None"),
    ("viewer", 5, "no seat 5 to look through: the seats are 0 to 2"),
    ("viewer", True, "no seat True"),
    ("turn", "x", "the turn 'x' is no whole number; it can be 0 to"),
    ("turn", 2.5, "the turn 2.5 is no whole number"),
    ("turn", None, "the turn None is no whole number"),
    ("speed", "x", "the speed 'x' is no number; it can be 0.25 to 8.0 turns a second"),
    ("speed", float("nan"), "the speed nan is no number"),
    ("theme", 3, "there is no theme 3; there are auto, light, dark"),
    ("theme", "pink", "there is no theme 'pink'"),
    ("selected", 5, "5 cannot be selected: give None, a tunnel such as"),
    ("selected", {"cell": (0, 0), "tunnel": 9}, "9 is no tunnel"),
    ("branch", "0", "is no path of a branch"),
    ("branch", (0.5,), "no path of a branch"),
    ("branch", (0,), "there is no branch 0 here; no branch leaves this line"),
    ("revealed", 5, "5 is no list of goal cells"),
    ("revealed", [(1, -1)], "no goal lies at 1, −1"),
]


@pytest.mark.parametrize(("trait", "value", "said"), WRONG)
def test_wrong_values_from_python_are_refused_in_words(trait: str, value: object, said: str) -> None:
    record = Game(["Ada", "Bo", "Cleo"], seed=1).record
    with pytest.raises(SabError, match=said):
        MineWidget(record, **{trait: value})  # type: ignore[arg-type]
    widget = MineWidget(record)
    before = getattr(widget, trait)
    with pytest.raises(SabError, match=said):
        setattr(widget, trait, value)
    assert getattr(widget, trait) == before


def test_a_mine_has_no_seats() -> None:
    with pytest.raises(SabError, match="no seat 0 to look through: a mine has no seats, and None is everyone"):
        MineWidget(Mine(), viewer=0)


def test_a_long_name_is_not_repeated_in_full() -> None:
    with pytest.raises(SabError) as caught:
        MineWidget(Game(["x" * 200, "y", "z"], seed=1), viewer="x" * 200)
    assert len(str(caught.value)) < 300


def test_what_is_no_trait_or_no_source_is_refused() -> None:
    with pytest.raises(BadWidget, match="has no trait 'trun'"):
        MineWidget(random_record(5, 2), trun=3)
    with pytest.raises(BadWidget, match="cannot be shown"):
        MineWidget("a game")  # type: ignore[arg-type]


def test_nothing_is_selected_at_first() -> None:
    assert MineWidget(Mine()).selected is None


@pytest.mark.parametrize("seat", [None, 0, 3])
def test_a_line_of_the_log_tells_only_what_was_known_by_then(seat: int | None) -> None:
    """The lines up to a turn are the same whether the game went on or not."""
    lines = MineWidget(random_record(5, 4), viewer=seat).scene["turns"]
    for turn in (1, 20, 45, 70):
        early = random_game(5, 4, turns=turn)
        assert MineWidget(early, viewer=seat).scene["turns"] == lines[: turn + 1]


def test_the_viewer_changes_the_scene() -> None:
    widget = MineWidget(random_record(5, 2), viewer=1)
    assert widget.scene["viewer"] == 1
    widget.viewer = None
    assert widget.scene["viewer"] is None
    widget.viewer = 4
    assert widget.scene["viewer"] == 4


def test_nothing_that_a_seat_cannot_know_leaves_the_kernel() -> None:
    """What is sent for a seat holds no hand, discard or hash that only others know."""
    record = random_record(5, 2)
    widget = MineWidget(record, viewer=0)
    sent = json.dumps(widget.get_state(), default=str)
    state = json.loads(sent)
    assert state["viewer"] == 0
    for turn, line in enumerate(state["scene"]["turns"]):
        if turn and line["kind"] == "discard" and line["seat"] != 0:
            action = record.steps[turn - 1].action
            assert isinstance(action, Discard)
            assert line["text"].startswith(f"{record.players[line['seat']]} discards a card face down.")
    for seat in range(1, 5):
        assert all(value["cards"] is None for _, value in state["scene"]["tracks"][f"hand {seat}"])
    assert not any(step.hash in sent for step in record.steps if step.hash)


def test_a_live_move_sends_only_what_is_new(monkeypatch: pytest.MonkeyPatch) -> None:
    game = random_game(5, 6, turns=120)
    widget = MineWidget(game, turn=120)
    sent: list[tuple[dict[str, Any], list[bytes]]] = []
    whole: list[Any] = []
    monkeypatch.setattr(widget, "send", lambda content, buffers=(): sent.append((content, buffers)))
    monkeypatch.setattr(widget, "send_state", lambda key=None: whole.append(key))
    for _ in range(20):
        game.play(game.legal_actions()[0])
        widget.update()
    appends = [message for letter in sent for message in unpacked(*letter)]
    assert [message["kind"] for message in appends] == ["append"] * 20
    assert "deal" in [message["turns"][0]["kind"] for message in appends]
    assert max(len(json.dumps(message)) + sum(map(len, buffers)) for message, buffers in sent) < 2_000
    assert widget.turn == widget.scene["last"] == 140
    assert not any("scene" in (key if isinstance(key, (set, list, tuple)) else [key]) for key in whole)
    assert widget.scene["turns"] == MineWidget(game).scene["turns"]
    assert widget.scene["tracks"] == MineWidget(game).scene["tracks"]


def test_a_mine_that_changed_is_shown_after_an_update() -> None:
    mine = Mine()
    widget = MineWidget(mine)
    mine.place("EW", (1, 0))
    widget.update()
    assert widget.scene["tracks"]["card 1,0"] == [[0, "EW"]]


def test_it_tells_what_it_is() -> None:
    widget = MineWidget(random_record(5, 2), viewer=2, turn=8)
    assert repr(widget) == "<MineWidget: A game of 5 players, turn 8 of 203, seen by p3>"
    data, _ = widget._repr_mimebundle_()
    assert data["image/svg+xml"].startswith("<svg")
    assert data["text/plain"] == repr(widget)
    assert "application/vnd.jupyter.widget-view+json" in data


def test_names_are_data_everywhere() -> None:
    names = ["<script>alert(1)</script>", "\"quotes\" & 'more'", "עברית من اليمين", "🐉" * 100, "x" * 200]
    game = Game(names, seed=1)
    widget = MineWidget(game.record)
    assert widget.scene["players"] == names
    picture = widget._repr_mimebundle_()[0]["image/svg+xml"]
    assert "<script" not in picture


def test_a_mine_offers_the_cards_of_the_rules_that_are_given() -> None:
    assert "NEL" in MineWidget(Mine(), rules=Rules.saboteur2()).scene["palette"]
    assert "NEL" not in MineWidget(Mine()).scene["palette"]


def test_rules_are_for_mines_alone() -> None:
    with pytest.raises(BadWidget, match="give a Mine and Rules"):
        MineWidget(Game(3, seed=1), rules=Rules.saboteur2())
    with pytest.raises(BadWidget, match="give a Mine and Rules"):
        MineWidget(Mine(), rules="saboteur2")  # type: ignore[arg-type]
