"""The line to one's own headquarters: where a troop may go, and where a line breaks."""

from collections.abc import Iterator
from dataclasses import dataclass

from toychest.contract import Seat
from toychest.games.asked_again import asked_again
from toychest.games.toybattle.state import Battle, Stacks, top
from toychest.games.toybattle.terrain import Place, Terrain


def occupies(state: Battle, seat: Seat, base: Place) -> bool:
    """TOY 3.6: whose tile is visible there?"""
    tile = top(state, base)
    return tile is not None and tile.seat == seat


def connected(state: Battle, seat: Seat) -> frozenset[Place]:
    """TOY 3.2: the own bases that a line of own bases (TOY R21) joins to any own headquarters (TOY R19)."""
    return _connected(state.stacks, state.terms.terrain, seat)


@asked_again  # of the tiles, not of the state: they lie as they lay in half of all moves
def _connected(stacks: Stacks, terrain: Terrain, seat: Seat) -> frozenset[Place]:
    linked = set[Place]()
    beside, index, frontier = terrain.beside, terrain.index, list(terrain.headquarters[seat])
    while frontier:
        for base in beside[frontier.pop()]:
            if base in linked or base not in index:
                continue
            stack = stacks[index[base]]
            if stack and stack[-1].seat == seat:  # `occupies`, written out: asked some twenty times a move
                linked.add(base)
                frontier.append(base)
    return frozenset(linked)


def in_reach(state: Battle, seat: Seat) -> frozenset[Place]:
    """TOY 3.2: everything one path away from an own headquarters or a connected own base; never an own headquarters."""
    return _in_reach(state.stacks, state.terms.terrain, seat)


@asked_again
def _in_reach(stacks: Stacks, terrain: Terrain, seat: Seat) -> frozenset[Place]:
    sources = (*terrain.headquarters[seat], *_connected(stacks, terrain, seat))
    beside = frozenset[Place]().union(*(terrain.beside[source] for source in sources))
    return beside.difference(terrain.headquarters[seat])


@dataclass(frozen=True, slots=True)
class BrokenLine:
    """The line that comes nearest to a place: its own bases, and the first place on it that is not one's own."""

    own: tuple[Place, ...]
    breaks: Place


def nearest_line(state: Battle, seat: Seat, goal: Place) -> BrokenLine:
    """TOY 3.2: what a refusal points at: the way to `goal` with the fewest bases that are not one's own."""
    way = _fewest_gaps(state, seat, goal)
    breaks = next((base for base in way if not _is_own(state, seat, base)), goal)
    return BrokenLine(tuple(base for base in way[: way.index(breaks)]), breaks)


def _is_own(state: Battle, seat: Seat, place: Place) -> bool:
    return place in state.terms.terrain.index and occupies(state, seat, place)


Cost = tuple[int, int, tuple[Place, ...]]
"""Gaps, then length, then the way itself, so that of equal ways always the same one is named."""


def _fewest_gaps(state: Battle, seat: Seat, goal: Place) -> tuple[Place, ...]:
    """The places from a headquarters (left out) to the goal, with the fewest gaps, then the fewest places."""
    starts = state.terms.terrain.headquarters[seat]
    best: dict[Place, Cost] = dict.fromkeys(starts, (0, 0, ()))
    frontier = list(starts)
    while frontier:
        at = frontier.pop(0)
        for further, cost in _steps_from(state, seat, at, goal, best[at]):
            if further not in best or cost < best[further]:
                best[further] = cost
                frontier.append(further)
    return best[goal][-1]


def _steps_from(state: Battle, seat: Seat, at: Place, goal: Place, cost: Cost) -> Iterator[tuple[Place, Cost]]:
    gaps, length, way = cost
    if at == goal:
        return
    for beside in state.terms.terrain.beside[at]:
        if beside == goal or beside in state.terms.terrain.index:
            yield beside, (gaps + (not _is_own(state, seat, beside)), length + 1, (*way, beside))
