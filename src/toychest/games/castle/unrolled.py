"""A row unrolled: which card acts when, once every loop has done its work."""

from dataclasses import dataclass
from functools import lru_cache

from toychest.games.castle.cards import Card


@dataclass(frozen=True, slots=True)
class Act:
    """One card acting once. Places count from 0; `repeat` is 0 the first time; `loop` is the loop card behind it."""

    place: int
    repeat: int
    loop: int | None


@lru_cache(maxsize=4096)
def unrolled(row: tuple[Card, ...], loops_move_ghosts: bool) -> tuple[Act, ...]:
    """CAS 2.2, CAS 2.5: the cards from left to right; a loop appends all that was done on its left (CAS R6, CAS R8).

    A loop that lies first finds nothing to append (CAS 2.6, CAS R7).
    """
    acts: tuple[Act, ...] = ()
    for place, card in enumerate(row):
        acts += _again(row, acts, place, loops_move_ghosts) if card is Card.LOOP else (Act(place, 0, None),)
    return acts


def _again(row: tuple[Card, ...], acts: tuple[Act, ...], loop: int, loops_move_ghosts: bool) -> tuple[Act, ...]:
    """CAS R11: what a loop repeats; the profile says whether ghosts are among it."""
    repeated = [act.place for act in acts if loops_move_ghosts or row[act.place] is not Card.GHOST]
    done = [act.place for act in acts]
    return tuple(
        Act(place, done.count(place) + repeated[:index].count(place), loop) for index, place in enumerate(repeated)
    )
