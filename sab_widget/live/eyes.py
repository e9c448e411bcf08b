"""Scenes of a game that goes on, one for each pair of eyes that may look at it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypeAlias

from sab_widget.model.onlooker import onlooker_view
from sab_widget.scene import record_builder

if TYPE_CHECKING:
    from collections.abc import Collection

    from sab_widget.model import Action, Game, View
    from sab_widget.scene import Scene, SceneBuilder

ONLOOKER: Final = "onlooker"
"""Somebody at the table without a seat, who sees what lies open and nothing else."""
Eyes: TypeAlias = "int | str | None"
"""Whose: those of a seat, of everyone (None), or of an onlooker."""


def viewer_of(eyes: Eyes) -> int | None:
    """What a scene says of whose eyes it is for: an onlooker has no seat."""
    return eyes if isinstance(eyes, int) else None


class Watched:
    """Builders of scenes that keep up with a game.

    Args:
        game: The game.
        eyes: Through whose eyes it is seen at first.
        more: Through whose eyes it may be seen later: those are kept up as well, so that it is seen at once then.
        language: The code of the language in which it is told.
    """

    def __init__(self, game: Game, eyes: Eyes, more: Collection[Eyes] = (), language: str = "en") -> None:
        self.game = game
        self.language = language
        self.eyes: Eyes = eyes
        self._known: list[Action] = []
        self._builders: dict[Eyes, SceneBuilder] = {}
        self._more = (*more,)
        self._begin()

    def _begin(self) -> None:
        """Make the builders anew from the whole game."""
        self._builders = {eyes: self._built(eyes) for eyes in dict.fromkeys((self.eyes, *self._more))}
        self._known = list(self.game.actions)

    def _built(self, eyes: Eyes) -> SceneBuilder:
        look = onlooker_view if eyes == ONLOOKER else None
        return record_builder(self.game.record, viewer_of(eyes), look=look, language=self.language)

    def _view(self, eyes: Eyes) -> View:
        return onlooker_view(self.game) if eyes == ONLOOKER else self.game.view(viewer_of(eyes))

    @property
    def builder(self) -> SceneBuilder:
        """That of the eyes through which the game is seen now."""
        return self._builders[self.eyes]

    def scene(self) -> Scene:
        """The whole scene as it is seen now."""
        return self.builder.scene()

    def speak(self, language: str) -> None:
        """Tell it all in another language."""
        if language != self.language:
            self.language = language
            self._begin()

    def look_through(self, eyes: Eyes) -> None:
        """See the game through other eyes."""
        if eyes not in self._builders:
            self._builders[eyes] = self._built(eyes)
        if self.eyes not in self._more:
            del self._builders[self.eyes]
        self.eyes = eyes

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
