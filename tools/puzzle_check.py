"""Check shipped puzzles again with ten times the work: do they keep their only answer?

usage: python -m tools.puzzle_check GAME [--sample N] [--times N]

A puzzle loses its only answer if a longer search prefers another move, or some other move comes nearer to it than a
puzzle's lead. Puzzles of which everything was tried have nothing to lose: these are tried again all the same.
"""

import argparse
import random
import sys

from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.contract import Edition, Puzzle
from toychest.games import EDITIONS
from toychest.puzzles.judging import table_of_puzzle, verdict_on
from toychest.puzzles.recipe import Recipe, recipe_of, seed_for
from toychest.puzzles.searched_maker import SearchedMaker


def keeps_answer(edition: Edition, puzzle: Puzzle, recipe: Recipe) -> bool:
    """Whether the answer is still the only one, by this much work from another seed."""
    table = table_of_puzzle(edition, puzzle)
    seat = table.to_act[0]
    if puzzle.posed.asks == "end":
        for move in puzzle.posed.answer:
            table = table.with_move(seat, move)
        return verdict_on(puzzle, seat, table, puzzle.posed.answer) == "right"
    maker, moves = SearchedMaker(edition, recipe), tuple(table.legal_moves(seat))
    decision = maker.decision(table.state, puzzle.posed.at, seat, moves, seed_for(puzzle.id, 0, "check"))
    return maker.keeps(decision, puzzle.seats, (*puzzle.posed.answer, *puzzle.posed.equals))


def main() -> int:
    """Check, tell each that loses its answer, and how many."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--sample", type=int, default=50)
    parser.add_argument("--times", type=int, default=10)
    asked = parser.parse_args()
    use_kernel_folder()
    edition = EDITIONS[f"{asked.game}-standard-0"]
    assert edition.puzzles is not None, "this game has puzzles"
    found, recipe = edition.puzzles(), recipe_of(asked.game).times(asked.times)
    sample = random.Random(asked.game).sample(found, min(asked.sample, len(found)))
    lost = 0
    for done, puzzle in enumerate(sample, start=1):
        is_kept = keeps_answer(edition, puzzle, recipe)
        lost += not is_kept
        print(f"{done}/{len(sample)} {puzzle.id} {'kept' if is_kept else 'LOST'}", flush=True)
    print(f"{lost} of {len(sample)} lost their only answer at {asked.times} times the work")
    return 0


if __name__ == "__main__":
    sys.exit(main())
