"""A move is made, in place: a turn, the answer to an effect, or what chance brought."""

from toychest.games.kernels import viewed
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.base_effects import tile_suppressed, troop_exhumed, troop_recalled, troop_shoved
from toychest.games.toybattle.kernel.placing import troop_placed
from toychest.games.toybattle.kernel.taking import tile_taken, with_deals
from toychest.games.toybattle.kernel.troop_effects import rack_robbed, troop_discarded
from toychest.games.toybattle.kernel.turn import settled


@at.compiled
def started(tables, row, starter):
    """TOY 1.6, TOY 1.7: the starter takes three tiles, the other side four."""
    row.turn_seat = starter
    row.deals, row.rival_deals = tables.starter, tables.other


@at.compiled
def chance_moved(tables, row, task, move):
    """What chance brought is done."""
    if move < at.DEAL_MOVE:
        started(tables, row, move)
    elif move < at.PICK_MOVE:
        tile_taken(row, move - at.DEAL_MOVE)
    elif task == at.PICK_ROB:
        rack_robbed(row, move - at.PICK_MOVE)
    else:
        tile_suppressed(row, move - at.PICK_MOVE)


@at.compiled
def move_made(tables, row, task, move):
    """The turn that was chosen, or the answer to an effect that is offered; declining does nothing (TOY 4.9)."""
    if move >= at.SHOVE_MOVE:
        troop_shoved(tables, row, (move - at.SHOVE_MOVE) >> 5, (move - at.SHOVE_MOVE) & 31)
    elif move >= at.PLACE_MOVE:
        troop_placed(tables, row, (move - at.PLACE_MOVE) >> 5, (move - at.PLACE_MOVE) & 31)
    elif move >= at.RECALL_MOVE:
        troop_recalled(tables, row, move - at.RECALL_MOVE)
    elif move >= at.DISCARD_MOVE:
        troop_discarded(tables, row, move - at.DISCARD_MOVE)
    elif move >= at.EXHUME_MOVE:
        troop_exhumed(row, move - at.EXHUME_MOVE)
    elif move == at.TAKE_MOVE:
        with_deals(tables, row, task)
    elif move == at.ROB_MOVE:
        row.task = at.PICK_ROB
    elif move == at.SUPPRESS_MOVE:
        row.task = at.PICK_SUPPRESS


@at.entry
def step(table_cells, row_cells, move, scratch_cells):
    """The move is made, and what follows until somebody is to act."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    task = row.task
    row.task, row.task_at = at.CHOOSE, 0  # it is off the agenda
    if move < at.TAKE_MOVE:
        chance_moved(tables, row, task, move)
    else:
        move_made(tables, row, task, move)
    settled(tables, row)
