"""Modules that are loaded when they are first used: playing a game needs few of them, and should begin at once."""

from __future__ import annotations

from importlib import import_module
from typing import Any


class Later:
    """Stands for a module of this package until something in it is asked for."""

    def __init__(self, name: str) -> None:
        self._name = name

    def __getattr__(self, name: str) -> Any:
        found = getattr(import_module(f"sab_widget.model.{self._name}"), name)
        setattr(self, name, found)
        return found
