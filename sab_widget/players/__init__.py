"""Computer players: each decides by what its seat may know. They need nothing but `sab_widget.model`."""

from sab_widget.players.at_random import Random
from sab_widget.players.beliefs import beliefs, guesses
from sab_widget.players.believer import Believer
from sab_widget.players.by_role import ByRole
from sab_widget.players.digger import Digger
from sab_widget.players.play import BadLimit, play_out
from sab_widget.players.player import Beginner, Player, PlayerFailed
from sab_widget.players.saboteur import Saboteur
from sab_widget.players.search import BadSearch, Looked, Report, Search

__all__ = [
    "BadLimit",
    "BadSearch",
    "Beginner",
    "Believer",
    "ByRole",
    "Digger",
    "Looked",
    "Player",
    "PlayerFailed",
    "Random",
    "Report",
    "Saboteur",
    "Search",
    "beliefs",
    "guesses",
    "play_out",
]
