"""Records that come with the package, each with comments: whole games, and one that shows the rules one by one.

>>> names()
('diggers_win', 'saboteurs_win', 'every_rule', 'saboteur2')
>>> every_rule()
<Record 'Every rule, one by one': 4 players, 2 rounds, 50 steps>
>>> load("diggers_win").final().winners
(1, 3)
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from sab_widget.model.errors import BadRecord, shown
from sab_widget.model.record import Record

__all__ = ["CATALOGUE", "diggers_win", "every_rule", "load", "names", "saboteur2", "saboteurs_win"]

CATALOGUE: Final = {
    "diggers_win": "Five players, three rounds: the diggers win each of them.",
    "saboteurs_win": "Five players, three rounds: the saboteurs win each of them.",
    "every_rule": "Four players, two short rounds written by hand: what each rule does, with a comment on every turn.",
    "saboteur2": "Saboteur 2 with six players, three rounds: doors, ladders, hats, thefts, and a branch.",
}
"""What there is: names, and a sentence about each."""


def names() -> tuple[str, ...]:
    """The names of the samples."""
    return tuple(CATALOGUE)


def load(name: str) -> Record:
    """The sample of that name.

    >>> load("diggers")
    Traceback (most recent call last):
    sab_widget.model.errors.BadRecord: there is no sample 'diggers'; there are diggers_win, saboteurs_win, ...

    Raises:
        BadRecord: There is none.
    """
    if name not in tuple(CATALOGUE):  # a list, which could not be looked up, is no name either
        raise BadRecord(f"there is no sample {shown(name)}; there are {', '.join(CATALOGUE)}")
    return Record.loads((files(__name__) / f"{name}.json").read_text(encoding="utf-8"))


def diggers_win() -> Record:
    """A game of three rounds, each of which the diggers win.

    >>> [result.winner for result in diggers_win().final().rounds]
    ['diggers', 'diggers', 'diggers']
    """
    return load("diggers_win")


def saboteurs_win() -> Record:
    """A game of three rounds, each of which the saboteurs win.

    >>> [result.winner for result in saboteurs_win().final().rounds]
    ['saboteurs', 'saboteurs', 'saboteurs']
    """
    return load("saboteurs_win")


def every_rule() -> Record:
    """Two short rounds in which every rule is shown, one by one.

    >>> every_rule().steps[0].comment[:22]
    'Laying a path card. It'
    """
    return load("every_rule")


def saboteur2() -> Record:
    """A game of Saboteur 2: three rounds of six players, and a branch that leaves the last of them.

    >>> [result.winner for result in saboteur2().final().rounds]
    ['green', 'blue', 'nobody']
    """
    return load("saboteur2")
