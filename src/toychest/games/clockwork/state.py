"""The state of a game of Clockwork City: one frozen value."""

from collections.abc import Iterator
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from toychest.contract import Event, Outcome, Seat
from toychest.games.clockwork.agenda import Task
from toychest.games.clockwork.board import Field, Spot
from toychest.games.clockwork.kinds import INDEX, Counts, Kind
from toychest.games.clockwork.memory_recall import Cards, Recall
from toychest.games.clockwork.terms import AIDS, Terms


class Deed(msgspec.Struct, frozen=True, gc=False):
    """What a seat did last, as far as the table does not show it: its way, the spot it turned, whom it asked.

    `kind` is what was asked for, known to those who saw or heard it.
    """

    name: str = ""
    seat: Seat | None = None
    route: tuple[Field, ...] = ()
    spot: Spot | None = None
    rival: Seat | None = None
    kind: Kind | None = None


class City(msgspec.Struct, frozen=True, gc=False):
    """
    unseen -> hand -> spot -> hand      cards; machines end up in laid, scrap may end up out of the game

    agenda: what is still to be settled, the next first; empty only when the game is over
    fields: where each pawn stands; a pawn in a yard or at the Towers stands on the white field (CLK R6)
    unseen: the cards of all six piles together: nobody has looked into them; piles: how many lie in each yard
    discards: by spot, in the order in which they were laid
    throw: the dice that were thrown last; origin: where the turn began
    is_bonus: a special throw has still to be used (CLK R18)
    openings: what each seat threw for the first turn; latest: what was done last
    recall: what a perfect memory proves, for every group of watchers (CLK 4.3)
    """

    terms: Terms
    agenda: tuple[Task, ...]
    turn: int
    turn_seat: Seat
    characters: tuple[str | None, ...]
    left_out: tuple[Kind, ...]
    fields: tuple[Field, ...]
    hands: tuple[Counts, ...]
    laid: tuple[tuple[Kind, ...], ...]
    unseen: Counts
    piles: tuple[int, ...]
    discards: tuple[tuple[Spot, Kind], ...]
    scrapped: int
    openings: tuple[int | None, ...]
    throw: tuple[int, ...] | None
    origin: Field
    is_bonus: bool
    is_endgame: bool
    latest: Deed
    recall: Recall
    outcome: Outcome | None


def hidden_cards(state: City) -> Cards:
    """Every card that somebody does not see."""
    return Cards(state.hands, state.unseen)


def open_discards(state: City, seat: Seat | None) -> tuple[tuple[Spot, Kind], ...]:
    """CLK R34: none, unless the memory aid keeps the last ones open to the seats."""
    last = AIDS[state.terms.memory_aid] if seat is not None else 0
    return state.discards if last is None else state.discards[max(len(state.discards) - last, 0) :]


Happened: TypeAlias = tuple[City, tuple[Event, ...]]
"""The state after something, and the events of it."""


def with_seat(values: tuple, seat: Seat, value: object) -> tuple:  # type: ignore[type-arg]
    """The values by seat with one of them changed."""
    return (*values[:seat], value, *values[seat + 1 :])


def all_seats(state: City) -> tuple[Seat, ...]:
    """Every seat, the first one first."""
    return tuple(Seat(number) for number in range(state.terms.seats))


def from_seat(state: City, seat: Seat) -> Iterator[Seat]:
    """Every seat clockwise, this one first (CLK R4)."""
    return (Seat((seat + step) % state.terms.seats) for step in range(state.terms.seats))


def rivals(state: City, seat: Seat) -> tuple[Seat, ...]:
    """Every other seat, clockwise."""
    return tuple(other for other in from_seat(state, seat) if other != seat)


def held(state: City, seat: Seat, kind: Kind) -> int:
    """How many cards of a kind a seat holds."""
    return state.hands[seat][INDEX[kind]]


def hand_size(state: City, seat: Seat) -> int:
    """CLK 1.7: how many cards a seat holds; what is laid down does not count."""
    return sum(state.hands[seat])


def with_tasks(state: City, *tasks: Task) -> City:
    """The state with these tasks before all others."""
    return replace(state, agenda=(*tasks, *state.agenda))


def is_white(state: City, field: Field) -> bool:
    """Is this the white field of the Towers, or of a yard that can be entered (CLK R24)?"""
    return field == state.terms.board.towers or yard_at(state, field) is not None


def yard_at(state: City, field: Field) -> int | None:
    """CLK R6: the yard whose white field this is; an empty one may be closed (CLK R24)."""
    yard = state.terms.board.yard_of.get(field)
    if yard is not None and state.terms.readings.empty_yard == "closed" and not state.piles[yard - 1]:
        return None
    return yard


def at_towers(state: City, seat: Seat) -> bool:
    """Does this seat's pawn stand at the Towers?"""
    return state.fields[seat] == state.terms.board.towers


def others_on(state: City, seat: Seat, field: Field) -> tuple[Seat, ...]:
    """Rivals whose pawns stand on this field."""
    return tuple(other for other in rivals(state, seat) if state.fields[other] == field)


def is_full(state: City, seat: Seat, field: Field) -> bool:
    """CLK 2.4, CLK R11, CLK R13: no room for this seat's pawn; the Towers have room for all (CLK R66)."""
    if field == state.terms.board.towers:
        return False
    return state.fields.count(field) - (state.fields[seat] == field) >= state.terms.most_pawns


def special(state: City) -> str | None:
    """CLK 3.1: `seven`, `eleven` or `double`, if that was thrown."""
    if state.throw is None or len(state.throw) == 1:  # one die: an opening throw (CLK R3)
        return None
    low, high = state.throw
    if low == high:
        return "double"
    return {7: "seven", 11: "eleven"}.get(low + high)


def total(state: City) -> int:
    """CLK 2.1: the sum of the dice."""
    return sum(state.throw or ())


def free_spots(state: City) -> tuple[Spot, ...]:
    """CLK 4.3: spots on which no card lies."""
    taken = {spot for spot, _ in state.discards}
    return tuple(spot for spot in state.terms.board.spot_numbers if spot not in taken)
