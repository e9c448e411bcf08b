"""Through whose eyes a game is seen while it goes on."""

from __future__ import annotations

from typing import Final, TypeAlias

ONLOOKER: Final = "onlooker"
"""Somebody at the table without a seat, who sees what lies open and nothing else."""
Eyes: TypeAlias = "int | str | None"
"""Whose: those of a seat, of everyone (None), or of an onlooker."""


def viewer_of(eyes: Eyes) -> int | None:
    """What a scene says of whose eyes it is for: an onlooker has no seat."""
    return eyes if isinstance(eyes, int) else None
