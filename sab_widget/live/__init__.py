"""A game played in the widget: by the people at its screen, by computer players, and from Python, all at once."""

from sab_widget.live.play import Play
from sab_widget.live.seating import Seats, seats_of

__all__ = ["Play", "Seats", "seats_of"]
