"""How much of a game does the review leave unexplained, and how long does it take?

usage: python -m tools.review_errors GAME [--games N] [--levels LEVEL,LEVEL ...] [--each OPTION] [--json FILE]

Bots play whole games at a table, each of which is reviewed. `rest` is the line of the first seat that the evaluator
cannot explain, in points: its mean and its standard deviation over the games; `hidden` and `luck` are those lines.
`seconds` are those of one core. bench/reviews.json holds what we quote, and how it was asked for.
"""

import argparse
import random
import time
from pathlib import Path
from statistics import fmean, stdev

import msgspec

from tools.figures_file import keep_figures
from toychest.bots.levels import level_of
from toychest.bots.think import thought_by
from toychest.bots.window import window_of
from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.contract import Edition, Json
from toychest.games import EDITIONS
from toychest.review.bill import BillLineName
from toychest.review.recipe import NAME, ROUGH
from toychest.review.reviewed import Review, reviewed
from toychest.table import Table, new_table

LINES: tuple[BillLineName, ...] = ("luck", "own", "rivals", "hidden", "rest")


class Reviewed(msgspec.Struct, frozen=True):
    """One game: its review, and how many seconds of a core that took."""

    review: Review
    seconds: float


def played(edition: Edition, options: dict[str, Json], levels: list[int], seed: int) -> Table | None:
    """A whole game of these bots at a table; None if it does not end."""
    names = [f"Player {seat + 1}" for seat in range(len(levels))]
    table, luck = new_table(edition, options, names, f"review {seed}"), random.Random(seed)
    while table.outcome is None and table.seq <= 10 * edition.longest:
        if table.waits_for is not None:
            table = table.open_turn(table.waits_for).table
            continue
        seat = table.to_act[0]
        window = window_of(edition, len(names), table.state, seat, luck.randrange)
        thought = thought_by(window, level_of(edition.game, levels[seat]), luck.getrandbits(62))
        table = table.play(seat, thought.move).table
    return None if table.outcome is None else table


def review_of(table: Table) -> Reviewed:
    """The review, timed by this process's own seconds: others may be busy."""
    began = time.process_time()
    return Reviewed(reviewed(table), time.process_time() - began)


def figures_of(found: list[Reviewed]) -> dict[str, float]:
    """What is said of all games together; points of the first seat."""
    lines = {name: [100 * each.review.bills[0][name] for each in found] for name in LINES}
    spread = {f"{name}_sd": round(stdev(points), 1) for name, points in lines.items()}
    means = {f"{name}_mean": round(fmean(points), 1) for name, points in lines.items()}
    seconds = sorted(each.seconds for each in found)
    return {
        "games": len(found),
        **means,
        **spread,
        "seconds_median": round(seconds[len(seconds) // 2], 1),
        "seconds_most": round(seconds[-1], 1),
    }


def main() -> None:
    """Play, review, and say how much is left over."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--levels", default="4,3")
    parser.add_argument("--each")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    use_kernel_folder()
    edition, levels = EDITIONS[f"{asked.game}-standard-0"], [int(level) for level in asked.levels.split(",")]
    choices = next((option.choices for option in edition.options if option.name == asked.each), (None,))
    found: list[Reviewed] = []
    for number in range(asked.games):
        options = {asked.each: choices[number % len(choices)]} if asked.each else {}
        table = played(edition, options, levels, number)
        if table is not None:
            if not found:
                reviewed(table, ROUGH)  # what loading the compiled code takes is no part of a review
            found.append(review_of(table))
            lines = [(line.name, line.points) for line in found[-1].review.bills[0].lines]
            print(f"{number + 1} of {asked.games}, {found[-1].seconds:.1f} s, {lines}", flush=True)
            if len(found) > 1 and asked.json:
                keep_figures(asked.json, asked.game, "review_errors", {"recipe": NAME, **figures_of(found)})
    print(figures_of(found))


if __name__ == "__main__":
    main()
