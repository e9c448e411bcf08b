"""Every section of the rules and every one of their numbered cases has tests that are named after it."""

from __future__ import annotations

import ast
import re
from functools import cache

import pytest

from tests.conftest import ROOT

CASES = range(1, 52)
"""The numbered cases of the rules."""

SECTIONS = range(1, 8)
"""Those that say what a game is; the eighth is the cases."""


@cache
def told() -> list[int]:
    """The cases that any test is named after."""
    texts = [path.read_text(encoding="utf-8") for path in (ROOT / "tests").rglob("test_*.py")]
    names = [
        node.name
        for text in texts
        if "test_case" in text
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.FunctionDef)
    ]
    return [case for name in names for case in cases_of(name)]


def cases_of(name: str) -> set[int]:
    """The cases that a test is named after: `test_case_07_…`, `test_case_7_…`, `test_cases_7_and_8_…`."""
    found = re.match(r"test_cases?_((?:\d+_(?:and_)?)+)", name)
    return set(map(int, re.findall(r"\d+", found[1]))) if found else set()


def sections_of(head: str) -> set[int]:
    """The sections that a file of tests says it is about, in its first line: `section 5`, `sections 3, 7`."""
    return {int(digit) for some in re.findall(r"sections? ([\d, ]+)", head) for digit in re.findall(r"\d", some)}


@pytest.mark.parametrize("case", CASES)
def test_the_case_has_a_test_of_its_name(case: int) -> None:
    assert case in told()


def test_there_are_no_tests_of_cases_that_there_are_not() -> None:
    assert set(told()) <= set(CASES)


@pytest.mark.parametrize("section", SECTIONS)
def test_the_section_has_a_file_of_tests_about_it(section: int) -> None:
    heads = [path.read_text(encoding="utf-8").partition("\n")[0] for path in (ROOT / "tests/model").glob("test_*.py")]
    assert any(section in sections_of(head) for head in heads)
