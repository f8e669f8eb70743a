"""How far off is the chance to win that a hint tells?

usage: python -m tools.hint_errors GAME [--states N] [--playouts N] [--player LEVEL] [--searched N] [--seats N ...]
       [--bare] [--each OPTION ...] [--workers N] [--keep FILE] [--json FILE]

Bots of one level play each other. At some decisions who gives hints says the chance to win; then the game is
played on from there many times, each time from another truth that the seat could not tell apart, and it is counted how
often the seat won. With `--searched` the kernel plays on from the advised move, every decision by a search of so many
iterations, and luck is taken out of each result: fewer games say as much; in Coded Castle the planner plays on. The
`error` is the root of the mean square of the difference, without what chance alone makes of so few games, as if each
were an even game; other samples of as many states would have given between `low` and `high` in 95 of 100 (bootstrap).
bots/hint_errors.toml has it: a hint is told with that much more doubt. `above` is how much more was won on average than
was told: the planner's MARGINS go by it. With `--bare` it is not a hint that is asked, but the search or plan behind
the graph of a review, without games played on: review/thresholds.toml has that error as `doubt`.
Answers are kept as they come (--keep), so that a stopped run goes on. bench/hints.json holds what we quote of hints,
and how it was asked for.
"""

import argparse
import math
import multiprocessing
import os
import random
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, variance

import msgspec

from tools.figures_file import keep_figures
from tools.self_play import self_play
from toychest.bots.arena.bout import Bout, BoutUnderWay
from toychest.bots.hint_errors import share_of_error
from toychest.bots.hints import best_of
from toychest.bots.levels import ADVISER, LEVELS, Level, level_of
from toychest.bots.playouts import share_of_win
from toychest.bots.think import thought_by
from toychest.bots.window import Window, window_of
from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.contract import CHANCE
from toychest.games import EDITIONS
from toychest.review.recipe import WHOLE
from toychest.review.thresholds import thresholds_of

LATEST = 60
"""Entries before which a game is asked about."""

RESAMPLED = 2000
"""Samples that are drawn of the states that were asked about."""


class Asked(msgspec.Struct, frozen=True):
    """The chance to win that was told at one state, and what the seat had from each of the games played on from it."""

    worth: float
    won: tuple[float, ...]


def adviser(game: str, is_bare: bool) -> Level:
    """Who gives hints; or who thinks as a review weighs a state."""
    level = level_of(game, ADVISER)
    work = thresholds_of(game).work
    return msgspec.structs.replace(level, playouts=0, iterations=WHOLE.worths * work // 100) if is_bare else level


def asked_about(bout: Bout, playouts: int, iterations: int = 0, is_bare: bool = False) -> Asked | None:
    """One state of a game, where there was something to weigh; played on by its bots, or by the kernel's searches."""
    playing, wait = BoutUnderWay(bout), random.Random(bout.seed).randrange(LATEST)
    while (seat := playing.actor()) is not None:
        if seat != CHANCE and len(playing.states) > wait:
            seats = len(bout.contenders)
            window = window_of(playing.edition, seats, playing.states[-1], seat, playing.luck.randrange)
            best = best_of(thought_by(window, adviser(playing.edition.game, is_bare), bout.seed))
            if best is not None and iterations:
                return Asked(best.worth, _searched_on(window, best.move, playouts, iterations, bout.seed))
            if best is not None:
                return Asked(best.worth, tuple(_played_on(bout, window, number) for number in range(playouts)))
        after, _ = playing.edition.rules.apply(playing.states[-1], seat, playing.move(seat))
        playing.states.append(after)
    return None


def _played_on(bout: Bout, window: Window, number: int) -> float:
    """What the seat has in the end."""
    playing = BoutUnderWay(msgspec.structs.replace(bout, seed=bout.seed * 1000 + number))
    rules = playing.edition.rules
    playing.states = [rules.imagine(window.imagined, window.seat, playing.luck.randrange)]
    while (actor := playing.actor()) is not None:
        after, _ = rules.apply(playing.states[-1], actor, playing.move(actor))
        playing.states.append(after)
    outcome = rules.outcome(playing.states[-1])
    return 1 / window.seats if outcome is None else share_of_win(outcome.places, window.seat)


def _searched_on(window: Window, move: str, playouts: int, iterations: int, seed: int) -> tuple[float, ...]:
    """What the seat has without luck; a seed of its own, so that no game is one that the hint knew."""
    edition = EDITIONS[window.edition]
    if level_of(edition.game, LEVELS[-1]).by == "planner":
        return _planned_on(window, move, playouts, seed + 7_000_000_007)
    from toychest.bots.played_on import games_after  # takes Numba along

    assert edition.kernel is not None, "only a kernel searches so fast"
    level = msgspec.structs.replace(level_of(edition.game, LEVELS[-1]), playouts=playouts)
    return tuple(games_after(move, edition.kernel(), window, level, iterations, seed + 7_000_000_007, lambda: False))


def _planned_on(window: Window, move: str, playouts: int, seed: int) -> tuple[float, ...]:
    """What the planner has of so many games, every row planned."""
    from toychest.bots.castle_planner.advice import games_after
    from toychest.bots.castle_planner.prospects import prospects

    found = prospects(window.edition, window.imagined, LEVELS[-1])
    plan = next(each.plan for each in found if each.move == move)
    return tuple(games_after(plan, window, playouts, seed, lambda: False))


def error_of(answers: Sequence[Asked]) -> float:
    """How far off estimates are in an even game, chance taken out."""
    return _root([_squares(answer) for answer in answers])


def interval_of_error(answers: Sequence[Asked]) -> tuple[float, float]:
    """What other samples of as many states would have given, in 95 of 100."""
    squares, luck = [_squares(answer) for answer in answers], random.Random(len(answers))
    found = sorted(_root(luck.choices(squares, k=len(squares))) for _ in range(RESAMPLED))
    return found[RESAMPLED // 40], found[-1 - RESAMPLED // 40]


def _squares(answer: Asked) -> tuple[float, float]:
    """By how much an estimate was off, squared and without what chance makes of it, and how far off it may well be."""
    by_chance = variance(answer.won) / len(answer.won)
    return (answer.worth - fmean(answer.won)) ** 2 - by_chance, share_of_error(answer.worth) ** 2


def _root(squares: Sequence[tuple[float, float]]) -> float:
    off, scale = (sum(each) for each in zip(*squares, strict=True))
    return math.sqrt(max(off, 0.0) / scale) if scale else 0.0


def above(answers: Sequence[Asked]) -> float:
    """How much more was won than told, on average."""
    return fmean(fmean(answer.won) - answer.worth for answer in answers)


def main() -> None:
    """Play, ask, play on, and say how far off it was."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--states", type=int, default=100)
    parser.add_argument("--playouts", type=int, default=40)
    parser.add_argument("--player", default="4~0")
    parser.add_argument("--searched", type=int, default=0)
    parser.add_argument("--seats", type=int, nargs="*", default=[2])
    parser.add_argument("--bare", action="store_true")
    parser.add_argument("--each", nargs="*", default=[])
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--keep", type=Path)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    bouts = self_play(asked.game, asked.player, asked.states, asked.seats, asked.each, 33_000_000)
    answers = answers_in(asked.keep)
    with multiprocessing.get_context("spawn").Pool(asked.workers, use_kernel_folder) as pool:
        asks = [(bout, asked.playouts, asked.searched, asked.bare) for bout in bouts[len(answers) :]]
        jobs = [pool.apply_async(asked_about, each) for each in asks]
        for job in jobs:
            answers.append(job.get())
            found = [answer for answer in answers if answer is not None]
            print(f"{len(answers)} of {len(bouts)} states, error {error_of(found):.3f}", flush=True)
            if asked.keep:
                asked.keep.write_bytes(msgspec.json.encode(answers))
            if asked.json and found:
                keep_figures(asked.json, asked.game, "hint_errors", figures_of(found))


def answers_in(file: Path | None) -> list[Asked | None]:
    """Those of a run that was stopped; None for a game that was over before anything was asked."""
    if file is None or not file.exists():
        return []
    return msgspec.json.decode(file.read_bytes(), type=list[Asked | None])


def figures_of(answers: Sequence[Asked]) -> dict[str, float]:
    """What is said of all these states together."""
    low, high = interval_of_error(answers)
    return {
        "states": len(answers),
        "playouts": len(answers[0].won),
        "error": round(error_of(answers), 3),
        "low": round(low, 3),
        "high": round(high, 3),
        "above": round(above(answers), 3) + 0.0,  # never -0.0
    }


if __name__ == "__main__":
    main()
