"""Setting up positions: a mine that is changed by hand, step by step, and drawing over it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sab_widget.model.later import names_later

if TYPE_CHECKING:
    from sab_widget.editing.editor import BadEdit, Edit, Editor

__all__ = ["BadEdit", "Edit", "Editor"]

__getattr__, __dir__ = names_later(globals(), dict.fromkeys(__all__, "editor"))
