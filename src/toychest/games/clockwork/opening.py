"""Who moves first: the opening throw."""

from msgspec.structs import replace

from toychest.contract import Event, Seat
from toychest.games.clockwork.agenda import OpeningThrow, SettingDown
from toychest.games.clockwork.state import City, Happened, all_seats, from_seat, with_seat, with_tasks


def opening_thrown(state: City, task: OpeningThrow, dice: tuple[int, ...]) -> Happened:
    """CLK 1.8, CLK R3: the highest throw begins; who ties throws again."""
    public = {"seat": task.seat, "dice": list(dice), "total": sum(dice)}
    event = Event(kind="opening_thrown", rule="CLK 1.8", public=public, reveals=all_seats(state))
    state = replace(state, throw=dice, openings=with_seat(state.openings, task.seat, sum(dice)))
    if task.seat != task.among[-1]:
        return state, (event,)
    highest = max(state.openings[seat] or 0 for seat in task.among)
    first = tuple(seat for seat in task.among if state.openings[seat] == highest)
    if len(first) > 1:
        tied = Event(kind="opening_tied", rule="CLK R3", public={"seats": list(first)})
        return with_tasks(state, *(OpeningThrow(seat, first) for seat in first)), (event, tied)
    return _started(state, first[0], event)


def _started(state: City, seat: Seat, event: Event) -> Happened:
    """CLK R5, CLK R27: a set that was dealt goes down before the first turn, in turn order."""
    found = Event(kind="starter_found", rule="CLK 1.8", public={"seat": seat})
    state = replace(state, turn_seat=seat)
    return with_tasks(state, SettingDown(tuple(from_seat(state, seat)))), (event, found)
