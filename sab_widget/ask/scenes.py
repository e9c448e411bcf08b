"""What is seen beside a question: one moment, with nothing of the story before it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sab_widget.languages import words_for
from sab_widget.scene import builder_for
from sab_widget.scene import mine_scene as whole_mine_scene

if TYPE_CHECKING:
    from sab_widget.model.mine import Mine
    from sab_widget.model.rules import Rules
    from sab_widget.model.view import View
    from sab_widget.scene import Scene


def mine_scene(mine: Mine, rules: Rules, title: str, language: str) -> Scene:
    """A bare mine."""
    return whole_mine_scene(mine, title, rules, language=language)


def view_scene(view: View, title: str, language: str) -> Scene:
    """A table as one viewer sees it at one moment."""
    build = builder_for(view.rules, title, words_for(language))
    build.add_view(replace(view, history=(), results=(), round_over=False, over=False))
    return build.scene()
