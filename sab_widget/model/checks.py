"""Whether values that somebody hands over are of the right type: a wrong one is refused where it comes in."""

from __future__ import annotations

from typing import Any, Final

from sab_widget.model.errors import BadPosition, BadRecord, shown
from sab_widget.model.placing import Policy

TEXT: Final = (str, type(None))
"""A text, or nothing."""


def check_fields(holder: object, kinds: dict[str, Any]) -> None:
    """Refuse fields of a wrong type, which would only be noticed when the record is written."""
    for name, kind in kinds.items():
        wanted = "a text" if kind in (str, TEXT) else f"of the type {kind.__name__}"
        must_be(getattr(holder, name), kind, name, wanted)


def must_be(value: object, kind: Any, name: str, wanted: str) -> None:
    """Refuse a value of a wrong type; `wanted` says what would be right."""
    if not isinstance(value, kind):
        raise BadRecord(f"{name} is {shown(value)}; it must be {wanted}")


def tuple_of(name: str, kind: type, value: object) -> tuple[Any, ...]:
    """A list or tuple of values of one type, as a tuple; raises `BadRecord`."""
    if not isinstance(value, (list, tuple)):
        raise BadRecord(f"{name} is {shown(value)}; it must be a list")
    for item in value:
        if not isinstance(item, kind):
            wanted = "texts" if kind is str else f"values of the type {kind.__name__}"
            raise BadRecord(f"{name} holds {shown(item)}; it must hold {wanted}")
    return tuple(value)


def as_policy(value: object) -> Policy:
    """What a laid card must touch; raises `BadPosition`."""
    if not isinstance(value, Policy) or not all(type(option) is bool for option in value):
        raise BadPosition(f"{shown(value)} is no policy: give one such as Policy(must_connect=False)")
    return value
