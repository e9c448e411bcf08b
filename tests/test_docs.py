"""The pages in `docs/` say what the code does."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from pathlib import Path

import pytest

from sab_widget import samples
from sab_widget.model import Game, Record, Rules
from sab_widget.model.deck_two import ACTIONS_TWO, PATHS_TWO
from sab_widget.model.rules import CHOICES
from sab_widget.model.variants import VARIANTS
from tests.conftest import ROOT

DOCS = ROOT / "docs"
PAGES = sorted([ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *DOCS.glob("*.md")])
LINK = re.compile(r"\]\(([^)#\s]+)(?:#[^)]*)?\)|(?:src|href)=\"([^\"#]+)\"")


def rows(page: str, head: str) -> list[list[str]]:
    """The rows of the table with this head, cell by cell."""
    lines = (DOCS / page).read_text(encoding="utf-8").splitlines()
    start = lines.index(head) + 2
    found = []
    for line in lines[start:]:
        if not line.startswith("|"):
            break
        found.append([cell.strip().replace(r"\|", "|") for cell in re.split(r"(?<!\\)\|", line)[1:-1]])
    return found


CHOICE_HEAD = "| option | values | what it decides | where it comes from |"
VALUE_HEAD = "| option | default | what it holds | where it comes from |"
PLAYERS_HEAD = "| players | `hands` | `digger` | `saboteur` | `gold_per_player` |"
VARIANT_HEAD = "| variant | method | for | what it changes |"
AGAINST_HEAD = "| variant | not with | why |"
DWARVES_HEAD = (
    "| players | selfish dwarf: `digger` | `saboteur` | `selfish` | tournament: `digger` | `saboteur` | `selfish` |"
)
DECK_HEAD = "| cards | how many of each |"
KEY_HEAD = "| where | press | what happens |"


def test_every_option_is_described_once() -> None:
    names = [row[0].strip("`") for head in (CHOICE_HEAD, VALUE_HEAD) for row in rows("rule_options.md", head)]
    assert sorted(names) == sorted(field.name for field in fields(Rules))


def test_choices_are_those_of_the_code() -> None:
    found = {name.strip("`"): values for name, values, *_ in rows("rule_options.md", CHOICE_HEAD)}
    assert found == {name: ", ".join(f"`{value!r}`" for value in values) for name, values in CHOICES.items()}


def test_defaults_are_those_of_the_code() -> None:
    for name, shown, *_ in rows("rule_options.md", VALUE_HEAD):
        if shown != "below":
            assert ast.literal_eval(shown.strip("`")) == getattr(Rules(), name.strip("`"))


def test_tables_are_those_of_the_code() -> None:
    rules = Rules()
    found = [[int(cell) for cell in row] for row in rows("rule_options.md", PLAYERS_HEAD)]
    tables = [dict(table) for table in (rules.hands, *dict(rules.dwarves).values(), rules.gold_per_player)]
    assert [role for role, _ in rules.dwarves] == ["digger", "saboteur"]
    assert found == [[players, *(table[players] for table in tables)] for players, _ in rules.hands]
    gold = ", ".join(f"{number} {'cards of' if n == 1 else 'of'} {n}" for n, number in rules.gold)
    page = (DOCS / "rule_options.md").read_text(encoding="utf-8")
    assert f"`gold`: {gold} nuggets." in page
    shown = ", ".join(row[1] for row in rows("rule_options.md", DECK_HEAD))
    assert shown == ", ".join(f"{number} `{card}`" for card, number in rules.deck)


def test_variants_are_those_of_the_code() -> None:
    described = {row[1].strip("`").removeprefix("Rules.").removesuffix("()"): row[2:] for row in variants()}
    assert set(described) == set(VARIANTS)
    for name, (numbers, told) in described.items():
        rules = Rules.of(name)
        players = [n for n, _ in rules.hands]
        assert numbers == f"{players[0]} to {players[-1]}"
        changed = {field.name for field in fields(Rules) if getattr(rules, field.name) != getattr(Rules(), field.name)}
        named = set(re.findall(r"`(\w+)`", told))
        assert changed == named, f"{name} changes {changed}, but the page says {named}"


def variants() -> list[list[str]]:
    """The table of the variants."""
    return rows("rule_options.md", VARIANT_HEAD)


def test_what_makes_no_sense_together_is_what_the_code_refuses() -> None:
    found = {
        (name.strip("`"), other.strip("` ")): why
        for name, others, why in rows("rule_options.md", AGAINST_HEAD)
        for other in others.split(",")
    }
    assert found == {(name, other): why for name in VARIANTS for other, why in VARIANTS[name].without.items()}


def test_the_numbers_of_the_variants_are_those_of_the_code() -> None:
    page = (DOCS / "rule_options.md").read_text(encoding="utf-8")
    stones, ones, twos, threes = (number for _, number in Rules.old_mine().gold)
    assert f"`Rules.old_mine().gold`: {stones} stones, {ones} cards of 1, {twos} of 2, {threes} of 3 nuggets." in page
    for players, *numbers in rows("rule_options.md", DWARVES_HEAD):
        for rules, shown in ((Rules.selfish_dwarf(), numbers[:3]), (Rules.tournament(), numbers[3:])):
            can_play = int(players) in dict(rules.hands)
            dwarves = rules.dwarves_for(int(players)) if can_play else {}
            assert shown == [str(dwarves.get(role, "")) for role in ("digger", "saboteur", "selfish")]


def test_the_cards_and_dwarves_of_saboteur_2_are_those_of_the_code() -> None:
    page = (DOCS / "rule_options.md").read_text(encoding="utf-8")
    section = page.partition("## Saboteur 2\n")[2].partition("\n## ")[0]
    table, _, dwarves = section.partition("Its dwarves")
    shown = re.findall(r"(\d+) `(.+?)`", table.replace(r"\|", "|"))
    assert [(card, int(number)) for number, card in shown] == list(PATHS_TWO + ACTIONS_TWO)
    box = {role: int(number) for number, role in re.findall(r"(\d+) `(.+?)`", dwarves)}
    assert all(Rules.saboteur2().dwarves_for(players) == box for players in range(2, 13))


def test_the_variant_of_ones_own_is_one() -> None:
    page = (DOCS / "rule_options.md").read_text(encoding="utf-8")
    code = page.partition("## A variant of one's own\n")[2].partition("\n## ")[0].partition("    rules = ")[2]
    made = eval(code, {"Rules": Rules})  # noqa: S307  # our own page
    assert isinstance(made, Rules)
    assert Game(4, made, seed=1).legal_actions()


def test_the_record_shown_is_a_record() -> None:
    blocks = re.findall(r"```json\n(.*?)```", (DOCS / "record.md").read_text(encoding="utf-8"), re.DOTALL)
    record = Record.loads(blocks[0])
    assert record.final().turn == len(record.steps)
    assert record.with_hashes() == record
    assert record.dumps() == blocks[0]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_links_lead_to_files(page: Path) -> None:
    for found in LINK.finditer(page.read_text(encoding="utf-8")):
        target = found[1] or found[2]
        if "://" not in target and not target.startswith("mailto:"):
            assert (page.parent / target).exists(), f"{page.name} links to {target}, which is not there"


LABELS = {
    "Left": "←",
    "Right": "→",
    "Up": "↑",
    "Down": "↓",
    " ": "Space",
    "Escape": "Esc",
    "=": "+",  # the same key without Shift, on most keyboards
}


def test_every_key_of_the_front_end_is_described() -> None:
    source = (ROOT / "sab_widget" / "js" / "keys.ts").read_text(encoding="utf-8")
    names = re.findall(r'^  \["(.+?)", \(desk\)', source, re.MULTILINE)
    keys = {name[1:] if len(name) > 1 and name[0] in "+-" else name for name in names}
    described = {key for row in rows("keyboard.md", KEY_HEAD) for key in re.findall("<kbd>(.*?)</kbd>", row[1])}
    assert {LABELS.get(key, key.upper() if len(key) == 1 else key) for key in keys} == described - {"Shift"}


def test_the_readme_shows_lines_of_a_real_record() -> None:
    (block,) = re.findall(r"```json\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    text = samples.diggers_win().dumps()
    place = 0
    for piece in re.split(r"…|\n", block):
        found = piece.strip().rstrip(",").strip()
        place = text.find(found.removesuffix("}").removeprefix(", "), place)
        assert place >= 0, f"the record does not go on with {found!r}"
