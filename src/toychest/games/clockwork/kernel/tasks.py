"""Tasks of the agenda as records of four numbers, and back."""

from collections.abc import Iterable, Mapping
from typing import Any, Final

from toychest.contract import CHANCE, Seat
from toychest.games.clockwork import agenda
from toychest.games.clockwork.agenda import Task
from toychest.games.clockwork.board import Spot
from toychest.games.clockwork.kernel import layout
from toychest.games.clockwork.kernel.layout import COUNTER, IS_CHAIN, MAY_PASS
from toychest.games.clockwork.kinds import INDEX, KINDS

DEEDS = {"go": layout.GO, "take": layout.TAKE, "search": layout.SEARCH, "ask": layout.ASK}
"""In the order in which an acting seat may do them."""

SORTS = ("flyer", "breaker")
ALONE: Final[Mapping[Any, int]] = {
    agenda.Choosing: layout.CHOOSING,
    agenda.Travelling: layout.TRAVELLING,
    agenda.Discarding: layout.DISCARDING,
    agenda.Building: layout.BUILDING,
}
"""Tasks that are no more than a seat."""

Record = tuple[int, int, int, int]
"""Code, who is to act, and two facts."""


def record_of(task: Task) -> Record:
    """A task as numbers."""
    match task:
        case agenda.LeavingOut(family, seat):
            return layout.LEAVING_OUT, CHANCE if seat is None else seat, SORTS.index(family), 0
        case agenda.Dealing(seat):
            return layout.DEALING, CHANCE, seat, 0
        case agenda.AddingExtra():
            return layout.ADDING_EXTRA, CHANCE, 0, 0
        case agenda.OpeningThrow(seat, among):
            return layout.OPENING_THROW, CHANCE, seat, sum(1 << other for other in among)
        case agenda.TurnThrow(seat):
            return layout.TURN_THROW, CHANCE, seat, 0
        case agenda.Drawing(seat, yard):
            return layout.DRAWING, CHANCE, seat, yard
        case agenda.SettingDown(seats):
            return layout.SETTING_DOWN, 0, _row_of_seats(seats), 0
        case _:
            return _asked(task)


def _asked(task: Task) -> Record:
    """What is asked of a seat."""
    match task:
        case agenda.Acting(seat, may, may_pass, is_chain, asked):
            bits = sum(DEEDS[deed] for deed in may) + MAY_PASS * may_pass + IS_CHAIN * is_chain
            return layout.ACTING, seat, bits, _row_of_seats(asked)
        case agenda.Laying(seat, kind):
            return layout.LAYING, seat, INDEX[kind], 0
        case agenda.Answering(seat, asker, kind, is_counter):
            return layout.ANSWERING, seat, asker + COUNTER * is_counter, INDEX[kind]
        case agenda.Countering(seat, asker):
            return layout.COUNTERING, seat, asker, 0
        case agenda.Returning(seat, rival, received):
            return layout.RETURNING, seat, rival, INDEX[received]
        case agenda.Pointing(seat, kind, is_shown):
            return layout.POINTING, seat, int(is_shown), INDEX[kind]
        case agenda.Swapping(seat, spot):
            return layout.SWAPPING, seat, spot, 0
        case agenda.Choosing(seat) | agenda.Travelling(seat) | agenda.Discarding(seat) | agenda.Building(seat):
            return ALONE[type(task)], seat, 0, 0
        case _:
            raise AssertionError("every task has a record")


def _row_of_seats(seats: Iterable[Seat]) -> int:
    """Seats in their order, three bits each."""
    return sum((seat + 1) << (3 * place) for place, seat in enumerate(seats))


def _seats_in(number: int) -> tuple[Seat, ...]:
    seats = []
    while number:
        seats.append(Seat(number % 8 - 1))
        number >>= 3
    return tuple(seats)


def task_of(record: Record) -> Task:
    """The task that these numbers say."""
    code, actor, one, two = record
    match code:
        case layout.LEAVING_OUT:
            return agenda.LeavingOut(SORTS[one], None if actor == CHANCE else Seat(actor))
        case layout.DEALING:
            return agenda.Dealing(Seat(one))
        case layout.ADDING_EXTRA:
            return agenda.AddingExtra()
        case layout.OPENING_THROW:
            return agenda.OpeningThrow(Seat(one), tuple(Seat(seat) for seat in range(layout.SEATS) if two >> seat & 1))
        case layout.TURN_THROW:
            return agenda.TurnThrow(Seat(one))
        case layout.DRAWING:
            return agenda.Drawing(Seat(one), two)
        case layout.SETTING_DOWN:
            return agenda.SettingDown(_seats_in(one))
        case _:
            return _question(code, Seat(actor), one, two)


def _question(code: int, seat: Seat, one: int, two: int) -> Task:
    """What is asked of a seat."""
    match code:
        case layout.ACTING:
            may = tuple(deed for deed, bit in DEEDS.items() if one & bit)
            return agenda.Acting(seat, may, bool(one & MAY_PASS), bool(one & IS_CHAIN), _seats_in(two))
        case layout.LAYING:
            return agenda.Laying(seat, KINDS[one])
        case layout.ANSWERING:
            return agenda.Answering(seat, Seat(one % COUNTER), KINDS[two], bool(one & COUNTER))
        case layout.COUNTERING:
            return agenda.Countering(seat, Seat(one))
        case layout.RETURNING:
            return agenda.Returning(seat, Seat(one), KINDS[two])
        case layout.POINTING:
            return agenda.Pointing(seat, KINDS[two], bool(one))
        case layout.SWAPPING:
            return agenda.Swapping(seat, Spot(one))
        case _:
            made: Task = next(task for task, number in ALONE.items() if number == code)(seat)
            return made
