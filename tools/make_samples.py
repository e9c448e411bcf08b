"""Make the sample records in `sab_widget/samples/`: run `python -m tools.make_samples`.

The two games are played by the scripted players of `sample_players`, on deals chosen by seed, and so is the one of
Saboteur 2 (`sample_two`); `every_rule` is written by hand (`sample_rules`). The comments (`sample_texts/`) were written
by hand for these very games.
"""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Final

from sab_widget.model import Deal, Game, Map, Record
from tools import sample_comments, sample_rules, sample_two
from tools.sample_players import Player, Talk

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

FOLDER: Final = Path(__file__).resolve().parents[1] / "sab_widget" / "samples"

KIND: Final = "played by scripted players, commented by hand"


def play(players: Sequence[str], seed: int) -> Game:
    """A whole game between scripted players."""
    game, talk = Game(players, seed=seed), Talk(len(players))
    seats = [Player(seat, talk) for seat in range(len(players))]
    talk.listen(game.view(None))
    while not game.over:
        if game.round_over:
            game.play(Deal())
        else:
            seat = game.seat
            action = seats[seat].choose(game)
            game.play(action)
            if isinstance(action, Map):
                seats[seat].tell(game.view(seat), action.cell)
        talk.listen(game.view(None))
    return game


def diggers_win() -> Record:
    """A game in which the diggers win every round."""
    return _played("diggers_win", ("Ada", "Bruno", "Chiara", "Dev", "Elsa"), 57)


def saboteurs_win() -> Record:
    """A game in which the saboteurs win every round."""
    return _played("saboteurs_win", ("Farid", "Greta", "Hana", "Ivo", "June"), 229)


def every_rule() -> Record:
    """Two short rounds that show the rules one by one."""
    return sample_comments.read("every_rule").about(sample_rules.record())


def saboteur2() -> Record:
    """A game of Saboteur 2, and what could have come of its last round."""
    record = sample_comments.read("saboteur2").about(sample_two.record())
    record = sample_comments.read("saboteur2_what_if").with_branch(record, sample_two.what_if(record))
    return replace(record, headers={"kind": KIND, "seeds": " ".join(map(str, sample_two.SEEDS))})


def _played(name: str, players: Sequence[str], seed: int) -> Record:
    headers = {"kind": KIND, "seed": str(seed)}
    return replace(sample_comments.read(name).about(play(players, seed).record), headers=headers)


SAMPLES: Final[dict[str, Callable[[], Record]]] = {
    "diggers_win": diggers_win,
    "saboteurs_win": saboteurs_win,
    "every_rule": every_rule,
    "saboteur2": saboteur2,
}
"""How each sample is made, by its name."""


def main() -> None:
    """Write all samples."""
    for name, make in SAMPLES.items():
        file = FOLDER / f"{name}.json"
        record = make()
        record.save(file)
        print(f"{file.name}: {record.title}, {len(record.steps)} steps, {file.stat().st_size:,} bytes")


if __name__ == "__main__":
    main()
