"""How fast are our environments beside those of others, driven from Python, in one run?

usage: python bench/peers.py [--quick] [--rounds N] [--rows N] [--json FILE] [--svg FILE]
       the peers are in locks/bench.txt; one that is not installed is left out, and said so

Random games are played once and written down; then the same decisions are made again, and only what the environment
does is timed, in seconds of the processor, so that one core counts. Everybody takes turns; the median of the rounds
counts, and a ratio is the median of the ratios of each round.

- single: `last()` and `step()` of one table, observation and mask included; OpenSpiel gives its tensor and its mask
- vector: one step of all rows, observations and masks included; OpenSpiel has none, so one table counts
- reset: new games a second, of one table
- search: iterations a second from one state of the middle of a game; ours is that of level 6, OpenSpiel's (in C++)
  plays every iteration to the end of the game by random moves
- memory: kB of a thousand tables, by what Python and NumPy hold, or by the arrays of a thousand rows; of OpenSpiel,
  whose tables are in C++, by how much the process grows
- start: ms of the processor until a new process has made an environment and its first step; all was compiled before

`--quick` shows in a minute or two that all of it runs: its figures are of few rounds and rows, and not to be quoted.
"""

import argparse
import datetime
import gc
import importlib
import importlib.util
import json
import os
import platform
import random
import statistics
import subprocess
import sys
import time
import tracemalloc
import warnings
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import numpy as np

from toychest.bots.workers.kernel_cache import use_kernel_folder

use_kernel_folder()  # before Numba is imported: code that was compiled from other sources must not be measured
warnings.simplefilter("ignore")

import gymnasium  # noqa: E402
import pettingzoo  # noqa: E402

from toychest.bots.think import think  # noqa: E402
from toychest.bots.window import window_of  # noqa: E402
from toychest.contract import CHANCE  # noqa: E402
from toychest.games import EDITIONS  # noqa: E402
from toychest.research import register  # noqa: E402

OURS = ("toybattle", "clockwork", "castle")
DECISIONS = 2000
VECTOR_STEPS = 24
RESETS = 200
TABLES = 1000
SIMULATIONS = 400
STARTS = {
    **{f"Toychest {game}": f"import toychest.research as t; name = 'toychest/{game}-v0'" for game in OURS},
    "PettingZoo connect_four": "name = 'classic/connect_four-v3'",
}
"""What a new process does first; then it makes a table of that name."""

FIRST_STEP = """
import pettingzoo
table = pettingzoo.make("aec", name)
table.reset(seed=1)
table.step(int(table.last()[0]["action_mask"].argmax()))
"""
AIMS = {
    "single": ("PettingZoo connect_four", 8.0),
    "vector": ("OpenSpiel backgammon", 40.0),
    "vector ": ("pgx connect_four", 1.0),
}


@dataclass(frozen=True)
class Peer:
    """Somebody who takes turns: `play` does some work and says how much."""

    kind: str
    name: str
    play: Callable[[], int]


def ours() -> Iterator[Peer]:
    for game in OURS:
        table = pettingzoo.make("aec", f"toychest/{game}-v0")
        yield Peer("single", f"Toychest {game}", replayed(table))
        yield Peer("reset", f"Toychest {game}", resets(table))


def our_searches() -> Iterator[Peer]:
    """Of the games that are searched; a castle is planned, without iterations."""
    for game in ("toybattle", "clockwork"):
        yield Peer("search", f"Toychest {game}", searched(game))


def searched(game: str) -> Callable[[], int]:
    """The thought of level 6 in one state, twenty decisions into a random game."""
    edition, luck = EDITIONS[f"{game}-standard-0"], random.Random(1)
    rules, seats = edition.rules, edition.seat_counts[0]
    state, decisions = rules.setup(seats, {}), 0
    while (
        decisions < 20 or rules.to_act(state)[0] == CHANCE or len(rules.legal_moves(state, rules.to_act(state)[0])) < 2
    ):
        seat = rules.to_act(state)[0]
        odds = rules.odds(state) or [(move, 1) for move in rules.legal_moves(state, seat)]
        state, _ = rules.apply(state, seat, luck.choices(*zip(*odds, strict=True))[0])
        decisions += seat != CHANCE
        if not rules.to_act(state):
            state, decisions = rules.setup(seats, {}), 0
    window = window_of(edition, seats, state, rules.to_act(state)[0], luck.randrange)
    return lambda: think(window, 6, 1).iterations


def our_vectors(rows: int) -> Iterator[Peer]:
    for game in OURS:
        tables = gymnasium.make_vec(f"toychest/{game}-v0", num_envs=rows, threads=1)
        yield Peer("vector", f"Toychest {game}", stepped(tables))


def classic(name: str) -> Iterator[Peer]:
    """A table of PettingZoo's own."""
    table = pettingzoo.make("aec", name)
    short = name.split("/")[-1].rsplit("_v", 1)[0].rsplit("-v", 1)[0]
    yield Peer("single", f"PettingZoo {short}", replayed(table))
    yield Peer("reset", f"PettingZoo {short}", resets(table))


def replayed(table: Any) -> Callable[[], int]:
    """The same decisions again: what is timed is the environment alone."""
    luck, actions = random.Random(1), list[int]()
    table.reset(seed=1)
    while len(actions) < DECISIONS:
        if not table.agents:
            table.reset()
        seen, _, is_over, is_cut, told = table.last()
        if is_over or is_cut:
            table.step(None)
            continue
        mask = seen["action_mask"] if isinstance(seen, dict) else told["action_mask"]
        actions.append(luck.choice(np.flatnonzero(mask).tolist()))
        table.step(actions[-1])

    def play() -> int:
        table.reset(seed=1)
        left = iter(actions)
        while True:
            if not table.agents:
                table.reset()
            _, _, is_over, is_cut, _ = table.last()
            action = None if is_over or is_cut else next(left, -1)
            if action == -1:
                return len(actions)
            table.step(action)

    return play


def resets(table: Any) -> Callable[[], int]:
    def play() -> int:
        for seed in range(RESETS):
            table.reset(seed=seed)
        return RESETS

    return play


def stepped(tables: Any) -> Callable[[], int]:
    """The same steps of all rows again."""
    luck, actions = np.random.default_rng(1), []
    _, told = tables.reset(seed=1)
    for _ in range(VECTOR_STEPS):
        weights = luck.random(told["action_mask"].shape, np.float32) * told["action_mask"]
        actions.append(weights.argmax(axis=1))
        *_, told = tables.step(actions[-1])
    tables.reset(seed=1)
    first = tuple(part.copy() for part in tables.unwrapped._rows)

    def play() -> int:
        for part, kept in zip(tables.unwrapped._rows, first, strict=True):
            np.copyto(part, kept)
        for each in actions:
            tables.step(each)
        return VECTOR_STEPS * int(tables.num_envs)

    return play


def openspiel(name: str) -> Iterator[Peer]:
    """One state of OpenSpiel from Python, with its tensor and its mask at every decision."""
    game = imported("pyspiel").load_game(name)
    luck, actions = random.Random(1), []
    state = game.new_initial_state()
    decisions = 0
    while decisions < DECISIONS:
        if state.is_terminal():
            state = game.new_initial_state()
        if state.is_chance_node():
            moves, odds = zip(*state.chance_outcomes(), strict=True)
            actions.append(luck.choices(moves, odds)[0])
        else:
            actions.append(luck.choice(state.legal_actions()))
            decisions += 1
        state.apply_action(actions[-1])

    def play() -> int:
        state = game.new_initial_state()
        for action in actions:
            if state.is_terminal():
                state = game.new_initial_state()
            if not state.is_chance_node():
                state.observation_tensor(state.current_player())
                state.legal_actions_mask(state.current_player())
            else:
                state.chance_outcomes()
            state.apply_action(action)
        return decisions

    def anew() -> int:
        for _ in range(RESETS):
            begun(game, luck)
        return RESETS

    yield Peer("single", f"OpenSpiel {name}", play)
    yield Peer("vector", f"OpenSpiel {name}", play)
    yield Peer("reset", f"OpenSpiel {name}", anew)


def begun(game: Any, luck: random.Random) -> Any:
    """A new state of OpenSpiel at its first decision, seen as an environment would tell it."""
    state = game.new_initial_state()
    while state.is_chance_node():
        moves, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(luck.choices(moves, odds)[0])
    state.observation_tensor(state.current_player())
    state.legal_actions_mask(state.current_player())
    return state


def openspiel_search(name: str) -> Iterator[Peer]:
    """OpenSpiel's search in C++, from a state twenty moves into a random game."""
    pyspiel, luck = imported("pyspiel"), random.Random(1)
    game = pyspiel.load_game(name)
    state, moves = game.new_initial_state(), 0
    while moves < 20 or state.is_chance_node():
        if state.is_terminal():
            state, moves = game.new_initial_state(), 0
        state.apply_action(luck.choice(state.legal_actions()))
        moves += 1
    evaluator = pyspiel.RandomRolloutEvaluator(1, 1)
    bot = pyspiel.MCTSBot(game, evaluator, 1.4, SIMULATIONS, 1000, False, 1, False)

    def play() -> int:
        bot.step(state)
        return SIMULATIONS

    yield Peer("search", f"OpenSpiel {name}", play)


def pgx_game(name: str, rows: int) -> Iterator[Peer]:
    """A game in JAX, all rows in one compiled call; a game that is over begins anew, as ours do."""
    jax, pgx = imported("jax"), imported("pgx")
    auto_reset = imported("pgx.experimental.wrappers").auto_reset

    table = pgx.make(name)
    begin, step = jax.jit(jax.vmap(table.init)), jax.jit(jax.vmap(auto_reset(table.step, table.init)))
    keys = jax.random.split(jax.random.PRNGKey(1), rows)
    start, luck, actions = begin(keys), np.random.default_rng(1), []
    state = start
    for _ in range(VECTOR_STEPS):
        mask = np.asarray(state.legal_action_mask)
        actions.append(jax.numpy.asarray((luck.random(mask.shape) * mask).argmax(axis=1)))
        state = step(state, actions[-1], keys)

    def play() -> int:
        state = start
        for each in actions:
            state = step(state, each, keys)
            jax.block_until_ready((state.observation, state.legal_action_mask))
        return VECTOR_STEPS * rows

    def anew() -> int:
        jax.block_until_ready(begin(keys).observation)
        return rows

    yield Peer("vector", f"pgx {name}", play)
    yield Peer("reset", f"pgx {name}, {rows} at once", anew)


def rlcard_game(name: str) -> Iterator[Peer]:
    table = imported("rlcard").make(name, config={"seed": 1})
    luck = random.Random(1)

    def play() -> int:
        state, _ = table.reset()
        for _ in range(DECISIONS):
            if table.is_over():
                state, _ = table.reset()
            state, _ = table.step(luck.choice(list(state["legal_actions"])))
        return DECISIONS

    def anew() -> int:
        for _ in range(RESETS):
            table.reset()
        return RESETS

    yield Peer("single", f"RLCard {name}", play)
    yield Peer("reset", f"RLCard {name}", anew)


def peers(rows: int) -> Iterator[Peer]:
    """Everybody who is installed."""
    register()
    sources: list[tuple[str, Callable[[], Iterator[Peer]]]] = [
        ("toychest", ours),
        ("toychest", lambda: our_vectors(rows)),
        ("toychest", our_searches),
        ("pettingzoo", lambda: classic("classic/connect_four-v3")),
        ("pettingzoo", lambda: classic("classic/tictactoe-v3")),
        ("pyspiel", lambda: openspiel("backgammon")),
        ("pyspiel", lambda: openspiel("connect_four")),
        ("pyspiel", lambda: openspiel_search("backgammon")),
        ("pyspiel", lambda: openspiel_search("connect_four")),
        ("pgx", lambda: pgx_game("connect_four", rows)),
        ("pgx", lambda: pgx_game("backgammon", rows)),
        ("rlcard", lambda: rlcard_game("leduc-holdem")),
    ]
    for module, source in sources:
        if importlib.util.find_spec(module) is None:
            print(f"left out, for {module} is not installed")
            continue
        try:
            yield from source()
        except Exception as error:  # somebody else's package: the others are measured all the same
            print(f"left out, for {module} cannot be played: {type(error).__name__}: {error}")


def imported(name: str) -> Any:
    """A package that need not be here, and whose types are not ours to check."""
    return importlib.import_module(name)


def rate(peer: Peer) -> float:
    """Its work a second of the processor."""
    began = time.process_time()
    done = peer.play()
    return done / (time.process_time() - began)


def grown_by(make: Callable[[], Any]) -> float:
    """kB that Python and NumPy hold for a thousand tables, but for what all of them share."""
    shared = make()
    gc.collect()
    tracemalloc.start()
    held = [make() for _ in range(TABLES)]
    grown = tracemalloc.get_traced_memory()[0] / 1024
    tracemalloc.stop()
    return grown if held and shared else 0.0


def memory() -> dict[str, float]:
    """kB of a thousand tables."""

    def made(name: str) -> Any:
        table = pettingzoo.make("aec", name)
        table.reset(seed=1)
        return table

    found = {f"Toychest {game}": grown_by(lambda game=game: made(f"toychest/{game}-v0")) for game in OURS}  # type: ignore[misc]
    for game in OURS:
        tables: Any = gymnasium.make_vec(f"toychest/{game}-v0", num_envs=TABLES)
        found[f"Toychest {game}, vector"] = sum(part.nbytes for part in tables.unwrapped._rows) / 1024
    others: dict[str, Callable[[], float]] = {
        "PettingZoo connect_four": lambda: grown_by(lambda: made("classic/connect_four-v3")),
        "OpenSpiel backgammon": lambda: apart(process_grown_by, "backgammon"),
        "OpenSpiel connect_four": lambda: apart(process_grown_by, "connect_four"),
    }
    for name, measure in others.items():
        try:
            found[name] = measure()
        except Exception as error:  # somebody else's package
            print(f"left out of memory: {name}: {error}")
    return found


def apart(measure: Callable[[str], float], name: str) -> float:
    """Measure in a new process, which has nothing to use again."""
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as one:
        return one.submit(measure, name).result()


def process_grown_by(name: str) -> float:
    """kB by which this process grows for a thousand states of OpenSpiel; of many, for pages are given out whole."""
    game, luck, many = imported("pyspiel").load_game(name), random.Random(1), 20
    before, held = resident(), [begun(game, luck) for _ in range(many * TABLES)]
    return (resident() - before) / many if held else 0.0


def resident() -> float:
    """kB of memory that this process has now; Linux tells it."""
    told = Path("/proc/self/statm").read_text("ascii")
    return int(told.split()[1]) * 4.0


def starts(rounds: int) -> dict[str, float]:
    """ms of the processor that a new process takes to its first step, in turns; the first round compiles."""
    spent: dict[str, list[float]] = {name: [] for name in STARTS}
    for number in range(rounds + 1):
        for name, first in STARTS.items():
            began = os.times()
            done = subprocess.run([sys.executable, "-c", first + FIRST_STEP], capture_output=True)
            ended = os.times()
            if number and done.returncode == 0:
                user, system = ended.children_user - began.children_user, ended.children_system - began.children_system
                spent[name].append(1000 * (user + system))
    return {name: statistics.median(each) for name, each in spent.items() if each}


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--rounds", type=int)
    parser.add_argument("--rows", type=int)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--svg", type=Path)
    asked = parser.parse_args()
    asked.rounds = asked.rounds or (2 if asked.quick else 7)
    asked.rows = asked.rows or (256 if asked.quick else 4096)
    crew = list(peers(asked.rows))
    rates: dict[str, dict[str, list[float]]] = {}
    for number in range(asked.rounds + 1):
        for peer in crew:
            found = rate(peer)
            if number:  # the first is for caches and compilers
                rates.setdefault(peer.kind, {}).setdefault(peer.name, []).append(found)
    figures = told(rates, memory(), asked.rounds, asked.rows)
    figures["start ms"] = {name: round(each) for name, each in starts(min(asked.rounds, 3)).items()}
    print(table_of(figures))
    if asked.json:
        asked.json.write_text(json.dumps(figures, indent=2) + "\n")
    if asked.svg:
        asked.svg.write_text(bars_of(figures))


def told(rates: dict[str, dict[str, list[float]]], kept: dict[str, float], rounds: int, rows: int) -> dict[str, Any]:
    """Medians, and how many times as fast each of ours is as the peer of the aim."""
    ratios = {}
    for kind, (other, aim) in AIMS.items():
        turns = rates.get(kind.strip(), {})
        if other in turns:
            ratios[f"{kind.strip()} beside {other}, aim {aim:g}"] = {
                name: round(statistics.median(a / b for a, b in zip(mine, turns[other], strict=True)), 2)
                for name, mine in turns.items()
                if name.startswith("Toychest")
            }
    medians = {kind: {name: round(statistics.median(each)) for name, each in of.items()} for kind, of in rates.items()}
    about = {"rounds": rounds, "rows": rows, "python": platform.python_version(), "machine": platform.machine()}
    today = datetime.datetime.now(datetime.UTC).date().isoformat()
    memory_kb = {name: round(each) for name, each in kept.items()}
    return {"date": today, **about, "a second of the processor": medians, "ratios": ratios, "memory kB": memory_kb}


def table_of(figures: dict[str, Any]) -> str:
    lines = []
    for kind, of in {
        **figures["a second of the processor"],
        **{each: figures[each] for each in ("memory kB", "start ms")},
    }.items():
        lines.append(kind)
        lines += [f"  {name:32}{value:>14,}" for name, value in sorted(of.items(), key=lambda each: -each[1])]
    for aim, of in figures["ratios"].items():
        lines.append(aim)
        lines += [f"  {name:32}{value:>14,.1f} x" for name, value in of.items()]
    return "\n".join(lines)


def bars_of(figures: dict[str, Any]) -> str:
    """Steps a second on a scale of tenfolds."""
    lines, top = [], 20
    for kind in ("single", "vector"):
        lines.append(f'<text x="10" y="{top}" font-weight="bold">{kind}: steps a second of one core</text>')
        for name, value in sorted(
            figures["a second of the processor"].get(kind, {}).items(), key=lambda each: -each[1]
        ):
            top += 22
            width, colour = round(60 * np.log10(max(value, 1))), "#2b6cb0" if name.startswith("Toychest") else "#a0aec0"
            lines.append(f'<text x="10" y="{top}">{name}</text>')
            lines.append(f'<rect x="230" y="{top - 13}" width="{width}" height="16" fill="{colour}"/>')
            lines.append(f'<text x="{236 + width}" y="{top}">{value:,}</text>')
        top += 36
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 {top}" font-family="sans-serif" font-size="13">'
    return "\n".join((head, f'<rect width="760" height="{top}" fill="#fff"/>', *lines, "</svg>", ""))


if __name__ == "__main__":
    main()
