"""A search of the readable rules: slow, for what no kernel covers and for machines without Numba."""

import math
import random
from collections.abc import Callable
from typing import Any, Final

from toychest.bots.credit import SURE, credit_of
from toychest.bots.levels import Level
from toychest.bots.thought import Candidate, Thought
from toychest.bots.window import Window
from toychest.contract import CHANCE, Outcome, Rules, Seat
from toychest.games import EDITIONS

FOLLOWED: Final = 40
"""Moves that are played at random after the one that is tried."""

SLOWER: Final = 20
"""How many iterations of a compiled search are worth one of these in time."""

EXPLORATION: Final = 0.5


def searched_by_rules(window: Window, level: Level, seed: int, stop: Callable[[], bool]) -> Thought:
    """Each legal move is followed at random from imagined states; the better one is tried more often."""
    rules, luck = EDITIONS[window.edition].rules, random.Random(seed)
    tries = max(level.iterations // SLOWER, 2 * len(window.moves))
    won, played = dict.fromkeys(window.moves, 0.0), dict.fromkeys(window.moves, 0)
    for number in range(tries):
        if number >= len(window.moves) and stop():
            break
        text = max(window.moves, key=lambda move: _bound(won[move], played[move], number))
        state = rules.imagine(window.imagined, window.seat, luck.randrange, window.forgotten)
        won[text] += _followed(rules, state, window, text, luck)
        played[text] += 1
    candidates = sorted((_candidate(move, won[move], played[move]) for move in window.moves), key=_most_tried)
    return Thought(move=candidates[0].move, by="rules", candidates=tuple(candidates), iterations=sum(played.values()))


def _bound(won: float, played: int, number: int) -> float:
    return won / played + EXPLORATION * math.sqrt(math.log(number + 1) / played) if played else math.inf


def _followed(rules: Rules[Any, Any], state: Any, window: Window, text: str, luck: random.Random) -> float:
    """What the seat has from this move after a stretch of random play."""
    state, _ = rules.apply(state, window.seat, rules.read_move(text))
    for _ in range(FOLLOWED):
        actor = next(iter(rules.to_act(state)), None)
        if actor is None:
            break
        state, _ = rules.apply(state, actor, _random_move(rules, state, actor, luck))
    return _credit(rules.outcome(state), window)


def _credit(outcome: Outcome | None, window: Window) -> float:
    """A win, a share of one, or nothing; a game that goes on counts as much as it would on average."""
    if EDITIONS[window.edition].is_cooperative:
        return 0.5 if outcome is None else float(outcome.places[window.seat] == 1)
    return 1 / window.seats if outcome is None else credit_of(outcome.places, window.seat)


def _random_move(rules: Rules[Any, Any], state: Any, actor: Seat, luck: random.Random) -> Any:
    if actor != CHANCE:
        return luck.choice(rules.legal_moves(state, actor))
    odds = rules.odds(state)
    return luck.choices([move for move, _ in odds], [weight for _, weight in odds])[0]


def _candidate(move: str, won: float, played: int) -> Candidate:
    mean = won / played if played else 0.0
    half = SURE * math.sqrt(max(mean * (1 - mean), 0.0) / played) if played else 0.5
    return Candidate(move=move, worth=mean, low=max(mean - half, 0.0), high=min(mean + half, 1.0), visits=played)


def _most_tried(candidate: Candidate) -> tuple[int, float, str]:
    return -candidate.visits, -candidate.worth, candidate.move
