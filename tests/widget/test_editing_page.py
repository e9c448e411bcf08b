"""A mine that is set up in the page: what the kernel answers, and what it makes of nonsense."""

from __future__ import annotations

import gc
import weakref
from typing import Any

import pytest

from sab_widget import Mine, MineWidget, Rules, samples
from sab_widget.editing.hands import DEEDS
from sab_widget.model import Face
from sab_widget.widget_values import BadWidget


class Table:
    """A widget of a mine, what it has said, and the page's hand."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.mine = Mine.from_text("S* EW . . ?NW\n. . . . ?NESW$")
        self.widget = MineWidget(self.mine)
        self.said: list[dict[str, Any]] = []
        monkeypatch.setattr(self.widget, "send", lambda content, buffers=None: self.said.append(content))

    def ask(self, what: object, **fields: object) -> None:
        self.widget._handle_custom_msg({"kind": "edit", "do": what, **fields}, None)

    @property
    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.widget.live["explore"]
        return state


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch) -> Table:
    return Table(monkeypatch)


def test_a_widget_of_a_mine_tells_the_page_what_can_be_done(table: Table) -> None:
    assert table.widget.live["mode"] == "explore"
    assert table.state == {
        "undo": 0,
        "redo": 0,
        "strict": False,
        "text": table.mine.to_text(),
        "wrong": "",
        "misfits": [],
        "heard": 0,
        "done": {},
    }
    assert MineWidget(samples.diggers_win()).live == {}


def test_the_same_mine_follows_the_page_and_the_page_the_mine(table: Table) -> None:
    table.ask("lay", face="NS", cell=[2, 0])
    assert table.mine.face((2, 0)) == Face("NS")
    assert table.widget.scene["tracks"]["card 2,0"] == [[0, "NS"]]
    assert table.state["done"] == {
        "nth": 1,
        "what": "lay",
        "against": [
            "The west edge does not fit the card at 1, 0: a tunnel would end at a wall.",
            "None of its open edges meets a tunnel of a neighbour, so it would not be connected.",
        ],
        "turned": [],
        "cell": [2, 0],
        "face": "NS",
    }
    assert table.state["misfits"] == [["edges", [1, 0], "E"]]
    table.ask("turn", cell=[2, 0])
    table.ask("move", cell=[2, 0], to=[3, 1])
    assert table.state["done"]["against"] == ["No face-up card lies beside 3, 1; a face-down goal does not count."]
    table.ask("move", cell=[3, 1], to=[2, 1])
    table.ask("remove", cell=[2, 1])
    assert table.state["misfits"] == []
    table.mine.place("EW", (2, 0))
    assert table.widget.scene["tracks"]["card 2,0"] == [[0, "EW"]]
    assert table.state["text"] == table.mine.to_text()
    table.ask("undo")
    table.ask("undo")
    assert table.mine.face((2, 1)) == Face("NS")
    table.ask("redo")
    assert table.state["redo"] == 1
    assert table.said == []


def test_goals_are_said_to_be_something_and_turned_up_and_down(table: Table) -> None:
    table.ask("goal", cell=[4, 0], **{"is": "treasure"})
    assert [goal.treasure for goal in table.mine.goals] == [True, False]
    table.ask("up", cell=[4, 1])
    assert table.mine.goal((4, 1)).up
    table.ask("down", cell=[4, 1])
    table.ask("goal", cell=[4, 1], **{"is": "unknown"})
    assert table.mine.goal((4, 1)).face is None
    table.ask("up", cell=[4, 1])
    assert "its face is unknown" in table.said[0]["text"]


def test_only_where_it_may_lie_is_a_switch(table: Table) -> None:
    table.ask("strict", on=True)
    assert table.state["strict"]
    table.ask("lay", face="NS", cell=[2, 0])
    assert "NS may not lie at 2,0" in table.said[0]["text"]
    assert table.state["undo"] == 0
    table.ask("strict", on=False)
    table.ask("lay", face="NS", cell=[2, 0])
    assert table.state["undo"] == 1


def test_a_widget_can_be_strict_from_the_beginning() -> None:
    assert MineWidget(Mine(), strict=True).live["explore"]["strict"]
    with pytest.raises(BadWidget, match="strict says where cards can be laid in a mine"):
        MineWidget(samples.diggers_win(), strict=True)


def test_a_text_is_taken_over_or_what_is_wrong_with_it_is_told(table: Table) -> None:
    table.ask("read", text="S* EW\n. XX")
    assert table.state["wrong"].startswith("line 2, column 3: 'XX' is no face")
    assert table.state["undo"] == 0
    table.ask("read", text="S* NS")
    assert (table.state["wrong"], table.mine.face((1, 0))) == ("", Face("NS"))
    assert table.widget.scene["extent"][2] == 9


def test_the_board_never_shrinks_under_the_hand_but_a_new_text_may_be_small(table: Table) -> None:
    table.ask("lay", face="NS", cell=[5, 2])
    wide = table.widget.scene["extent"]
    table.ask("remove", cell=[5, 2])
    assert table.widget.scene["extent"] == wide
    table.ask("read", text="goals: none\nS*")
    assert table.widget.scene["extent"] == [-1, -1, 1, 1]


NONSENSE: list[dict[str, object]] = [
    {},
    {"do": None},
    {"do": ["lay"]},
    {"do": {"lay": 1}},
    {"do": "explode"},
    {"do": "mine"},
    {"do": "lay"},
    {"do": "lay", "face": "NS"},
    {"do": "lay", "face": "NS", "cell": [2, 0], "check": False},
    {"do": "lay", "face": "XX", "cell": [2, 0]},
    {"do": "lay", "face": 7, "cell": [2, 0]},
    {"do": "lay", "face": ["NS"], "cell": [2, 0]},
    {"do": "lay", "face": "N" * 100_000, "cell": [2, 0]},
    {"do": "lay", "face": "NS", "cell": [900, 0]},
    {"do": "lay", "face": "NS", "cell": [10**30, 0]},
    {"do": "lay", "face": "NS", "cell": [2.5, 0]},
    {"do": "lay", "face": "NS", "cell": [True, 0]},
    {"do": "lay", "face": "NS", "cell": "2,0"},
    {"do": "lay", "face": "NS", "cell": [1, 0]},
    {"do": "remove", "cell": [0, 0]},
    {"do": "remove", "cell": None},
    {"do": "move", "cell": [1, 0], "to": [0, 0]},
    {"do": "goal", "cell": [2, 0], "is": "gold"},
    {"do": "goal", "cell": [2, 0], "is": ["NW"]},
    {"do": "up", "cell": [1, 0]},
    {"do": "strict", "on": 1},
    {"do": "read", "text": 5},
    {"do": "read", "text": "S* " * 100_000},
    {"do": "read", "text": "S* EW # \ud800"},
    {"do": "undo", "times": 5},
]


@pytest.mark.parametrize("message", NONSENSE)
def test_nonsense_is_answered_in_words_and_changes_nothing(table: Table, message: dict[str, object]) -> None:
    before, state = table.mine.copy(), table.state
    table.widget._handle_custom_msg({"kind": "edit", **message}, None)
    assert table.mine == before
    assert table.state == {**state, "heard": 1}
    assert [answer["kind"] for answer in table.said] == ["problem"]
    assert 0 < len(table.said[0]["text"]) < 300


def test_hundreds_of_messages_at_once_leave_the_kernel_alive(table: Table) -> None:
    for number in range(300):
        table.ask("lay", face="EW", cell=[2, number % 3 - 1])
        table.ask("remove", cell=[2, number % 3 - 1])
    table.ask("lay", face="EW", cell=[2, 0])
    assert table.mine.face((2, 0)) == Face("EW")


def test_a_page_that_asks_for_nonsense_all_the_time_is_told_so_now_and_then(table: Table) -> None:
    told: list[object] = []
    table.widget.observe(told.append, "live")
    for _ in range(1_000):
        table.ask("explode")
    assert 0 < len(told) == len(table.said) < 1_000
    table.ask("lay", face="EW", cell=[2, 0])
    assert table.state["heard"] == 1_001


def test_a_widget_of_a_game_knows_no_edits(monkeypatch: pytest.MonkeyPatch) -> None:
    widget = MineWidget(samples.diggers_win())
    said: list[dict[str, Any]] = []
    monkeypatch.setattr(widget, "send", lambda content, buffers=None: said.append(content))
    widget._handle_custom_msg({"kind": "edit", "do": "clear"}, None)
    assert "does not know" in said[0]["text"]
    with pytest.raises(BadWidget, match="only a widget that shows a mine has an editor"):
        _ = widget.editor


def test_two_widgets_of_one_mine_agree(table: Table) -> None:
    other = MineWidget(table.mine, rules=Rules.saboteur2())
    table.ask("lay", face="EW", cell=[2, 0])
    other.editor.lay("ES", (3, 0))
    for widget in (table.widget, other):
        assert widget.scene["tracks"]["card 3,0"] == [[0, "ES"]]
    table.ask("undo")
    assert other.scene["tracks"].get("card 3,0") is None


def test_a_mine_does_not_keep_its_widgets_alive() -> None:
    mine = Mine()
    widget = MineWidget(mine)
    widget.close()
    gone = weakref.ref(widget)
    del widget
    gc.collect()
    mine.place("EW", (1, 0))
    assert gone() is None


def test_every_deed_is_tested() -> None:
    named = {str(message.get("do")) for message in NONSENSE}
    assert set(DEEDS) - named <= {"turn", "down", "clear", "redo"}
