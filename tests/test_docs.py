"""The pages in `docs/` say what the code does."""

from __future__ import annotations

import ast
import re
from dataclasses import fields
from pathlib import Path

import pytest

from sab_widget import samples
from sab_widget.model import Record, Rules
from sab_widget.model.rules import CHOICES
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
PLAYERS_HEAD = "| players | `hands` | `diggers` | `saboteurs` | `gold_per_player` |"
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
    tables = [dict(table) for table in (rules.hands, rules.diggers, rules.saboteurs, rules.gold_per_player)]
    assert found == [[players, *(table[players] for table in tables)] for players, _ in rules.hands]
    gold = ", ".join(f"{number} {'cards of' if n == 1 else 'of'} {n}" for n, number in rules.gold)
    assert f"`gold`: {gold} nuggets." in (DOCS / "rule_options.md").read_text(encoding="utf-8")
    shown = ", ".join(row[1] for row in rows("rule_options.md", DECK_HEAD))
    assert shown == ", ".join(f"{number} `{card}`" for card, number in rules.deck)


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
    "ArrowLeft": "←",
    "ArrowRight": "→",
    "ArrowUp": "↑",
    "ArrowDown": "↓",
    " ": "Space",
    "Escape": "Esc",
    "=": "+",  # the same key without Shift, on most keyboards
}


def test_every_key_of_the_front_end_is_described() -> None:
    source = (ROOT / "sab_widget" / "js" / "keys.ts").read_text(encoding="utf-8")
    lists = re.findall(r"^  \[\[(.*?)\], \(desk\)", source, re.MULTILINE)
    names = [name for found in lists for name in re.findall(r'"(.+?)"', found)]
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
