"""What goes wrong with questions and answers."""

from __future__ import annotations

from sab_widget.model.errors import SabError


class BadQuestion(SabError):
    """A question that cannot be asked: of something that is no position, or of one that admits no such question."""


class BadAnswer(SabError):
    """Something that is no answer to a question, whether right or wrong."""
