"""Names of players, and seeds: what can be one."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, TypeGuard
from unicodedata import category

from sab_widget.model.errors import BadPlayers, shown

if TYPE_CHECKING:
    from sab_widget.model.rules import Rules

LONGEST_SEED = 4096
"""Bits in a seed that is a number."""

LONGEST_NAME = 200
"""Characters in a player's name."""


def is_text(value: object) -> TypeGuard[str]:
    """Whether it is a text that a file can hold: one without half a character (a lone surrogate)."""
    return isinstance(value, str) and not any("\ud800" <= letter <= "\udfff" for letter in value)


def is_seed(seed: object) -> bool:
    """A whole number of a size that can be written, or a text."""
    return is_text(seed) or (type(seed) is int and seed.bit_length() <= LONGEST_SEED)


def names_of(players: object, rules: Rules) -> tuple[str, ...]:
    """The names of players who are given by their number, or by a list of names; raises `BadPlayers`."""
    if isinstance(players, int) and not isinstance(players, bool):
        rules.hand_size(players)
        return tuple(f"p{seat + 1}" for seat in range(players))
    if isinstance(players, str) or not isinstance(players, (list, tuple)):
        raise BadPlayers(f"{shown(players)} are no players: give their number, or a list of their names")
    rules.hand_size(len(players))
    try:
        return _checked(tuple(players))
    except TypeError:  # something that has no hash is no name either
        return _checked.__wrapped__(tuple(players))


@lru_cache(maxsize=256)
def _checked(players: tuple[object, ...]) -> tuple[str, ...]:
    """The names; kept for the next game at the same table. Raises `BadPlayers` for what is no name."""
    names: list[str] = []
    for name in players:
        if not is_text(name) or not name.strip() or any(category(letter) == "Cc" for letter in name):
            raise BadPlayers(
                f"{shown(name)} is no name: a name is a text that is not empty and has no control characters"
            )
        if len(name) > LONGEST_NAME:
            raise BadPlayers(f"the name {name[:20]!r}… has {len(name)} characters; {LONGEST_NAME} are the most")
        if name in names:
            raise BadPlayers(f"two players are called {shown(name)}; each needs a name of their own")
        names.append(name)
    return tuple(names)
