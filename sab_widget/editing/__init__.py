"""Setting up positions: a mine that is changed by hand, step by step, and drawing over it."""

from __future__ import annotations

from sab_widget.editing.editor import BadEdit, Edit, Editor

__all__ = ["BadEdit", "Edit", "Editor"]
