"""Compile the kernels of some games, and what searches or plans with them, into this user's cache: by one thought each.

usage: python -m tools.compile_kernels GAME ...
"""

import sys

from toychest.bots.think import think
from toychest.bots.window import Window, window_of
from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.contract import CHANCE, Edition
from toychest.games import EDITIONS


def main(games: list[str]) -> None:
    print(use_kernel_folder())
    for game in games:
        edition = next(edition for edition in EDITIONS.values() if edition.game == game)
        thought = think(first_choice(edition), level=1, seed=1)
        print(f"{game}: {thought.seconds:.1f} s, by {thought.by}")


def first_choice(edition: Edition) -> Window:
    """The window of the first seat that has more than one move."""
    rules, seats = edition.rules, edition.seat_counts[0]
    state = rules.setup(seats, {})
    while True:
        seat = rules.to_act(state)[0]
        moves = [move for move, _ in rules.odds(state)] if seat == CHANCE else rules.legal_moves(state, seat)
        if seat != CHANCE and len(moves) > 1:
            return window_of(edition, seats, state, seat, lambda bound: 0)
        state, _ = rules.apply(state, seat, moves[0])


if __name__ == "__main__":
    main(sys.argv[1:])
