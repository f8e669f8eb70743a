"""How fast do bots think: iterations a second, and how long each level takes for a move?

usage: python bench/search.py [--states N] [--json FILE]
       OpenSpiel, the peer, is in locks/bench.txt

States come from random games on all terrains and boards; a castle is new in each of them, so that what the planner
finds out about it once a game is part of the time. The time of a move is that of its window (forgetting, imagining) and
of the thought. Beside it runs OpenSpiel's information-set search, written in C++, on gin rummy with its random
rollouts: it plays each iteration to the end of the game, ours judges every move of a new node instead. Strength is the
target, not the count: docs/bots.md has the ladder. bench/search.json holds the last figures that we quote.
"""

import argparse
import datetime
import importlib.util
import json
import os
import platform
import random
import time
from pathlib import Path
from typing import Any

from toychest.bots.forgetting import forgotten_facts
from toychest.bots.levels import LEVELS, level_of
from toychest.bots.think import think
from toychest.bots.window import window_of
from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.contract import CHANCE
from toychest.games import EDITIONS

GAMES = {"toybattle": (2, 45), "clockwork": (2, 120), "castle": (1, 30)}
"""Seats, and the most moves that are played before a bot is asked."""

EACH = {"toybattle": "terrain", "clockwork": "board", "castle": "board"}
"""The option whose choices take turns."""


def states_of(game: str, number: int) -> list[Any]:
    """The states of a random game up to where a seat has a choice to make."""
    edition, (seats, moves) = EDITIONS[f"{game}-standard-0"], GAMES[game]
    rules, luck = edition.rules, random.Random(number)
    choices = next(option.choices for option in edition.options if option.name == EACH[game])
    options = {EACH[game]: choices[number % len(choices)]}
    states, wanted = [rules.setup(seats, options)], luck.randrange(moves // 3, moves)
    while True:
        acting = rules.to_act(states[-1])
        if not acting:
            return states_of(game, number + 100 * len(choices))
        legal = rules.legal_moves(states[-1], acting[0])
        if len(states) > wanted and acting[0] != CHANCE and len(legal) > 1:
            return states
        odds = rules.odds(states[-1]) or [(move, 1) for move in legal]
        move = luck.choices([move for move, _ in odds], [weight for _, weight in odds])[0]
        states.append(rules.apply(states[-1], acting[0], move)[0])


def thought(game: str, level: int, number: int) -> tuple[float, int]:
    """The seconds of a core that one move takes, its window included, and its iterations."""
    states, edition = states_of(game, number), EDITIONS[f"{game}-standard-0"]
    seat = edition.rules.to_act(states[-1])[0]
    began = time.process_time()
    forgotten = forgotten_facts(edition.rules, states, seat, level_of(game, level).memory, "bench")
    luck = random.Random(number)
    window = window_of(edition, GAMES[game][0], states[-1], seat, luck.randrange, forgotten)
    iterations = think(window, level, number).iterations
    return time.process_time() - began, iterations


def of_level(game: str, level: int, states: int) -> dict[str, float]:
    """Seconds for a move and iterations a second, over so many states; the first one, which loads, is left out."""
    thought(game, level, 0)
    thoughts = [thought(game, level, number) for number in range(1, states + 1)]
    spent = [seconds for seconds, _ in thoughts]
    rate = sum(iterations for _, iterations in thoughts) / sum(spent)
    return {"mean": round(sum(spent) / len(spent), 4), "most": round(max(spent), 4), "iterations_a_second": round(rate)}


def gin_rummy(simulations: int = 2000) -> dict[str, float]:
    """OpenSpiel's search in C++: iterations a second, and how many moves one of its random rollouts has."""
    import pyspiel

    game, luck = pyspiel.load_game("gin_rummy"), random.Random(1)
    state = _dealt(game, luck)
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 1.0, simulations, -1)
    began = time.process_time()
    bot.step(state)
    spent = time.process_time() - began
    lengths = [_random_length(_dealt(game, luck), luck) for _ in range(50)]
    return {"iterations_a_second": round(simulations / spent), "moves_an_iteration": round(sum(lengths) / 50, 1)}


def _dealt(game: Any, luck: random.Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(outcomes, odds)[0])
    return state


def _random_length(state: Any, luck: random.Random) -> int:
    moves = 0
    while not state.is_terminal():
        outcomes = (
            [action for action, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
        )
        state.apply_action(luck.choice(outcomes))
        moves += 1
    return moves


def main() -> None:
    """Measure everything and say it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--states", type=int, default=30)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    use_kernel_folder()
    ours = {game: {str(level): of_level(game, level, asked.states) for level in LEVELS} for game in GAMES}
    for game, levels in ours.items():
        for level, figures in levels.items():
            print(f"{game:10} level {level}  {figures}", flush=True)
    peer = gin_rummy() if importlib.util.find_spec("pyspiel") else {}
    print("OpenSpiel ISMCTS, gin_rummy", peer)
    if asked.json:
        machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
        day = datetime.datetime.now(datetime.UTC).date().isoformat()
        head = {"command": "python bench/search.py --json bench/search.json", "day": day, "machine": machine}
        asked.json.write_text(json.dumps({**head, "games": ours, "openspiel_gin_rummy": peer}, indent=2) + "\n")


if __name__ == "__main__":
    main()
