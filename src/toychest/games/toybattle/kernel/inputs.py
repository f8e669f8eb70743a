"""What the value network is told of a row: tiles on every base, racks, reserves, and the facts of `features.py`.

Everything is told as one side sees it: its own first, and the board turned round for red where the terrain lets itself
be turned (`slots.py`). A terrain of somebody's own has no slots, and is not judged by the network.
"""

from typing import Final

from toychest.games.kernels import lowest, viewed
from toychest.games.network import ACTIVE, put
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.features import COUNT, UNIT, add_side, coverable, next_to_place
from toychest.games.toybattle.kernel.reach import reach_over
from toychest.games.toybattle.kernel.taking import reserve_size
from toychest.games.toybattle.kernel.troops import count_of, sorts, total

MOST_NEEDED: Final = 9
TASKS: Final = at.BASE_EFFECT + len(at.EFFECTS)

# Where each sort of inputs begins; what is told of both sides is told of the rival SIDE inputs later.
TASK_INPUT: Final = 0
IDLE_INPUT: Final = TASKS
OWN_INPUT: Final = TASKS + 1
FEATURE_INPUT: Final = 0
RACK_INPUT: Final = FEATURE_INPUT + COUNT
UNSEEN_INPUT: Final = RACK_INPUT + at.TROOPS * at.MOST_TILES
NEEDED_INPUT: Final = UNSEEN_INPUT + at.TROOPS
REGION_INPUT: Final = NEEDED_INPUT + MOST_NEEDED + 1
SIZE_INPUT: Final = REGION_INPUT + 2 * at.MOST_MISSING
SIDE: Final = SIZE_INPUT + 4
SLOT_INPUT: Final = OWN_INPUT + 2 * SIDE

# The inputs of one base.
OWN_TOP: Final = 0
RIVAL_TOP: Final = at.TROOPS
OWN_SPACE: Final = 2 * at.TROOPS
RIVAL_SPACE: Final = OWN_SPACE + 1
SLOT: Final = RIVAL_SPACE + 1
INPUTS: Final = SLOT_INPUT + at.SLOTS * SLOT


@at.called
def put_facts(table_cells, row_cells, side, first, active, scratch_cells):
    """The features of one side, and the regions that it may still close."""
    tables, row, scratch = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW), viewed(scratch_cells, at.SCRATCH)
    for number in range(COUNT):
        scratch_cells[number] = 0
    add_side(tables, row, side, 1, scratch)
    for number in range(COUNT):
        put(active, first + FEATURE_INPUT + number, scratch_cells[number] / UNIT)
    for missing in range(1, at.MOST_MISSING):
        put(active, first + REGION_INPUT + missing, scratch.regions[missing] / 4)
        put(active, first + REGION_INPUT + at.MOST_MISSING + missing, scratch.medals[missing] / 4)


@at.compiled
def put_tiles(tables, row, side, first, active):
    """Rack, reserve, what is still to be dealt, and how many medals are needed."""
    troops = sorts(row.racks[side])
    while troops:
        troop = lowest(troops) >> 1
        troops &= troops - 1
        for copy in range(count_of(row.racks[side], troop)):
            put(active, first + RACK_INPUT + at.MOST_TILES * troop + copy, 1)
    troops = sorts(row.unseen[side])
    while troops:
        troop = lowest(troops) >> 1
        troops &= troops - 1
        put(active, first + UNSEEN_INPUT + troop, count_of(row.unseen[side], troop) / 4)
    put(active, first + NEEDED_INPUT + min(max(tables.objective - row.medals[side], 0), MOST_NEEDED), 1)
    put(active, first + SIZE_INPUT, total(row.racks[side]) / 8)
    put(active, first + SIZE_INPUT + 1, reserve_size(tables, row, side) / 16)
    put(active, first + SIZE_INPUT + 2, total(row.suppressed[side]) / 2)
    put(active, first + SIZE_INPUT + 3, (row.deals if side == row.turn_seat else row.rival_deals) / 2)


@at.compiled
def put_bases(tables, row, own, active):
    """What stands on every base, and who could place a troop there now."""
    own_spaces = reach_over(tables, own, row.held[own]) & coverable(row, own)
    rival_spaces = reach_over(tables, 1 - own, row.held[1 - own]) & coverable(row, 1 - own)
    for base in range(tables.base_count):
        slot = SLOT_INPUT + SLOT * tables.slots[own, base]
        if (row.held[0] | row.held[1]) >> base & 1:
            troop = row.tops[0] >> base & 1 | (row.tops[1] >> base & 1) << 1 | (row.tops[2] >> base & 1) << 2
            put(active, slot + (OWN_TOP if row.held[own] >> base & 1 else RIVAL_TOP) + troop, 1)
        if own_spaces >> base & 1:
            put(active, slot + OWN_SPACE, 1)
        if rival_spaces >> base & 1:
            put(active, slot + RIVAL_SPACE, 1)


@at.compiled
def put_inputs(table_cells, row_cells, own, active, scratch_cells):
    """All inputs of a row as this side sees it."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    active.count = 0
    put(active, TASK_INPUT + row.task, 1)
    put(active, IDLE_INPUT, min(row.idle, 16) / 8)
    for number in range(2):
        side = own if number == 0 else 1 - own
        put_facts(table_cells, row_cells, side, OWN_INPUT + SIDE * number, active, scratch_cells)
        put_tiles(tables, row, side, OWN_INPUT + SIDE * number, active)
    put_bases(tables, row, own, active)


@at.entry
def perceive(table_cells, row_cells, seat, out, scratch_cells):
    """The inputs as a seat sees them into `out`; without a seat as `appraise` asks for them. Gives the seat."""
    own = next_to_place(viewed(row_cells, at.ROW)) if seat < 0 else seat
    put_inputs(table_cells, row_cells, own, viewed(out, ACTIVE), scratch_cells)
    return own
