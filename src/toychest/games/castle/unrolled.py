"""A row unrolled: which card acts when, once every loop has done its work."""

from dataclasses import dataclass
from functools import lru_cache

import msgspec

from toychest.games.castle.cards import Card
from toychest.games.castle.readings import Readings


@dataclass(frozen=True, slots=True)
class Loops:
    """How loops are read: how often all is done (CAS R6), what (CAS R39), and what a second loop adds (CAS R8)."""

    runs: int
    scope: str
    several: str
    repeat_ghosts: bool


class Act(msgspec.Struct, frozen=True, gc=False):
    """One card acting once. Places count from 0; `repeat` is 0 the first time; `loop` is the loop card behind it."""

    place: int
    repeat: int
    loop: int | None


def loops_by(readings: Readings, repeat_ghosts: bool) -> Loops:
    """CAS R6, CAS R39, CAS R8, CAS R11."""
    return Loops(int(readings.loop_runs), readings.loop_scope, readings.multi_loop, repeat_ghosts)


@lru_cache(maxsize=4096)
def unrolled(row: tuple[Card, ...], loops: Loops) -> tuple[Act, ...]:
    """CAS 2.2, CAS 2.5: the cards from left to right; a loop appends what was done on its left.

    A loop that lies first finds nothing to append (CAS 2.6, CAS R7).
    """
    acts: tuple[Act, ...] = ()
    for place, card in enumerate(row):
        acts += _again(row, acts, place, loops) if card is Card.LOOP else (Act(place, 0, None),)
    return acts


def _again(row: tuple[Card, ...], acts: tuple[Act, ...], loop: int, loops: Loops) -> tuple[Act, ...]:
    """What a loop adds: its left part once more, or more often (CAS R6); ghosts if the profile says so (CAS R11)."""
    left = [place for place in _left_of(row, acts, loop, loops) if loops.repeat_ghosts or row[place] is not Card.GHOST]
    added = left * (loops.runs - 1)
    done = [act.place for act in acts]
    return tuple(Act(place, done.count(place) + added[:index].count(place), loop) for index, place in enumerate(added))


def _left_of(row: tuple[Card, ...], acts: tuple[Act, ...], loop: int, loops: Loops) -> list[int]:
    """CAS R39, CAS R8: the places that a loop repeats, in order."""
    if loops.several == "idle_second" and any(act.loop is not None for act in acts):
        return []
    plain = [place for place in range(loop) if row[place] is not Card.LOOP]
    if loops.scope == "previous_card":
        plain = plain[-1:]
    if loops.several == "flat":
        return plain
    return [act.place for act in acts if act.place in plain]
