"""How a page begins: what it shows before anybody touches it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Literal

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence


@dataclass(frozen=True, slots=True, kw_only=True)
class Start:
    """How a page begins; each field is what the trait of `MineWidget` with its name is."""

    viewer: int | None = None
    branch: Sequence[int] = ()
    turn: int = 0
    selected: Mapping[str, Any] | None = None
    revealed: Sequence[Sequence[int]] = ()
    theme: Literal["auto", "light", "dark"] = "auto"
    speed: float = 1.0
    marks: Mapping[str, Sequence[str]] = field(default_factory=dict)
