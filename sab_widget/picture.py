"""A still picture: the text of an SVG that shows itself in a notebook."""

from __future__ import annotations

from pathlib import Path
from typing import Self

from sab_widget.model.errors import SabError, shown


class BadPicture(SabError):
    """A picture that cannot be drawn as asked, or a file that it cannot be saved as."""


class Picture(str):  # noqa: SLOT000 -- a text cannot have slots of its own
    """An SVG picture: a text that is the markup, is shown as a picture by notebooks, and can be saved.

    >>> Picture("<svg/>", about="an empty mine")
    <Picture: an empty mine>
    """

    about: str
    """What the picture shows, in a few words."""

    def __new__(cls, markup: str, about: str = "") -> Self:
        """Make a picture of the text of an SVG."""
        picture = super().__new__(cls, markup)
        picture.about = about
        return picture

    def _repr_svg_(self) -> str:
        return str(self)

    def save(self, path: str | Path) -> Path:
        """Write the picture to a file; `.svg` is added to a name that has no ending.

        Returns:
            The path of the file.

        Raises:
            BadPicture: The name ends in something else than `.svg`, or the file cannot be written.
        """
        target = _file_at(path)
        if not target.suffix:
            target = target.with_suffix(".svg")
        if target.suffix.lower() != ".svg":
            raise BadPicture(
                f"a picture is saved as .svg, not as {target.suffix}: try {target.with_suffix('.svg').name!r}"
            )
        try:
            target.write_text(self, encoding="utf-8")
        except OSError as error:
            raise BadPicture(f"{shown(str(target))} cannot be written: {error.strerror or error}") from error
        return target

    def __str__(self) -> str:
        return str.__str__(self)

    def __repr__(self) -> str:
        return f"<Picture: {self.about}>" if self.about else "<Picture>"


def _file_at(path: object) -> Path:
    if not isinstance(path, (str, Path)) or not str(path) or "\0" in str(path):
        raise BadPicture(f"{shown(path)} is no path of a file")
    return Path(path)
