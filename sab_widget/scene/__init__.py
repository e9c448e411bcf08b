"""What is to be seen of a game or a mine, at every turn, for one viewer, as plain JSON (docs/scene.md).

Made from the model, and drawn by `sab_widget.svg` and by the front end; knows nothing of either.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sab_widget.model.later import names_later

if TYPE_CHECKING:
    from sab_widget.scene.builder import SceneBuilder
    from sab_widget.scene.scenes import builder_for, mine_scene, record_builder, record_scene
    from sab_widget.scene.tracks import at

__all__ = ["Scene", "SceneBuilder", "at", "builder_for", "mine_scene", "record_builder", "record_scene"]

Scene = dict[str, Any]

__getattr__, __dir__ = names_later(
    globals(),
    {
        **dict.fromkeys(("builder_for", "mine_scene", "record_builder", "record_scene"), "scenes"),
        "SceneBuilder": "builder",
        "at": "tracks",
    },
)
