"""`MineWidget`: a scene in the browser. Knows traits and messages; what is seen comes from `sab_widget.scene`."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

import anywidget
import traitlets

from sab_widget import ask, front_end, model
from sab_widget import scene as scenes
from sab_widget.answers import Answers
from sab_widget.drawings import drawings_for
from sab_widget.languages import AUTO
from sab_widget.live.whose import ONLOOKER, viewer_of
from sab_widget.widget_asked import Asked
from sab_widget.widget_exports import Exports, Shown
from sab_widget.widget_game import Played
from sab_widget.widget_heard import HOST_MAY_WRITE, PAGE_MAY_WRITE, Heard
from sab_widget.widget_language import Spoken, tongue
from sab_widget.widget_marks import Drawn
from sab_widget.widget_values import (
    BadWidget,
    Fields,
    Items,
    Number,
    Text,
    Whole,
    check_branch,
    check_plain,
    check_revealed,
    check_selected,
    check_speed,
    check_theme,
    check_turn,
    check_viewer,
)

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from os import PathLike
    from pathlib import Path

    from sab_widget.ask import Question, Sheet
    from sab_widget.editing import Editor
    from sab_widget.hands import Hands
    from sab_widget.live.seating import Given
    from sab_widget.model import Game, Mine, Record, Rules
    from sab_widget.scene import Scene


class MineWidget(Heard, Exports, Drawn, Played, Asked, Spoken, anywidget.AnyWidget):
    """A game to step through, or a mine to look into.

    All traits work with `observe`, `jslink` and the rest of ipywidgets; each can also be given when the widget is made.

    Args:
        source: A `Record` or a `Game` to replay, a `Mine` to explore, or a question or sheet of `sab_widget.ask`.
        rules: For a mine: whose path cards can be picked; those of the base game when left out.
        players: For a game: who plays, by name or seat, or a list with one for each seat. None is a person at this
            screen, and so is who is not named, so that `{}` is people alone; anybody else has a method `choose`, as
            those of `sab_widget.players` have. When left out, nobody plays in the widget: it follows what is played
            from Python.
        undo: Whether moves may be taken back in the widget.
        curtain: Whether a curtain falls when the screen goes from one person to another, so that nobody sees another's
            cards. Without one the widget follows whose turn it is by itself. A single person sees her own cards; with
            `viewer=None` all cards lie open.
        draw: Whether one can draw arrows and highlights over a record; over anything else one always can.
        strict: For a mine: whether a card can be laid only where the rules let it lie; a switch in the page.
        traits: Values for the traits below.

    Raises:
        BadWidget: `source` is none of these, `rules` are none or not needed, there is no such trait, or a trait cannot
            have that value.
        BadRecord: The record cannot be shown at all (one that can be replayed in part is shown as far as it goes), or
            it has no such branch.
        BadPlayers: `viewer` is no seat, or `players` names somebody who is not there, or what is no player.
        PlayerFailed: A player has failed when it was told that a game begins.
    """

    _esm: Path | str = front_end.module_path(front_end.REPLAY)

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

    styles = traitlets.Unicode().tag(sync=True)
    """The style sheets; `style` is a name that ipywidgets takes for itself. The page cannot write them."""

    def __init__(
        self,
        source: Record | Game | Mine | Question | Sheet,
        *,
        rules: Rules | None = None,
        players: Given | None = None,
        undo: bool = True,
        curtain: bool = True,
        draw: bool = False,
        strict: bool = False,
        **traits: Any,
    ) -> None:
        unknown = sorted(set(traits) - {*PAGE_MAY_WRITE, *HOST_MAY_WRITE})
        if unknown:
            raise BadWidget(f"a MineWidget has no trait {unknown[0]!r}; it has {', '.join(PAGE_MAY_WRITE)}")
        if not isinstance(source, (model.Record, model.Game, model.Mine)) and not isinstance(
            source, (ask.Question, ask.Sheet)
        ):
            raise BadWidget(f"{source!r} cannot be shown: give a Record, a Game or a Mine, or a question of `ask`")
        if rules is not None and not (isinstance(source, model.Mine) and isinstance(rules, model.Rules)):
            raise BadWidget("rules say which cards can be picked in a mine: give a Mine and Rules, or leave rules out")
        self._source = source
        self._rules = rules
        self._quiet = False
        self._bundle = front_end.REPLAY if isinstance(source, model.Record) and not draw else front_end.WORKSHOP
        self._tongue = tongue(traits.get("language", AUTO), traits.get("page_languages", ()))
        self._answers = Answers()
        self._sent_back: dict[str, Answers] = {}
        self._owed: set[str] = set()
        self._hands: list[Hands] = []
        self._room: Sequence[int] | None = None
        self._editor: Editor | None = None
        if isinstance(source, model.Mine):
            from sab_widget.editing import Editor
            from sab_widget.editing.hands import ExploreHands

            self._editor = Editor(source, strict=strict)
            self._hands.append(ExploreHands(self._editor, self))
            source.watch(self._mine_changed)
        elif strict:
            raise BadWidget("strict says where cards can be laid in a mine: give a Mine, or leave strict out")
        if not isinstance(source, (model.Record, model.Game, model.Mine)):
            self._ask(source)
        self._players: tuple[str, ...] = tuple(source.players) if isinstance(source, (model.Record, model.Game)) else ()
        check_viewer(traits.get("viewer"), self._players)
        if isinstance(source, model.Game):
            self._sit_down(source, players, undo=undo, curtain=curtain, traits=traits)
        elif players is not None:
            raise BadWidget("players play a game: give a Game, such as record.branch(turn) for one that goes on")
        viewer = traits.pop("viewer", None)
        branch = traits.pop("branch", ())
        branch = check_branch(branch, lambda: self._record)
        scene = self._make(check_viewer(viewer, self._players), branch)
        bundle = self._bundle
        self._esm = front_end.module_text(bundle)
        self._marks_of = self._eyes(viewer)
        for key, value in traits.items():
            check_plain(key, value)
        made: dict[str, Any] = {"scene": scene, "art": drawings_for(scene), "styles": front_end.style(bundle)}
        made |= {"words": self._words_now(), "viewer": viewer, "branch": branch, "live": self._live_now()}
        try:
            super().__init__(**made, **traits)
        except traitlets.TraitError as error:
            raise BadWidget(f"a trait of a notebook's own cannot be what was given: {error}") from None

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
        if isinstance(self._source, model.Game):
            return self._source.record
        return self._source if isinstance(self._source, model.Record) else None

    def _make(self, viewer: int | None, branch: Sequence[int]) -> Scene:
        if self._asking is not None:
            return self._asking.scene()
        if isinstance(self._source, model.Mine):
            scene = scenes.mine_scene(self._source, paths=self._rules, room=self._room, language=self._tongue)
            self._room = scene["extent"]
            return scene
        if self._watched is not None:
            self._watched.speak(self._tongue)
            if viewer_of(self._watched.eyes) != viewer:
                self._watched.look_through(viewer)
            return self._watched.scene()
        assert isinstance(self._source, model.Record)
        return scenes.record_scene(self._source, viewer, tuple(branch), language=self._tongue)

    def update(self) -> None:
        """Show what has happened to the game or the mine since, where that has not been shown by itself.

        The page goes along if it showed the newest turn.
        """
        if self._watched is not None:
            self._game_changed()
            return
        self.scene = self._make(self.viewer, self.branch)
        self.art = drawings_for(self.scene)

    @property
    def editor(self) -> Editor:
        """What changes the mine that is shown, step by step; raises `BadWidget` when it shows none."""
        if self._editor is None:
            raise BadWidget("only a widget that shows a mine has an editor")
        return self._editor

    def forget_room(self) -> None:
        """Let the next scene of a mine be as small as the mine is."""
        self._room = None

    def _mine_changed(self) -> None:
        with self.hold_sync():
            self.update()
            self.tell_live()

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
        record = self._source
        if isinstance(record, model.Record) and self.scene and self.scene.get("branch") != change["new"]:
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
        return check_branch(proposal["value"], lambda: self._record)

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

    # Other ways to see it

    def _shown(self) -> Shown:
        from sab_widget.export import Start

        # Marks in the comments of a record are for everyone; those over a mine hide nothing.
        source = (
            self.record
            if isinstance(self._source, (model.Record, model.Game)) and self._everyones_marks
            else self._source
        )
        names = ["viewer", "branch", "turn", "selected", "revealed", "theme", "speed"]
        names += ["marks"] if isinstance(source, model.Mine) else []
        return Shown(source, self._rules, self._marked_scene, Start(**{name: getattr(self, name) for name in names}))

    def _curtain_down(self) -> bool:
        return self._watched is not None and self._watched.eyes == ONLOOKER

    def _repr_mimebundle_(self, **kwargs: Any) -> Any:
        """The widget, and a still picture for places where no widget lives (GitHub, a closed notebook)."""
        from sab_widget.svg import draw

        bundle = super()._repr_mimebundle_(**kwargs)
        if bundle is None:
            return None
        data, metadata = bundle
        data = {**data, "image/svg+xml": str(draw(self._marked_scene, self.turn)), "text/plain": repr(self)}
        return data, metadata

    def __repr__(self) -> str:
        who = "everyone" if self.viewer is None else self.scene["players"][self.viewer]
        return f"<MineWidget: {self.scene['title']}, turn {self.turn} of {self.scene['last']}, seen by {who}>"


def _parting(record: Record, old: Sequence[int], new: Sequence[int]) -> int:
    """The last turn that two lines have in common."""
    same = 0
    while same < min(len(old), len(new)) and old[same] == new[same]:
        same += 1
    branches = record.line(tuple(new[:same])).branches
    return min((branches[path[same]].turn for path in (old, new) if len(path) > same), default=0)
