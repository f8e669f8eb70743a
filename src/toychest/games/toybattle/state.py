"""The state of a game of Toy Battle: one frozen value."""

from typing import TypeAlias

import msgspec

from toychest.contract import Event, Outcome, Seat
from toychest.games.toybattle.agenda import Task
from toychest.games.toybattle.terms import Terms
from toychest.games.toybattle.terrain import BLUE, RED, Place
from toychest.games.toybattle.troops import Counts, Troop


class Tile(msgspec.Struct, frozen=True, gc=False):
    """A troop on the board, and whose it is."""

    seat: Seat
    troop: Troop


Stacks: TypeAlias = tuple[tuple[Tile, ...], ...]
"""The tiles on each base, from below, in the order of the terrain's bases."""


class Battle(msgspec.Struct, frozen=True, gc=False):
    """
    unseen -> rack -> stack -> discards -> rack      tiles of one side, counted by troop; a pair is (blue, red)

    agenda: what is still to be settled in this turn, the next first; empty while a turn is to be chosen
    stacks: the tiles on each base in the order of terrain.bases, the visible one last (TOY 3.6)
    unseen: the reserve and the tiles put back unseen, together: nobody ever tells them apart (TOY 1.5)
    known: tiles that everybody knows to lie on a rack, at least; suppressed: tiles of a rack that lie face down
    captor: the tile that stands on an enemy headquarters, and where
    taken: by region, who has its medals; idle: turns in a row without progress (TOY R14)
    """

    terms: Terms
    agenda: tuple[Task, ...]
    turn: int
    turn_seat: Seat
    stacks: Stacks
    racks: tuple[Counts, Counts]
    known: tuple[Counts, Counts]
    suppressed: tuple[Counts, Counts]
    unseen: tuple[Counts, Counts]
    discards: tuple[Counts, Counts]
    taken: tuple[Seat | None, ...]
    captor: tuple[Place, Tile] | None
    idle: int
    outcome: Outcome | None


Happened = tuple[Battle, tuple[Event, ...]]
"""A state, and what led to it."""


def other(seat: Seat) -> Seat:
    """The opponent (TOY 1.1)."""
    return RED if seat == BLUE else BLUE


def with_side(pair: tuple[Counts, Counts], seat: Seat, counts: Counts) -> tuple[Counts, Counts]:
    """The pair with one side changed."""
    return (counts, pair[1]) if seat == BLUE else (pair[0], counts)


def top(state: Battle, base: Place) -> Tile | None:
    """TOY 3.6: the visible tile, which occupies the base."""
    stack = state.stacks[state.terms.terrain.index[base]]
    return stack[-1] if stack else None


def with_stack(state: Battle, base: Place, stack: tuple[Tile, ...]) -> Stacks:
    """The stacks with one of them changed."""
    index = state.terms.terrain.index[base]
    return (*state.stacks[:index], stack, *state.stacks[index + 1 :])


def stack_on(state: Battle, base: Place) -> tuple[Tile, ...]:
    """The tiles on a base, the visible one last."""
    return state.stacks[state.terms.terrain.index[base]]


def rack_size(state: Battle, seat: Seat) -> int:
    """TOY 2.3: how many tiles lie on a rack, suppressed ones too (TOY R11)."""
    return sum(state.racks[seat])


def reserve_size(state: Battle, seat: Seat) -> int:
    """TOY 1.5: how many tiles can still be taken."""
    return max(sum(state.unseen[seat]) - state.terms.box.removed, 0)


def medals(state: Battle, seat: Seat) -> int:
    """TOY 6.2: how many medals a seat has."""
    regions = state.terms.terrain.regions
    return sum(region.medals for region, taker in zip(regions, state.taken, strict=True) if taker == seat)
