"""What a move brings about."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.acting import acted
from toychest.games.clockwork.kernel.agenda import taken_off
from toychest.games.clockwork.kernel.challenge import answered, countered, returned
from toychest.games.clockwork.kernel.odds import chance_moved
from toychest.games.clockwork.kernel.scrapyard import discarded, laid
from toychest.games.clockwork.kernel.searching import found, pointed, swapped
from toychest.games.clockwork.kernel.sets import built
from toychest.games.clockwork.kernel.travelling import gone, travelled
from toychest.games.clockwork.kernel.turn import until_asked
from toychest.games.kernels import viewed


@at.compiled
def _task_done(tables, row, task, move, scratch):
    """The answer to what is asked; what is asked often comes first."""
    if task.code == at.TRAVELLING:
        travelled(tables, row, task.actor, move, scratch)
    elif task.code == at.DISCARDING:
        discarded(tables, row, task, move)
    elif task.code == at.LAYING:
        laid(row, move - at.LAY, task.kind)
    elif task.code == at.ACTING:
        if at.GO <= move < at.ASK:
            gone(tables, row, task.actor, move - at.GO)
        else:
            acted(tables, row, task, move)
    elif task.code == at.POINTING:
        pointed(tables, row, task, move - at.POINT)
    elif task.code == at.ANSWERING:
        answered(tables, row, task, move)
    elif task.code == at.COUNTERING:
        countered(tables, row, task, move)
    elif task.code == at.RETURNING:
        returned(tables, row, task, move)
    elif task.code == at.CHOOSING:
        row.characters[task.actor] = move - at.CHOOSE + 1
    elif task.code == at.FINDING:
        found(tables, row, task, move)
    elif task.code == at.SWAPPING:
        swapped(tables, row, task, move)
    else:
        built(tables, row, task, move)


@at.entry
def step(table_cells, row_cells, move, scratch_cells):
    """What chance brought, or the answer to what is asked; then what follows by itself."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    scratch = viewed(scratch_cells, at.SCRATCH)
    task = taken_off(row, scratch)
    if task.code <= at.LAST_OF_CHANCE:
        chance_moved(tables, row, task, move)
    else:
        _task_done(tables, row, task, move, scratch)
    until_asked(tables, row, scratch)
