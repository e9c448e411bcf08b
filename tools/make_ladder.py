"""Write the ladder of the computer players into docs/players.md: a tournament of all of them, with its intervals.

python -m tools.make_ladder [--games 400] [--seed 1] [--seats 5] [--iterations 30] [--processes N] [--print]
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from sab_widget.players import Random
from sab_widget.players.believer import Believer
from sab_widget.players.by_role import ByRole
from sab_widget.players.search import Search
from sab_widget.simulate import tournament

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sab_widget.players import Player

PAGE: Final = Path(__file__).resolve().parents[1] / "docs" / "players.md"
BEGIN: Final = "<!-- ladder -->"
END: Final = "<!-- /ladder -->"
HEAD: Final = (
    "| player | rounds won as digger | as saboteur | in all | nuggets a round |\n| --- | --- | --- | --- | --- |\n"
)


def players(iterations: int) -> dict[str, Player]:
    """Those who meet; `Search` has a small budget, so that a thousand rounds do not take a day."""
    return {
        "Random": Random(),
        "ByRole": ByRole(),
        "Believer": Believer(),
        f"Search, {iterations} iterations": Search(iterations=iterations),
    }


def ladder(table: Any) -> str:
    """The standings as a table of Markdown, the best first.

    Args:
        table: What `tournament` gave.
    """
    lines = []
    for name in dict.fromkeys(table.name):
        by_role = {row.role: row for row in table[table.name == name].itertuples()}
        rates = [_rate(by_role[role]) if role in by_role else "" for role in ("digger", "saboteur", "all")]
        whole = by_role["all"]
        pay = f"{whole.nuggets:.2f} ({whole.nuggets_low:.2f} to {whole.nuggets_high:.2f})"
        lines.append(f"| {name} | {' | '.join(rates)} | {pay} |\n")
    return HEAD + "".join(lines)


def _rate(row: Any) -> str:
    return f"{row.won:.0%} ({row.won_low:.0%} to {row.won_high:.0%})"


def written(page: str, text: str) -> str:
    """The page with the text between its marks; raises `SystemExit` when it has none."""
    before, begin, rest = page.partition(BEGIN)
    _, end, after = rest.partition(END)
    if not begin or not end:
        raise SystemExit(f"{PAGE} has no place for the ladder: it needs a line {BEGIN} and below that a line {END}")
    return f"{before}{BEGIN}\n{text}{END}{after}"


def main(arguments: Sequence[str] | None = None) -> None:
    """Play, and write the page."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--iterations", type=int, default=30, help="of Search, for each action")
    parser.add_argument("--processes", type=int, default=None, help="one on each core when left out")
    parser.add_argument("--print", action="store_true", help="print it and leave the page as it is")
    given = parser.parse_args(arguments)
    table = tournament(
        players(given.iterations), None, given.games, given.seed, seats=given.seats, executor=given.processes
    )
    command = (
        f"python -m tools.make_ladder --games {given.games} --seed {given.seed} --seats {given.seats} "
        f"--iterations {given.iterations}"
    )
    games = given.games - len(table.attrs["failed"])
    text = (
        f"{ladder(table)}\n{games:,} base games of {given.seats}, seats drawn for each, seed {given.seed}; in brackets "
        f"95 % confidence intervals by a bootstrap over games. Made by `{command}`.\n"
    )
    if given.print:
        print(text)
    else:
        PAGE.write_text(written(PAGE.read_text(encoding="utf-8"), text), encoding="utf-8")


if __name__ == "__main__":
    main()
