"""States as rows, and back."""

from typing import Any

import numpy as np
from msgspec.structs import replace

from toychest.contract import Outcome, Seat
from toychest.contract.kernel import Array
from toychest.games.clockwork.board import Field, Spot
from toychest.games.clockwork.kernel import layout
from toychest.games.clockwork.kernel.layout import AGENDA, DISCARDS, HANDS, LAID, MOST_SETS, MOST_TURNS, RECORD
from toychest.games.clockwork.kernel.layout import KINDS as KIND_COUNT
from toychest.games.clockwork.kernel.memories import put_memory
from toychest.games.clockwork.kernel.tasks import record_of, task_of
from toychest.games.clockwork.kinds import INDEX, KINDS, Kind
from toychest.games.clockwork.state import City, hand_size

ENDINGS = {
    "machine": (layout.BY_MACHINE, "CLK 8.4"),
    "airship": (layout.BY_AIRSHIP, "CLK 8.3"),
    "dead-end": (layout.DEAD_END, "CLK R32"),
    "turn-cap": (layout.TURN_CAP, "CLK R32"),
}


def pack(state: City, seat: Seat | None) -> Array:
    """The row of a state; with a seat also what that seat remembers."""
    row = np.zeros(layout.ROW_SIZE, np.int16)
    _put_turn(row, state)
    _put_seats(row, state)
    _put_cards(row, state)
    row[layout.DEPTH] = len(state.agenda)
    for number, task in enumerate(reversed(state.agenda)):
        row[AGENDA + number * RECORD : AGENDA + (number + 1) * RECORD] = record_of(task)
    if seat is not None:
        put_memory(row, state, seat)
    return row


def _put_turn(row: Array, state: City) -> None:
    row[layout.TURN], row[layout.TURN_SEAT] = min(state.turn, MOST_TURNS), state.turn_seat
    row[layout.ORIGIN], row[layout.IS_BONUS], row[layout.IS_ENDGAME] = state.origin, state.is_bonus, state.is_endgame
    row[layout.FIRST_DIE], row[layout.SECOND_DIE], *_ = *(state.throw or ()), 0, 0
    if state.outcome is not None:
        row[layout.REASON] = ENDINGS[state.outcome.reason][0]
        row[layout.WINNER] = state.outcome.places.index(1) + 1 if 1 in state.outcome.places else 0


def _put_seats(row: Array, state: City) -> None:
    cast = (None, *state.terms.box.characters)
    for seat, laid in enumerate(state.laid):
        row[layout.FIELDS + seat] = state.fields[seat]
        row[layout.CHARACTERS + seat] = cast.index(state.characters[seat])
        row[layout.OPENINGS + seat] = state.openings[seat] or 0
        row[layout.SIZES + seat] = hand_size(state, Seat(seat))
        row[layout.LAID_BITS + seat] = sum(1 << INDEX[kind] for kind in laid)
        row[layout.LAID_COUNT + seat] = len(laid)
        _put_kinds(row, LAID + seat * MOST_SETS, laid)
        row[HANDS + seat * KIND_COUNT : HANDS + (seat + 1) * KIND_COUNT] = state.hands[seat]


def _put_cards(row: Array, state: City) -> None:
    row[layout.SCRAPPED], row[layout.PILED], row[layout.LYING] = state.scrapped, sum(state.piles), len(state.discards)
    row[layout.OUT_BITS] = sum(1 << INDEX[kind] for kind in state.left_out)
    _put_kinds(row, layout.LEFT_OUT, state.left_out)
    row[layout.PILES : layout.PILES + len(state.piles)] = state.piles
    row[layout.UNSEEN : layout.UNSEEN + KIND_COUNT] = state.unseen
    for number, (spot, kind) in enumerate(state.discards):
        row[DISCARDS + number] = spot
        row[layout.ON_SPOT + spot] = INDEX[kind] + 1


def _put_kinds(row: Array, first: int, kinds: tuple[Kind, ...]) -> None:
    for number, kind in enumerate(kinds):
        row[first + number] = INDEX[kind] + 1


def unpack(row: Array, like: City) -> City:
    """The state of a row; terms, recall and what was done last are those of the state `like`."""
    cells = row.tolist()
    return replace(
        like,
        agenda=_agenda(cells),
        **_turn(cells),
        **_seats(cells, like),
        **_cards(cells),
        outcome=_outcome(cells, like.terms.seats),
    )


def _agenda(cells: list[int]) -> tuple[Any, ...]:
    starts = (AGENDA + number * RECORD for number in range(cells[layout.DEPTH] - 1, -1, -1))
    return tuple(task_of((cells[at], cells[at + 1], cells[at + 2], cells[at + 3])) for at in starts)


def _turn(cells: list[int]) -> dict[str, Any]:
    return {
        "turn": cells[layout.TURN],
        "turn_seat": Seat(cells[layout.TURN_SEAT]),
        "throw": tuple(die for die in cells[layout.FIRST_DIE : layout.SECOND_DIE + 1] if die) or None,
        "origin": Field(cells[layout.ORIGIN]),
        "is_bonus": bool(cells[layout.IS_BONUS]),
        "is_endgame": bool(cells[layout.IS_ENDGAME]),
    }


def _seats(cells: list[int], like: City) -> dict[str, Any]:
    seats, cast = range(like.terms.seats), (None, *like.terms.box.characters)
    return {
        "characters": tuple(cast[cells[layout.CHARACTERS + seat]] for seat in seats),
        "fields": tuple(Field(cells[layout.FIELDS + seat]) for seat in seats),
        "hands": tuple(tuple(cells[HANDS + seat * KIND_COUNT : HANDS + (seat + 1) * KIND_COUNT]) for seat in seats),
        "laid": tuple(_kinds(cells[LAID + seat * MOST_SETS : LAID + (seat + 1) * MOST_SETS]) for seat in seats),
        "openings": tuple(cells[layout.OPENINGS + seat] or None for seat in seats),
    }


def _cards(cells: list[int]) -> dict[str, Any]:
    spots = cells[DISCARDS : DISCARDS + cells[layout.LYING]]
    return {
        "left_out": _kinds(cells[layout.LEFT_OUT : layout.LEFT_OUT + layout.MOST_OUT]),
        "unseen": tuple(cells[layout.UNSEEN : layout.UNSEEN + KIND_COUNT]),
        "piles": tuple(cells[layout.PILES : layout.PILES + layout.YARDS]),
        "discards": tuple((Spot(spot), KINDS[cells[layout.ON_SPOT + spot] - 1]) for spot in spots),
        "scrapped": cells[layout.SCRAPPED],
    }


def _kinds(numbers: list[int]) -> tuple[Kind, ...]:
    return tuple(KINDS[number - 1] for number in numbers if number)


def _outcome(cells: list[int], seats: int) -> Outcome | None:
    for reason, (number, rule) in ENDINGS.items():
        if cells[layout.REASON] == number:
            points = tuple(cells[layout.LAID_COUNT : layout.LAID_COUNT + seats])
            places = tuple(1 if cells[layout.WINNER] == seat + 1 else 2 for seat in range(seats))
            return Outcome(reason=reason, rule=rule, points=points, places=places)
    return None
