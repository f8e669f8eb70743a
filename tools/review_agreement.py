"""Do two reviews of the same game blame the same moves, and do they blame the strongest bot?

usage: python -m tools.review_agreement GAME [--games N] [--levels LEVEL,LEVEL] [--strongest N] [--iterations N]
       [--json FILE]

Every decision of some games is judged twice, from seeds of their own. `large_by_either` are mistakes worth a look by at
least one of them, `large_by_both` by both: 95 of 100 are to be. They nearly `agree` where both call it a mistake, and
neither says that it is smaller than one worth a look: its interval reaches there. Then level 6 decides in some of these
states with ten times its work, or with so many iterations, and what it plays is judged. What we quote is in
bench/review_agreement.json.
"""

import argparse
import random
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from tools.figures_file import keep_figures
from tools.review_errors import played
from toychest.bots.levels import LEVELS, level_of
from toychest.bots.think import thought_by
from toychest.bots.window import window_of
from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.contract import CHANCE, Edition, Seat
from toychest.games import EDITIONS
from toychest.review.recipe import WHOLE, seed_for
from toychest.review.reviewed import weigher_for
from toychest.review.thresholds import thresholds_of
from toychest.review.weigher import Judgement, Weigher
from toychest.table import Table

TIMES = 10
"""How many times its work the strongest level does."""

Decided = tuple[Any, Seat, str]
"""A state, whose decision it was, and what was played."""


def decisions(table: Table) -> list[Decided]:
    """Those of a whole game in which there was something to choose."""
    pairs = zip(table.frames, table.frames[1:], strict=False)
    chosen = [(before.state, frame.seat, frame.move) for before, frame in pairs if frame.seat != CHANCE]
    return [
        (state, seat, move)
        for state, seat, move in chosen
        if seat is not None and len(table.rules.legal_moves(state, seat)) > 1
    ]


def judged_twice(weigher: Weigher, decided: Sequence[Decided], name: str) -> Iterator[tuple[Judgement, Judgement]]:
    """Each decision from two seeds."""
    for number, (state, seat, move) in enumerate(decided):
        first, second = (weigher.judged(state, seat, move, seed_for(name, number, seed)) for seed in ("one", "two"))
        yield first, second


def strongest_move(edition: Edition, state: Any, seat: Seat, seats: int, seed: int, iterations: int = 0) -> str:
    """What level 6 plays with ten times its work, or with so many iterations."""
    luck, level = random.Random(seed), level_of(edition.game, LEVELS[-1])
    window = window_of(edition, seats, state, seat, luck.randrange)
    return thought_by(
        window, replace(level, iterations=iterations or TIMES * level.iterations), luck.getrandbits(62)
    ).move


def figures_of(edition: Edition, pairs: Sequence[tuple[Judgement, Judgement]]) -> dict[str, int]:
    """How often two seeds say the same."""
    thresholds = thresholds_of(edition.game)
    large = [pair for pair in pairs if any(thresholds.is_large(each) for each in pair)]
    return {
        "decisions": len(pairs),
        "large_by_either": len(large),
        "large_by_both": sum(all(thresholds.is_large(each) for each in pair) for pair in large),
        "agree": sum(all(thresholds.may_be_large(each) for each in pair) for pair in large),
    }


def main() -> None:
    """Play, judge twice, and say how often both say the same."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--levels", default="3,2")
    parser.add_argument("--strongest", type=int, default=0)
    parser.add_argument("--iterations", type=int, default=0)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    use_kernel_folder()
    edition, levels = EDITIONS[f"{asked.game}-standard-0"], [int(level) for level in asked.levels.split(",")]
    pairs: list[tuple[Judgement, Judgement]] = []
    blamed, looked_at = 0, 0
    for number in range(asked.games):
        table = played(edition, {}, levels, number)
        if table is None:
            continue
        decided = decisions(table)
        weigher = weigher_for(table, WHOLE)
        pairs += judged_twice(weigher, decided, f"{edition.id} {number}")
        share = -(-asked.strongest // asked.games)
        for at, (state, seat, _) in enumerate(random.Random(number).sample(decided, min(share, len(decided)))):
            move = strongest_move(edition, state, seat, len(levels), at, asked.iterations)
            judgement = weigher.judged(state, seat, move, seed_for(edition.id, at, "strongest"))
            blamed += thresholds_of(edition.game).is_large(judgement)
            looked_at += 1
        print(number + 1, figures_of(edition, pairs), f"strongest {blamed} of {looked_at}", flush=True)
        if asked.json:
            found = {**figures_of(edition, pairs), "strongest": looked_at, "strongest_large": blamed}
            keep_figures(asked.json, asked.game, "review_agreement", found)


if __name__ == "__main__":
    main()
