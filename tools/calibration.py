"""Does somebody who is told a chance of 70 in 100 win 70 of 100 games?

usage: python -m tools.calibration GAME [--games N] [--iterations N] [--json FILE]

What level 6 judges by plays against itself by a small search: the game's value network, or its features where it has
none. At every decision it says what the seat has that is followed, with the truth known; in the end it is known who
won. In Coded Castle the planner plays, and says of every row how likely the castle is saved. `lines` are by tenths:
what was said and what was won, on average, and how many decisions there were; `error` is the mean distance of the two,
by decisions. bench/calibration.json holds what we quote, and how it was asked for.
"""

import argparse
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from tools.figures_file import keep_figures
from toychest.bots.levels import LEVELS, level_of
from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.contract import CHANCE, Edition
from toychest.games import EDITIONS

SEED = 44
TENTHS = 10


AGAIN = 10
"""Games of one castle: what is found out about it takes longer than to play it."""

Told = tuple[NDArray[Any], NDArray[Any]]
"""At every decision: what was said, and what became of it."""


def said_and_won(edition: Edition, games: int, iterations: int) -> Told:
    """At every decision of so many games: the chance of the seat that is followed, and what it had in the end."""
    if level_of(edition.game, LEVELS[-1]).by == "planner":
        return joined(rows_planned(edition, number) for number in range(games))
    return joined(games_searched(edition, games, iterations))


def joined(found: Iterator[Told]) -> Told:
    """Those of all games."""
    said, won = zip(*found, strict=True)
    return np.concatenate(said), np.concatenate(won)


def rows_planned(edition: Edition, number: int) -> Told:
    """Every row of one game; AGAIN games in a row have their treasures at the same squares."""
    from toychest.bots.castle_planner.prospects import prospects
    from toychest.games.castle.state import are_treasures_placed

    rules, places, luck = edition.rules, random.Random(number // AGAIN), random.Random(number)
    boards = next(option.choices for option in edition.options if option.name == "board")
    state, said = rules.setup(1, {"board": boards[number // AGAIN % len(boards)]}), list[float]()
    while (outcome := rules.outcome(state)) is None:
        if rules.to_act(state) == (CHANCE,):
            drawn = luck if are_treasures_placed(state) else places
            moves, weights = zip(*rules.odds(state), strict=True)
            state, _ = rules.apply(state, CHANCE, drawn.choices(moves, weights)[0])
            continue
        best = prospects(edition.id, state, LEVELS[-1])[0]
        said.append(best.worth)
        for move in best.plan:
            state, _ = rules.apply(state, rules.to_act(state)[0], rules.read_move(move))
    return np.array(said), np.full(len(said), float(outcome.places[0] == 1))


def games_searched(edition: Edition, games: int, iterations: int) -> Iterator[Told]:
    """Every decision of each game."""
    from toychest.bots.training.player import Player
    from toychest.bots.training.recipe import Stage, recipe_for

    stage = Stage(parts=1, games=games, iterations=iterations, luck=(0.0, 0.0), pace=(1.0, 1.0), times=1, fading=1.0)
    recipe = recipe_for(edition, 1, SEED)
    player = Player(edition, type(recipe)(seed=SEED, stages=(stage,), starts=recipe.starts))
    weights = player.kernel.network
    if weights is None:
        player.kernel, weights = replace(player.kernel, appraise=player.kernel.evaluate), player.kernel.weights
    for number in range(games):
        count = player.play(number, stage, 0.0, weights.view(np.float32))
        decisions = player.moments[:count][player.moments[:count]["is_chance"] == 0]
        yield decisions["worth"].astype(float), np.full(len(decisions), player.won)


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
        found = {"games": asked.games, "error": round(error, 4), "lines": lines}
        keep_figures(asked.json, asked.game, "calibration", found)


if __name__ == "__main__":
    main()
