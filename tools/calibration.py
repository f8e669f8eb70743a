"""Does somebody who is told a chance of 70 in 100 win 70 of 100 games?

usage: python -m tools.calibration GAME [--games N] [--iterations N] [--json FILE]

The game's value network plays against itself by a small search. At every decision it says what the seat has that is
followed, with the truth known; in the end it is known who won. `lines` are by tenths: what was said and what was won,
on average, and how many decisions there were; `error` is the mean distance of the two, by decisions.
bench/calibration.json holds what we quote, and how it was asked for.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.contract import Edition
from toychest.games import EDITIONS

SEED = 44
TENTHS = 10


def said_and_won(edition: Edition, games: int, iterations: int) -> tuple[NDArray[Any], NDArray[Any]]:
    """At every decision of so many games: the chance of the seat that is followed, and what it had in the end."""
    from toychest.bots.training.player import Player
    from toychest.bots.training.recipe import Stage, recipe_for

    stage = Stage(parts=1, games=games, iterations=iterations, luck=(0.0, 0.0), pace=(1.0, 1.0), times=1, fading=1.0)
    recipe = recipe_for(edition, 1, SEED)
    player = Player(edition, type(recipe)(seed=SEED, stages=(stage,), starts=recipe.starts))
    network = player.kernel.network.view(np.float32)
    said, won = list[NDArray[Any]](), list[NDArray[Any]]()
    for number in range(games):
        count = player.play(number, stage, 0.0, network)
        decisions = player.moments[:count][player.moments[:count]["is_chance"] == 0]
        said.append(decisions["worth"].astype(float))
        won.append(np.full(len(decisions), player.won))
    return np.concatenate(said), np.concatenate(won)


def by_tenths(said: NDArray[Any], won: NDArray[Any]) -> list[dict[str, float]]:
    """What was said and what was won, on average, where about so much was said."""
    tenth = np.minimum((said * TENTHS).astype(int), TENTHS - 1)
    return [
        {
            "said": round(float(said[tenth == number].mean()), 3),
            "won": round(float(won[tenth == number].mean()), 3),
            "decisions": int((tenth == number).sum()),
        }
        for number in range(TENTHS)
        if (tenth == number).any()
    ]


def main() -> None:
    """Play, compare, and write down what came out."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--iterations", type=int, default=40)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    use_kernel_folder()
    lines = by_tenths(*said_and_won(EDITIONS[f"{asked.game}-standard-0"], asked.games, asked.iterations))
    decisions = sum(line["decisions"] for line in lines)
    error = sum(abs(line["said"] - line["won"]) * line["decisions"] for line in lines) / decisions
    for line in lines:
        print(line)
    print(f"{decisions} decisions, off by {100 * error:.1f} points on average")
    if asked.json:
        kept = json.loads(asked.json.read_text("utf-8")) if asked.json.exists() else {}
        command = " ".join(["python", "-m", "tools.calibration", *sys.argv[1:]])
        figures = {"command": command, "games": asked.games, "error": round(error, 4), "lines": lines}
        asked.json.write_text(json.dumps({**kept, asked.game: figures}, indent=2) + "\n")


if __name__ == "__main__":
    main()
