"""Turns that win: every way to play the rest of a turn is tried, as long as nothing is drawn in it.

Who plays such a way needs nothing that is hidden and no luck, so what wins in one truth that its seat may imagine wins
in all of them: these puzzles are exact.
"""

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, Final

import msgspec

from toychest.contract import Rules, Seat

THEME: Final = "turn"
MOST_WAYS: Final = 3_000
"""A turn that can be played in more ways is passed over: nobody would ever see through it."""


class WayPlayed(msgspec.Struct, frozen=True):
    """A way to play a turn to its end, or until something is drawn."""

    moves: tuple[str, ...]
    is_won: bool


class WonTurn(msgspec.Struct, frozen=True, kw_only=True):
    """The shortest way that wins; `right` of all `ways` do."""

    answer: tuple[str, ...]
    right: int
    ways: int


def won_turn(rules: Rules[Any, Any], state: Any, seat: Seat) -> WonTurn | None:
    """A win of several moves; None where there is none, or a single move does it."""
    found = list(islice(ways_of(rules, state, seat), MOST_WAYS + 1))
    won = [way.moves for way in found if way.is_won]
    if not won or len(found) > MOST_WAYS:
        return None
    answer = min(won, key=lambda moves: (len(moves), moves))
    return WonTurn(answer=answer, right=len(won), ways=len(found)) if len(answer) > 1 else None


def ways_of(rules: Rules[Any, Any], state: Any, seat: Seat, before: tuple[str, ...] = ()) -> Iterator[WayPlayed]:
    """Every way on from here, one after the other."""
    if rules.to_act(state) != (seat,):
        outcome = rules.outcome(state)
        yield WayPlayed(before, outcome is not None and outcome.places[seat] == 1)
        return
    for move in rules.legal_moves(state, seat):
        yield from ways_of(rules, rules.apply(state, seat, move)[0], seat, (*before, rules.write_move(move)))


def wins(rules: Rules[Any, Any], state: Any, seat: Seat, moves: Sequence[str]) -> bool:
    """Whether these moves win from here; what cannot be played does not."""
    for text in moves:
        move = rules.read_move(text)
        if rules.to_act(state) != (seat,) or move not in rules.legal_moves(state, seat):
            return False
        state = rules.apply(state, seat, move)[0]
    outcome = rules.outcome(state)
    return outcome is not None and outcome.places[seat] == 1
