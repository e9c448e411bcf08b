"""A player is handed what its seat may know, and nothing else."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable
from types import BuiltinFunctionType, FunctionType, ModuleType
from typing import ClassVar

import pytest

from sab_widget.model import Action, Card, Game, Goal, Record, Rules, StaleView, View
from sab_widget.model.deals import Deal
from sab_widget.model.deck_two import DECK_TWO
from sab_widget.model.round import Round
from sab_widget.players import Player, Random, play_out
from sab_widget.players.believer import Believer
from sab_widget.players.by_role import ByRole
from sab_widget.players.play import chance_of
from sab_widget.simulate import simulate
from tests.secrets import lively_game, shuffled_secrets

MANY = {"swap hands": 8, "inspection": 8, "swap hats": 6, "map": 6}
TWO = Rules.saboteur2(
    deck=tuple((name, MANY.get(name, number)) for name, number in DECK_TWO),
    goal_cells=((2, -2), (3, 0), (2, 2)),
    rounds=2,
)
BASE = Rules(goal_cells=((3, -1), (3, 0), (3, 1)), rounds=2)


def reachable(roots: Iterable[object]) -> list[object]:
    """Everything that can be reached from some objects, but for what belongs to the program and not to the game."""
    seen: dict[int, object] = {}
    todo = list(roots)
    while todo:
        here = todo.pop()
        if id(here) in seen or isinstance(here, (type, ModuleType, FunctionType, BuiltinFunctionType)):
            continue
        seen[id(here)] = here
        todo += gc.get_referents(here)
    return list(seen.values())


class Spy:
    """Plays like another player, and looks at all that it can reach from what it is handed."""

    def __init__(self, player: Player, hidden: Callable[[View], None]) -> None:
        self._player, self._hidden = player, hidden
        self.looked = 0

    def begin(self, seat: int, seed: str) -> None:
        if hasattr(self._player, "begin"):
            self._player.begin(seat, seed)

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        for thing in reachable([view]):
            assert not isinstance(thing, (Game, Round, Record, Deal)), f"it can reach {thing!r} before it looks"
        assert view.turn >= 0  # from here on it is a plain view
        self.looked += 1
        known = {id(card) for card in view.hand}
        known |= {id(card) for card in view.discards if card is not None}
        known |= {id(card) for hand in view.known_hands if hand is not None for card in hand.cards}
        for action in (*legal, *(seen.action for seen in view.history if seen.action is not None)):
            known |= {id(card) for card in (action.card, *getattr(action, "cards", ())) if card is not None}
        goals = {id(goal) for goal in view.mine.goals}
        for thing in reachable([view, legal]):
            assert not isinstance(thing, (Game, Round, Record, Deal)), f"it can reach {thing!r}"
            if isinstance(thing, Card):
                assert id(thing) in known, f"it can reach the card {thing}"
            if isinstance(thing, Goal) and id(thing) in goals:
                shown = thing.up or thing.cell in view.looked or thing.cell in view.waiting
                assert (thing.face is not None) == shown, f"it knows {thing}"
        self._hidden(view)
        return self._player.choose(view, legal)


@pytest.mark.parametrize("players", [Random, ByRole, Believer])
@pytest.mark.parametrize(("rules", "number"), [(BASE, 4), (TWO, 5)], ids=["base", "two"])
def test_nothing_else_can_be_reached_from_it(players: Callable[[], Player], rules: Rules, number: int) -> None:
    game = Game(number, rules, seed=4)

    def others_are_hidden(view: View) -> None:
        assert [seat for seat, hand in enumerate(view.hands) if hand is not None] == [game.seat] == [view.viewer]

    spies = [Spy(players(), others_are_hidden) for _ in range(number)]
    play_out(game, spies)
    assert sum(spy.looked for spy in spies) > 10


def test_a_spy_would_notice() -> None:
    """Else the tests above would prove nothing."""
    game = Game(3, seed=1)
    assert any(isinstance(thing, Round) for thing in reachable([game]))
    assert any(isinstance(thing, Card) for thing in reachable([{"a": (game.table.hand(1),)}]))


class Note:
    """Plays like another player, and remembers what it did."""

    def __init__(self, player: Player) -> None:
        self._player = player
        self.done: list[tuple[int, Action]] = []

    def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
        action = self._player.choose(view, legal)
        self.done.append((view.turn, action))
        return action


@pytest.mark.parametrize("kind", [ByRole, Believer])
@pytest.mark.parametrize(("rules", "players"), [(BASE, 4), (TWO, 5)], ids=["base", "two"])
def test_the_same_is_chosen_when_what_is_hidden_changes(kind: Callable[[], ByRole], rules: Rules, players: int) -> None:
    compared = 0
    for seed in range(3):
        record = lively_game(players, seed, 60, rules).record
        for viewer in range(players):
            one, two = kind(), kind()
            other = shuffled_secrets(record, viewer, seed)
            for player in (one, two):
                player.begin(viewer, "same")
            for true, false in zip(record.replay(), other.replay(), strict=True):
                if true.seat == viewer and not true.round_over:
                    legal = true.legal_actions()
                    assert legal == false.legal_actions()
                    assert one.choose(true.view(viewer), legal) == two.choose(false.view(viewer), legal)
                    compared += 1
    assert compared > 100


@pytest.mark.parametrize("kind", [ByRole, Believer])
def test_the_same_seed_gives_the_same_game(kind: Callable[[], ByRole]) -> None:
    games = [play_out(Game(5, BASE, seed=seed), [kind() for _ in range(5)]) for seed in (1, 1, 2)]
    assert games[0].record == games[1].record
    assert games[0].record != games[2].record
    played = [kind() for _ in range(5)]
    for seed in (2, 1):
        last = play_out(Game(5, BASE, seed=seed), played)
    assert last.record == games[0].record, "players that have played before"


@pytest.mark.parametrize("kind", [ByRole, Believer])
def test_nothing_hangs_on_having_seen_the_turns_before(kind: Callable[[], ByRole]) -> None:
    game = Game(4, BASE, seed=8)
    steady = kind()
    steady.begin(0, "same")
    asked = 0
    while game.round == 1 and not game.round_over:
        legal = game.legal_actions()
        if game.seat == 0:
            fresh = kind()
            fresh.begin(0, "same")
            fresh.digger._chance = fresh.saboteur._chance = _Middle()  # type: ignore[attr-defined]
            steady.digger._chance = steady.saboteur._chance = _Middle()  # type: ignore[attr-defined]
            action = steady.choose(game.view(0), legal)
            assert fresh.choose(game.view(0), legal) == action
            asked += 1
            game.play(action)
        else:
            game.play(legal[len(legal) // 2])
    assert asked > 5


class _Middle:
    """A chance that always gives the same."""

    def random(self) -> float:
        return 0.5


def test_a_view_that_was_not_looked_at_in_time_tells_nothing() -> None:
    class Late:
        def __init__(self) -> None:
            self.views: list[View] = []

        def choose(self, view: View, legal: tuple[Action, ...]) -> Action:
            self.views.append(view)
            if len(self.views) % 2:
                assert view.hand
            return legal[0]

    late = Late()
    play_out(Game(3, BASE, seed=1), [late, Random(), Random()])
    assert late.views[0].hand, "what was looked at may be kept"
    with pytest.raises(StaleView, match="was not looked at while it was current"):
        assert late.views[1].hand


class Listener(Random):
    """Keeps what its chance shall come from."""

    heard: ClassVar[list[str]] = []

    def begin(self, seat: int, seed: str) -> None:
        self.heard.append(seed)
        super().begin(seat, seed)


@pytest.mark.parametrize("rules", [BASE, TWO], ids=["base", "two"])
def test_nobody_can_deal_the_cards_again_from_the_seed_that_a_player_is_handed(rules: Rules) -> None:
    Listener.heard.clear()
    game = play_out(Game(4, rules, seed="4/1"), [Listener() for _ in range(4)])
    assert set(Listener.heard) == {chance_of(game)}
    study = simulate(rules, [Listener()] * 4, games=3, seed=4, executor="here", progress=False)
    assert len(set(Listener.heard)) == 3, "one of the games is the same"
    dealt = [str(Game(4, rules, seed=seed).record.deals[0].hands) for seed in study.seed.unique()]
    assert str(game.record.deals[0].hands) == dealt[1]
    for seed in Listener.heard:
        assert str(Game(4, rules, seed=seed).record.deals[0].hands) not in dealt
