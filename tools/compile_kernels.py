"""Compile the kernels of some games, and what searches or plans with them, into this user's cache: by one thought each.

usage: python -m tools.compile_kernels GAME ...
"""

import sys

from toychest.bots.first_choice import first_choice
from toychest.bots.think import think
from toychest.bots.workers.kernel_cache import ready_mark, use_kernel_folder
from toychest.games import EDITIONS


def main(games: list[str]) -> None:
    folder = use_kernel_folder()
    print(folder)
    for game in games:
        edition = next(edition for edition in EDITIONS.values() if edition.game == game)
        thought = think(first_choice(edition), level=1, seed=1)
        print(f"{game}: {thought.seconds:.1f} s, by {thought.by}")
        if thought.by != "rules":
            ready_mark(folder, game).touch()


if __name__ == "__main__":
    main(sys.argv[1:])
