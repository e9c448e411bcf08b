"""What a round is waiting for."""

from __future__ import annotations

from typing import Final

PLAYING: Final = "playing"
LAYING: Final = "laying"
"""A stone waits for the player to say how it lies."""
SHARING: Final = "sharing"
"""The diggers are taking their gold."""
STEALING: Final = "stealing"
"""Those with a theft in front of them are taking a piece of gold from somebody."""
ENDED: Final = "ended"
