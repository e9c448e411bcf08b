"""The rules in the text notation: the names of variants, and the options that differ from them."""

from __future__ import annotations

import json
from dataclasses import fields
from functools import cache
from itertools import combinations
from typing import TYPE_CHECKING, Any, Final

from sab_widget.model.errors import BadRules, shown
from sab_widget.model.notation_cards import (
    NONE,
    in_lines,
    limited,
    read_card_text,
    read_raw_face,
    read_role,
    write_card,
    write_role,
)
from sab_widget.model.notation_scan import word_or_quoted
from sab_widget.model.rules import CHOICES, VERSION, Rules
from sab_widget.model.variants import VARIANTS

if TYPE_CHECKING:
    from collections.abc import Callable

    from sab_widget.model.notation_scan import Scan, Word

COMP424: Final = "comp424"
BASE: Final = "base"
"""How the base game is named where no variant is played."""

_YES: Final = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}
_NUMBERS: Final = ("saboteur_pay", "digger_pay", "pieces")
_TABLES: Final = ("hands", "gold", "gold_per_player")
_FACES: Final = ("start", "treasure")
_NAMES: Final = {field.name for field in fields(Rules)}
_HIGHEST_VERSION_WITHOUT_A_LINE: Final = 1
"""Texts that do not say by which version of the options they go are of this one."""


@cache
def _named() -> dict[tuple[str, ...], Rules]:
    """The rules of every combination of variants that makes sense."""
    found = {(): Rules(), (COMP424,): Rules.comp424()}
    for number in range(1, len(VARIANTS) + 1):
        for names in combinations(VARIANTS, number):
            try:
                found[names] = Rules.of(*names)
            except BadRules:
                continue
    return found


_BY_LETTERS: Final = {name.replace("_", ""): name for name in VARIANTS}
"""Variants by their names without blanks: `saboteur 2` is the one that is called `saboteur2` here."""


class RulesLines:
    """The lines about rules, as they are read."""

    def __init__(self) -> None:
        self.variants: list[Word] = []
        self.options: dict[str, tuple[Word, Any]] = {}
        self.version: int = _HIGHEST_VERSION_WITHOUT_A_LINE

    def read_variants(self, scan: Scan) -> None:
        """What stands after `rules:`."""
        while True:
            word = scan.word(f"a variant ({', '.join((BASE, *VARIANTS, COMP424))})")
            key = (word.key or word.text).replace("-", "_")
            while key not in VARIANTS and scan.peek() not in ("", ","):  # such as: old mine
                key = f"{key}_{scan.word('a variant').text.casefold()}"
            key = _BY_LETTERS.get(key.replace("_", ""), key)
            if key not in VARIANTS and key not in (BASE, COMP424):
                said = ", ".join((BASE, *VARIANTS, COMP424))
                raise word.wrong(f"there is no variant {shown(key)}; there are {said}")
            self.variants.append(word._replace(text=key))
            if not scan.more():
                return

    def read_option(self, name: Word, scan: Scan) -> None:
        """What stands after `rules.NAME:`."""
        option = name.text.partition(".")[2].casefold()
        if option == "version":
            place = scan.here()
            self.version = scan.whole("the version of the rule options")
            if not 1 <= self.version <= VERSION:
                raise place.wrong(f"this package knows versions 1 to {VERSION} of the rule options, not {self.version}")
            return
        if option not in _NAMES:
            raise name.wrong(f"there is no rule option {shown(option)}; there are {', '.join(sorted(_NAMES))}")
        if option in self.options:
            raise name.wrong(f"{option} stands here twice; it was given in line {self.options[option][0].line}")
        self.options[option] = (name, _read(option, scan))

    def rules(self, place: Word) -> Rules:
        """The rules that the lines say; raises `BadRecord` at the line that is wrong, else at `place`."""
        try:
            names = tuple(dict.fromkeys(word.text for word in self.variants if word.text != BASE))
            if COMP424 in names and len(names) > 1:
                raise self.variants[0].wrong(f"{COMP424} is a game of its own and goes with no variant")
            base = Rules.comp424() if COMP424 in names else Rules.of(*names)
            data = {name: getattr(base, name) for name in _NAMES}
            data |= {name: value for name, (_, value) in self.options.items()}
            return Rules.from_json({"version": self.version, **data})
        except BadRules as error:
            first = str(error).replace(":", " ").split()[0]
            at = self.options[first][0] if first in self.options else None
            at = at or next((word for word, _ in self.options.values()), None)
            raise (at or (self.variants[0] if self.variants else place)).wrong(str(error)) from None


def write_rules(rules: Rules) -> list[str]:
    """The lines about rules: the variants that come nearest, and what differs from them."""
    data = rules.to_json()
    version = data["version"]
    name, base = min(_named().items(), key=lambda item: len(_differing(rules, item[1])))
    lines = [f"rules: {', '.join(name)}"] if name else []
    if version > _HIGHEST_VERSION_WITHOUT_A_LINE:
        lines.append(f"rules.version: {version}")
    lines += [f"rules.{option}: {_write(option, getattr(rules, option))}" for option in _differing(rules, base)]
    return lines


def _differing(rules: Rules, base: Rules) -> list[str]:
    return [field.name for field in fields(Rules) if getattr(rules, field.name) != getattr(base, field.name)]


# One option


def _read(name: str, scan: Scan) -> Any:
    if name in CHOICES:
        return _read_choice(name, scan)
    if name in _NUMBERS:
        return _listed(scan, lambda: scan.whole("a whole number"))
    if name in _TABLES:
        return _listed(scan, lambda: _pair(scan))
    if name in _FACES:
        return read_raw_face(scan)
    if name == "stones":
        return _listed(scan, lambda: read_raw_face(scan))
    if name == "goal_cells":
        return _listed(scan, lambda: tuple(scan.cell()))
    if name == "deck":
        return _listed(scan, lambda: (read_card_text(scan, ()), scan.whole("how many of this card there are")))
    if name == "dwarves":
        return _read_dwarves(scan)
    return scan.whole("a whole number")


def _write(name: str, value: Any) -> str:
    if name in CHOICES:
        return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
    if name in _NUMBERS:
        return in_lines([str(number) for number in value])
    if name in _TABLES:
        return _write_table(value)
    if name in _FACES:
        return _write_face(value)
    if name == "stones":
        return in_lines([_write_face(face) for face in value])
    if name == "goal_cells":
        return in_lines([f"{column},{row}" for column, row in value])
    if name == "deck":
        return in_lines([f"{write_card(card, ())} {number}" for card, number in value])
    if name == "dwarves":
        return in_lines([f"{write_role(role)} {_write_table(row)}" for role, row in value], "; ")
    return json.dumps(value)


def _read_choice(name: str, scan: Scan) -> Any:
    place = scan.here()
    words = [scan.word(f"a value of {name}").text.casefold()]
    while scan.peek():
        words.append(scan.word(f"a value of {name}").text.casefold())
    text = "_".join(words).replace("-", "_")
    choices = CHOICES[name]
    value = _YES.get(text) if isinstance(choices[0], bool) else text
    if value not in choices:
        said = " or ".join({True: "yes", False: "no"}.get(choice, choice) for choice in choices)  # type: ignore[call-overload]
        raise place.wrong(f"expected {said} for {name}, not {shown(text)}")
    return value


def _listed(scan: Scan, read: Callable[[], Any], separator: str = ",") -> tuple[Any, ...]:
    if scan.keyword(NONE) is not None:
        return ()
    found = [read()]
    while scan.more(separator):
        limited(found, scan.here())
        found.append(read())
    return tuple(found)


def _pair(scan: Scan) -> tuple[int, int]:
    key = scan.whole("a whole number, as in 3: 6")
    scan.need(":", "a colon, as in 3: 6")
    return key, scan.whole("a whole number after the colon, as in 3: 6")


def _read_dwarves(scan: Scan) -> tuple[Any, ...]:
    return _listed(scan, lambda: (read_role(scan), _listed(scan, lambda: _pair(scan))), ";")


def _write_table(rows: Any) -> str:
    return in_lines([f"{key}: {number}" for key, number in rows])


def _write_face(text: str) -> str:
    return word_or_quoted(text, read_raw_face, text)
