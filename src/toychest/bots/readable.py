"""A search of the readable rules: slow, for what no kernel covers and for machines without Numba."""

import math
import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from toychest.bots.credit import SURE, credit_of
from toychest.bots.levels import Level
from toychest.bots.softness import softened
from toychest.bots.thought import Candidate, Thought
from toychest.bots.window import Window
from toychest.contract import CHANCE, Outcome, Rules, Seat
from toychest.games import EDITIONS

FOLLOWED: Final = 40
"""Moves that are played at random after the one that is tried."""

SLOWER: Final = 20
"""How many iterations of a compiled search are worth one of these in time."""

TRIES_A_MOVE: Final = 3
"""Tries of each move, times the level: fewer tell no move from another."""

TRIES: Final = 100
"""Tries of all moves together, times the level, however many moves there are: at level 1 a third of a second."""

EXPLORATION: Final = 0.5

IMAGINED: Final = 3
"""Imagined states that a reflex has to agree in: what hangs on a hidden tile is no reflex."""

LOOKS: Final = 4000
"""Moves that the reflexes of one thought may try; what they do not get to see, they keep.

Four times what a crowded battle took (1147, a tenth of a second), so that no board can make level 1 slow.
"""

OWN_MOVES: Final = 2
"""Moves of its own turn that may still mend what a move left open: a second troop, and its effect."""


def searched_by_rules(window: Window, level: Level, seed: int, stop: Callable[[], bool]) -> Thought:
    """Each move that the reflexes keep is followed at random from imagined states; the better one more often.

    Reflexes are the same at every level and are not stopped: there is an end to their looks.
    """
    rules, luck = EDITIONS[window.edition].rules, random.Random(seed)
    moves = Lookout(rules, window, luck).kept()
    floor = level.number * min(TRIES_A_MOVE * len(moves), TRIES)
    tries = max(level.iterations // SLOWER, floor, len(moves))
    won, played = dict.fromkeys(moves, 0.0), dict.fromkeys(moves, 0)
    for number in range(tries):
        if number >= len(moves) and stop():
            break
        text = max(moves, key=lambda move: _bound(won[move], played[move], number))
        state = rules.imagine(window.imagined, window.seat, luck.randrange, window.forgotten)
        won[text] += _followed(rules, state, window, text, luck)
        played[text] += 1
    candidates = tuple(sorted((_candidate(move, won[move], played[move]) for move in moves), key=_most_tried))
    move = softened(candidates, level.softness, seed) if level.softness else candidates[0].move
    return Thought(move=move, by="rules", candidates=candidates, iterations=sum(played.values()))


@dataclass(slots=True)
class Lookout:
    """The reflexes: win at once, and let no rival win at once, as far as `left` more looks can tell."""

    rules: Rules[Any, Any]
    window: Window
    luck: random.Random
    left: int = LOOKS
    feared: set[Any] = field(default_factory=set)

    def kept(self) -> tuple[str, ...]:
        """A move that wins; else those that no rival can answer with a win; else all."""
        window = self.window
        states = [window.imagined, *(self._imagined() for _ in range(IMAGINED - 1))]
        for text in window.moves:
            if all(self._has_won(self._after(state, window.seat, self.rules.read_move(text))) for state in states):
                return (text,)
        if EDITIONS[window.edition].is_cooperative:
            return window.moves
        return tuple(text for text in window.moves if not self._is_open(states, text)) or window.moves

    def _imagined(self) -> Any:
        return self.rules.imagine(self.window.imagined, self.window.seat, self.luck.randrange, self.window.forgotten)

    def _after(self, state: Any, seat: Seat, move: Any) -> Any:
        self.left -= 1
        return self.rules.apply(state, seat, move)[0]

    def _has_won(self, state: Any) -> bool:
        outcome = self.rules.outcome(state)
        return outcome is not None and _credit(outcome, self.window) == 1

    def _has_lost(self, state: Any, rival: Seat) -> bool:
        outcome = self.rules.outcome(state)
        return outcome is not None and outcome.places[rival] == 1 != outcome.places[self.window.seat]

    def _is_open(self, states: Sequence[Any], text: str) -> bool:
        seat, move = self.window.seat, self.rules.read_move(text)
        return all(self._can_be_answered(self._after(state, seat, move), OWN_MOVES) for state in states)

    def _can_be_answered(self, state: Any, own_moves: int) -> bool:
        """Whether a rival has won, or wins with its next move, whatever this seat still does in its turn."""
        state, seat = self._dealt(state), self.window.seat
        actors = self.rules.to_act(state)
        if not actors:
            return any(self._has_lost(state, Seat(rival)) for rival in range(self.window.seats))
        if self.left <= 0 or CHANCE in actors:
            return False
        if seat not in actors:
            return any(self._can_win(state, rival) for rival in actors)
        if not own_moves:
            return False
        own = self.rules.legal_moves(state, seat)
        return all(self._can_be_answered(self._after(state, seat, move), own_moves - 1) for move in own)

    def _dealt(self, state: Any) -> Any:
        """The state after what chance does within a turn; dice that open the next one are not foreseen."""
        while self.left > 0 and self.rules.to_act(state) == (CHANCE,) and self.rules.opens_turn(state) is None:
            state = self._after(state, CHANCE, _random_move(self.rules, state, CHANCE, self.luck))
        return state

    def _can_win(self, state: Any, rival: Seat) -> bool:
        """What won for a rival before is looked at first."""
        for move in sorted(self.rules.legal_moves(state, rival), key=lambda move: move not in self.feared):
            if self.left > 0 and self._has_lost(self._after(state, rival, move), rival):
                self.feared.add(move)
                return True
        return False


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
