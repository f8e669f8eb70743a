"""The reflexes of the readable search: win at once, and let no rival win at once."""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from toychest.bots.playouts import chance_move, share_so_far
from toychest.bots.window import Window
from toychest.contract import CHANCE, Rules, Seat
from toychest.games import EDITIONS

IMAGINED: Final = 3
"""Imagined states that a reflex has to agree in: what hangs on a hidden tile is no reflex."""

LOOKS: Final = 4000
"""Moves that the reflexes of one thought may try; what they do not get to see, they keep.

Four times what a crowded battle took (1147, a tenth of a second), so that no board can make level 1 slow.
"""

OWN_MOVES: Final = 2
"""Moves of its own turn that may still mend what a move left open: a second troop, and its effect."""


@dataclass(slots=True)
class Reflexes:
    """Looks a move or two ahead in imagined states, as far as `left` more looks can tell, or until told to stop."""

    rules: Rules[Any, Any]
    window: Window
    luck: random.Random
    stop: Callable[[], bool] = lambda: False
    left: int = LOOKS
    feared: set[Any] = field(default_factory=set)

    def worth_trying(self) -> tuple[str, ...]:
        """A move that wins; else those that no rival can answer with a win; else all."""
        window = self.window
        states = [window.imagined, *(self._imagined() for _ in range(IMAGINED - 1))]
        for text in window.moves:
            if self.left > 0 and all(self._wins(state, text) for state in states):
                return (text,)
        if EDITIONS[window.edition].is_cooperative:
            return window.moves
        return tuple(text for text in window.moves if not self._is_open(states, text)) or window.moves

    def _imagined(self) -> Any:
        return self.rules.imagine(self.window.imagined, self.window.seat, self.luck.randrange, self.window.forgotten)

    def _after(self, state: Any, seat: Seat, move: Any) -> Any:
        self.left = 0 if self.stop() else self.left - 1
        return self.rules.apply(state, seat, move)[0]

    def _wins(self, state: Any, text: str) -> bool:
        return self._has_won(self._after(state, self.window.seat, self.rules.read_move(text)))

    def _has_won(self, state: Any) -> bool:
        outcome = self.rules.outcome(state)
        return outcome is not None and share_so_far(outcome, self.window) == 1

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
            state = self._after(state, CHANCE, chance_move(self.rules, state, self.luck))
        return state

    def _can_win(self, state: Any, rival: Seat) -> bool:
        """What won for a rival before is looked at first."""
        for move in sorted(self.rules.legal_moves(state, rival), key=lambda move: move not in self.feared):
            if self.left > 0 and self._has_lost(self._after(state, rival, move), rival):
                self.feared.add(move)
                return True
        return False
