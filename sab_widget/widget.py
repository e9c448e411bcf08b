"""`MineWidget`: a scene in the browser. Knows traits and messages; what is seen comes from `sab_widget.scene`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, Self

import anywidget
import traitlets

from sab_widget import front_end
from sab_widget.drawings import drawings_for
from sab_widget.model import Game, Mine, Record, Rules
from sab_widget.model.errors import SabError
from sab_widget.scene import mine_scene, record_builder
from sab_widget.widget_exports import Exports, Shown
from sab_widget.widget_values import (
    BadWidget,
    Fields,
    Items,
    Number,
    Text,
    Whole,
    check_branch,
    check_revealed,
    check_selected,
    check_speed,
    check_theme,
    check_turn,
    check_viewer,
    short,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from os import PathLike

    from sab_widget.hands import Hands
    from sab_widget.scene import Scene, SceneBuilder


class MineWidget(Exports, anywidget.AnyWidget):
    """A game to step through, or a mine to look into.

    All traits work with `observe`, `jslink` and the rest of ipywidgets; each can also be given when the widget is made.

    Args:
        source: A `Record` or a `Game` to replay, or a `Mine` to explore.
        rules: For a mine: whose path cards can be picked; those of the base game when left out.
        traits: Values for the traits below.

    Raises:
        BadWidget: `source` is none of these, `rules` are none or not needed, there is no such trait, or a trait cannot
            have that value.
        BadRecord: The record cannot be shown at all (one that can be replayed in part is shown as far as it goes), or
            it has no such branch.
        BadPlayers: `viewer` is no seat.
    """

    _esm = front_end.module_path(front_end.REPLAY)

    scene = traitlets.Dict().tag(sync=True)
    """All that the viewer may see, at every turn (docs/scene.md). Made by the kernel; the page cannot write it."""

    art = traitlets.Dict().tag(sync=True)
    """The drawings that the scene needs, by name, and the colours of both themes under `css`."""

    turn = Whole(0).tag(sync=True)
    """The turn that is shown, from 0 (the deal) to the last; a number outside of that is moved to the nearest end."""

    viewer = Whole(None, allow_none=True).tag(sync=True)
    """The seat through whose eyes the game is seen, from 0; None for everyone."""

    branch = Items([]).tag(sync=True)
    """The path of the line that is shown: empty for the game as played, `(0,)` for the first branch that leaves it,
    `(0, 1)` for the second that leaves that one (`Record.line`). A change brings the turn where the lines part."""

    selected = Fields(default_value=None, allow_none=True).tag(sync=True)
    """What is picked: None; a tunnel, `{"cell": (3, -1), "tunnel": 0}`; a card to lay, `{"face": "NS|E"}`; or both a
    face and a cell, to ask whether it may lie there."""

    revealed = Items([]).tag(sync=True)
    """The cells of goals that are turned up just to look, when the viewer is everyone."""

    theme = Text("auto").tag(sync=True)
    """`auto` follows the notebook; `light`, `dark`."""

    speed = Number(1.0).tag(sync=True)
    """Turns a second while playing, 0.25 to 8."""

    live = traitlets.Dict().tag(sync=True)
    """What a person may do now (`Hands`). Made by the kernel; the page cannot write it."""

    style = traitlets.Unicode().tag(sync=True)
    """The style sheets. The page cannot write them."""

    words = traitlets.Dict().tag(sync=True)
    """The catalogue of the language shown: its code, its direction, its messages. The page cannot write it."""

    language = Text("auto").tag(sync=True)
    """The code of a language; `auto` is the one that the reader's browser asks for."""

    page_languages = Items([]).tag(sync=True)
    """The languages that the reader has asked the browser for, the best first; the page writes it."""

    def __init__(self, source: Record | Game | Mine, *, rules: Rules | None = None, **traits: Any) -> None:
        unknown = sorted(set(traits) - {*_PAGE_MAY_WRITE, *_HOST_MAY_WRITE})
        if unknown:
            raise BadWidget(f"a MineWidget has no trait {unknown[0]!r}; it has {', '.join(_PAGE_MAY_WRITE)}")
        if not isinstance(source, (Record, Game, Mine)):
            raise BadWidget(f"{source!r} cannot be shown: give a Record, a Game or a Mine")
        if rules is not None and not (isinstance(source, Mine) and isinstance(rules, Rules)):
            raise BadWidget("rules say which cards can be picked in a mine: give a Mine and Rules, or leave rules out")
        self._source = source
        self._rules = rules
        self._quiet = False
        self._builder: SceneBuilder | None = None
        self._hands: list[Hands] = []
        viewer = traits.pop("viewer", None)
        branch = traits.pop("branch", ())
        self._players: tuple[str, ...] = () if isinstance(source, Mine) else tuple(source.players)
        branch = check_branch(branch, self._record)
        scene = self._make(check_viewer(viewer, self._players), branch)
        bundle = front_end.REPLAY if isinstance(source, Record) else front_end.WORKSHOP
        self._esm = front_end.module_text(bundle)
        super().__init__(
            scene=scene,
            art=drawings_for(scene),
            style=front_end.style(bundle),
            words={"language": "en", "direction": "ltr", "messages": front_end.messages("en")},
            viewer=viewer,
            branch=branch,
            **traits,
        )

    @classmethod
    def from_study(cls, path: str | PathLike[str], number: int, **traits: Any) -> Self:
        """The game of that number among the records that a study has kept (`simulate(keep=…, path=…)`).

        Args:
            path: The file of the records.
            number: The number of the game, as the table of the study has it.
            traits: Values for the traits.

        Raises:
            BadRecord: The file holds no records of a study, or the record is damaged.
            NoSuchRecord: The record of that game was not kept.
        """
        from sab_widget.simulate import Records

        return cls(Records(path)[number], **traits)

    # Scenes

    @property
    def _record(self) -> Record | None:
        if isinstance(self._source, Game):
            return self._source.record
        return self._source if isinstance(self._source, Record) else None

    def _make(self, viewer: int | None, branch: Sequence[int]) -> Scene:
        if isinstance(self._source, Mine):
            return mine_scene(self._source, paths=self._rules)
        record = self._record
        assert record is not None
        self._builder = record_builder(record, viewer, tuple(branch))
        return self._builder.scene()

    def update(self) -> None:
        """Show what has happened to the game or the mine since; the page goes along if it showed the newest turn."""
        newest = self.turn == self.scene["last"]
        if isinstance(self._source, Game) and self._builder is not None and self._source.turn == self._builder.last + 1:
            self._builder.add_view(self._source.view(self.viewer))
            self._append(self._builder)
        else:
            self.scene = self._make(self.viewer, self.branch)
        self.art = drawings_for(self.scene)
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
                self.scene = self._make(change["new"], self.branch)
                self.art = drawings_for(self.scene)
                if change["new"] is not None:
                    self.revealed = []

    @traitlets.observe("branch")
    def _branch_changed(self, change: Mapping[str, Any]) -> None:
        record = self._record
        if record is not None and self.scene and self.scene.get("branch") != change["new"]:
            with self.hold_sync():
                self.scene = self._make(self.viewer, change["new"])
                self.art = drawings_for(self.scene)
                self.turn = _parting(record, change["old"] or [], change["new"])

    # Values from outside

    @traitlets.validate("turn")
    def _turn(self, proposal: Mapping[str, Any]) -> int:
        return check_turn(proposal["value"], self._last)

    @traitlets.validate("viewer")
    def _viewer(self, proposal: Mapping[str, Any]) -> int | None:
        return check_viewer(proposal["value"], self._players)

    @traitlets.validate("branch")
    def _branch(self, proposal: Mapping[str, Any]) -> list[int]:
        return check_branch(proposal["value"], self._record)

    @traitlets.validate("selected")
    def _selected(self, proposal: Mapping[str, Any]) -> dict[str, Any] | None:
        return check_selected(proposal["value"])

    @traitlets.validate("revealed")
    def _revealed(self, proposal: Mapping[str, Any]) -> list[list[int]]:
        return check_revealed(proposal["value"], self.scene)

    @traitlets.validate("theme")
    def _theme(self, proposal: Mapping[str, Any]) -> str:
        return check_theme(proposal["value"])

    @traitlets.validate("speed")
    def _speed(self, proposal: Mapping[str, Any]) -> float:
        return check_speed(proposal["value"])

    @property
    def _last(self) -> int:
        return int(self.scene.get("last", 0))

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
            raise BadWidget(f"the page cannot write {short(key)}")
        if key == "revealed" and value and self.viewer is not None:
            raise BadWidget("only everyone may turn up goals just to look; choose everyone as the viewer")
        match key:
            case "turn":
                return check_turn(value, self._last)
            case "speed":
                return check_speed(value)
            case "viewer":
                return check_viewer(value, self._players)
            case "branch":
                return check_branch(value, self._record)
            case "selected":
                return check_selected(value)
            case "revealed":
                return check_revealed(value, self.scene)
            case "theme":
                return check_theme(value)
        return value

    def _handle_custom_msg(self, content: Any, buffers: Any) -> None:  # noqa: ARG002  # ipywidgets gives both
        """Do what the page asks for; whatever cannot be done is answered in words, and breaks nothing."""
        kind = content.get("kind") if isinstance(content, dict) else None
        hands = next((hands for hands in self._hands if isinstance(kind, str) and kind in hands.kinds), None)
        if hands is None:
            self.problem(f"the page sent something that the kernel does not know: {short(content)}")
            return
        try:
            hands.receive(content)
        except SabError as error:
            self.problem(str(error))
        self.tell_live()

    def tell_live(self) -> None:
        """Let the page know what may be done now."""
        self.live = {name: value for hands in self._hands for name, value in hands.live().items()}

    def problem(self, text: str) -> None:
        """Say in the widget that something went wrong."""
        self.send({"kind": "problem", "text": text})

    # Other ways to see it

    def _shown(self) -> Shown:
        from sab_widget.export import Start

        names = ("viewer", "branch", "turn", "selected", "revealed", "theme", "speed")
        return Shown(self._source, self._rules, self.scene, Start(**{name: getattr(self, name) for name in names}))

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


_PAGE_MAY_WRITE: Final = ("turn", "viewer", "branch", "selected", "revealed", "theme", "speed")


_HOST_MAY_WRITE: Final = ("layout", "tabbable", "tooltip", "_dom_classes", "_view_count")
"""What a notebook itself may write into any widget."""


def _parting(record: Record, old: Sequence[int], new: Sequence[int]) -> int:
    """The last turn that two lines have in common."""
    same = 0
    while same < min(len(old), len(new)) and old[same] == new[same]:
        same += 1
    branches = record.line(tuple(new[:same])).branches
    return min((branches[path[same]].turn for path in (old, new) if len(path) > same), default=0)
