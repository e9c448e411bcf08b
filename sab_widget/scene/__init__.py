"""What is to be seen of a game or a mine, at every turn, for one viewer, as plain JSON (docs/scene.md).

Made from the model, and drawn by `sab_widget.svg` and by the front end; knows nothing of either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sab_widget.model.cards import Card
from sab_widget.model.errors import BadRecord
from sab_widget.model.rules import STANDARD
from sab_widget.scene.builder import SceneBuilder
from sab_widget.scene.tracks import at

if TYPE_CHECKING:
    from sab_widget.model.mine import Mine
    from sab_widget.model.record import Record
    from sab_widget.model.rules import Rules

__all__ = ["Scene", "SceneBuilder", "at", "mine_scene", "record_scene"]

Scene = dict[str, Any]


def builder_for(rules: Rules, title: str) -> SceneBuilder:
    """A builder for games under these rules."""
    return SceneBuilder(title, rules.policy, rules.paths, [Card(name) for name, _ in rules.deck])


def record_scene(record: Record, viewer: int | None = None) -> Scene:
    """The scene of a whole recorded game.

    A record that cannot be replayed to its end is shown as far as it goes; `problem` then says what is wrong.

    Args:
        record: The game.
        viewer: The seat through whose eyes it is seen; None for everyone.

    Raises:
        BadRecord: Not even the first deal fits the rules.
        BadPlayers: There is no such seat.
    """
    return record_builder(record, viewer).scene()


def record_builder(record: Record, viewer: int | None = None) -> SceneBuilder:
    """The builder of `record_scene`, which can go on."""
    build = builder_for(record.rules, record.title or f"A game of {len(record.players)} players")
    # Who comments a record has seen all of it, so comments are for everyone; and what is wrong may name a card.
    everyone = viewer is None
    build.add_view(record.game().view(viewer), record.comment if everyone else None)
    try:
        for game, step in zip(record.replay(), record.steps, strict=True):
            build.add_view(game.view(viewer), step.comment if everyone else None)
    except BadRecord as error:
        build.problem = str(error)
    if record.problem is not None and build.problem is None:
        build.problem = record.problem
    if build.problem is not None and not everyone:
        build.problem = f"The record cannot be replayed beyond turn {build.last}; seen by everyone, it tells why."
    return build


def mine_scene(mine: Mine, title: str = "A mine", paths: Rules | None = None) -> Scene:
    """The scene of a bare mine: one turn, nobody's hands.

    Args:
        mine: What lies there.
        title: What to call it.
        paths: The rules whose path cards can be picked; the base game's when left out.
    """
    build = SceneBuilder(title, mine.policy, (paths or STANDARD).paths)
    build.add_mine(mine)
    return build.scene()
