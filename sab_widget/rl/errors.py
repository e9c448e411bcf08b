"""What is refused here: arguments of an environment, and numbers that stand for no action."""

from __future__ import annotations

from sab_widget.model.errors import SabError


class BadSetting(SabError):
    """An argument of an environment that it does not know, or an agent that it does not have."""


class NotReset(SabError, AttributeError):
    """No game is dealt yet: an environment has agents, rewards and turns once it has been reset."""


class BadIndex(SabError):
    """A number that stands for no action, or an action that no number stands for."""


class NotInstalled(SabError, ImportError):
    """A library that an optional part of the package needs is not there; it says how to get it."""
