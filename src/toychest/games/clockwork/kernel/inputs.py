"""What the value network is told of a row: where the cards of every machine are, pawns, hands, and `features.py`.

Everything is told as one seat sees it: its own cards, those of the rival who is nearest to a way out, and those of all
others together. Machines of one sort are alike, so each is told by where its parts are, not by its name.
"""

from typing import Final

import numpy as np

from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.agenda import next_task
from toychest.games.clockwork.kernel.features import COUNT, UNIT, best_rival, put_features
from toychest.games.clockwork.kernel.progress import BREAKER, FLYER, sum_up
from toychest.games.kernels import viewed
from toychest.games.network import ACTIVE, put_next

PARTS: Final = 4
"""Of a machine (CLK 1.2); `tables.machine` says the same."""

PLACES: Final = 5  # own hand, rival's, others', spots, piles

MOST_HELD: Final = 9
FAR: Final = 12
TASKS: Final = at.FINDING + 1


def spread(parts: int, places: int) -> list[tuple[int, ...]]:
    """Every way in which so many parts can lie at so many places."""
    if places == 1:
        return [(parts,)]
    return [(here, *rest) for here in range(parts + 1) for rest in spread(parts - here, places - 1)]


WAYS: Final = len(spread(PARTS, PLACES))
SPREAD: Final = np.zeros((PARTS + 1,) * (PLACES - 1), np.int16)
"""The number of a way, by how many parts lie at all places but the last."""
for _number, _way in enumerate(spread(PARTS, PLACES)):
    SPREAD[_way[:-1]] = _number

# Where each sort of inputs begins.
FEATURE_INPUT: Final = 0
SEATS_INPUT: Final = FEATURE_INPUT + COUNT
TURN_INPUT: Final = SEATS_INPUT + at.SEATS + 1  # by how many seats later it is somebody's turn
TASK_INPUT: Final = TURN_INPUT + at.SEATS  # by whether it is the own one
STAGE_INPUT: Final = TASK_INPUT + 2 * TASKS
MACHINE_INPUT: Final = STAGE_INPUT + 5  # by sort, by who has one, by where its parts are
SORT: Final = 4 * WAYS
AIRSHIP_INPUT: Final = MACHINE_INPUT + 2 * SORT
CARD_INPUT: Final = AIRSHIP_INPUT + PLACES * MOST_HELD  # Fuel, Power, Scrap: by place and how many
HAND_INPUT: Final = CARD_INPUT + 3 * PLACES * MOST_HELD  # own and rival's, by how many cards
WAY_INPUT: Final = HAND_INPUT + 2 * MOST_HELD  # own and rival's, to the Towers and to a yard, by throws
BESIDE_INPUT: Final = WAY_INPUT + 4 * FAR
INPUTS: Final = BESIDE_INPUT + 2


@at.compiled
def others_held(tables, row, own, rival, kind):
    """How many cards of a kind all seats but these two hold."""
    cards = 0
    for other in range(tables.seats):
        if other != own and other != rival:
            cards += row.hands[other, kind]
    return cards


@at.compiled
def put_machines(tables, row, own, rival, active, count, scratch):
    """CLK 8.1: of every machine that can still be completed, where its parts are."""
    gone = row.out_bits
    for seat in range(tables.seats):
        gone |= row.laid_bits[seat]
    for kind in range(at.MACHINES):
        if gone >> kind & 1:
            continue
        sort = FLYER if kind < at.FLYERS else BREAKER
        first = MACHINE_INPUT + SORT * sort
        first += WAYS * (scratch.summary[own].has[sort] + 2 * scratch.summary[rival].has[sort])
        others = others_held(tables, row, own, rival, kind)
        way = SPREAD[row.hands[own, kind], row.hands[rival, kind], others, scratch.lying[kind]]
        count = put_next(active, count, first + way, 1)
    return count


@at.compiled
def put_cards(tables, row, own, rival, kind, first, active, count, scratch):
    """Where the cards of a kind are: by place, how many."""
    count = put_next(active, count, first + min(row.hands[own, kind], MOST_HELD - 1), 1)
    count = put_next(active, count, first + MOST_HELD + min(row.hands[rival, kind], MOST_HELD - 1), 1)
    if tables.seats > 2:
        others = others_held(tables, row, own, rival, kind)
        count = put_next(active, count, first + 2 * MOST_HELD + min(others, MOST_HELD - 1), 1)
    count = put_next(active, count, first + 3 * MOST_HELD + min(scratch.lying[kind], MOST_HELD - 1), 1)
    return put_next(active, count, first + 4 * MOST_HELD + min(row.unseen[kind], MOST_HELD - 1), 1)


@at.compiled
def put_seat(row, seat, number, active, count, scratch):
    """How many cards a seat holds, and how far it has to walk."""
    summary, first = scratch.summary[seat], WAY_INPUT + 2 * FAR * number
    count = put_next(active, count, HAND_INPUT + MOST_HELD * number + min(row.sizes[seat], MOST_HELD - 1), 1)
    count = put_next(active, count, first + min(summary.to_towers // 6, FAR - 1), 1)
    return put_next(active, count, first + FAR + min(summary.to_yard // 6, FAR - 1), 1)


@at.compiled
def put_stage(tables, row, own, rival, active, count):
    """Whose turn it is, what is to be done next, and how far the game has come."""
    count = put_next(active, count, SEATS_INPUT + tables.seats, 1)
    count = put_next(active, count, TURN_INPUT + (row.turn_seat - own + tables.seats) % tables.seats, 1)
    if row.depth:
        task = next_task(row)
        count = put_next(active, count, TASK_INPUT + TASKS * (task.actor == own) + task.code, 1)
    count = put_next(active, count, STAGE_INPUT, 1 if row.is_endgame else 0)
    count = put_next(active, count, STAGE_INPUT + 1, 1 if row.is_bonus else 0)
    count = put_next(active, count, STAGE_INPUT + 2, row.piled / 32)
    count = put_next(active, count, STAGE_INPUT + 3, row.lying / 16)
    count = put_next(active, count, STAGE_INPUT + 4, min(row.turn, 128) / 64)
    count = put_next(active, count, BESIDE_INPUT, 1 if row.fields[own] == row.fields[rival] else 0)
    return put_next(active, count, BESIDE_INPUT + 1, 1 if row.fields[own] == tables.towers else 0)


@at.called
def put_inputs(table_cells, row_cells, own, active, scratch_cells):
    """All inputs of a row as this seat sees it; `sum_up` went before."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    scratch, count = viewed(scratch_cells, at.SCRATCH), 0
    put_features(tables, row, own, scratch.features, scratch)
    for number in range(COUNT):
        count = put_next(active, count, FEATURE_INPUT + number, scratch_cells[number] / UNIT)
    rival, _ = best_rival(tables, own, scratch)
    count = put_stage(tables, row, own, rival, active, count)
    count = put_machines(tables, row, own, rival, active, count, scratch)
    count = put_cards(tables, row, own, rival, at.AIRSHIP, AIRSHIP_INPUT, active, count, scratch)
    for number in range(3):
        first = CARD_INPUT + PLACES * MOST_HELD * number
        count = put_cards(tables, row, own, rival, at.FUEL + number, first, active, count, scratch)
    count = put_seat(row, own, 0, active, count, scratch)
    active.count = put_seat(row, rival, 1, active, count, scratch)


@at.entry
def perceive(table_cells, row_cells, seat, out, scratch_cells):
    """The inputs as a seat sees them into `out`; without a seat as the one on turn does. Gives the seat."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    own = row.turn_seat if seat < 0 else seat
    sum_up(tables, row, viewed(scratch_cells, at.SCRATCH))
    put_inputs(table_cells, row_cells, own, viewed(out, ACTIVE), scratch_cells)
    return np.int64(own)
