"""Things in words: cells, faces, cards, dwarves, and what came of a round."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Final

from sab_widget.model.cards import BREAK, REPAIR, UNKNOWN
from sab_widget.model.dwarves import ROLES, TEAMS
from sab_widget.scene.told import cell_words, reason_words, said_words, tool_list

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.languages import Words
    from sab_widget.model.cards import Card
    from sab_widget.model.faces import Face, Tunnel
    from sab_widget.model.gold import RoundResult
    from sab_widget.model.ground import Goal
    from sab_widget.model.view import View

_CARDS: Final = {
    "map": "scene-card-map",
    "rockfall": "scene-card-rockfall",
    "theft": "scene-card-theft",
    "hands off": "scene-card-hands-off",
    "swap hands": "scene-card-swap-hands",
    "inspection": "scene-card-inspection",
    "swap hats": "scene-card-swap-hats",
    "trapped": "scene-card-trapped",
    "free at last": "scene-card-free-at-last",
}
"""Action cards without tools, by kind."""

ABOUT: Final = {
    "break": "scene-about-break",
    "repair": "scene-about-repair",
    "map": "scene-about-map",
    "rockfall": "scene-about-rockfall",
    "theft": "scene-about-theft",
    "hands off": "scene-about-hands-off",
    "swap hands": "scene-about-swap-hands",
    "inspection": "scene-about-inspection",
    "swap hats": "scene-about-swap-hats",
    "trapped": "scene-about-trapped",
    "free at last": "scene-about-free-at-last",
}
"""What an action card does, by its kind."""


def tunnel_words(words: Words, tunnel: Tunnel) -> str:
    """A tunnel that is no stub, in words."""
    said = words("scene-tunnel", edges=tunnel.edges)
    if tunnel.ladder:
        said = words("scene-with-ladder", tunnel=said)
    return words("scene-with-door", tunnel=said, door=tunnel.door) if tunnel.door else said


@lru_cache(maxsize=4096)
def face_words(words: Words, face: Face) -> str:
    """A face in words: `straight tunnel north to south, stub east`."""
    stubs = "".join(tunnel.edges for tunnel in face.tunnels if tunnel.stub)
    said = [tunnel_words(words, tunnel) for tunnel in face.tunnels if not tunnel.stub]
    if stubs:
        said.append(words("scene-stubs", edges=stubs))
    whole = words("scene-comma").join(said)
    return words("scene-with-crystal", face=whole) if face.crystal else whole


@lru_cache(maxsize=4096)
def card_words(words: Words, card: Card) -> str:
    """A card in words."""
    if card.text == UNKNOWN:
        return words("scene-card-unknown")
    if card.face is not None:
        return path_words(words, card.face)
    return deed_card_words(words, card)


def path_words(words: Words, face: Face) -> str:
    """A path card by its notation and in words: `EW (straight tunnel east to west)`."""
    return words("scene-card-path", face=words.code(face.text), name=face_words(words, face))


def deed_card_words(words: Words, card: Card) -> str:
    """A card in a few words, as in a line of the log: a path card by its face."""
    if card.face is not None:
        return words.code(str(card.face))
    if card.kind == BREAK:
        return words("scene-card-break", tools=tool_list(words, card.tools, "scene-tool"))
    if card.kind == REPAIR:
        return words("scene-card-repair", tools=tool_list(words, card.tools, "scene-tool"))
    known = _CARDS.get(card.kind)
    return words("scene-card-other", kind=card.kind) if known is None else words(known)


@lru_cache(maxsize=4096)
def card_about(words: Words, card: Card) -> str:
    """What an action card is for, in one sentence."""
    about = ABOUT.get(card.kind, "scene-about-other")
    if card.tools:
        return words(about, tools=tool_list(words, card.tools, "scene-tool-object"))
    return words(about)


def goal_words(words: Words, goal: Goal) -> str:
    """What a goal turned out to be."""
    if goal.treasure:
        return words("scene-goal-treasure")
    if goal.face is None:
        return words("scene-goal-stone")
    return words("scene-goal-stone-face", face=words.code(str(goal.face)))


def role_words(words: Words, role: str) -> str:
    """The name of a dwarf."""
    return words("scene-role", role=role if role in ROLES else "other")


def barred_words(words: Words, view: View, seat: int) -> str | None:
    """Why a seat may lay no path card at all; None when nothing bars it."""
    found = view.barred(seat)
    if not found:
        return None
    reasons = " ".join(reason_words(words, reason, view.players) for reason in found)
    return words("scene-barred", player=words.name(view.players[seat]), reasons=reasons)


def deal_words(words: Words, view: View) -> str:
    """The log line of a round's beginning."""
    return words("scene-dealt", number=view.round, player=words.name(view.players[view.seat]))


def result_words(words: Words, view: View, result: RoundResult | None, winner: str) -> list[str]:
    """How the round that has just ended came out, as far as the viewer may know."""
    names = words.names(view.players)
    reached = view.mine.treasure_reached
    if result is None:
        return [_won(words, winner, reached)]
    if winner == "finder" and result.finder is not None:
        lines = [words("scene-won-finder", player=names[result.finder])]
    else:
        lines = [_won(words, winner, reached)]
    lines += [said_words(words, note) for note in result.notes]
    paid = [
        words("scene-paid-one", player=names[seat], number=sum(cards))
        for seat, cards in enumerate(result.gold)
        if cards
    ]
    if paid:
        lines.append(words("scene-paid", list=words("scene-comma").join(paid)))
    lines += [words("scene-stolen", player=names[thief], target=names[victim]) for thief, victim in result.stolen]
    return lines


_WON: Final = {
    "diggers": "scene-won-diggers",
    "saboteurs": "scene-won-saboteurs",
    "selfish": "scene-won-selfish",
    "nobody": "scene-won-nobody",
    "finder": "scene-won-found",
    "unknown": "scene-won-unknown",
    TEAMS[0]: "scene-won-blue",
    TEAMS[1]: "scene-won-green",
    " and ".join(TEAMS): "scene-won-both",
}
"""By `RoundResult.winner`."""


def _won(words: Words, winner: str, reached: bool) -> str:
    return words("scene-won-nobody-walks" if winner == "nobody" and reached else _WON[winner])


def winners_words(words: Words, view: View) -> list[str]:
    """Who has won the game, when it is over."""
    if not view.over:
        return []
    names = words.names(view.players[seat] for seat in view.winners)
    if not names:
        unknown = None in view.nuggets if view.rules.has_gold else any(UNKNOWN in r.roles for r in view.results if r)
        return [words("scene-over-unknown" if unknown else "scene-over-nobody")]
    return [words("scene-over-won", players=words.list(names), number=len(names))]


def outcome_words(words: Words, view: View, lines: Sequence[str], winners: Sequence[str]) -> list[str]:
    """What is written over the mine of `result_words` and `winners_words`, with what concerns the viewer, and the gold.

    Returns:
        Who has won the round; why the viewer got so much, where its results are known; who has won the game; and, when
        it is over, who has how many nuggets, most first.
    """
    result = view.results[-1]
    why = result.why[view.viewer] if result is not None and result.why and view.viewer is not None else None
    told = [*lines[:1], *winners]
    if why is not None and view.viewer is not None:
        told.insert(1, words("scene-own-why", player=words.name(view.players[view.viewer]), why=said_words(words, why)))
    if winners and view.rules.has_gold:
        names = words.names(view.players)
        purses = sorted(
            ((number, seat) for seat, number in enumerate(view.nuggets) if number is not None),
            key=lambda purse: (-purse[0], purse[1]),
        )
        each = [words("scene-paid-one", player=names[seat], number=number) for number, seat in purses]
        if each:
            told.append(words("scene-purses", list=words("scene-comma").join(each)))
    return told


def cells_words(words: Words, cells: Sequence[tuple[int, int]]) -> str:
    """Several cells in a phrase."""
    return words.list([cell_words(words, cell) for cell in cells])
