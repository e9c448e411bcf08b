"""Decks, roles, hands, gold and pay, against the tables of rules.md section 2, typed here as they stand there."""

from __future__ import annotations

from collections import Counter

import pytest

from sab_widget.model import Card, Face, Game, Rules
from sab_widget.model.deals import gold_of, roles_of
from sab_widget.model.decks import cards_of
from sab_widget.model.rules import PAYS

OPEN = "`NESW` 5 · `NES` 5 · `ESW` 5 · `NS` 4 · `EW` 3 · `ES` 4 · `NE` 5"
BLIND = "`N` `E` `N|S` `E|W` `E|S` `N|E` `N|E|S` `E|S|W` `N|E|S|W`"
ACTIONS = {
    "break lantern": 3, "break cart": 3, "break pickaxe": 3,
    "repair lantern": 2, "repair cart": 2, "repair pickaxe": 2,
    "repair lantern cart": 1, "repair cart pickaxe": 1, "repair lantern pickaxe": 1,
    "map": 6, "rockfall": 3,
}  # fmt: skip
TUNNELS_AND_EDGES = {(1, 1): 2, (1, 2): 16, (1, 3): 10, (1, 4): 5, (2, 2): 4, (3, 3): 2, (4, 4): 1}

PLAYERS = "3 4 5 6 7 8 9 10"
SABOTEURS = "1 1 2 2 3 3 3 4"
DIGGERS = "3 4 4 5 5 6 7 7"
HAND = "6 6 6 5 5 4 4 4"
GOLD_PER_PLAYER = "3 4 5 6 7 8 9 9"


def by_players(row: str) -> list[tuple[int, int]]:
    return list(zip(map(int, PLAYERS.split()), map(int, row.split()), strict=True))


def paths() -> Counter[str]:
    return Counter(card.text for card in cards_of(Rules().deck) if card.face is not None)


def test_the_open_paths() -> None:
    table = {entry.split()[0].strip("`"): int(entry.split()[1]) for entry in OPEN.split(" · ")}
    assert sum(table.values()) == 31
    assert {name: number for name, number in paths().items() if name in table} == table


def test_the_blind_paths() -> None:
    names = [name.strip("`") for name in BLIND.split()]
    assert len(names) == 9
    assert {name: paths()[name] for name in names} == dict.fromkeys(names, 1)


def test_there_are_44_path_cards_with_start_and_goals() -> None:
    rules = Rules()
    assert sum(paths().values()) == 31 + 9
    assert sum(paths().values()) + len([rules.start]) + len([rules.treasure, *rules.stones]) == 44


def test_the_deck_by_number_of_tunnels_and_edges() -> None:
    faces = [card.face for card in cards_of(Rules().deck) if card.face is not None]
    counted = Counter((len(face.tunnels), sum(len(t.edges) for t in face.tunnels)) for face in faces)
    assert counted == TUNNELS_AND_EDGES
    assert not any(face.crystal or face.ladders or any(t.door for t in face.tunnels) for face in faces)


def test_the_action_cards() -> None:
    counted = Counter(card.text for card in cards_of(Rules().deck) if card.face is None)
    assert counted == ACTIONS
    assert sum(counted.values()) == 27
    assert set(Rules().tools) == {"lantern", "cart", "pickaxe"}
    two = sorted(sorted(card.tools) for card in Rules().repair_cards if len(card.tools) == 2)
    assert two == [["cart", "lantern"], ["cart", "pickaxe"], ["lantern", "pickaxe"]]


def test_start_and_goals() -> None:
    rules = Rules()
    assert Face(rules.start) is Face("NESWL")
    assert Face(rules.treasure) is Face("NESW")
    assert rules.stones == ("NW", "NE")
    assert [Face(stone).turned.text for stone in rules.stones] == ["ES", "SW"]
    assert rules.goal_cells == ((8, -2), (8, 0), (8, 2))


def test_the_gold() -> None:
    assert Counter(gold_of(Rules())) == {1: 16, 2: 8, 3: 4}
    assert len(gold_of(Rules())) == 28


@pytest.mark.parametrize(("players", "number"), by_players(SABOTEURS))
def test_saboteurs(players: int, number: int) -> None:
    assert roles_of(Rules(), players).count("saboteur") == number


@pytest.mark.parametrize(("players", "number"), by_players(DIGGERS))
def test_gold_diggers(players: int, number: int) -> None:
    assert roles_of(Rules(), players).count("digger") == number


def test_there_are_11_dwarves_in_the_box() -> None:
    assert max(number for _, number in by_players(DIGGERS)) == 7
    assert max(number for _, number in by_players(SABOTEURS)) == 4
    assert max(len(roles_of(Rules(), players)) for players, _ in by_players(HAND)) == 11


@pytest.mark.parametrize(("players", "number"), by_players(HAND))
def test_hands_and_the_dwarf_left_over(players: int, number: int) -> None:
    game = Game(players, seed=players)
    assert [len(hand) for hand in game.table.hands] == [number] * players
    assert len(game.table.stock) == 67 - number * players
    assert len(game.table.deal.roles) == players
    assert len(game.table.deal.left_over) == 1
    assert sorted(game.table.deal.roles + game.table.deal.left_over) == sorted(roles_of(Rules(), players))


@pytest.mark.parametrize(("players", "number"), by_players(GOLD_PER_PLAYER))
def test_gold_cards_drawn_per_player(players: int, number: int) -> None:
    assert dict(Rules().gold_per_player)[players] == number


def test_what_saboteurs_are_paid() -> None:
    assert Rules().saboteur_pay == (4, 3, 3, 2)
    assert Rules(saboteur_pay=(4, 3, 3, 3)).saboteur_pay == (4, 3, 3, 3)
    assert PAYS == ((4, 3, 3, 2), (4, 3, 3, 3))


def test_every_face_of_the_deck_keeps_the_name_that_the_table_gives_it() -> None:
    for name, _ in Rules().deck:
        assert Card(name).text == name
        face = Card(name).face
        assert face is None or face.text == name
