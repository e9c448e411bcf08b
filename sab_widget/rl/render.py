"""A game for people who look on: as text, as an SVG picture, as pixels. Onlookers see everything."""

from __future__ import annotations

import sys
from io import BytesIO
from typing import TYPE_CHECKING, Final

import numpy as np

from sab_widget.rl.errors import NotInstalled

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from sab_widget.model.game import Game
    from sab_widget.picture import Picture

WIDTH: Final = 900
"""Pixels across a picture."""


def text(game: Game) -> str:
    """The round, the mine and what each seat has, in lines."""
    view = game.view(None)
    lines = [f"Round {view.round} of {game.rules.rounds}, {game.turn} actions done, {view.stock} cards in the stock."]
    lines += ["The game is over." if game.over else f"It is the turn of {game.players[game.seat]}.", str(view.mine)]
    for seat, name in enumerate(game.players):
        has = [
            view.roles[seat] or "no role",
            f"{view.nuggets[seat]} nuggets",
            *(f"broken {tool}" for tool in view.broken[seat]),
            *["trapped"] * view.trapped[seat],
            *["theft"] * (seat in view.thefts),
            "hand: " + (", ".join(map(str, view.hands[seat] or ())) or "empty"),
        ]
        lines.append(f"{name}: {'; '.join(has)}")
    return "\n".join(lines)


def show(game: Game) -> None:
    """Print `text`."""
    sys.stdout.write(f"{text(game)}\n\n")


def picture(game: Game) -> Picture:
    """The mine with its goals as they are; what was laid last is framed."""
    last = game.actions[-1] if game.actions else None
    cell = getattr(last, "cell", None)
    return game.mine.svg(size=WIDTH, theme="light", highlight=[] if cell is None else [cell])


def pixels(game: Game) -> NDArray[np.uint8]:
    """`picture` as rows, columns and the colours red, green, blue.

    Raises:
        NotInstalled: The libraries that make pixels of an SVG are not there.
    """
    try:
        from PIL import Image
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise NotInstalled('pixels need more libraries: pip install "sab_widget[rl]"') from error
    png = svg_to_bytes(svg_string=str(picture(game)), background="white")
    with Image.open(BytesIO(bytes(png))) as image:
        return np.asarray(image.convert("RGB"))
