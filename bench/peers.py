"""How fast are our environments beside those of others, driven from Python, in one run?

usage: python bench/peers.py [--rounds N] [--rows N] [--json FILE] [--svg FILE]
       the peers are in locks/bench.txt; one that is not installed is left out, and said so

Random games are played once and written down; then the same decisions are made again, and only what the environment
does is timed, in seconds of the processor, so that one core counts. Everybody takes turns; the median of the rounds
counts, and a ratio is the median of the ratios of each round.

- single: `last()` and `step()` of one table, observation and mask included; OpenSpiel gives its tensor and its mask
- vector: one step of all rows, observations and masks included; OpenSpiel has none, so one table counts
- reset: new games a second, of one table
- memory: kB of a thousand tables, by what Python and NumPy hold, or by the arrays of a thousand rows
"""

import argparse
import datetime
import gc
import importlib
import importlib.util
import json
import platform
import random
import statistics
import time
import tracemalloc
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

from toychest.bots.workers.kernel_cache import use_kernel_folder

use_kernel_folder()  # before Numba is imported: code that was compiled from other sources must not be measured
warnings.simplefilter("ignore")

import gymnasium  # noqa: E402
import pettingzoo  # noqa: E402

from toychest.research import register  # noqa: E402

OURS = ("toybattle", "clockwork", "castle")
DECISIONS = 2000
VECTOR_STEPS = 24
RESETS = 200
TABLES = 1000
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

    yield Peer("single", f"OpenSpiel {name}", play)
    yield Peer("vector", f"OpenSpiel {name}", play)


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

    yield Peer("vector", f"pgx {name}", play)


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

    yield Peer("single", f"RLCard {name}", play)


def peers(rows: int) -> Iterator[Peer]:
    """Everybody who is installed."""
    register()
    sources: list[tuple[str, Callable[[], Iterator[Peer]]]] = [
        ("toychest", ours),
        ("toychest", lambda: our_vectors(rows)),
        ("pettingzoo", lambda: classic("classic/connect_four-v3")),
        ("pettingzoo", lambda: classic("classic/tictactoe-v3")),
        ("pyspiel", lambda: openspiel("backgammon")),
        ("pyspiel", lambda: openspiel("connect_four")),
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

    def begun(name: str) -> Any:
        table = pettingzoo.make("aec", name)
        table.reset(seed=1)
        return table

    found = {f"Toychest {game}": grown_by(lambda game=game: begun(f"toychest/{game}-v0")) for game in OURS}  # type: ignore[misc]
    for game in OURS:
        tables: Any = gymnasium.make_vec(f"toychest/{game}-v0", num_envs=TABLES)
        found[f"Toychest {game}, vector"] = sum(part.nbytes for part in tables.unwrapped._rows) / 1024
    try:
        found["PettingZoo connect_four"] = grown_by(lambda: begun("classic/connect_four-v3"))
    except Exception as error:  # somebody else's package
        print(f"left out of memory: {error}")
    return found


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--rows", type=int, default=4096)
    parser.add_argument("--json", type=Path)
    parser.add_argument("--svg", type=Path)
    asked = parser.parse_args()
    crew = list(peers(asked.rows))
    rates: dict[str, dict[str, list[float]]] = {}
    for number in range(asked.rounds + 1):
        for peer in crew:
            found = rate(peer)
            if number:  # the first is for caches and compilers
                rates.setdefault(peer.kind, {}).setdefault(peer.name, []).append(found)
    figures = told(rates, memory(), asked.rounds, asked.rows)
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
    for kind, of in {**figures["a second of the processor"], "memory kB": figures["memory kB"]}.items():
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
