"""Computer players: each decides by what its seat may know. They need nothing but `sab_widget.model`."""

from sab_widget.players.at_random import Random
from sab_widget.players.play import play_out
from sab_widget.players.player import Beginner, Player, PlayerFailed

__all__ = ["Beginner", "Player", "PlayerFailed", "Random", "play_out"]
