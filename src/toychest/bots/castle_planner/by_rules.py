"""The planner without its compiled half: every plan of the row at hand, followed to its end by the readable rules.

It sees treasures, the ghost and how near the row ends to the next treasure, and nothing of the rows to come.
"""

import math
import tomllib
from collections.abc import Callable, Iterator
from functools import cache, lru_cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

from toychest.bots.levels import Level
from toychest.bots.thought import Candidate, Foreseen, Thought, taken_of
from toychest.bots.window import Window
from toychest.contract import Rules, Seat
from toychest.games import EDITIONS
from toychest.games.castle.board import Square
from toychest.games.castle.reach import steps_from
from toychest.games.castle.state import Castle, unfound
from toychest.games.castle.terms import Terms

Score: TypeAlias = tuple[float, ...]
Followed: TypeAlias = tuple[tuple[Any, ...], Castle]
"""The decisions of a plan, Go the last, and the castle after them."""

SEES_GHOST: Final = 4
"""The level from which on the ghost is looked at."""

ROUGH: Final = 0.2
"""How far the chance to win may lie from what the state looks like."""

FAR: Final = 99


def planned_by_rules(window: Window, level: Level, seed: int, stop: Callable[[], bool]) -> Thought:
    """The best plan of the row, begun with each decision; once it is told to stop, of those looked at so far."""
    rules = EDITIONS[window.edition].rules
    best: dict[str, tuple[Score, Followed]] = {}
    for followed in _plans(rules, window.imagined, window.seat, ()):
        begun, score = rules.write_move(followed[0][0]), _score(followed[1], level.number)
        if begun not in best or score > best[begun][0]:
            best[begun] = score, followed
        if stop():
            break
    ranked = sorted(best.items(), key=lambda item: item[1][0], reverse=True)
    candidates = tuple(_candidate(move, after) for move, (_, (_, after)) in ranked)
    move = taken_of(candidates, level.softness, seed)
    plan = [rules.write_move(each) for each in best[move][1][0]]
    return Thought(
        move=move,
        by="rules",
        candidates=candidates,
        foreseen=tuple(Foreseen(seat=window.seat, move=each) for each in plan),
        is_exact=best[move][1][1].outcome is not None,
    )


def _plans(rules: Rules[Any, Any], state: Castle, seat: Seat, made: tuple[Any, ...]) -> Iterator[Followed]:
    """Every way to decide on the row from here, up to its Go."""
    for move in rules.legal_moves(state, seat):
        after = rules.apply(state, seat, move)[0]
        if after.row_number == state.row_number and after.outcome is None:
            yield from _plans(rules, after, seat, (*made, move))
        else:
            yield (*made, move), after


def _score(after: Castle, level: int) -> Score:
    """Won before all, lost behind all; then treasures, the ghost for those who look at it, and how near."""
    if after.outcome is not None:
        return (1.0 if after.outcome.places[0] == 1 else -1.0,)
    ghost = -after.ghost if level >= SEES_GHOST else 0
    return 0.0, sum(after.found), ghost, -min(_steps_to_unfound(after), default=0)


def _candidate(move: str, after: Castle) -> Candidate:
    if after.outcome is not None:
        worth = float(after.outcome.places[0] == 1)
        return Candidate(move=move, worth=worth, low=worth, high=worth, is_exact=True)
    worth = chance_to_win(after)
    return Candidate(move=move, worth=worth, low=max(worth - ROUGH, 0.0), high=min(worth + ROUGH, 1.0))


def chance_to_win(state: Castle) -> float:
    """CAS 1.1: the kernel's evaluation of a game that goes on, by the same weights."""
    weights, steps = _weights(), _steps_to_unfound(state)
    features = {
        "one": 1.0,
        "treasures_left": len(steps),
        "steps_to_escape": state.terms.escape - state.ghost,
        "steps_to_nearest": min(steps, default=0),
        "steps_to_each": sum(steps) / max(len(steps), 1),
    }
    return 1 / (1 + math.exp(-sum(weights[name] * value for name, value in features.items())))


def _steps_to_unfound(state: Castle) -> list[int]:
    steps = _steps(state.terms, state.sorcerer)
    return [steps.get(square, FAR) for square in unfound(state)]


@lru_cache(maxsize=1024)
def _steps(terms: Terms, square: Square) -> dict[Square, int]:
    return steps_from(terms.board, square, terms.gates)


@cache
def _weights() -> dict[str, float]:
    text = files("toychest.games.castle").joinpath("kernel", "weights.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)
