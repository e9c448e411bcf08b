"""Breaking, repairing, looking at goals (cases 12 to 14, 34, 43)."""

from __future__ import annotations

from sab_widget.model import Break, Discard, Map, Pass, Place, Repair, Rockfall
from tests.model.kit import codes, game, refused, tiny, until


def test_case_12_breaking_a_tool_that_is_broken_already_is_refused() -> None:
    opened = game({0: ["break cart"], 1: ["break cart"]})
    opened.play(Break("cart", 2))
    (reason,) = refused(opened, Break("cart", 2))
    assert (reason.code, reason.tool, reason.seat) == ("tool_already_broken", "cart", 2)
    assert Break("cart", 2) not in opened.legal_actions()
    assert Break("cart", 0) in opened.legal_actions()


def test_case_12_three_different_broken_tools_are_fine() -> None:
    opened = game({0: ["break cart", "EW"], 1: ["break lantern"], 2: ["break pickaxe"]})
    for tool in ("cart", "lantern", "pickaxe"):
        opened.play(Break(tool, 0))
    assert opened.view(None).broken == (("lantern", "cart", "pickaxe"), (), ())
    reasons = refused(opened, Place("EW", (1, 0)))
    assert [(reason.code, reason.tool) for reason in reasons] == [
        ("broken_tool", "lantern"), ("broken_tool", "cart"), ("broken_tool", "pickaxe"),
    ]  # fmt: skip


def test_case_12_a_broken_tool_bars_path_cards_but_not_actions() -> None:
    hand = ["EW", "break cart", "repair lantern", "map", "rockfall", "NS"]
    opened = game({0: hand, 1: ["break lantern", "EW"]})
    opened.play(Discard("NS"))
    opened.play(Break("lantern", 0))
    opened.play(Discard(opened.table.hand(2)[0]))
    kinds = {type(action) for action in opened.legal_actions()}
    assert kinds == {Break, Repair, Map, Discard}, "no path card lies there for the rockfall yet"
    opened.play(Map((2, 0)))
    opened.play(Place("EW", (-1, 0)))
    until(opened, 0)
    assert Rockfall((-1, 0)) in opened.legal_actions()
    assert not any(isinstance(action, Place) for action in opened.legal_actions())


def test_case_13_repair_without_a_matching_broken_tool_is_refused() -> None:
    opened = game({0: ["break cart"], 1: ["repair lantern", "repair cart pickaxe"]})
    opened.play(Break("cart", 1))
    (reason,) = refused(opened, Repair("lantern", 1))
    assert (reason.code, reason.tool, reason.seat) == ("nothing_to_repair", "lantern", 1)
    (reason,) = refused(opened, Repair("cart", 0, "repair cart pickaxe"))
    assert (reason.code, reason.tool, reason.seat) == ("nothing_to_repair", "cart", 0)
    (reason,) = refused(opened, Repair("lantern", 1, "repair cart pickaxe"))
    assert (reason.code, reason.tool) == ("wrong_target", "lantern")
    (reason,) = refused(opened, Repair(None, 1, "repair cart pickaxe"))
    assert reason.code == "tool_choice_needed"
    repairs = [action for action in opened.legal_actions() if isinstance(action, Repair)]
    assert repairs == [Repair("cart", 1, "repair cart pickaxe")]


def test_case_13_a_two_tool_repair_removes_only_the_tool_that_is_named() -> None:
    opened = game({0: ["break cart"], 1: ["break pickaxe"], 2: ["repair cart pickaxe"]})
    opened.play(Break("cart", 1))
    opened.play(Break("pickaxe", 1))
    repairs = [action for action in opened.legal_actions() if isinstance(action, Repair)]
    assert repairs == [Repair("cart", 1, "repair cart pickaxe"), Repair("pickaxe", 1, "repair cart pickaxe")]
    opened.play(Repair("pickaxe", 1, "repair cart pickaxe"))
    assert opened.view(None).broken == ((), ("cart",), ())
    assert [card.text for card in opened.table.discards[-2:]] == ["break pickaxe", "repair cart pickaxe"]


def test_case_14_a_map_on_a_goal_that_is_up_is_refused() -> None:
    opened = game({0: ["EW", "map"]}, goals=["NE", "NW", "treasure"])
    opened.play(Place("EW", (1, 0)))
    until(opened, 0)
    (reason,) = refused(opened, Map((2, 0)))
    assert (reason.code, reason.cell) == ("goal_already_up", (2, 0))
    assert codes(refused(opened, Map((1, 0)))) == ["not_a_goal"]
    assert [action.cell for action in opened.legal_actions() if isinstance(action, Map)] == [(2, -2), (2, 2)]


def test_case_14_what_a_map_showed_is_known_to_that_player_alone() -> None:
    opened = game({0: ["map"]})
    outcome = opened.play(Map((2, 0)))
    assert outcome.looked_at is not None
    assert outcome.looked_at.treasure
    assert not opened.mine.goal((2, 0)).up, "it goes back"
    own = opened.view(0)
    assert own.looked == ((2, 0),)
    assert [goal.treasure for goal in own.mine.goals] == [None, True, None]
    assert own.history[-1].looked_at == outcome.looked_at
    for seat in (1, 2):
        other = opened.view(seat)
        assert other.looked == ()
        assert [(goal.treasure, goal.face) for goal in other.mine.goals] == [(None, None)] * 3
        assert other.history[-1].looked_at is None
        assert other.history[-1].action == Map((2, 0)), "that she looked is seen by all"
    assert [goal.treasure for goal in opened.view(None).mine.goals] == [False, True, False]


def test_case_34_looking_twice_at_one_goal_is_allowed() -> None:
    opened = game({0: ["map", "map"]})
    opened.play(Map((2, 2)))
    until(opened, 0)
    outcome = opened.play(Map((2, 2)))
    assert outcome.looked_at is not None
    assert outcome.looked_at.face is not None
    assert outcome.looked_at.face.text == "NE"


def test_case_34_breaking_ones_own_tool_is_allowed() -> None:
    opened = game({0: ["break cart"]})
    opened.play(Break("cart", 0))
    assert opened.view(None).broken[0] == ("cart",)


def test_case_43_a_player_freed_by_her_own_repair_has_used_her_turn() -> None:
    opened = game({0: ["break cart"], 1: ["repair cart", "EW"]})
    opened.play(Break("cart", 1))
    opened.play(Repair("cart", 1))
    assert opened.seat == 2
    assert codes(refused(opened, Place("EW", (1, 0)), seat=1))[0] == "not_your_turn"


def test_case_43_passing_with_a_discard_is_always_allowed() -> None:
    opened = game({0: ["EW", "NS", "NESW", "map", "break cart", "rockfall"]})
    assert any(isinstance(action, Place) for action in opened.legal_actions())
    discards = [action.card.text for action in opened.legal_actions() if isinstance(action, Discard)]
    assert sorted(discards) == sorted(["EW", "NS", "NESW", "map", "break cart", "rockfall"])


def test_case_43_with_cards_in_hand_and_an_empty_stock_one_may_not_pass_without_a_discard() -> None:
    opened = game(rules=tiny({"map": 6}, hand=2))
    assert not opened.table.stock
    assert codes(refused(opened, Pass())) == ["too_few_cards"]
