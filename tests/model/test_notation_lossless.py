"""Nothing is lost between a record and its text: whatever was played, named, said or not known."""

from __future__ import annotations

import random
from dataclasses import fields, replace
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sab_widget.model import (
    Break,
    Card,
    Clear,
    Deal,
    Discard,
    DiscardSeveral,
    Free,
    HandsOff,
    Inspect,
    Lay,
    Map,
    Pass,
    Place,
    Record,
    Repair,
    Rockfall,
    Rules,
    SabError,
    Steal,
    Step,
    SwapHands,
    SwapHats,
    Take,
    Theft,
    Trap,
)
from sab_widget.model.branches import Branch
from sab_widget.model.deals import Deal as Dealt
from sab_widget.model.deals import deal
from sab_widget.model.deck_two import DECK_TWO
from sab_widget.model.decks import BASE_DECK, cards_of
from sab_widget.model.game import Game
from sab_widget.model.rules import CHOICES

RULES = {
    "base": Rules(),
    "many options": Rules(
        rounds=2, gold_choice="player", stone_choice="player", empty_hand="pass", must_connect=False, must_meet=True,
        next_starter="last_path", first_seat=2, goal_cells=((3, 0), (2, -2), (2, 2)), saboteur_pay=(4, 3, 3, 3),
    ),
    "no gold": Rules(won_by="finder", dwarves=(), gold=(), gold_per_player=()),
    "odd cards": Rules(
        deck=(*BASE_DECK, ("break 2", 3), ("SN", 1), ("repair cart lantern", 2), ("repair x2 with lantern", 1),
              ("break a,b", 1), ('repair #1 "', 1), ("break ?", 1), ("break Lantern", 1), ("break שלום", 1)),
        stones=("WN", "EN"), start="LWSEN", hands=((3, 2), (4, 1)), gold=((0, 3), (2, 20)),
    ),
    "saboteur2": Rules.saboteur2(),
    "saboteur2 by teams": Rules.saboteur2(boss_wins="team", theft="snapshot", open_gold=False),
    "comp424": Rules.comp424(),
    "tournament": Rules.tournament(),
    "competitive tournament": Rules.of("tournament", "competitive", rounds=1),
    "old mine": Rules.old_mine(),
    "four at once": Rules.of("old_mine", "competitive", "selfish_dwarf", "all_saboteurs", gold_drawn="per_player"),
}  # fmt: skip


def same(record: Record) -> str:
    """Check that nothing is lost, and give the text."""
    text = record.to_text()
    back = Record.from_text(text)
    for field in fields(Record):
        assert getattr(back, field.name) == getattr(record, field.name), field.name
    assert list(back.headers) == list(record.headers)
    assert back.to_text() == text
    return text


# Games that were played


@cache
def played(name: str, players: int, seed: int) -> Record:
    """A whole game at random."""
    game, chance = Game(players, RULES[name], seed=seed), random.Random(seed)
    while legal := game.legal_actions():
        game.play(chance.choice(legal))
    return game.record


@pytest.mark.parametrize("name", RULES)
def test_whole_games(name: str) -> None:
    numbers = [players for players, _ in RULES[name].hands]
    for players in {numbers[0], numbers[len(numbers) // 2], numbers[-1]}:
        record = played(name, players, players)
        same(record)
        for turn in (0, 1, len(record.steps) // 2):
            same(replace(record, steps=record.steps[:turn], problem="It stops here."))


@pytest.mark.parametrize("name", RULES)
def test_games_with_branches_that_were_played(name: str) -> None:
    record = played(name, RULES[name].hands[0][0], 1)
    chance = random.Random(name)
    for number in range(6):
        path: tuple[int, ...] = ()
        while (there := len(record.line(path).branches)) and chance.random() < 0.7:
            path = (*path, chance.randrange(there))
        line = record.line(path)
        game = line.branch(chance.randrange(len(line.steps) + 1))
        for _ in range(chance.randrange(1, 120)):
            if legal := game.legal_actions():
                game.play(chance.choice(legal))
        try:
            record = record.with_branch(game, f"What if, {number}?", None if number % 2 else "two\nlines")
        except SabError as error:
            assert "nothing differs" in str(error)  # noqa: PT017 - it may have been played already
    assert record.branches
    assert Record.loads(record.dumps()) == record
    assert record.with_hashes() == record
    same(record)


# Records of every kind, sense or not

TEXTS = st.text(st.characters(exclude_categories=["Cs"]), max_size=12) | st.sampled_from(
    ["", " ", "#", "a # b", '"', '"a"', '"a" b', "a\nb", "\n", "\r\n", "a\tb", " a", "\u202eab", "\u2028", "שלום",
     "p1", "p1: pass", "none", "?", "deal", "branch", "title", "pass", "\x00", "\\", "\\u0041", "[ab]", "👩\u200d🚀",
     "a,", "x2"]
)  # fmt: skip


def name_ok(name: str) -> bool:
    try:
        Game([name, "other one", "a third"])
    except SabError:
        return False
    return True


NAMES = TEXTS.filter(name_ok) | st.sampled_from(
    ["p1", "p2", "P3", "Ada", "ada", "4", "deal", "Branch", "stock", "hand", "rules.gold", "x2", "a:b", "a#b", "a, b"]
)
TOOLS = st.sampled_from(
    ["lantern", "cart", "Lantern", "with", "?", "x2", "x", "7", "none", "a,b", '"', "#", "שלום", "p1", "a=b", "[", "é"]
)
CELLS = st.tuples(st.integers(-16_000, 16_000), st.integers(-99, 99)) | st.sampled_from([(8, -2), (8, 0), (8, 2)])
ALL_CARDS = sorted({*map(Card, cards_of(DECK_TWO)), Card("?")})
CARDS = st.sampled_from(ALL_CARDS) | TOOLS.map(lambda tool: Card(f"break {tool}"))
FACES = st.sampled_from(["NS", "NS|E", "SW", "NESW*", "EW:green", "NS|E:blue", "EL", "N|E|S|W", "ES|NW"])


@cache
def actions(players: int) -> st.SearchStrategy[Any]:
    seats = st.integers(0, players - 1)
    repairs = st.tuples(TOOLS | st.none(), seats, st.lists(TOOLS, min_size=1, max_size=3, unique=True)).map(
        lambda found: Repair(found[0], found[1], " ".join(["repair", *found[2]]))
    )
    return st.one_of(
        st.builds(Place, FACES, CELLS),
        st.builds(Lay, FACES, CELLS),
        st.builds(Break, TOOLS, seats),
        repairs,
        st.builds(Map, CELLS),
        st.builds(Rockfall, CELLS),
        st.builds(Discard, CARDS),
        st.builds(DiscardSeveral, st.lists(CARDS, min_size=2, max_size=4)),
        st.builds(Clear, TOOLS | st.sampled_from(["trapped", "theft"]), st.lists(CARDS, max_size=3)),
        st.builds(Take, st.integers(0, 9)),
        *(st.builds(kind, seats) for kind in (HandsOff, SwapHands, Inspect, SwapHats, Trap, Free, Steal)),
        *(st.builds(kind) for kind in (Pass, Theft, Deal)),
    )


COMMENTS = st.none() | TEXTS
HASHES = st.none() | st.sampled_from(["1a2b3c4d", "00000000", "ABCDEF01", "", "]", "x y"])


@cache
def steps_of(players: int) -> st.SearchStrategy[list[Step]]:
    step = st.builds(Step, st.integers(0, players - 1), actions(players), HASHES, COMMENTS)
    return st.lists(step, min_size=1, max_size=4)


@st.composite
def deals(draw: st.DrawFn, rules: Rules, players: int) -> Dealt:
    """A deal of the rules of which some is not known, or which fits them in no way."""
    seed = draw(st.integers(0, 99))
    dealt = deal(rules, players, seed, 1, draw(st.integers(0, players - 1)), draw(st.sampled_from([(1, 2), ()])))
    chance = random.Random(draw(st.integers(0, 99)))
    forget = draw(st.sampled_from([0.0, 0.3, 1.0, 1.0]))

    def some(values: Any, unknown: Any) -> Any:
        if chance.random() < 0.05:
            values = values[:-1]
        return tuple(unknown if chance.random() < forget else value for value in values)

    goals = tuple("stone" if goal != "treasure" and chance.random() < 0.3 else goal for goal in dealt.goals)
    return replace(
        dealt,
        roles=some(dealt.roles, "?"),
        left_over=some(dealt.left_over, "?"),
        goals=some(goals, "?"),
        hands=tuple(some(hand, Card("?")) for hand in dealt.hands),
        stock=some(dealt.stock, Card("?")),
        out=some(dealt.out, Card("?")),
        gold=draw(st.sampled_from([dealt.gold, None, (), (0, 3)])),
    )


@st.composite
def lines(draw: st.DrawFn, rules: Rules, players: int, turn: int, depth: int) -> tuple[Any, Any, Any]:
    """Steps, the deals for them, perhaps some more, and branches that leave them."""
    steps = tuple(draw(steps_of(players))) if depth or draw(st.integers(0, 5)) else ()
    number = sum(step.action.kind == "deal" for step in steps) + draw(st.sampled_from([0, 0, 0, 1, 2]))
    dealt = tuple(draw(deals(rules, players)) for _ in range(number))
    found = []
    for _ in range(draw(st.integers(0, max(0, 2 - depth)))):
        at = turn + draw(st.integers(0, len(steps)))
        own, own_deals, own_branches = draw(lines(rules, players, at, depth + 1))
        found.append(Branch(at, own, draw(TEXTS), draw(COMMENTS), own_deals, own_branches))
    return steps, dealt, tuple(found)


@st.composite
def records(draw: st.DrawFn) -> Record:
    """Any record that has a form."""
    rules = RULES[draw(st.sampled_from(list(RULES)))]
    players, _ = draw(st.sampled_from(rules.hands))
    names = tuple(f"p{seat + 1}" for seat in range(players))
    if draw(st.booleans()):
        few = draw(st.lists(NAMES, unique=True, max_size=players))
        names = (*few, *[name for name in names if name not in few])[:players]
    steps, dealt, branches = draw(lines(rules, players, 0, 0))
    return Record(
        rules=rules,
        players=names,
        deals=(draw(deals(rules, players)), *dealt),
        steps=steps,
        title=draw(TEXTS),
        comment=draw(COMMENTS),
        problem=draw(COMMENTS),
        headers=draw(
            st.dictionaries(TEXTS | NAMES | st.sampled_from(["date", "Tittle", "a b", "_"]), TEXTS, max_size=3)
        ),
        branches=branches,
    )


@given(records())
@settings(max_examples=60, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
def test_records_of_every_kind(record: Record) -> None:
    same(record)


@given(
    st.fixed_dictionaries(
        {},
        optional={
            **{name: st.sampled_from(values) for name, values in CHOICES.items() if name != "won_by"},
            "rounds": st.integers(1, 10**12),
            "first_seat": st.integers(0, 2),
            "most_discarded": st.integers(1, 3),
            "selfish_pay": st.integers(0, 10),
            "saboteur_pay": st.lists(st.integers(0, 10), min_size=4, max_size=6),
            "gold": st.lists(st.tuples(st.integers(0, 5), st.integers(0, 20)), max_size=4),
            "deck": st.just((*DECK_TWO, ("break 3", 2))),
            "stones": st.sampled_from([("NW", "SE"), ("NESW", "NE")]),
        },
    ),
    st.sampled_from([(), ("old_mine",), ("selfish_dwarf", "competitive"), ("saboteur2",)]),
)
@settings(max_examples=150)
def test_every_option_of_the_rules(options: dict[str, Any], variants: tuple[str, ...]) -> None:
    try:
        rules = Rules.of(*variants, **options)
    except SabError:
        return
    record = Record(rules, ("p1", "p2", "p3"), (deal(rules, 3, 1, 1, rules.first_seat, (1,)),))
    same(record)


@pytest.mark.parametrize("key", ["_", "__", "_ _", "_date", "hand_", " "])
def test_headers_with_keys_of_hardly_any_letters(key: str) -> None:
    record = replace(played("base", 3, 3), headers={key: "said"})
    assert record.headers == Record.from_text(same(replace(record, steps=record.steps[:1]))).headers
