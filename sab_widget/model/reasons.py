"""Why an action is refused: one value for each reason, with a code of rules.md section 7 and a sentence."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from sab_widget.model.cells import SIDE_NAMES, Cell

SENTENCES: Final = {
    "occupied": "A card lies at {cell} already.",
    "no_neighbour": "No face-up card lies beside {cell}; a face-down goal does not count.",
    "edge_mismatch": "The {side} edge does not fit the card at {neighbour}: a tunnel would end at a wall.",
    "not_connected": "The {side} edge meets the card at {neighbour}, but that tunnel is not connected to the surface.",
    "not_connected.nothing": "None of its open edges meets a tunnel of a neighbour, so it would not be connected.",
    "not_connected.meet": "None of its open edges meets an open edge of a neighbour.",
    "beside_goal": "A ladder may not lie beside a goal: the {side} edge touches the goal at {neighbour}.",
    "not_your_turn": "It is not this seat's turn: it is the turn of seat {seat}.",
    "card_not_in_hand": "The card {card} is not in the hand.",
    "round_over": "The round is over.",
    "round_over.game": "The game is over.",
    "broken_tool": "The {tool} is broken: no path card may be played before it is repaired.",
    "not_a_goal": "No goal lies at {cell}.",
    "goal_already_up": "The goal at {cell} has been turned up already.",
    "cannot_remove.start": "The start card cannot be removed.",
    "cannot_remove.goal": "A goal cannot be removed, turned up or not.",
    "cannot_remove.empty": "No path card lies at {cell}.",
    "tool_already_broken": "The {tool} of seat {seat} is broken already.",
    "nothing_to_repair": "The {tool} of seat {seat} is not broken.",
    "tool_choice_needed": "This card repairs one of two tools: say which.",
    "wrong_target.seat": "There is no seat {seat}.",
    "wrong_target.self": "One may not break one's own tool in this game.",
    "wrong_target.others": "In this game one may repair only one's own tool.",
    "wrong_target.tool": "The card {card} does not concern the {tool}.",
    "wrong_target.face": "The stone at {cell} cannot be laid that way.",
    "wrong_target.sharing": "The gold is being shared: the next thing to do is to take a gold card.",
    "wrong_target.no_gold": "There is no gold to take: it is shared when the diggers have won a round.",
    "wrong_target.laying": "A stone waits: the next thing to do is to say how it lies.",
    "wrong_target.no_stone": "No stone waits to be laid there.",
    "wrong_target.deal": "The round is not over yet, so the next one cannot be dealt.",
    "wrong_target.gold": "No gold card of that value is left to take.",
    "wrong_target.has_theft": "A theft lies in front of this player already, and nobody may have two.",
    "wrong_target.no_theft": "No theft lies in front of seat {seat}.",
    "wrong_target.oneself": "This is played on another player, not on oneself.",
    "wrong_target.no_dwarf": "No dwarf is left over to be drawn.",
    "wrong_target.is_trapped": "Seat {seat} is trapped already.",
    "wrong_target.not_trapped": "Seat {seat} is not trapped.",
    "wrong_target.not_in_front": "No such card lies in front of this player: {card}.",
    "wrong_target.no_clearing": "In this game one cannot remove a card in front of oneself by discarding.",
    "wrong_target.clear_for": "To remove a card in front of oneself, one discards {number} cards.",
    "wrong_target.too_many": "No more than {number} cards may be discarded at once in this game.",
    "wrong_target.stealing": "The thefts are carried out: the next thing to do is to steal a piece, or to pass.",
    "wrong_target.no_stealing": "There is nothing to steal: thefts are carried out at the end of a round.",
    "wrong_target.no_pieces": "Seat {seat} has no gold to steal.",
    "trapped": "This player is trapped: no path card may be played before she is free.",
    "card_not_in_hand.deck": "The deck has {number} of the card {card}, and all of them have been seen in this round.",
    "too_few_cards": "To pass, one discards a card: the hand is not empty.",
    "too_few_cards.held": "The hand holds too few cards: {number}.",
}
"""One sentence for each code; a part after a dot says which of several sentences of that code it is."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One reason against an action.

    >>> print(Reason("edge_mismatch", side="E", cell=Cell(2, 0)))
    The east edge does not fit the card at 3,0: a tunnel would end at a wall.
    """

    code: str
    """One of rules.md section 7."""
    side: str | None = None
    """The offending edge of the card to be laid, `N`, `E`, `S` or `W`."""
    cell: Cell | None = None
    """The cell that the action is about."""
    tool: str | None = None
    seat: int | None = None
    card: str | None = None
    number: int | None = None
    detail: str = ""
    """Which of the code's sentences holds, where it has several."""
    way: str = ""
    """For `not_connected`: where the way to the surface breaks, in words."""
    broken_at: Cell | None = None
    """For `not_connected`: the cell at which the way to the surface breaks."""

    @property
    def neighbour(self) -> Cell | None:
        """The cell over the offending side."""
        return self.cell.step(self.side) if self.cell is not None and self.side else None

    @property
    def template(self) -> str:
        """The sentence with its blanks: `{cell}`, `{neighbour}`, `{side}`, `{tool}`, `{seat}`, `{card}`, `{number}`."""
        return SENTENCES[f"{self.code}.{self.detail}" if self.detail else self.code]

    @property
    def template_for_side(self) -> str:
        """The template with the side filled in, and the blanks of the cells left open."""
        return self.template.replace("{side}", SIDE_NAMES.get(self.side or "", ""))

    @property
    def sentence(self) -> str:
        """The reason in words."""
        said = self.template.format(
            cell=self.cell,
            neighbour=self.neighbour,
            side=SIDE_NAMES.get(self.side or "", ""),
            tool=self.tool,
            seat=self.seat,
            card=self.card,
            number=self.number,
        )
        return f"{said} {self.way}" if self.way else said

    def __str__(self) -> str:
        return self.sentence
