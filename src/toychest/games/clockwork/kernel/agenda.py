"""The stack of what is still to be settled, the next task last."""

from toychest.games.clockwork.kernel import layout as at


@at.compiled
def next_task(row):
    """The next task; there is one."""
    return row.agenda[row.depth - 1]


@at.compiled
def with_task(row, code, actor):
    """This before all others; gives the task, for what else is told of it."""
    task = row.agenda[row.depth]
    task.code = code
    task.actor = actor
    row.depth += 1
    return task


@at.compiled
def drop(row):
    """The next task is done."""
    row.depth -= 1
    task = row.agenda[row.depth]
    task.code = task.actor = task.seat = task.kind = task.place = task.may = 0
    task.is_counter = task.is_shown = False
    for place in range(at.SEATS):
        task.seats[place] = 0


@at.compiled
def drop_all(row):
    """Nothing is left to be settled."""
    while row.depth:
        drop(row)


@at.compiled
def taken_off(row, scratch):
    """The next task is taken off the agenda, to be answered: what follows from it may take its place."""
    scratch.task = next_task(row)
    drop(row)
    return scratch.task


@at.compiled
def with_act(row, seat, may):
    """This seat may do these things; `may` holds MAY_PASS and IS_CHAIN, too."""
    task = with_task(row, at.ACTING, seat)
    task.may = may
    return task


@at.compiled
def with_set_down(row, seat):
    """What is complete in this hand goes down."""
    task = with_task(row, at.SETTING_DOWN, 0)
    task.seats[0] = seat + 1
    return task
