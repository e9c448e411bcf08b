"""The player that concludes from what was played who is what."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sab_widget.model.dwarves import SABOTEUR
from sab_widget.players.beliefs import believed, believed_by_all
from sab_widget.players.by_role import ByRole
from sab_widget.players.digger import Digger
from sab_widget.players.saboteur import Saboteur

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.model.view import View
    from sab_widget.players.situation import Situation
    from sab_widget.players.weigher import Weigher

FOUND_OUT: Final = 0.6
"""A saboteur whom everybody takes for one with this probability hides no longer."""


class Believer(ByRole):
    """Keeps a probability for what each seat is, and acts on it; what to do with cards it knows from the heuristics.

    The idea is Bayes' rule, as players for other games of hidden roles use it (such as the bot for The Resistance in
    github.com/raulZAg/thresistance-python); those for this game count points of trust instead. Here:

    - It begins with what counting dwarves tells (`View.chances`), and weighs all deals of the unknown dwarves at once.
    - Each deed of a seat changes that by how often diggers and saboteurs do such a thing in such a situation. These
      numbers were measured in games of `Digger` and `Saboteur` and lie in `likelihoods.json`.
    - As a digger it breaks, traps, repairs and inspects by these probabilities instead of points.
    - As a saboteur it spares those who are likely to be saboteurs too, and takes its mask off when an onlooker who
      reckons as it does would have found it out.

    All of it follows from its view's history, so it gives the same answers when it has seen none of the earlier turns.
    """

    def __init__(self, seed: int | str | None = None) -> None:
        super().__init__(_BelievingDigger(seed), _BelievingSaboteur(seed), name="Believer")

    def __repr__(self) -> str:
        return "Believer()"


def _doubts(player: Weigher, view: View) -> list[float]:
    return [roles.get(SABOTEUR, 0.0) for roles in believed(view, player._reading)]


class _BelievingDigger(Digger):
    """Digs, and trusts by probability."""

    def doubts(self, view: View) -> Sequence[float]:
        """For each seat the probability that it is a saboteur."""
        return _doubts(self, view)


class _BelievingSaboteur(Saboteur):
    """Sabotages, and knows by probability who is a friend, and what others think."""

    def doubts(self, view: View) -> Sequence[float]:
        """For each seat the probability that it is a saboteur."""
        return _doubts(self, view)

    def found_out(self, here: Situation) -> bool:
        """Whether an onlooker would say so."""
        return believed_by_all(here.view, here.reading)[here.me] >= FOUND_OUT
