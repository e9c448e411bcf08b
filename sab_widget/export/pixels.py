"""A turn as pixels: the still picture, painted by resvg."""

from __future__ import annotations

import math
import struct
from base64 import b64encode
from typing import TYPE_CHECKING, Any, Final, Self

from sab_widget.export.errors import BadExport, NotInstalled
from sab_widget.export.files import checked_path, write
from sab_widget.export.scenes import as_scene
from sab_widget.model.errors import shown
from sab_widget.svg import draw
from sab_widget.widget_values import is_number

if TYPE_CHECKING:
    from os import PathLike
    from pathlib import Path

    from sab_widget.export.scenes import Source
    from sab_widget.picture import Picture
    from sab_widget.scene import Scene

LEAST_SCALE: Final = 0.1
MOST_SCALE: Final = 10
MOST_PIXELS: Final = 50_000_000
"""In one picture: those of a wall of six 4K screens."""
INSTALL: Final = 'pip install "sab_widget[export]"'


class Pixels(bytes):
    """A picture, or a moving one: the bytes of a file, shown as a picture by notebooks, to be saved."""

    kind: str
    """`png`, `gif` or `webp`."""
    about: str
    """What it shows, in a few words."""
    size: tuple[int, int]
    """Its width and its height, in pixels."""

    def __new__(cls, data: bytes, kind: str, about: str, size: tuple[int, int]) -> Self:
        """Take the bytes of a file."""
        pixels = super().__new__(cls, data)
        pixels.kind, pixels.about, pixels.size = kind, about, size
        return pixels

    def save(self, path: str | PathLike[str]) -> Path:
        """Write the picture to a file; the ending of its kind is added to a name that has none.

        Returns:
            The path of the file.

        Raises:
            BadExport: The name ends in something else, or the file cannot be written; what was there is as it was.
        """
        return write(checked_path(path, (f".{self.kind}",)), self)

    def _repr_mimebundle_(self, **_: Any) -> tuple[dict[str, str], dict[str, dict[str, str]]]:
        kind = f"image/{self.kind}"
        return {kind: b64encode(self).decode("ascii"), "text/plain": repr(self)}, {kind: {"alt": self.about}}

    def __repr__(self) -> str:
        width, height = self.size
        return f"<Pixels: {self.about}, {self.kind} of {width} × {height} pixels, {len(self) / 1000:.0f} kB>"


def to_png(
    source: Source | Scene,
    turn: int | None = None,
    path: str | PathLike[str] | None = None,
    *,
    scale: float = 1,
    **options: Any,
) -> Pixels:
    """Paint one turn.

    Args:
        source: A record, a game or a mine, as everyone sees it; or a scene, as one viewer sees it.
        turn: Which turn, from 0 to the last; the last by default.
        path: Where to save it as well; `.png` is added to a name that has no ending.
        scale: How many pixels stand for one of the picture, along each side: 2 for screens with fine pixels.
        options: Those of `sab_widget.svg.draw`, such as `size`, the width before it is scaled, and `theme`.

    Raises:
        BadExport: The source or the scale is none, there would be too many pixels, or the file cannot be written.
        BadPicture: The turn or an option is not one that can be drawn.
        NotInstalled: The library that paints is not there.
    """
    target = None if path is None else checked_path(path, (".png",))
    if not is_number(scale) or not LEAST_SCALE <= scale <= MOST_SCALE:
        raise BadExport(f"{shown(scale)} is no scale: it is a number from {LEAST_SCALE} to {MOST_SCALE}")
    picture = draw(as_scene(source), turn, **{"theme": "light", **options})
    width, height = sides(picture, scale)
    if width * height > MOST_PIXELS:
        raise BadExport(
            f"a picture of {width:,} × {height:,} pixels is too large: at most {MOST_PIXELS:,} are painted; "
            "choose a smaller size or scale"
        )
    data = paint(picture, scale)
    width, height = struct.unpack(">II", data[16:24])  # as the head of a PNG tells them
    pixels = Pixels(data, "png", picture.about, (width, height))
    if target is not None:
        pixels.save(target)
    return pixels


def sides(picture: Picture, scale: float = 1) -> tuple[int, int]:
    """The width and the height of a picture when it is painted, to a pixel."""
    from xml.etree import ElementTree as ET

    root = ET.fromstring(picture)  # noqa: S314  # we have drawn it
    width, height = (float(root.attrib[name]) for name in ("width", "height"))
    return max(1, math.ceil(width * scale)), max(1, math.ceil(height * scale))


def paint(picture: Picture, scale: float = 1, ground: str | None = None) -> bytes:
    """The bytes of a PNG; its corners show through, or have the colour of the ground.

    Raises:
        NotInstalled: The library that paints is not there.
    """
    try:
        from resvg_py import svg_to_bytes
    except ImportError as error:
        raise NotInstalled(f"to paint a picture another library is needed: {INSTALL}") from error
    return bytes(svg_to_bytes(svg_string=str(picture), zoom=scale, background=ground))
