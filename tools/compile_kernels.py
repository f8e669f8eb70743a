"""Compile the kernels of some games, and what searches or plans with them, into this user's cache: by one thought each.

usage: python -m tools.compile_kernels [--for-all] GAME ...

With --for-all also what reviews, training and environments share, whatever the game.
"""

import sys
from importlib import import_module

from toychest.bots.first_choice import first_choice
from toychest.bots.think import think
from toychest.bots.workers.kernel_cache import PACKAGE, ready_mark, use_kernel_folder
from toychest.games import EDITIONS

FOR_ALL = "--for-all"


def main(words: list[str]) -> None:
    folder = use_kernel_folder()
    print(folder)
    for game in words:
        if game != FOR_ALL:
            edition = next(edition for edition in EDITIONS.values() if edition.game == game)
            thought = think(first_choice(edition), level=1, seed=1)
            print(f"{game}: {thought.seconds:.1f} s, by {thought.by}")
            if thought.by != "rules":
                ready_mark(folder, game).touch()
    if FOR_ALL in words:
        for module in shared():
            import_module(module)


def shared() -> list[str]:
    """The modules outside the games that hold compiled functions; to import one is to compile it."""
    files = sorted(PACKAGE.rglob("compiled/[!_]*.py"))
    return [".".join(path.relative_to(PACKAGE.parent).with_suffix("").parts) for path in files]


if __name__ == "__main__":
    main(sys.argv[1:])
