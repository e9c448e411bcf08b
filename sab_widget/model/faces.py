"""Faces of path cards: which edges a card's tunnels join (rules.md section 1); knows no deck and no mine."""

from __future__ import annotations

from typing import ClassVar, Final, NamedTuple

from sab_widget.model.cells import OPPOSITE, SIDES
from sab_widget.model.errors import BadFace, shown

BIT: Final = {"N": 1, "E": 2, "S": 4, "W": 8}
"""One bit for each edge; sets of edges are sums of these."""

DOORS: Final = ("blue", "green")


class Tunnel(NamedTuple):
    """One tunnel of a face: the edges it joins, and what stands in it."""

    edges: str
    """The joined edges in the order N, E, S, W; one letter alone is a stub."""
    ladder: bool = False
    """The tunnel also ends in a ladder to the surface."""
    door: str | None = None
    """The colour of the door in it, `blue` or `green`."""

    @property
    def stub(self) -> bool:
        """Whether the tunnel is a blind arm: one edge, and no ladder."""
        return len(self.edges) == 1 and not self.ladder

    @property
    def mask(self) -> int:
        """The edges as a sum of `BIT`s."""
        return sum(BIT[edge] for edge in self.edges)

    def __str__(self) -> str:
        return self.edges + "L" * self.ladder


class Face:
    """The tunnels of a path card as it lies; equal faces are one object.

    >>> Face("E|SN")
    Face('NS|E')
    >>> Face("NE").turned
    Face('SW')

    Args:
        text: Tunnels parted by `|`, each the letters of the edges it joins; `L` in a tunnel is a ladder, `*` marks a
            crystal on the card, a final `:blue` or `:green` a door in the first tunnel.

    Raises:
        BadFace: The text names no face.
    """

    __slots__ = ("_turned", "crystal", "edges", "joined", "ladders", "masks", "text", "tunnel_at", "tunnels")

    text: str
    """The face as rules.md writes it, longest tunnel first."""
    tunnels: tuple[Tunnel, ...]
    crystal: bool
    masks: tuple[int, ...]
    """The edges of each tunnel, as a sum of `BIT`s."""
    edges: int
    """All open edges, as a sum of `BIT`s."""
    ladders: int
    """The edges that tunnels with a ladder join, as a sum of `BIT`s."""
    joined: tuple[int, int, int, int]
    """For each edge N, E, S, W the edges its tunnel joins (itself among them), as a sum of `BIT`s; 0 for a wall."""
    tunnel_at: tuple[int, int, int, int]
    """For each edge N, E, S, W the number of its tunnel in `tunnels`; -1 for a wall."""
    _turned: Face | None

    _known: ClassVar[dict[str, Face]] = {}

    def __new__(cls, text: str | Face) -> Face:  # noqa: PYI034  # equal faces are one object
        """Make it, or find the equal one that was made before."""
        if isinstance(text, Face):
            return text
        try:
            return cls._known[text]
        except (KeyError, TypeError):
            pass  # not met before, or no text at all, which parsing will say
        tunnels, crystal = _parse(text)
        name = _write(tunnels, crystal)
        face = cls._known.get(name)
        if face is None:
            face = super().__new__(cls)
            face._fill(name, tunnels, crystal)
            cls._known[name] = face
        return face

    def _fill(self, name: str, tunnels: tuple[Tunnel, ...], crystal: bool) -> None:
        self.text = name
        self.tunnels = tunnels
        self.crystal = crystal
        self.masks = tuple(tunnel.mask for tunnel in tunnels)
        self.edges = sum(self.masks)
        self.ladders = sum(tunnel.mask for tunnel in tunnels if tunnel.ladder)
        n, e, s, w = (next((i for i, t in enumerate(tunnels) if side in t.edges), -1) for side in SIDES)
        self.tunnel_at = (n, e, s, w)
        n, e, s, w = (0 if i < 0 else self.masks[i] for i in self.tunnel_at)
        self.joined = (n, e, s, w)
        self._turned = None

    @property
    def turned(self) -> Face:
        """The same card turned by 180 degrees: N and S, E and W exchanged."""
        if self._turned is None:
            turned = tuple(
                Tunnel("".join(side for side in SIDES if OPPOSITE[side] in t.edges), t.ladder, t.door)
                for t in self.tunnels
            )
            self._turned = Face(_write(_in_order(turned), self.crystal))
        return self._turned

    @property
    def both_ways(self) -> tuple[Face, ...]:
        """The face as it is and turned; once, when it looks the same turned."""
        return (self,) if self.turned is self else (self, self.turned)

    def is_open(self, side: str) -> bool:
        """Whether a tunnel ends at the edge `N`, `E`, `S` or `W`; raises `BadFace` for another letter."""
        try:
            return bool(self.edges & BIT[side])
        except (KeyError, TypeError):
            raise BadFace(f"{shown(side)} is none of the edges N, E, S, W") from None

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"Face({self.text!r})"

    def __reduce__(self) -> tuple[type[Face], tuple[str]]:
        return Face, (self.text,)

    def __lt__(self, other: object) -> bool:
        return self.text < other.text if isinstance(other, Face) else NotImplemented


def _in_order(tunnels: tuple[Tunnel, ...]) -> tuple[Tunnel, ...]:
    """Tunnels with a door first, then long before short, then by their first edge."""
    return tuple(sorted(tunnels, key=lambda t: (t.door is None, -len(t.edges), SIDES.index(t.edges[0]))))


def _parse(text: object) -> tuple[tuple[Tunnel, ...], bool]:
    if not isinstance(text, str):
        raise BadFace(f"{shown(text)} is no face: a face is a text such as 'NS|E'")
    body, colon, door = text.partition(":")
    if colon and door not in DOORS:
        raise BadFace(f"{shown(text)} is no face: a door is ':blue' or ':green', not {shown(':' + door)}")
    crystal = "*" in body
    tunnels = []
    seen = ""
    for number, letters in enumerate(body.replace("*", "", 1).split("|")):
        ladder = "L" in letters
        edges = letters.replace("L", "", 1)
        for edge in edges:
            if edge not in SIDES:
                raise BadFace(f"{shown(text)} is no face: {edge!r} is none of the edges N, E, S, W")
            if edge in seen:
                raise BadFace(f"{shown(text)} is no face: the edge {edge} stands in it twice")
            seen += edge
        if not edges:
            raise BadFace(f"{shown(text)} is no face: each tunnel needs an edge, as in 'NS|E'")
        ordered = "".join(side for side in SIDES if side in edges)
        tunnels.append(Tunnel(ordered, ladder, door if colon and number == 0 else None))
    return _in_order(tuple(tunnels)), crystal


def _write(tunnels: tuple[Tunnel, ...], crystal: bool) -> str:
    # A door must stay with the first tunnel, which `_in_order` puts first.
    text = "|".join(map(str, tunnels)) + "*" * crystal
    return text + (f":{tunnels[0].door}" if tunnels[0].door else "")
