"""Who is measured beside whom: our environments and those of others, each with its work. Not how it is measured."""

import importlib
import importlib.util
import random
import warnings
from collections.abc import Callable, Iterator
from dataclasses import dataclass
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
SIMULATIONS = 400


@dataclass(frozen=True)
class Peer:
    """Somebody who takes turns: `play` does some work and says how much; what `prepare` does before is not counted."""

    kind: str
    name: str
    play: Callable[[], int]
    prepare: Callable[[], None] = lambda: None


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
        yield stepped(f"Toychest {game}", tables)


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


def stepped(name: str, tables: Any) -> Peer:
    """The same steps of all rows again, from the same start."""
    luck, actions = np.random.default_rng(1), []
    _, told = tables.reset(seed=1)
    for _ in range(VECTOR_STEPS):
        weights = luck.random(told["action_mask"].shape, np.float32) * told["action_mask"]
        actions.append(weights.argmax(axis=1))
        *_, told = tables.step(actions[-1])
    tables.reset(seed=1)
    first = tuple(part.copy() for part in tables.unwrapped._rows)

    def prepare() -> None:
        for part, kept in zip(tables.unwrapped._rows, first, strict=True):
            np.copyto(part, kept)

    def play() -> int:
        for each in actions:
            tables.step(each)
        return VECTOR_STEPS * int(tables.num_envs)

    return Peer("vector", name, play, prepare)


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
