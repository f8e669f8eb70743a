"""What a state is judged by: facts of both sides, as differences, in whole UNITs."""

from typing import Final

from toychest.games.kernels import bits, lowest, names_of, viewed
from toychest.games.toybattle.kernel import layout as at
from toychest.games.toybattle.kernel.placing import available, weaker_than
from toychest.games.toybattle.kernel.reach import reach_over
from toychest.games.toybattle.kernel.taking import reserve_size
from toychest.games.toybattle.kernel.troops import count_of, sorts, total

UNIT: Final = 840
"""One, as a feature counts it: whole halves, thirds ... eighths."""

FEATURES: Final = names_of(at.FEATURES)
COUNT: Final = len(FEATURES)
FARTHEST: Final = 8


@at.compiled
def next_to_place(row):
    """TOY 2.1: the side that chooses next: not the one whose turn only awaits effects, unless Cap'n's (TOY 4.2)."""
    if row.task == at.CHOOSE or row.task == at.TROOP_EFFECT + at.CAPN or not row.turn:
        return row.turn_seat
    return 1 - row.turn_seat


@at.called
def placements_to(tables, seat, own, passable):
    """TOY 7.1: the fewest troops that take the enemy headquarters, if they may go to these bases; at most FARTHEST."""
    goal = tables.headquarters[1 - seat]
    reach, linked, placed = tables.near_headquarters[seat], 0, 1
    fresh = reach & own
    while True:
        while fresh:
            near = tables.beside[lowest(fresh)]
            linked |= fresh & -fresh
            fresh = (fresh & (fresh - 1)) | (near & own & ~linked)
            reach |= near
        if reach & goal:
            return placed
        fresh = reach & passable & ~linked
        placed += 1
        if not fresh or placed >= FARTHEST:
            return FARTHEST


@at.compiled
def coverable(row, seat):
    """TOY 3.3: the bases that some troop of the rack could cover. A mask."""
    troops = sorts(available(row, seat))
    if not troops:
        return 0
    strongest = 0
    while troops:
        strongest = lowest(troops) >> 1
        troops &= troops - 1
    return ~row.held[1 - seat] | weaker_than(row, strongest)


@at.compiled
def regions_counted(tables, row, seat, scratch):
    """TOY 6.1: by how many bases are missing, how many regions and medals are still to be had."""
    for missing in range(at.MOST_MISSING):
        scratch.regions[missing] = scratch.medals[missing] = 0
    taken = row.taken[0] | row.taken[1]
    for region in range(tables.region_count):
        if not (taken >> region) & 1:
            missing = min(bits(tables.region[region] & ~row.held[seat]), at.MOST_MISSING - 1)
            scratch.regions[missing] += 1
            scratch.medals[missing] += tables.region_medals[region]


@at.compiled
def closable(tables, row, seat, spaces):
    """TOY 6.2: the medals of regions that one troop on one of these spaces would close."""
    taken, medals = row.taken[0] | row.taken[1], 0
    for region in range(tables.region_count):
        missing = tables.region[region] & ~row.held[seat]
        if not missing & (missing - 1) and missing & spaces and not (taken >> region) & 1:
            medals += tables.region_medals[region]
    return medals


@at.compiled
def troops_to_objective(needed, scratch):
    """TOY 7.2: about how many troops bring the medals that are needed, nearest regions first; in sixths."""
    troops = 0
    for missing in range(1, at.MOST_MISSING):
        regions, worth = scratch.regions[missing], scratch.medals[missing]
        if worth >= needed:
            return troops + (6 * missing * regions * needed // worth if worth else 0)
        troops += 6 * missing * regions
        needed -= worth
    return 6 * 12


@at.compiled
def add_way_to_headquarters(tables, row, side, sign, is_on_turn, reach, cover, features):
    """TOY 7.1: how near the enemy headquarters is."""
    own = row.held[side]
    if available(row, side) and reach & tables.headquarters[1 - side]:
        if is_on_turn:
            features.capture_now += sign * UNIT
        else:
            features.capture_next += sign * UNIT
    features.headquarters_near += sign * (UNIT // placements_to(tables, side, own, tables.bases))
    features.headquarters_open += sign * (UNIT // placements_to(tables, side, own, cover & tables.bases))
    features.bases += sign * (UNIT * bits(own) // 8)
    features.connected += sign * (UNIT * bits(own & reach) // 8)


@at.compiled
def add_way_to_objective(tables, row, side, sign, is_on_turn, spaces, features, scratch):
    """TOY 7.2: how near the objective is."""
    objective = max(tables.objective, 1)
    needed = max(objective - row.medals[side], 1)
    features.medals += sign * (UNIT * row.medals[side] // objective)
    features.medals_needed += sign * (UNIT // needed)
    medals = UNIT * closable(tables, row, side, spaces) // objective
    if is_on_turn:
        features.closable_now += sign * medals
    else:
        features.closable_next += sign * medals
    regions_counted(tables, row, side, scratch)
    features.two_missing += sign * (UNIT * scratch.medals[2] // objective)
    features.objective_near += sign * (6 * UNIT // (6 + troops_to_objective(needed, scratch)))
    used = max(16 - reserve_size(tables, row, 0) - reserve_size(tables, row, 1), 0)
    features.late_lead += sign * (UNIT * row.medals[side] * used // (16 * objective))


@at.compiled
def add_tiles(tables, row, side, sign, features):
    """What stands on the rack, in the reserve and on the board."""
    rack, own, power = row.racks[side], row.held[side], 0
    for troop in range(at.TROOPS - 1):
        power += (troop + 1) * count_of(rack, troop)
    strong = row.tops[2] & ~(row.tops[0] & row.tops[1])
    features.rack += sign * (UNIT * total(rack) // 8)
    features.strength += sign * (UNIT * power // 32)
    features.jokers += sign * UNIT * count_of(rack, at.KWAK)
    features.hooks += sign * UNIT * count_of(rack, at.HOOK)
    features.reserve += sign * (UNIT * reserve_size(tables, row, side) // 16)
    features.strong_tops += sign * (UNIT * bits(own & strong) // 8)
    features.specials += sign * (UNIT * bits(own & tables.special_bases) // 4)


@at.compiled
def add_side(tables, row, side, sign, scratch):
    """The facts of one side."""
    features, is_on_turn = scratch.features, side == next_to_place(row)
    reach, cover = reach_over(tables, side, row.held[side]), coverable(row, side)
    if is_on_turn:
        features.turn += sign * UNIT
    add_way_to_headquarters(tables, row, side, sign, is_on_turn, reach, cover, features)
    add_way_to_objective(tables, row, side, sign, is_on_turn, reach & cover, features, scratch)
    add_tiles(tables, row, side, sign, features)


@at.called
def measured(table_cells, row_cells, seat, scratch_cells):
    """This seat's features less the rival's, in UNITs, into the first cells of the scratch."""
    tables, row, scratch = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW), viewed(scratch_cells, at.SCRATCH)
    for number in range(COUNT):
        scratch_cells[number] = 0
    for side in range(2):
        add_side(tables, row, side, 1 if side == seat else -1, scratch)


@at.entry
def features(table_cells, row_cells, seat, out, scratch_cells):
    """This seat's features less the rival's, in UNITs, into the first cells of `out`."""
    measured(table_cells, row_cells, seat, scratch_cells)
    for number in range(COUNT):
        out[number] = scratch_cells[number]
