"""What a widget can be made into: pages and pictures of what it shows now, all made by `sab_widget.export`."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Collection
    from os import PathLike

    from sab_widget.ask import Question, Sheet
    from sab_widget.export import Frame, Page, Pixels, Start
    from sab_widget.export.scenes import Source
    from sab_widget.model.rules import Rules
    from sab_widget.picture import Picture
    from sab_widget.scene import Scene


class Shown(NamedTuple):
    """What a widget shows now."""

    source: Source | Question | Sheet
    rules: Rules | None
    scene: Scene
    start: Start
    """The values of its traits."""


class Exports:
    """Pages and pictures of what a widget shows."""

    @abstractmethod
    def _shown(self) -> Shown:
        """What is shown now."""

    @abstractmethod
    def _curtain_down(self) -> bool:
        """Whether nobody may see any cards now."""

    def to_html(
        self,
        path: str | PathLike[str] | None = None,
        *,
        viewers: Collection[int | None] | str | None = None,
        title: str | None = None,
        branches: bool = True,
        language: str | None = None,
    ) -> Page:
        """Make one HTML file that needs nothing else: for somebody without Python, offline, from disk.

        It begins with what the widget shows now, and can be stepped through, played, and looked into.

        Args:
            path: Where to save the page as well; `.html` is added to a name that has no ending.
            viewers: Through whose eyes the page may show the game: a list of seats, in which None is everyone, or
                `"all"`. When left out, the viewer of the widget alone. What none of these may see is not in the page.
            title: The title of the page; that of the game when left out.
            branches: Whether the branches of a record are in the page, too. Through the eyes of a seat a branch shows
                what that seat would have seen there, which may tell what others held.
            language: The code of the language of the page; that of the widget when left out.

        Raises:
            BadLanguage: There is no such language.
            BadExport: `viewers` or `title` are none, a curtain is down and no viewers are named, or the file cannot
                be written; what was there is as it was.
            BadPlayers: There is no such seat.
        """
        from sab_widget.export import BadExport, to_html

        if viewers is None and self._curtain_down():
            raise BadExport(
                "a curtain is down: nobody may see the cards now, and a page is made for somebody; let the next person "
                "show her hand first, or say for whom the page is, such as viewers=[0]"
            )
        source, rules, scene, start = self._shown()
        return to_html(
            source,
            path,
            viewers=viewers,
            title=title,
            branches=branches,
            rules=rules,
            start=start,
            language=scene["language"] if language is None else language,
        )

    def to_iframe(
        self,
        height: int | None = None,
        *,
        viewers: Collection[int | None] | str | None = None,
        title: str | None = None,
        branches: bool = True,
        language: str | None = None,
    ) -> Frame:
        """The page of `to_html` as the output of a cell: it stays alive in a notebook that is exported as HTML.

        Args:
            height: In pixels, 200 to 10,000; 760 when left out.
            viewers: As for `to_html`.
            title: As for `to_html`.
            branches: As for `to_html`.
            language: As for `to_html`.

        Raises:
            BadExport: One of the arguments makes no sense, or a curtain is down and no viewers are named.
            BadPlayers: There is no such seat.
        """
        return self.to_html(viewers=viewers, title=title, branches=branches, language=language).frame(height)

    def svg(self, turn: int | None = None, **options: Any) -> Picture:
        """A still picture of a turn, by default of the one that is shown.

        Args:
            turn: From 0 to the last.
            options: Those of `sab_widget.svg.draw`, such as `size`, `theme` and `highlight`.

        Raises:
            BadPicture: The turn or an option is not one that can be drawn.
        """
        from sab_widget.svg import draw

        _, _, scene, start = self._shown()
        return draw(scene, start.turn if turn is None else turn, **{"theme": start.theme, **options})

    def png(
        self, turn: int | None = None, path: str | PathLike[str] | None = None, *, scale: float = 1, **options: Any
    ) -> Pixels:
        """The picture of `svg` as pixels.

        Args:
            turn: From 0 to the last; by default the one that is shown.
            path: Where to save it as well; `.png` is added to a name that has no ending.
            scale: How many pixels stand for one of the picture, along each side.
            options: Those of `svg`.

        Raises:
            BadExport: The scale or the path makes no sense, or the file cannot be written.
            BadPicture: The turn or an option is not one that can be drawn.
            NotInstalled: The library that paints is not there.
        """
        from sab_widget.export import to_png

        _, _, scene, start = self._shown()
        return to_png(
            scene, start.turn if turn is None else turn, path, scale=scale, **{"theme": start.theme, **options}
        )

    def gif(
        self,
        first: int = 0,
        last: int | None = None,
        path: str | PathLike[str] | None = None,
        *,
        speed: float | None = None,
        loop: bool = True,
        **options: Any,
    ) -> Pixels:
        """A stretch of turns as a moving picture; a comment stays as long as reading it takes.

        Args:
            first: The turn to begin with.
            last: The turn to end with; the last of the game when left out.
            path: Where to save it as well; `.gif` is added to a name that has no ending.
            speed: Turns a second, 0.25 to 8; that of the widget when left out.
            loop: Whether it begins again at the end.
            options: Those of `svg`.

        Raises:
            BadExport: The turns, the speed, the size or the path make no sense, or the file cannot be written.
            BadPicture: An option is not one that can be drawn.
            NotInstalled: The libraries that paint and write it are not there.
        """
        return self._moving("gif", first, last, path, speed=speed, loop=loop, **options)

    def webp(
        self,
        first: int = 0,
        last: int | None = None,
        path: str | PathLike[str] | None = None,
        *,
        speed: float | None = None,
        loop: bool = True,
        **options: Any,
    ) -> Pixels:
        """The moving picture of `gif` as WebP: smaller, and not known to every program.

        Args and errors are those of `gif`.
        """
        return self._moving("webp", first, last, path, speed=speed, loop=loop, **options)

    def _moving(
        self, kind: str, first: int, last: int | None, path: Any, *, speed: float | None, **options: Any
    ) -> Pixels:
        from sab_widget.export import animate

        _, _, scene, start = self._shown()
        options = {"theme": start.theme, **options}
        return animate(scene, first, last, path, kind=kind, speed=start.speed if speed is None else speed, **options)
