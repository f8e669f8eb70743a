"""Who moves first: the opening throw."""

from toychest.contract import CHANCE
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.agenda import with_task


@at.compiled
def _started(tables, row, seat):
    """CLK R5, CLK R27: a set that was dealt goes down before the first turn, in turn order."""
    row.turn_seat = seat
    setting_down = with_task(row, at.SETTING_DOWN, 0)
    for place in range(tables.seats):
        setting_down.seats[place] = (seat + place) % tables.seats + 1


@at.compiled
def _is_last(task):
    """Is the seat that throws the last of those among whom?"""
    for place in range(at.SEATS):
        if task.seats[place] > task.seat + 1:
            return False
    return True


@at.compiled
def opening_thrown(tables, row, task, low, high):
    """CLK 1.8, CLK R3: the highest throw begins; who ties throws again."""
    row.first_die, row.second_die = low, high
    row.openings[task.seat] = low + high
    if not _is_last(task):
        return
    highest, ties = 0, 0
    for place in range(at.SEATS):
        if task.seats[place]:
            highest = max(highest, row.openings[task.seats[place] - 1])
    for place in range(at.SEATS):
        if task.seats[place] and row.openings[task.seats[place] - 1] == highest:
            task.seats[ties] = task.seats[place]
            ties += 1
    if ties == 1:
        _started(tables, row, task.seats[0] - 1)
        return
    for place in range(ties - 1, -1, -1):  # who throws first lies on top
        throw = with_task(row, at.OPENING_THROW, CHANCE)
        throw.seat = task.seats[place] - 1
        for among in range(ties):
            throw.seats[among] = task.seats[among]
