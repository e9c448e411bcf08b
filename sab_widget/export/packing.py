"""How a page holds its scenes: of all but the first, only what differs from another.

The front end's `stored.ts` puts them together again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sab_widget.letters import as_text
from sab_widget.scene.growth import differing

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.scene import Scene


def stored(scenes: Sequence[Scene]) -> list[dict[str, Any]]:
    """The scenes, each but the first as what differs from an earlier one: from what tells it in the fewest letters."""
    result = [{"of": None, **differing(scenes[0], {})}]
    for number, scene in enumerate(scenes[1:], 1):
        # The first of the same viewer is the game as played; that of the same line is seen by the first viewer.
        kin = {
            next((of for of in range(number) if scenes[of][name] == scene[name]), 0) for name in ("viewer", "branch")
        }
        ways = [{"of": of, **differing(scene, scenes[of])} for of in sorted(kin)]
        result.append(min(ways, key=lambda way: len(as_text(way))))
    return result
