"""The cards, dwarves and set-up of Saboteur 2, against the tables of rules.md section 6 as written there."""

from __future__ import annotations

from collections import Counter

import pytest

from sab_widget.model import BadPlayers, Card, Face, Game, Rules
from sab_widget.model.deals import roles_of
from sab_widget.model.deck_two import ACTIONS_TWO, PATHS_TWO
from sab_widget.model.decks import BASE_DECK, cards_of
from tests.model.test_tables import ACTIONS, BLIND, OPEN

TWO = Rules.saboteur2()

PATHS = r"""
ladder 4            | `NL` `EL` `NEL` `ESL`
crystal 10          | `N*` `E*` `NES*` `ESW*` 3 · `NESW*` · `EW\|N*` · `ESW\|N*` · `NSW\|E*`
blue door 3         | `NS:blue` `EW:blue` `NE:blue`
green door 3        | `EW:green` `ES:green` `NS\|E:green`
bridge, double 4    | `NS\|EW` 2 · `NE\|SW` · `ES\|NW`
mixed 6             | `NS\|E` `NE\|S` `ES\|N` 2 · `NS\|E\|W` `EW\|N\|S`
"""
"""Each row of the table of path cards; a number after a face says how many there are, else there is one."""

TUNNELS_AND_EDGES = {(1, 1): 4, (1, 2): 7, (1, 3): 4, (1, 4): 1, (2, 3): 6, (2, 4): 6, (3, 4): 2}

ACTION_CARDS = {
    "theft": 4, "hands off": 3, "swap hands": 2, "inspection": 2, "swap hats": 2, "trapped": 3, "free at last": 4,
    "rockfall": 1,
}  # fmt: skip

DWARVES = {"blue": 4, "green": 4, "boss": 1, "profiteer": 1, "geologist": 2, "saboteur": 3}


def table() -> dict[str, Counter[str]]:
    """The rows of the table of path cards, by their headings."""
    rows: dict[str, Counter[str]] = {}
    for line in PATHS.replace(r"\|", "/").strip().splitlines():
        head, body = line.split("|")
        counted: Counter[str] = Counter()
        last = ""
        for word in body.split():
            if word.startswith("`"):
                last = Face(word.strip("`").replace("/", "|")).text
                counted[last] = 1
            elif word.isdigit():
                counted[last] = int(word)
        rows[head.strip()] = counted
    return rows


def test_each_row_of_the_table_has_as_many_cards_as_its_heading_says() -> None:
    for head, row in table().items():
        assert row.total() == int(head.split()[-1]), head


def test_the_path_cards_are_those_of_the_table() -> None:
    wanted: Counter[str] = Counter()
    for row in table().values():
        wanted += row
    assert wanted.total() == 30
    held = Counter(Face(name).text for name, number in PATHS_TWO for _ in range(number))
    assert held == wanted


def test_the_path_cards_by_number_of_tunnels_and_edges() -> None:
    faces = [card.face for card in cards_of(PATHS_TWO) if card.face is not None]
    counted = Counter((len(face.tunnels), sum(len(tunnel.edges) for tunnel in face.tunnels)) for face in faces)
    assert counted == TUNNELS_AND_EDGES
    assert Counter(face.crystal for face in faces)[True] == 10
    assert sum(bool(face.ladders) for face in faces) == 4
    doors = Counter(tunnel.door for face in faces for tunnel in face.tunnels if tunnel.door)
    assert doors == {"blue": 3, "green": 3}


def test_the_action_cards() -> None:
    assert dict(ACTIONS_TWO) == ACTION_CARDS
    assert sum(ACTION_CARDS.values()) == 21


def test_the_deck_is_118_cards_those_of_the_base_game_among_them() -> None:
    deck = Counter(cards_of(TWO.deck))
    assert deck.total() == 118
    assert deck[Card("rockfall")] == 4
    base = Counter(cards_of(BASE_DECK))
    assert base.total() == 40 + 27
    assert deck - base == Counter(cards_of(PATHS_TWO + ACTIONS_TWO))
    for name in OPEN.split(" · "):
        assert deck[Card(name.split()[0].strip("`"))] >= int(name.split()[1])
    for name in BLIND.split():
        assert deck[Card(name.strip("`"))] >= 1
    for name, number in ACTIONS.items():
        assert deck[Card(name)] == number + ACTION_CARDS.get(name, 0)


@pytest.mark.parametrize("players", range(2, 13))
def test_fifteen_dwarves_six_cards_each_and_ten_out_of_play(players: int) -> None:
    assert sum(DWARVES.values()) == 15
    assert Counter(roles_of(TWO, players)) == DWARVES
    game = Game(players, TWO, seed=players)
    deal = game.table.deal
    assert Counter(deal.roles + deal.left_over) == DWARVES
    assert len(deal.roles) == players
    assert [len(hand) for hand in deal.hands] == [6] * players
    assert len(deal.out) == 10
    assert len(deal.stock) == 118 - 10 - 6 * players
    everything = Counter([card for hand in deal.hands for card in hand] + [*deal.stock, *deal.out])
    assert everything == Counter(cards_of(TWO.deck))


def test_one_alone_and_thirteen_cannot_play() -> None:
    for players in (1, 13):
        with pytest.raises(BadPlayers, match="it is for 2 to 12"):
            Game(players, TWO)


def test_the_ten_cards_out_of_play_are_unseen_and_others_each_round() -> None:
    game = Game(3, TWO, seed=1)
    out = game.table.deal.out
    for seat in (0, 1, 2):
        view = game.view(seat)
        seen = (*(view.hands[seat] or ()), *view.discards)
        assert len(seen) == 6
        assert not hasattr(view, "out")
    while game.round == 1:
        game.play(game.legal_actions()[0])
    assert game.round == 2
    assert game.table.deal.out != out
    assert len(game.table.deal.out) == 10


def test_start_and_goals_are_those_of_the_base_game() -> None:
    base = Rules()
    for name in ("start", "treasure", "stones", "goal_cells"):
        assert getattr(TWO, name) == getattr(base, name)


def test_gold_is_pieces_not_cards() -> None:
    assert TWO.gold == ()
    assert TWO.pieces == (5, 4, 3, 2, 1)
    assert Game(5, TWO, seed=1).nuggets == (0,) * 5
