"""`MineWidget`: a scene in the browser. Knows traits and messages; what is seen comes from `sab_widget.scene`."""

from __future__ import annotations

import math
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import anywidget
import traitlets

from sab_widget.model import Game, Mine, Record
from sab_widget.model.cells import as_cell
from sab_widget.model.errors import BadPlayers, SabError
from sab_widget.model.faces import Face
from sab_widget.scene import mine_scene, record_builder

if TYPE_CHECKING:
    from collections.abc import Mapping

    from sab_widget.scene import Scene, SceneBuilder

BUNDLE: Final = Path(__file__).parent / "static" / "widget.js"
"""The front end, built from `sab_widget/js/` when the package is built."""

THEMES: Final = ("auto", "light", "dark")
SLOWEST, FASTEST = 0.25, 8.0
"""Turns a second."""

_MOST_REVEALED: Final = 50


class BadWidget(SabError):
    """A widget was asked for something that it does not know."""


def _bundle() -> Path:
    if not BUNDLE.exists():
        raise ImportError(
            f"the front end {BUNDLE.name} has not been built; install the package with `pip install .` (or `-e .`), "
            "which builds it"
        )
    return BUNDLE


class MineWidget(anywidget.AnyWidget):
    """A game to step through, or a mine to look into.

    All traits work with `observe`, `jslink` and the rest of ipywidgets; each can also be given when the widget is made.

    Args:
        source: A `Record` or a `Game` to replay, or a `Mine` to explore.
        traits: Values for the traits below.

    Raises:
        BadWidget: `source` is none of these, or there is no such trait.
        BadRecord: The record cannot be shown at all; one that can be replayed in part is shown as far as it goes.
        BadPlayers: `viewer` is no seat.
    """

    _esm = _bundle()

    scene = traitlets.Dict().tag(sync=True)
    """All that the viewer may see, at every turn (docs/scene.md). Made by the kernel; the page cannot write it."""

    art = traitlets.Dict().tag(sync=True)
    """The drawings that the scene needs, by name, and the colours of both themes under `css`."""

    turn = traitlets.Int(0).tag(sync=True)
    """The turn that is shown, from 0 (the deal) to the last; a number outside of that is moved to the nearest end."""

    viewer = traitlets.Int(None, allow_none=True).tag(sync=True)
    """The seat through whose eyes the game is seen, from 0; None for everyone."""

    selected = traitlets.Dict(None, allow_none=True).tag(sync=True)
    """What is picked: None; a tunnel, `{"cell": (3, -1), "tunnel": 0}`; a card to lay, `{"face": "NS|E"}`; or both a
    face and a cell, to ask whether it may lie there."""

    revealed: traitlets.List[Any] = traitlets.List([]).tag(sync=True)
    """The cells of goals that are turned up just to look, when the viewer is everyone."""

    theme = traitlets.Unicode("auto").tag(sync=True)
    """`auto` follows the notebook; `light`, `dark`."""

    speed = traitlets.Float(1.0).tag(sync=True)
    """Turns a second while playing, 0.25 to 8."""

    def __init__(self, source: Record | Game | Mine, **traits: Any) -> None:
        unknown = sorted(set(traits) - {*_PAGE_MAY_WRITE, *_HOST_MAY_WRITE})
        if unknown:
            raise BadWidget(f"a MineWidget has no trait {unknown[0]!r}; it has {', '.join(_PAGE_MAY_WRITE)}")
        if not isinstance(source, (Record, Game, Mine)):
            raise BadWidget(f"{source!r} cannot be shown: give a Record, a Game or a Mine")
        self._source = source
        self._quiet = False
        self._builder: SceneBuilder | None = None
        viewer = traits.pop("viewer", None)
        self._seats = 0 if isinstance(source, Mine) else len(source.players)
        scene = self._make(self._check_viewer(viewer))
        super().__init__(scene=scene, art=_drawings(scene), viewer=viewer, **traits)

    # Scenes

    def _make(self, viewer: int | None) -> Scene:
        if isinstance(self._source, Mine):
            return mine_scene(self._source)
        record = self._source.record if isinstance(self._source, Game) else self._source
        self._builder = record_builder(record, viewer)
        return self._builder.scene()

    def update(self) -> None:
        """Show what has happened to the game or the mine since; the page goes along if it showed the newest turn."""
        newest = self.turn == self.scene["last"]
        if isinstance(self._source, Game) and self._builder is not None and self._source.turn == self._builder.last + 1:
            self._builder.add_view(self._source.view(self.viewer))
            self._append(self._builder)
        else:
            self.scene = self._make(self.viewer)
        self.art = _drawings(self.scene)
        if newest:
            self.turn = self.scene["last"]

    def _append(self, builder: SceneBuilder) -> None:
        """Send only what is new; the trait holds everything for pages that come later."""
        patch = builder.patch()
        self._quiet = True
        try:
            self.scene = builder.scene()
        finally:
            self._quiet = False
        self.send({"kind": "append", **patch})

    def _should_send_property(self, key: str, value: Any) -> bool:
        return not (key == "scene" and self._quiet) and bool(super()._should_send_property(key, value))

    @traitlets.observe("viewer")
    def _viewer_changed(self, change: Mapping[str, Any]) -> None:
        if self.scene and self.scene.get("viewer") != change["new"]:
            with self.hold_sync():
                self.scene = self._make(change["new"])
                self.art = _drawings(self.scene)
                if change["new"] is not None:
                    self.revealed = []

    # Values from outside

    @traitlets.validate("turn")
    def _turn(self, proposal: Mapping[str, Any]) -> int:
        return min(max(int(proposal["value"]), 0), int(self.scene.get("last", 0)))

    @traitlets.validate("viewer")
    def _viewer(self, proposal: Mapping[str, Any]) -> int | None:
        return self._check_viewer(proposal["value"])

    def _check_viewer(self, viewer: object) -> int | None:
        if viewer is None:
            return None
        if type(viewer) is not int or not 0 <= viewer < self._seats:
            seats = f"the seats are 0 to {self._seats - 1}" if self._seats else "a mine has no seats"
            raise BadPlayers(f"there is no seat {viewer!r} to look through: {seats}, and None is everyone")
        return viewer

    @traitlets.validate("selected")
    def _selected(self, proposal: Mapping[str, Any]) -> dict[str, Any] | None:
        return _check_selected(proposal["value"])

    @traitlets.validate("revealed")
    def _revealed(self, proposal: Mapping[str, Any]) -> list[list[int]]:
        return _check_revealed(proposal["value"], self.scene)

    @traitlets.validate("theme")
    def _theme(self, proposal: Mapping[str, Any]) -> str:
        if proposal["value"] not in THEMES:
            raise BadWidget(f"there is no theme {proposal['value']!r}; there are {', '.join(THEMES)}")
        return str(proposal["value"])

    @traitlets.validate("speed")
    def _speed(self, proposal: Mapping[str, Any]) -> float:
        value = proposal["value"]
        if not _is_number(value):
            raise BadWidget(f"the speed is no number; it can be {SLOWEST} to {FASTEST} turns a second")
        return float(min(max(value, SLOWEST), FASTEST))

    def set_state(self, sync_data: dict[str, Any]) -> None:
        """Take over what the page has changed, if it makes sense; what does not is answered in words and put right."""
        good: dict[str, Any] = {}
        for key, value in sync_data.items():
            try:
                good[key] = self._from_page(key, value)
            except (SabError, traitlets.TraitError) as error:
                self.problem(str(error))
                if key in self.keys:
                    self.send_state(key)
        try:
            super().set_state(good)
        except traitlets.TraitError as error:
            self.problem(str(error))
        for key in ("turn", "speed"):
            if key in good and good[key] != sync_data[key]:
                self.send_state(key)

    def _from_page(self, key: str, value: Any) -> Any:
        if key not in _PAGE_MAY_WRITE and key not in _HOST_MAY_WRITE:
            raise BadWidget(f"the page cannot write {_short(key)}")
        if key == "turn":
            if not _is_number(value):
                raise BadWidget(f"the turn {_short(value)} is no number; it can be 0 to {self.scene.get('last', 0)}")
            return int(min(max(value, 0), self.scene.get("last", 0)))
        if key == "speed":
            if not _is_number(value):
                raise BadWidget(f"the speed {_short(value)} is no number; it can be {SLOWEST} to {FASTEST}")
            return float(min(max(value, SLOWEST), FASTEST))
        if key == "viewer":
            return self._check_viewer(value)
        if key == "selected":
            return _check_selected(value)
        if key == "revealed":
            if value and self.viewer is not None:
                raise BadWidget("only everyone may turn up goals just to look; choose everyone as the viewer")
            return _check_revealed(value, self.scene)
        if key == "theme" and value not in THEMES:
            raise BadWidget(f"there is no theme {_short(value)}; there are {', '.join(THEMES)}")
        return value

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:  # noqa: ARG002  # ipywidgets gives both
        """No message from the page is needed yet; whatever comes is answered, and breaks nothing."""
        self.problem(f"the page sent something that the kernel does not know: {_short(content)}")

    def problem(self, text: str) -> None:
        """Say in the widget that something went wrong."""
        self.send({"kind": "problem", "text": text})

    # Other ways to see it

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, and a still picture for places where no widget lives (GitHub, a closed notebook)."""
        from sab_widget.svg import draw

        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        data = {**data, "image/svg+xml": str(draw(self.scene, self.turn)), "text/plain": repr(self)}
        return data, metadata

    def __repr__(self) -> str:
        who = "everyone" if self.viewer is None else self.scene["players"][self.viewer]
        return f"<MineWidget: {self.scene['title']}, turn {self.turn} of {self.scene['last']}, seen by {who}>"


_MARKS: Final = ("goal", "back", "treasure", "stone")
"""Drawings that every scene needs."""

_PAGE_MAY_WRITE: Final = ("turn", "viewer", "selected", "revealed", "theme", "speed")


_HOST_MAY_WRITE: Final = ("layout", "tabbable", "tooltip", "_dom_classes", "_view_count")
"""What a notebook itself may write into any widget."""


def _is_number(value: object) -> bool:
    if isinstance(value, bool):
        return False
    return isinstance(value, int) or (isinstance(value, float) and math.isfinite(value))


def _drawings(scene: Scene) -> dict[str, str]:
    """The drawings that a scene needs, and the colours."""
    from sab_widget import art  # loads svgwrite, which takes longer than all the rest of the package

    names = {face["art"] for face in scene["faces"].values()} | {card["art"] for card in scene["cards"].values()}
    css = f".sab-light{{{art.css_variables(art.LIGHT)}}}.sab-dark{{{art.css_variables(art.DARK)}}}"
    return {**art.drawings([*sorted(names), *_MARKS, *art.ICON_NAMES]), "css": css}


def _short(value: object) -> str:
    text = repr(value)
    return text if len(text) <= 80 else f"{text[:80]}…"


def _check_selected(value: object) -> dict[str, Any] | None:
    """A selection in its plain form; raises a `SabError`."""
    if value is None:
        return None
    if not isinstance(value, dict) or not value or not set(value) <= {"cell", "tunnel", "face"}:
        raise BadWidget(f"{_short(value)} cannot be selected: give a cell and a tunnel, a face, or a face and a cell")
    checked: dict[str, Any] = {}
    if "cell" in value:
        checked["cell"] = list(as_cell(value["cell"]))
    if "face" in value:
        checked["face"] = Face(value["face"]).text
    elif "cell" not in value:
        raise BadWidget("a selection needs a cell or a face")
    if "tunnel" in value:
        number = value["tunnel"]
        if type(number) is not int or not 0 <= number < 4:
            raise BadWidget(f"{_short(number)} is no tunnel: a card has at most four, counted from 0")
        checked["tunnel"] = number
    return checked


def _check_revealed(value: object, scene: Scene) -> list[list[int]]:
    """Goal cells in their plain form, each once; raises a `SabError`."""
    if not isinstance(value, (list, tuple)) or len(value) > _MOST_REVEALED:
        raise BadWidget(f"{_short(value)} is no list of goal cells")
    cells = [list(as_cell(cell)) for cell in value]
    for cell in cells:
        if cell not in scene.get("goals", []):
            raise BadWidget(f"no goal lies at {cell[0]},{cell[1]}, so none can be turned up there")
    return [cell for i, cell in enumerate(cells) if cell not in cells[:i]]
