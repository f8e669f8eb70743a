"""A search of the readable rules: slow, for what no kernel covers and for machines without Numba."""

import math
import random
from collections.abc import Callable
from typing import Any, Final

from toychest.bots import intervals
from toychest.bots.levels import Level
from toychest.bots.playouts import played_at_random, share_so_far
from toychest.bots.reflexes import Reflexes
from toychest.bots.thought import Candidate, Thought, taken_of
from toychest.bots.window import Window
from toychest.contract import Rules
from toychest.games import EDITIONS

FOLLOWED: Final = 40
"""Moves that are played at random after the one that is tried."""

SLOWER: Final = 20
"""How many iterations of a compiled search are worth one of these in time."""

MOST_TRIES: Final = 400
"""Tries that stand for the iterations of a level, however many it has: random play tells no more after these."""

TRIES_A_MOVE: Final = 3
"""Tries of each move, times the level: fewer tell no move from another."""

TRIES: Final = 100
"""Tries of all moves together, times the level, however many moves there are: at level 1 a third of a second."""

EXPLORATION: Final = 0.5


def searched_by_rules(window: Window, level: Level, seed: int, stop: Callable[[], bool]) -> Thought:
    """Each move that the reflexes keep is followed at random from imagined states; the better one more often.

    Reflexes are the same at every level. Once it is told to stop, what was tried so far is weighed.
    """
    rules, luck = EDITIONS[window.edition].rules, random.Random(seed)
    moves = Reflexes(rules, window, luck, stop).worth_trying()
    floor = level.number * min(TRIES_A_MOVE * len(moves), TRIES)
    tries = max(min(level.iterations // SLOWER, MOST_TRIES), floor, len(moves))
    won, played = dict.fromkeys(moves, 0.0), dict.fromkeys(moves, 0)
    for number in range(tries):
        if number and stop():
            break
        text = max(moves, key=lambda move: _bound(won[move], played[move], number))
        state = rules.imagine(window.imagined, window.seat, luck.randrange, window.forgotten)
        won[text] += _followed(rules, state, window, text, luck)
        played[text] += 1
    tried = [move for move in moves if played[move]]
    candidates = tuple(sorted((_candidate(move, won[move], played[move]) for move in tried), key=_most_tried))
    move = taken_of(candidates, level.softness, seed)
    return Thought(move=move, by="rules", candidates=candidates, iterations=sum(played.values()))


def _bound(won: float, played: int, number: int) -> float:
    return won / played + EXPLORATION * math.sqrt(math.log(number + 1) / played) if played else math.inf


def _followed(rules: Rules[Any, Any], state: Any, window: Window, text: str, luck: random.Random) -> float:
    """What the seat has from this move after a stretch of random play."""
    state, _ = rules.apply(state, window.seat, rules.read_move(text))
    return share_so_far(rules.outcome(played_at_random(rules, state, FOLLOWED, luck)), window)


def _candidate(move: str, won: float, played: int) -> Candidate:
    low, high = intervals.of_share(won, played)  # which is wide after few tries, also where all of them were won
    return Candidate(move=move, worth=won / played, low=low, high=high, visits=played)


def _most_tried(candidate: Candidate) -> tuple[int, float, str]:
    return -candidate.visits, -candidate.worth, candidate.move
