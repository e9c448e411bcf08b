"""Modules that are loaded when they are first used: playing a game needs few of them, and should begin at once."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping


class Later:
    """Stands for a module of this package until something in it is asked for."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        found = getattr(import_module(f"sab_widget.model.{self._name}"), name)
        setattr(self, name, found)
        return found


def names_later(
    package: dict[str, Any], places: Mapping[str, str]
) -> tuple[Callable[[str], Any], Callable[[], list[str]]]:
    """The functions `__getattr__` and `__dir__` of a package whose names are loaded when they are first asked for.

    Args:
        package: Its `globals()`.
        places: Each name, and its module: `"faces"`, or `"routes:Break"` where the name is another one there.
    """

    def get(name: str) -> Any:
        if name not in places:
            raise AttributeError(f"module {package['__name__']!r} has no attribute {name!r}")
        module, _, there = places[name].partition(":")
        found = package[name] = getattr(import_module(f"{package['__name__']}.{module}"), there or name)
        return found

    return get, lambda: sorted({*package, *places})
