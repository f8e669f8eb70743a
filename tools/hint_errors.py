"""How far off is the chance to win that a hint tells?

usage: python -m tools.hint_errors GAME [--games N] [--player LEVEL] [--seats N ...] [--each OPTION] [--json FILE]

Bots of one level play each other; at every few decisions the strongest level says what it thinks the chance to win is.
Estimates are put into ten groups, from "lost" to "won". A group is off by the difference between what was said and what
was won; what chance alone would make of so few games is taken out. The root of the mean square over all groups, as if
each were an even game, is the `error` in bots/doubt.toml: an estimate is told with that much doubt on top of its own.
"""

import argparse
import json
import math
import multiprocessing
import os
from collections.abc import Iterable
from pathlib import Path

from tools.self_play import self_play
from toychest.bots.cache import use_kernel_folder
from toychest.bots.credit import credit_of
from toychest.bots.doubt import share_of_error
from toychest.bots.hints import best_of
from toychest.bots.levels import LEVELS
from toychest.bots.match import Match, Sitting
from toychest.bots.thinking import think
from toychest.bots.window import window_of
from toychest.contract import CHANCE, Seat

ASKED_EACH = 12
"""Decisions between two estimates: neighbours in one game say the same."""

GROUPS = 10
Said = tuple[float, float]
"""A chance to win that was told, and what the seat had from the game."""


def told(match: Match) -> list[Said]:
    """The estimates of one game."""
    sitting, said = Sitting(match), list[tuple[float, Seat]]()
    wait = match.seed % ASKED_EACH
    while (seat := sitting.actor()) is not None:
        wait -= seat != CHANCE
        if seat != CHANCE and wait <= 0:
            wait = ASKED_EACH
            seats = len(match.contenders)
            window = window_of(sitting.edition, seats, sitting.states[-1], seat, sitting.luck.randrange)
            best = best_of(think(window, LEVELS[-1], sitting.luck.getrandbits(62)))
            said += [(best.worth, seat)] if best is not None else []
        after, _ = sitting.edition.rules.apply(sitting.states[-1], seat, sitting.move(seat))
        sitting.states.append(after)
    outcome = sitting.edition.rules.outcome(sitting.states[-1])
    return [] if outcome is None else [(worth, credit_of(outcome.places, seat)) for worth, seat in said]


def grouped(said: Iterable[Said]) -> list[tuple[int, float, float]]:
    """By group: how many estimates, what was said and what was won, on average."""
    groups: list[list[Said]] = [[] for _ in range(GROUPS)]
    for each in said:
        groups[min(int(each[0] * GROUPS), GROUPS - 1)].append(each)
    return [
        (len(group), sum(worth for worth, _ in group) / len(group), sum(won for _, won in group) / len(group))
        for group in groups
        if group
    ]


def error_of(groups: Iterable[tuple[int, float, float]]) -> float:
    """How far off estimates are, chance taken out."""
    squares, total = 0.0, 0
    for count, worth, won in groups:
        squares += count * max((worth - won) ** 2 - won * (1 - won) / count, 0.0) / share_of_error(worth) ** 2
        total += count
    return math.sqrt(squares / total) if total else 0.0


def main() -> None:
    """Play, ask, and say how far off it was."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--player", default="5")
    parser.add_argument("--seats", type=int, nargs="*", default=[2])
    parser.add_argument("--each")
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    said: list[Said] = []
    with multiprocessing.get_context("spawn").Pool(os.cpu_count(), use_kernel_folder) as pool:
        for number, part in enumerate(
            pool.imap_unordered(
                told, self_play(asked.game, asked.player, asked.games, asked.seats, asked.each, 33_000_000)
            ),
            1,
        ):
            said += part
            if number % 50 == 0:
                print(f"{number} of {asked.games} games", flush=True)
    groups = grouped(said)
    for count, worth, won in groups:
        print(f"said {100 * worth:5.1f} %   won {100 * won:5.1f} %   {count} times")
    print(f"error {error_of(groups):.3f}")
    if asked.json:
        asked.json.write_text(json.dumps({"game": asked.game, "groups": groups, "error": error_of(groups)}) + "\n")


if __name__ == "__main__":
    main()
