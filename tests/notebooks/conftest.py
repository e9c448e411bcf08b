"""Tests of one notebook go to one worker, so that it is run once for all of them."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)  # before pytest-xdist takes note of the groups
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Group the tests of this folder by their files."""
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
