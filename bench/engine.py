"""How many random moves a second do the kernels play, beside OpenSpiel, pgx and PettingZoo in the same run?

usage: python bench/engine.py [--seconds N] [--no-peers] [--json FILE]
       the peers are in locks/bench.txt
       python bench/engine.py --against FOLDER [--turns N]
       another tree of this project, with its own .venv: what did a change to the kernels bring?

Uniformly random games, chance included, on one core; one that goes on for longer than random games of its edition
should (600 moves in Clockwork City) is cut off. The best of three rounds counts: the one in which the machine did least
of anything else. bench/engine.json holds the last figures that we quote.

"two cores" is measured by the clock on the wall. Two processes take turns of a tenth of a second: one alone, both, the
other alone. A round of three turns counts in which the host left us our cores for 98 % of the time and more; how many
did, and what all rounds together give, is told beside it. Two loops that share nothing take turns in between.

OpenSpiel's games are timed inside its own C++ where its search takes them (one simulation with many random rollouts),
else move by move from Python, which is what its users do; "by" says which. pgx plays 4096 games at once. A peer that is
not installed keeps its last figures, and the day on which they were measured. Against another tree, each plays by its
own bench, by turns, in one run; then each compiles from nothing what a game is played and searched with, by turns, too.
Seconds are those of the processor.
"""

import argparse
import datetime
import importlib.util
import json
import math
import multiprocessing
import os
import platform
import random
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from toychest.bots.workers import kernel_cache
from toychest.contract import Json
from toychest.games import EDITIONS

kernel_cache.use_kernel_folder()  # before Numba is imported: what was compiled from other sources is not measured

from numba import njit, types  # noqa: E402

from toychest.bots.compiled.random_play import random_play  # noqa: E402
from toychest.games.kernels import generator  # noqa: E402

GAMES: dict[str, list[tuple[str, int, dict[str, Json]]]] = {
    "toybattle": [
        ("toybattle-standard-0", 2, {"terrain": terrain})
        for terrain in EDITIONS["toybattle-standard-0"].options[0].choices
    ],
    "clockwork": [("clockwork-standard-0", seats, {}) for seats in (2, 3, 4)],
    "castle": [("castle-standard-0", 1, {"profile": profile}) for profile in ("base", "young", "older", "oldest")],
}
ROUNDS = 3
TURNS = 150
UNDISTURBED = 0.98
TURNS_AGAINST = 10
PLAYED_FOR_EACH_COMPILED = 5  # turns of playing: those of compiling take longer

PLAYING = """
import sys
sys.path.insert(0, "bench")
import engine
for game in sys.stdin:
    print(engine.of_game(game.strip(), 0.4), flush=True)
"""
"""What a tree does that is asked for the rates of games."""

COMPILING = """
import importlib, pathlib, sys, time
import numba, toychest.games
game, bots = sys.argv[1], pathlib.Path("src/toychest/bots")
planner = "castle_planner.prospects" if (bots / "castle_planner").exists() else "planner"
search = planner if game == "castle" else next(bots.glob("*/search.py")).parent.name + ".search"
for name in (f"toychest.games.{game}.kernel", f"toychest.bots.{search}"):
    began = time.process_time()
    importlib.import_module(name)
    print(time.process_time() - began)
"""
"""What a tree does that is asked how long the kernel of a game takes to compile, and then its search."""

Turn = tuple[float, float]


def moves_a_second(edition_id: str, seats: int, options: dict[str, Json], seconds: float) -> float:
    """The rate of one kernel in one set-up."""
    play = _player(edition_id, seats, options)
    return max(_rate(play, seconds) for _ in range(ROUNDS))


def _rate(play: Callable[[int], int], seconds: float) -> float:
    played, spent = 0, 0.0
    while spent < seconds:
        began = time.process_time()
        play(200_000)
        spent += time.process_time() - began
        played += 200_000
    return played / spent


def of_game(game: str, seconds: float) -> float:
    """The harmonic mean over its set-ups: as many moves in each."""
    rates = [moves_a_second(*setup, seconds / len(GAMES[game])) for setup in GAMES[game]]
    return len(rates) / sum(1 / rate for rate in rates)


def gains_by_a_second_core(seconds: float) -> dict[str, dict[str, Any]]:
    """How many times as much two processes do as one, by the clock on the wall, for every game and both loops."""
    context = multiprocessing.get_context("spawn")
    barrier, told = context.Barrier(2), [context.SimpleQueue() for _ in range(2)]
    crew = [context.Process(target=_take_turns, args=(seconds, number, barrier, told[number])) for number in range(2)]
    for process in crew:
        process.start()
    first, second = (queue.get() for queue in told)
    for process in crew:
        process.join()
    return {work: _gain(list(zip(*first[work], *second[work], strict=True))) for work in first}


def _take_turns(seconds: float, number: int, barrier: Any, queue: Any) -> None:
    """The first process alone, both, the second alone, with the same work; then with the next, and all over again."""
    works = {game: [_player(*setup) for setup in setups] for game, setups in GAMES.items()} | LOOPS
    turns: dict[str, tuple[list[Turn], list[Turn]]] = {work: ([], []) for work in works}  # alone, both
    for play in (play for plays in works.values() for play in plays):
        play(1000)
    for work, plays in (each for _ in range(TURNS) for each in works.items()):
        for playing in ({0}, {0, 1}, {1}):
            barrier.wait()
            if number in playing:
                turns[work][len(playing) - 1].append(_turn(plays, seconds))
            barrier.wait()
    queue.put(turns)


def _turn(plays: Sequence[Callable[[int], int]], seconds: float) -> Turn:
    """Moves a second on the wall, and how much of that time the host left us the core."""
    began, spent, played = time.monotonic(), time.process_time(), 0
    while time.monotonic() - began < seconds:
        for play in plays:
            play(2000)
        played += 2000 * len(plays)
    took = time.monotonic() - began
    return played / took, (time.process_time() - spent) / took


def _gain(rounds: Sequence[tuple[Turn, ...]]) -> dict[str, Any]:
    """Both against the mean of each alone: over the rounds that nobody disturbed, with its interval, and over all."""
    calm = [each for each in rounds if all(share >= UNDISTURBED for _, share in each)]
    luck = random.Random(1)
    guesses = [_times_one(luck.choices(calm, k=len(calm))) for _ in range(1000)] if calm else [math.nan]
    return {
        "gain": round(_times_one(calm), 3),
        "interval": [round(np.nanquantile(guesses, part), 3) for part in (0.025, 0.975)],
        "rounds": len(calm),
        "of": len(rounds),
        "gain_of_all": round(_times_one(rounds), 3),
    }


def _times_one(rounds: Sequence[tuple[Turn, ...]]) -> float:
    """A round is the first process alone and beside the second, then the second alone and beside the first."""
    rates = [[rate for rate, _ in each] for each in rounds]
    alone = sum(first + second for first, _, second, _ in rates)
    return 2 * sum(first + second for _, first, _, second in rates) / alone if alone else math.nan


def _count(numbers: int) -> int:
    """What ordinary code gains: a loop of the interpreter that needs little but its core."""
    return sum(range(numbers))


@njit(types.int64(types.int64))
def _shift(numbers: int) -> int:
    """What the machine has to give: one register, and each step waits for the one before."""
    value = np.uint64(88172645463325252)
    for _ in range(60 * numbers):
        value ^= value << np.uint64(13)
        value ^= value >> np.uint64(7)
        value ^= value << np.uint64(17)
    return int(value)


LOOPS: dict[str, list[Callable[[int], int]]] = {"a loop that counts": [_count], "a loop in one register": [_shift]}


def _player(edition_id: str, seats: int, options: dict[str, Json]) -> Callable[[int], int]:
    """A function that plays so many random moves, in whole games."""
    edition = EDITIONS[edition_id]
    assert edition.kernel is not None
    kernel, state = edition.kernel(), edition.rules.setup(seats, options)
    row, scratch = np.zeros(kernel.row_size, np.int16), np.zeros(kernel.scratch_size, np.int32)
    room = np.zeros(kernel.most_moves, np.int32), np.zeros(kernel.most_moves, np.int32)
    fixed = kernel.tables(state), kernel.pack(state, None), row, generator(1), *room
    functions = kernel.to_act, kernel.listed, kernel.step
    return lambda moves: random_play(*functions, *fixed, moves, edition.longest, scratch)


def compare(other: Path, turns: int) -> None:
    """Every game's rate and compilation in another tree and in this one, and how many times the first the second is."""
    trees = (other.resolve(), Path(__file__).parents[1])
    crew = [_asked(tree, PLAYING) for tree in trees]
    for game in GAMES:
        rates = [[_rate_of(process, game) for process in crew] for _ in range(turns)]
        _tell(f"{game}, M moves/s", [max(each) / 1e6 for each in zip(*rates, strict=True)], [b / a for a, b in rates])
    for process in crew:
        process.communicate()
    for game in GAMES:
        spent = [[_compiled_in(tree, game) for tree in trees] for _ in range(max(1, turns // PLAYED_FOR_EACH_COMPILED))]
        for number, work in enumerate(("kernel", "search")):
            pairs = [[both[number] for both in each] for each in spent]
            best = [min(each) for each in zip(*pairs, strict=True)]
            _tell(f"{game} {work}, s to compile", best, [b / a for a, b in pairs])


def _asked(tree: Path, code: str, *given: str, **env: str) -> subprocess.Popen[str]:
    """A process of another tree, by its own Python and its own sources."""
    command, ours = [str(tree / ".venv/bin/python"), "-c", code, *given], os.environ | {"PYTHONPATH": str(tree / "src")}
    pipe = subprocess.PIPE
    return subprocess.Popen(command, cwd=tree, env=ours | env, stdin=pipe, stdout=pipe, text=True)


def _rate_of(process: subprocess.Popen[str], game: str) -> float:
    assert process.stdin is not None
    assert process.stdout is not None
    print(game, file=process.stdin, flush=True)
    return float(process.stdout.readline())


def _compiled_in(tree: Path, game: str) -> list[float]:
    with tempfile.TemporaryDirectory() as empty:
        told, _ = _asked(tree, COMPILING, game, NUMBA_CACHE_DIR=empty).communicate()
    return [float(line) for line in told.splitlines()]


def _tell(what: str, best: Sequence[float], ratios: Sequence[float]) -> None:
    times = f"{best[1] / best[0]:.2f}x, by turns {statistics.median(ratios):.2f}x"
    print(f"{what:32} {best[0]:7.2f} {best[1]:7.2f}   {times}", flush=True)


def openspiel(name: str, seconds: float) -> tuple[float, str]:
    """Moves a second of one of OpenSpiel's games, and where they were timed."""
    import pyspiel

    game, luck = pyspiel.load_game(name), random.Random(1)
    played, spent, games = 0, 0.0, 0
    while spent < seconds:
        began = time.process_time()
        played += _openspiel_game(game.new_initial_state(), luck)
        spent += time.process_time() - began
        games += 1
    slow = played / spent
    try:
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts := max(int(20_000 / (played / games)), 1), 1)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1000, False, 1, False)
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        began = time.process_time()
        bot.mcts_search(state)
        return rollouts * (played / games) / (time.process_time() - began), "C++"
    except pyspiel.SpielError:
        return slow, "Python"


def _openspiel_game(state: Any, luck: random.Random) -> int:
    moves = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(luck.choices(outcomes, odds)[0])
        else:
            state.apply_action(luck.choice(state.legal_actions()))
        moves += 1
    return moves


def pgx_rate(name: str, seconds: float, batch: int = 4096) -> float:
    """Moves a second of pgx, a batch of games at once, on one core."""
    import jax
    import pgx

    env = pgx.make(name)
    begin, step = jax.jit(jax.vmap(env.init)), jax.jit(jax.vmap(env.step))

    def choose(key: Any, mask: Any) -> Any:
        return jax.random.categorical(key, jax.numpy.log(mask.astype(jax.numpy.float32)), axis=-1)

    key = jax.random.PRNGKey(1)
    state = begin(jax.random.split(key, batch))
    needs_key = name == "backgammon"
    played, spent, warm = 0, 0.0, 3
    while spent < seconds:
        key, first, second = jax.random.split(key, 3)
        began = time.process_time()
        moves = jax.jit(choose)(first, state.legal_action_mask)
        state = step(state, moves, jax.random.split(second, batch)) if needs_key else step(state, moves)
        jax.block_until_ready(state.legal_action_mask)
        if bool(state.terminated.all()):
            state = begin(jax.random.split(second, batch))
        warm -= 1
        if warm < 0:
            spent += time.process_time() - began
            played += batch
    return played / spent


def pettingzoo_rate(seconds: float) -> float:
    """Moves a second of PettingZoo's connect four."""
    from pettingzoo.classic import connect_four_v3

    env, luck = connect_four_v3.env(), random.Random(1)
    played, spent = 0, 0.0
    while spent < seconds:
        began = time.process_time()
        env.reset(seed=played)
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            legal = [] if ended or cut else [at for at, may in enumerate(observation["action_mask"]) if may]
            env.step(luck.choice(legal) if legal else None)
            played += 1
        spent += time.process_time() - began
    return played / spent


def peers(seconds: float) -> dict[str, dict[str, Any]]:
    """Every peer that is installed."""
    found: dict[str, dict[str, Any]] = {}
    if importlib.util.find_spec("pyspiel"):
        for name in ("backgammon", "gin_rummy", "hanabi", "dark_chess"):
            rate, by = openspiel(name, seconds)
            found[f"OpenSpiel {name}"] = {"moves_a_second": round(rate), "by": by}
    if importlib.util.find_spec("pgx"):
        for name in ("backgammon", "connect_four"):
            found[f"pgx {name}"] = {"moves_a_second": round(pgx_rate(name, seconds)), "by": "JAX, batch 4096"}
    if importlib.util.find_spec("pettingzoo"):
        found["PettingZoo connect_four"] = {"moves_a_second": round(pettingzoo_rate(seconds)), "by": "Python"}
    return found


def main() -> None:
    """Measure everything and say it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=4.0, help="for each game and round")
    parser.add_argument("--no-peers", action="store_true")
    parser.add_argument("--json", type=Path)
    parser.add_argument("--against", type=Path, metavar="FOLDER")
    parser.add_argument("--turns", type=int, default=TURNS_AGAINST, help="of each tree and game, with --against")
    asked = parser.parse_args()
    if asked.against:
        compare(asked.against, asked.turns)
        return
    os.environ.setdefault("XLA_FLAGS", "--xla_cpu_multi_thread_eigen=false intra_op_parallelism_threads=1")
    ours: dict[str, dict[str, Any]] = {}
    for game in GAMES:
        one = of_game(game, asked.seconds)
        ours[game] = {"moves_a_second": round(one)}
        print(f"{game:28} {one / 1e6:8.2f} M moves/s", flush=True)
    gains = gains_by_a_second_core(asked.seconds / 40)
    for work, gain in gains.items():
        counted = f"{gain['rounds']} of {gain['of']} rounds; all: {gain['gain_of_all']:.2f}x"
        low, high = gain["interval"]
        print(f"{work:28} two cores {gain['gain']:.2f}x ({low:.2f} to {high:.2f})   {counted}", flush=True)
    beside = {} if asked.no_peers else peers(asked.seconds)
    for name, figures in beside.items():
        rate = figures["moves_a_second"]
        ratios = "  ".join(f"{game} {figure['moves_a_second'] / rate:.0f}x" for game, figure in ours.items())
        print(f"{name:28} {rate / 1e6:8.3f} M moves/s   {figures['by']:16} {ratios}", flush=True)
        figures["ratio"] = {game: round(figure["moves_a_second"] / rate, 2) for game, figure in ours.items()}
    if asked.json:
        how = _measured_how(asked.seconds)
        found = {"games": ours, "two_cores": gains, "peers": _with_earlier(asked.json, how["day"], beside)}
        asked.json.write_text(json.dumps({**how, **found}, indent=2) + "\n")


def _with_earlier(file: Path, today: str, beside: dict[str, dict[str, Any]]) -> dict[str, dict[str, Any]]:
    """Peers with the day of each: one that is not installed keeps what was measured beside the kernels of its day."""
    before: Any = json.loads(file.read_text()) if file.exists() else {"day": today, "peers": {}}
    earlier = {name: {"day": before["day"], **peer} for name, peer in before["peers"].items()}
    return earlier | {name: {"day": today, **peer} for name, peer in beside.items()}


def _measured_how(seconds: float) -> dict[str, str]:
    """What the figures were measured by, when, where, and of which kernels."""
    return {
        "command": f"python bench/engine.py --seconds {seconds:g} --json bench/engine.json",
        "day": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}",
        "kernels": kernel_cache.sum_of(kernel_cache.PACKAGE, kernel_cache.GAMES),
    }


if __name__ == "__main__":
    main()
