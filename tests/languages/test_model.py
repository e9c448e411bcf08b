"""The English catalogue says what the model says, for each of its codes."""

from __future__ import annotations

import ast
import re
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sab_widget.languages import words_for
from sab_widget.model import Cell, Game, Mine, Rules
from sab_widget.model.cells import SIDES
from sab_widget.model.ending import WHY
from sab_widget.model.reasons import SENTENCES, Reason
from sab_widget.model.routes import BREAKS, Break
from sab_widget.model.said import Said
from sab_widget.model.teams import settle
from sab_widget.scene.told import reason_id, reason_words, said_words
from tests.languages.catalogues import messages

ENGLISH = words_for("en")
MODEL = Path(__file__).parents[2] / "sab_widget" / "model"


def places(text: str) -> str:
    """A sentence of the model with its cells as people read them."""
    return re.sub(r"(-?\d+),(-?\d+)", lambda cell: f"{cell[1]}, {cell[2]}".replace("-", "−"), text)


@pytest.mark.parametrize("code", SENTENCES)
def test_a_reason_in_english_is_what_the_model_says(code: str) -> None:
    name, _, detail = code.partition(".")
    sided = "{side}" in SENTENCES[code]
    for side in SIDES if sided else (None,):
        reason = Reason(name, side=side, cell=Cell(3, -1), tool="lantern", seat=2, card="map", number=3, detail=detail)
        said = reason_words(ENGLISH, reason)
        assert said[0].upper() + said[1:] == places(reason.sentence)


def test_there_is_no_reason_in_the_catalogue_that_the_model_does_not_know() -> None:
    known = {reason_id(Reason(code.partition(".")[0], detail=code.partition(".")[2])) for code in SENTENCES}
    assert {key for key in messages("en") if key.startswith("scene-reason-")} == known | {"scene-reason-and-break"}


@pytest.mark.parametrize("kind", BREAKS)
def test_a_break_in_english_is_what_the_model_says(kind: str) -> None:
    for side in SIDES if "{beyond}" in BREAKS[kind] else (None,):
        broken = Break(kind, Cell(3, -1), side)
        assert said_words(ENGLISH, broken.sentence) == places(broken.sentence)


def _codes() -> set[str]:
    """The second argument of every `Said(…)` in the model."""
    found: set[str] = set()
    for path in MODEL.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Said":
                constants = [each.value for each in ast.walk(node.args[1]) if isinstance(each, ast.Constant)]
                found.update(code for code in constants if isinstance(code, str))
    return found


def test_the_catalogue_has_every_sentence_of_the_model() -> None:
    said = {key.removeprefix("scene-said-") for key in messages("en") if key.startswith("scene-said-")}
    why = {key.removeprefix("scene-why-") for key in messages("en") if key.startswith("scene-why-")} - {"pieces"}
    breaks = {key.removeprefix("scene-breaks-") for key in messages("en") if key.startswith("scene-breaks-")}
    codes = _codes()
    assert breaks == set(BREAKS)
    # Not in the scene: how a seat's own dwarf came to be known is told with its name.
    assert said == {code for code in codes if not code.startswith(("why-", "break-"))} - why - {"dwarf"}
    assert why >= set(WHY)
    assert why == set(WHY) | (why & codes)


def _all_said(value: Any) -> list[Said]:
    return [each for each in value if isinstance(each, Said)]


@pytest.mark.parametrize("rules", [Rules(), Rules.saboteur2()], ids=["base", "two"])
def test_what_a_whole_game_says_is_the_same_in_the_catalogue(rules: Rules) -> None:
    heard = 0
    game, chance = Game(5, seed=2, rules=rules), Random(2)
    while legal := game.legal_actions():
        game.play(chance.choice(legal))
        if game.turn % 6 == 0:
            chances = game.view(0).chances()
            for each in (*chances.treasure.values(), *chances.saboteurs.values()):
                assert said_words(ENGLISH, each.source) == places(each.source)
                heard += 1
    for result in game.rounds:
        for said in _all_said((*result.notes, *result.why)):
            assert said_words(ENGLISH, said) == places(said)
            heard += 1
    assert heard > 50


def test_why_each_dwarf_of_saboteur_2_got_what_it_got() -> None:
    rules = Rules.saboteur2()
    table = ["blue", "green", "boss", "profiteer", "geologist", "geologist", "saboteur", "?"]
    heard: set[str] = set()
    for finder in (None, *range(len(table))):
        for blue in (False, True):
            for green in (False, True):
                for trapped in ((), (0, 2)):
                    for boss in ("treasure", "team"):
                        own = replace(rules, boss_wins=boss)
                        ways = {"blue": blue, "green": green}
                        for said in settle(own, table, finder, ways, trapped, 3).why:
                            heard.add(said.code)
                            assert said_words(ENGLISH, said) == places(said)
    assert len(heard) > 10


def test_a_reason_that_no_way_leads_on_tells_where_it_breaks() -> None:
    mine = Mine()
    mine.place("N|S", (0, -1))
    (reason,) = mine.why_not("NS", (0, -2))
    assert reason_words(ENGLISH, reason) == places(str(reason))


def test_a_seat_is_told_by_its_name_where_that_is_known() -> None:
    game = Game(["Ada", "Ben", "Cleo"], seed=1)
    reason = Reason("tool_already_broken", tool="cart", seat=1)
    assert reason_words(ENGLISH, reason, game.players) == "The cart of Ben is broken already."
