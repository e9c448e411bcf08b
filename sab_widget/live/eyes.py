"""Scenes of a game that goes on, one for each pair of eyes that may look at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sab_widget.live.whose import ONLOOKER, viewer_of
from sab_widget.model.onlooker import onlooker_view
from sab_widget.scene import record_builder
from sab_widget.scene.growth import since

if TYPE_CHECKING:
    from collections.abc import Collection

    from sab_widget.live.whose import Eyes
    from sab_widget.model import Action, Game, View
    from sab_widget.scene import Scene, SceneBuilder


class Watched:
    """Builders of scenes that keep up with a game.

    Args:
        game: The game.
        eyes: Through whose eyes it is seen at first.
        people: The seats of several people who share a screen, so that it may be seen through the eyes of each later:
            those are kept up as well, and so are an onlooker's, as which everybody sees the time before she looked. So
            what two people see differs in few things, however long the game has lasted.
        language: The code of the language in which it is told.
    """

    def __init__(self, game: Game, eyes: Eyes, people: Collection[int] = (), language: str = "en") -> None:
        self.game = game
        self.language = language
        self.eyes: Eyes = eyes
        self._known: list[Action] = []
        self._builders: dict[Eyes, SceneBuilder] = {}
        self._more: tuple[Eyes, ...] = (ONLOOKER, *people) if people else ()
        self._since = game.turn
        """The turn from which on these eyes have looked, where several look in turn."""
        self._begin()

    def _begin(self) -> None:
        """Make the builders anew from the whole game."""
        self._builders = {}
        for eyes in dict.fromkeys((*self._more, self.eyes)):
            self._builders[eyes] = self._built(eyes)
        self._known = list(self.game.actions)
        self._since = min(self._since, self.game.turn)

    def _built(self, eyes: Eyes) -> SceneBuilder:
        look, language = onlooker_view if eyes == ONLOOKER else None, self.language
        like = self._builders.get(ONLOOKER)
        return record_builder(self.game.record, viewer_of(eyes), look=look, like=like, language=language)

    def _view(self, eyes: Eyes) -> View:
        return onlooker_view(self.game) if eyes == ONLOOKER else self.game.view(viewer_of(eyes))

    @property
    def builder(self) -> SceneBuilder:
        """That of the eyes through which the game is seen now."""
        return self._builders[self.eyes]

    def scene(self) -> Scene:
        """The whole scene as it is seen now."""
        scene = self.builder.scene()
        if not self._more or self.eyes == ONLOOKER:
            return scene
        return since(scene, self._builders[ONLOOKER].scene(), self._since)

    @property
    def shared(self) -> bool:
        """Whether several people look in turn."""
        return bool(self._more)

    def share(self, people: Collection[int]) -> None:
        """Several people look in turn from now on, at these seats."""
        self._more = (ONLOOKER, *people)
        self._since = self.game.turn
        self._begin()

    def speak(self, language: str) -> None:
        """Tell it all in another language."""
        if language != self.language:
            self.language = language
            self._begin()

    def look_through(self, eyes: Eyes) -> None:
        """See the game through other eyes."""
        before, self.eyes = self.eyes, eyes
        if eyes not in self._builders:
            self._builders[eyes] = self._built(eyes)
        if before not in (*self._more, eyes):
            del self._builders[before]
        self._since = len(self._known)

    def catch_up(self) -> dict[str, Any] | None:
        """Take over what has happened to the game; a message for a page that knows all before.

        Returns:
            `append` or `cut`, as docs/scene.md has them; an empty one when nothing has happened; None when the scene
            has to be sent whole.
        """
        actions, known = self.game.actions, self._known
        same = _common(actions, known)
        if same == len(actions) == len(known):
            return {}
        if same == len(known) == len(actions) - 1:
            for eyes, build in self._builders.items():
                build.add_view(self._view(eyes))
            message = {"kind": "append", **self.builder.patch()}
        elif same == len(actions):
            for eyes, build in self._builders.items():
                build.cut(same, self._view(eyes))
            self._since = min(self._since, same)
            message = {"kind": "cut", "last": same}
        else:
            self._begin()
            return None
        self._known = list(actions)
        return message


def _common(actions: tuple[Action, ...], known: list[Action]) -> int:
    """How many actions two games have in common."""
    same = 0
    for one, other in zip(actions, known, strict=False):
        if one is not other:
            break
        same += 1
    return same
