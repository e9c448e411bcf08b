"""Positions in which the one who concludes does something else than one who counts points."""

from __future__ import annotations

import pickle

from sab_widget.model import Break, Discard, Game, Place, Repair, Rules
from sab_widget.model.dwarves import SABOTEUR
from sab_widget.players.beliefs import beliefs
from sab_widget.players.believer import Believer
from sab_widget.players.by_role import ByRole
from tests.model import kit
from tests.players.positions import chosen


def aside(hand: list[str], roles: str) -> Game:
    """Seat 2 has dug, seat 1 has laid one card that leads nowhere, both far from the goals; it is seat 0's turn."""
    rules = Rules(first_seat=1)
    hands = {0: hand, 1: ["SW"], 2: ["EW"]}
    game = kit.game(hands, players=4, rules=rules, roles=roles, starter=1)
    game.play(Place("SW", (0, -1)))
    game.play(Place("EW", (1, 0)))
    game.play(Discard(game.table.hand(3)[0]))
    return game


HARMLESS = ["N", "N|E", "E", "E|S", "N|S"]


def test_one_card_aside_says_more_than_its_points() -> None:
    game = aside(["break cart", *HARMLESS], "dsdd")
    assert beliefs(game.view(0))[1][SABOTEUR] > 0.62
    assert chosen(ByRole(), game).kind != "break"
    assert chosen(Believer(), game) == Break("cart", 1)


def test_a_digger_repairs_whom_it_believes() -> None:
    game = aside(["repair cart", *HARMLESS], "dsdd")
    for seat in (1, 2):
        game.table.broken["cart"] |= 1 << seat
        game.table.put_in_front("cart", seat)
    game.table._legal = None
    assert chosen(Believer(), game) == Repair("cart", 2)


def test_a_saboteur_that_everybody_believes_to_be_one_hides_no_longer() -> None:
    hands = {0: ["SW", "break cart", "NESW", *HARMLESS[:3]], 2: ["EW"]}
    game = kit.game(hands, players=3, rules=Rules(), roles="sdd")
    before = chosen(Believer(), game)
    assert before.kind == "discard"
    game.play(Place("SW", (0, -1)))
    game.play(Discard(game.table.hand(1)[0]))
    game.play(Place("EW", (1, 0)))
    assert chosen(ByRole(), game).kind == "discard", "by points it is not found out yet"
    action = chosen(Believer(), game)
    assert action == Break("cart", 2) or (isinstance(action, Place) and len(action.face.tunnels[0].edges) == 1)


def test_players_can_be_sent_to_another_process() -> None:
    for player in (ByRole(), Believer(3)):
        game = aside(["break cart", *HARMLESS], "dsdd")
        chosen(player, game)
        twin = pickle.loads(pickle.dumps(player))  # noqa: S301 — our own
        assert repr(twin) == repr(player)
        assert chosen(twin, game) == chosen(player, game)
