"""Tasks of the agenda as records, and back."""

from collections.abc import Mapping
from typing import Any, Final

from toychest.contract import CHANCE, Seat
from toychest.games.clockwork import agenda
from toychest.games.clockwork.agenda import Task
from toychest.games.clockwork.board import Spot
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kinds import INDEX, KINDS

CODES: Final[Mapping[Any, int]] = {
    agenda.LeavingOut: at.LEAVING_OUT,
    agenda.Dealing: at.DEALING,
    agenda.AddingExtra: at.ADDING_EXTRA,
    agenda.OpeningThrow: at.OPENING_THROW,
    agenda.TurnThrow: at.TURN_THROW,
    agenda.Drawing: at.DRAWING,
    agenda.Choosing: at.CHOOSING,
    agenda.Travelling: at.TRAVELLING,
    agenda.Acting: at.ACTING,
    agenda.Discarding: at.DISCARDING,
    agenda.Laying: at.LAYING,
    agenda.Answering: at.ANSWERING,
    agenda.Countering: at.COUNTERING,
    agenda.Returning: at.RETURNING,
    agenda.Pointing: at.POINTING,
    agenda.Swapping: at.SWAPPING,
    agenda.Building: at.BUILDING,
    agenda.SettingDown: at.SETTING_DOWN,
}
TASKS: Final = {code: made for made, code in CODES.items()}

DEEDS = {"go": at.MAY_GO, "take": at.MAY_TAKE, "search": at.MAY_SEARCH, "ask": at.MAY_ASK}
"""In the order in which an acting seat may do them."""

FAMILIES = {"flyer": 0, "breaker": at.FLYERS}
"""Their first kinds."""


def put_task(record: Any, task: Task) -> None:
    """A task into a record: who is to act, and what else is told of it."""
    record["code"] = CODES[type(task)]
    for field, value in _facts(task).items():
        record[field] = value


def _facts(task: Task) -> dict[str, Any]:
    match task:
        case agenda.LeavingOut(family, seat):
            return {"actor": CHANCE if seat is None else seat, "kind": FAMILIES[family]}
        case agenda.AddingExtra():
            return {"actor": CHANCE}
        case agenda.Dealing(seat) | agenda.TurnThrow(seat):
            return {"actor": CHANCE, "seat": seat}
        case agenda.OpeningThrow(seat, among):
            return {"actor": CHANCE, "seat": seat, "seats": _in_order(among)}
        case agenda.Drawing(seat, yard):
            return {"actor": CHANCE, "seat": seat, "place": yard}
        case agenda.SettingDown(seats):
            return {"seats": _in_order(seats)}
        case _:
            return {"actor": task.seat, **_asked(task)}


def _asked(task: Task) -> dict[str, Any]:
    """What else is told of what is asked of a seat."""
    match task:
        case agenda.Acting(_, may, may_pass, is_chain, asked):
            bits = sum(DEEDS[deed] for deed in may) + at.MAY_PASS * may_pass + at.IS_CHAIN * is_chain
            return {"may": bits, "seats": _in_order(asked)}
        case agenda.Laying(_, kind):
            return {"kind": INDEX[kind]}
        case agenda.Answering(_, asker, kind, is_counter):
            return {"seat": asker, "kind": INDEX[kind], "is_counter": is_counter}
        case agenda.Countering(_, asker):
            return {"seat": asker}
        case agenda.Returning(_, rival, received):
            return {"seat": rival, "kind": INDEX[received]}
        case agenda.Pointing(_, kind, is_shown):
            return {"kind": INDEX[kind], "is_shown": is_shown}
        case agenda.Swapping(_, spot):
            return {"place": spot}
        case _:
            return {}


def _in_order(seats: tuple[Seat, ...]) -> list[int]:
    return [*(seat + 1 for seat in seats), *(0,) * (at.SEATS - len(seats))]


def task_of(
    code: int, actor: int, seat: int, kind: int, place: int, may: int, is_counter: bool, is_shown: bool, order: Any
) -> Task:
    """The task that the fields of a record say."""
    seats = tuple(Seat(int(number) - 1) for number in order if number)
    match code:
        case at.LEAVING_OUT:
            family = next(family for family, first in FAMILIES.items() if first == kind)
            return agenda.LeavingOut(family, None if actor == CHANCE else Seat(actor))
        case at.ADDING_EXTRA:
            return agenda.AddingExtra()
        case at.DEALING | at.TURN_THROW:
            thrown: Task = TASKS[code](Seat(seat))
            return thrown
        case at.OPENING_THROW:
            return agenda.OpeningThrow(Seat(seat), seats)
        case at.DRAWING:
            return agenda.Drawing(Seat(seat), place)
        case at.SETTING_DOWN:
            return agenda.SettingDown(seats)
        case at.ACTING:
            deeds = tuple(deed for deed, bit in DEEDS.items() if may & bit)
            return agenda.Acting(Seat(actor), deeds, bool(may & at.MAY_PASS), bool(may & at.IS_CHAIN), seats)
        case at.LAYING:
            return agenda.Laying(Seat(actor), KINDS[kind])
        case at.ANSWERING:
            return agenda.Answering(Seat(actor), Seat(seat), KINDS[kind], is_counter)
        case at.COUNTERING:
            return agenda.Countering(Seat(actor), Seat(seat))
        case at.RETURNING:
            return agenda.Returning(Seat(actor), Seat(seat), KINDS[kind])
        case at.POINTING:
            return agenda.Pointing(Seat(actor), KINDS[kind], is_shown)
        case at.SWAPPING:
            return agenda.Swapping(Seat(actor), Spot(place))
        case _:
            asked: Task = TASKS[code](Seat(actor))
            return asked
