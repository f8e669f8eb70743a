"""Where a throw can take a pawn: along the track, in any direction, without turning back."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import NamedTuple

from toychest.contract import Seat
from toychest.games.asked_again import asked_again
from toychest.games.clockwork.board import Board, Field
from toychest.games.clockwork.state import City, is_full, is_white, special, total
from toychest.games.clockwork.terms import Terms


class Route(NamedTuple):
    """The fields that a pawn passes, the last one included; its own first is not."""

    steps: tuple[Field, ...]

    @property
    def end(self) -> Field:
        """Where it stops."""
        return self.steps[-1]


@asked_again
def walks(state: City, seat: Seat) -> Mapping[Field, Route]:
    """CLK 2.1 to 2.4, CLK R67: every field on which this throw may end, with the way there."""
    ends, towers = free_walks(state, seat), state.terms.board.towers
    if not is_bound_home(state) or (special(state) is None and towers not in ends):
        return ends
    return {end: route for end, route in ends.items() if end == towers}


def is_bound_home(state: City) -> bool:
    """CLK R67: the yards are empty, so that a throw which reaches the Towers, walked or special, ends there."""
    return state.is_endgame and state.terms.readings.return_entry == "forced"


def free_walks(state: City, seat: Seat) -> Mapping[Field, Route]:
    """CLK 2.1 to 2.4: where this throw could end if nobody had to come back."""
    ends = {end: route for end, route in _ends(state, seat, total(state)).items() if not is_full(state, seat, end)}
    if ends or state.terms.readings.no_move == "stay":
        return ends
    return _short_walks(state, seat)


def _short_walks(state: City, seat: Seat) -> Mapping[Field, Route]:
    """CLK R12: where nothing else is left, as far as one gets."""
    for steps in range(total(state) - 1, 0, -1):
        found = _ends(state, seat, steps)
        ends = {end: route for end, route in found.items() if not is_full(state, seat, end)}
        if ends:
            return ends
    return {}


def _ends(state: City, seat: Seat, steps: int) -> Mapping[Field, Route]:
    open_white = frozenset(field for field in state.terms.board.white if is_white(state, field))
    return ends(state.terms, state.fields[seat], steps, open_white)


@lru_cache(maxsize=8192)
def ends(terms: Terms, start: Field, steps: int, white: frozenset[Field]) -> Mapping[Field, Route]:
    """Every end of a walk of so many steps, whoever stands in the way.

    Where several ways lead there, the shortest; but an exact one where only that lets one challenge (CLK R47).
    """
    needs_exact = terms.readings.yard_challenge_exact == "yes"
    found: dict[Field, Route] = {}
    for route in sorted(_routes(terms, start, steps, white), key=lambda route: len(route.steps)):
        if route.end not in found or (needs_exact and len(route.steps) == steps):
            found[route.end] = route
    return {end: found[end] for end in sorted(found)}


def _routes(terms: Terms, start: Field, steps: int, white: frozenset[Field]) -> Iterator[Route]:
    turns = 1 if terms.readings.reversal == "one" else 0  # CLK R10
    open_routes: list[tuple[tuple[Field, ...], int]] = [((start,), turns)]
    while open_routes:
        path, turns_left = open_routes.pop()
        walked = len(path) - 1
        if walked == steps:
            yield Route(path[1:])
            continue
        if walked and path[-1] in white and may_enter(terms, path[-1], steps - walked):
            yield Route(path[1:])
            if terms.readings.white_stop == "forced":  # CLK R8
                continue
        open_routes.extend(_onward(terms.board, path, turns_left))


def _onward(board: Board, path: tuple[Field, ...], turns_left: int) -> Iterator[tuple[tuple[Field, ...], int]]:
    """CLK 2.2: to any neighbour but the one it came from, unless a turn is left."""
    for beside in board.beside[path[-1]]:
        is_back = len(path) > 1 and beside == path[-2]
        if not is_back:
            yield (*path, beside), turns_left
        elif turns_left:
            yield (*path, beside), turns_left - 1


def may_enter(terms: Terms, field: Field, surplus: int) -> bool:
    """CLK 2.3, CLK 6.1, CLK R7: with so many steps to spare, may one stop at this white field?"""
    entry = terms.readings.entry
    if not surplus or entry == "or_more":
        return True
    return entry == "yard_exact_tower_more" and field == terms.board.towers
