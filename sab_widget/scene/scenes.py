"""Scenes of recorded games and of bare mines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.languages import words_for
from sab_widget.model.branches import leaves
from sab_widget.model.cards import Card
from sab_widget.model.errors import BadPosition, BadRecord, BadRules, shown
from sab_widget.model.faces import Face
from sab_widget.model.hindsight import Hindsight
from sab_widget.model.mine import Mine
from sab_widget.model.record import Record
from sab_widget.model.rules import STANDARD, Rules
from sab_widget.scene.builder import SceneBuilder

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from sab_widget.languages import Words
    from sab_widget.model.game import Game
    from sab_widget.model.view import View
    from sab_widget.scene import Scene


def builder_for(rules: Rules, title: str, words: Words) -> SceneBuilder:
    """A builder for games under these rules."""
    build = SceneBuilder(title, rules.policy, rules.paths, [Card(name) for name, _ in rules.deck], words)
    build.roles = tuple(role for role, _ in rules.dwarves)
    return build


def record_scene(
    record: Record, viewer: int | None = None, branch: Sequence[int] = (), *, language: str = "en"
) -> Scene:
    """The scene of a whole recorded game.

    A record that cannot be replayed to its end is shown as far as it goes; `problem` then says what is wrong.

    Args:
        record: The game.
        viewer: The seat through whose eyes it is seen; None for everyone.
        branch: The path of the line to show (`Record.line`); empty for the main line.
        language: The code of the language in which it is told (`sab_widget.languages.LANGUAGES`).

    Raises:
        BadLanguage: There is no such language.
        BadRecord: There is no such branch, or not even the first deal fits the rules.
        BadPlayers: There is no such seat.
    """
    return record_builder(record, viewer, branch, language=language).scene()


def record_builder(
    record: Record,
    viewer: int | None = None,
    branch: Sequence[int] = (),
    *,
    look: Callable[[Game], View] | None = None,
    like: SceneBuilder | None = None,
    language: str = "en",
) -> SceneBuilder:
    """The builder of `record_scene`, which can go on; `look` gives the views of somebody who has no seat.

    With `like` it shares the table of answers of a builder for the same game, and knows all goals by their faces, so
    that scenes of both differ in nothing but what their viewers know.
    """
    if not isinstance(record, Record):
        raise BadRecord(f"{shown(record)} is no record")
    played = record
    record = record.line(branch)
    # Who comments a record has seen all of it, so comments are for everyone; and what is wrong may name a card.
    everyone = viewer is None and look is None
    title = record.title if everyone else played.title
    words = words_for(language)
    build = builder_for(record.rules, title or words("scene-title-game", number=len(record.players)), words)
    if like is not None:
        build.legal = like.legal
        build.know_faces(map(Face, (record.rules.treasure, *record.rules.stones)))
    build.branch = tuple(branch)
    build.leaves = leaves(played, branch)
    build.branches = [
        # A title is a comment, too.
        {"turn": leaving.turn, "path": [*branch, number], "title": leaving.title if everyone else ""}
        for number, leaving in enumerate(record.branches)
    ]
    hindsight = Hindsight(record) if everyone else None

    def add(game: Game, comment: str | None) -> None:
        """Add a turn; for everyone with what is known of the hands from what was played later."""
        view = game.view(viewer) if look is None else look(game)
        build.add_view(view if hindsight is None else hindsight.fill(view, game), comment if everyone else None)

    add(record.game(), record.comment)
    try:
        for game, step in zip(record.replay(), record.steps, strict=True):
            add(game, step.comment)
    except BadRecord as error:
        build.problem = str(error)
    if record.problem is not None and build.problem is None:
        build.problem = record.problem
    if build.problem is not None and not everyone:
        build.problem = words("scene-problem", turn=build.last)
    return build


def mine_scene(
    mine: Mine,
    title: str | None = None,
    paths: Rules | None = None,
    room: Sequence[int] | None = None,
    *,
    language: str = "en",
) -> Scene:
    """The scene of a bare mine: one turn, nobody's hands.

    Args:
        mine: What lies there.
        title: What to call it; “A mine” when left out.
        paths: The rules whose path cards can be picked; the base game's when left out.
        room: The `extent` of a scene before this one: there is room for that at least, so that nothing jumps.
        language: The code of the language in which it is told.

    Raises:
        BadLanguage: There is no such language.
        BadPosition: `mine` is none.
        BadRules: `paths` are no rules.
    """
    if not isinstance(mine, Mine):
        raise BadPosition(f"{shown(mine)} is no mine")
    if paths is not None and not isinstance(paths, Rules):
        raise BadRules(f"{shown(paths)} are no rules: give a Rules value, such as Rules.saboteur2()")
    words = words_for(language)
    build = SceneBuilder(title or words("scene-title-mine"), mine.policy, (paths or STANDARD).paths, words=words)
    build.doors = build.doors or any(tunnel.door for face in mine.cards.values() for tunnel in face.tunnels)
    build.reserve(room)
    build.add_mine(mine)
    return build.scene()
