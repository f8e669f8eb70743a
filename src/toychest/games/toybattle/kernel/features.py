"""What a state is judged by: facts of both sides, as differences, in whole UNITs."""

from typing import Final

from numba import njit, types

from toychest.games.jitted import LEAN, NUMBERS, ROW, TABLES
from toychest.games.toybattle.kernel.bits import bits, count_of, counts_at, lowest, mask_at, sorts, total
from toychest.games.toybattle.kernel.connection import available, reach_over, weaker_than
from toychest.games.toybattle.kernel.layout import (
    ALL_BASES,
    BESIDE,
    CAPN,
    CHOOSE,
    HELD,
    HOOK,
    KWAK,
    MEDALS,
    NEAR_HEADQUARTERS,
    OBJECTIVE_MEDALS,
    OWN_HEADQUARTERS,
    RACK,
    REGION,
    REGION_COUNT,
    REGION_MEDALS,
    SPECIAL_BASES,
    TAKEN,
    TASK,
    TOPS,
    TROOP_EFFECT,
    TROOPS,
    TURN,
    TURN_SEAT,
)
from toychest.games.toybattle.kernel.parts import part
from toychest.games.toybattle.kernel.turn import reserve

UNIT: Final = 840
"""One, as a feature counts it: whole halves, thirds ... eighths."""

FEATURES: Final = (
    "turn",
    "capture_now",
    "capture_next",
    "medals",
    "medals_needed",
    "headquarters_near",
    "headquarters_open",
    "closable_now",
    "closable_next",
    "two_missing",
    "objective_near",
    "bases",
    "connected",
    "rack",
    "strength",
    "jokers",
    "hooks",
    "reserve",
    "strong_tops",
    "specials",
    "late_lead",
)
"""The names of the features, in order; weights.toml has a weight for each."""

(
    TURN_AT,
    CAPTURE_NOW_AT,
    CAPTURE_NEXT_AT,
    MEDALS_AT,
    MEDALS_NEEDED_AT,
    HEADQUARTERS_NEAR_AT,
    HEADQUARTERS_OPEN_AT,
    CLOSABLE_NOW_AT,
    CLOSABLE_NEXT_AT,
    TWO_MISSING_AT,
    OBJECTIVE_NEAR_AT,
    BASES_AT,
    CONNECTED_AT,
    RACK_AT,
    STRENGTH_AT,
    JOKERS_AT,
    HOOKS_AT,
    RESERVE_AT,
    STRONG_TOPS_AT,
    SPECIALS_AT,
    LATE_LEAD_AT,
) = range(len(FEATURES))

FARTHEST: Final = 8
WORK: Final = 32
"""Where the scratch is free while features stand in it: by missing bases, how many regions and how many medals."""
MOST_MISSING: Final = 6


@part
def next_to_place(row):
    """TOY 2.1: the side that chooses next: not the one whose turn only awaits effects, unless Cap'n's (TOY 4.2)."""
    task = row[TASK]
    if task == CHOOSE or task == TROOP_EFFECT + CAPN or not row[TURN]:
        return types.int64(row[TURN_SEAT])
    return 1 - types.int64(row[TURN_SEAT])


@part
def placements_to(tables, seat, own, passable):
    """TOY 7.1: the fewest troops that take the enemy headquarters, if they may go to these bases; at most FARTHEST."""
    goal = tables[OWN_HEADQUARTERS + 1 - seat]
    reach, linked, placed = types.int64(tables[NEAR_HEADQUARTERS + seat]), types.int64(0), 1
    fresh = reach & own
    while True:
        while fresh:
            near = types.int64(tables[BESIDE + lowest(fresh)])
            linked |= fresh & -fresh
            fresh = (fresh & (fresh - 1)) | (near & own & ~linked)
            reach |= near
        if reach & goal:
            return placed
        fresh = reach & passable & ~linked
        placed += 1
        if not fresh or placed >= FARTHEST:
            return FARTHEST


@part
def coverable(row, seat):
    """TOY 3.3: the bases that some troop of the rack could cover. A mask."""
    troops = sorts(available(row, seat))
    enemies = mask_at(row, HELD + 2 * (1 - seat))
    if not troops:
        return types.int64(0)
    strongest = types.int64(0)
    while troops:
        strongest = lowest(troops) >> 1
        troops &= troops - 1
    return ~enemies | weaker_than(row, strongest)


@part
def count_regions(tables, row, seat, work):
    """TOY 6.1: by how many bases are missing, how many regions and medals are still to be had."""
    for at in range(2 * MOST_MISSING):
        work[WORK + at] = 0
    own, taken = mask_at(row, HELD + 2 * seat), mask_at(row, TAKEN) | mask_at(row, TAKEN + 2)
    for region in range(tables[REGION_COUNT]):
        if not (taken >> region) & 1:
            missing = min(bits(types.int64(tables[REGION + region]) & ~own), MOST_MISSING - 1)
            work[WORK + missing] += 1
            work[WORK + MOST_MISSING + missing] += tables[REGION_MEDALS + region]


@part
def closable(tables, row, seat, spaces):
    """TOY 6.2: the medals of regions that one troop on one of these spaces would close."""
    own, taken = mask_at(row, HELD + 2 * seat), mask_at(row, TAKEN) | mask_at(row, TAKEN + 2)
    sum_of_medals = 0
    for region in range(tables[REGION_COUNT]):
        missing = types.int64(tables[REGION + region]) & ~own
        if not missing & (missing - 1) and missing & spaces and not (taken >> region) & 1:
            sum_of_medals += tables[REGION_MEDALS + region]
    return sum_of_medals


@part
def troops_to_objective(needed, work):
    """TOY 7.2: about how many troops bring the medals that are needed, nearest regions first; in sixths."""
    troops = 0
    for missing in range(1, MOST_MISSING):
        regions, worth = work[WORK + missing], work[WORK + MOST_MISSING + missing]
        if worth >= needed:
            return troops + (6 * missing * regions * needed // worth if worth else 0)
        troops += 6 * missing * regions
        needed -= worth
    return 6 * 12


@part
def add_ways_to_win(tables, row, side, sign, is_on_turn, out, work):
    """The distances to both wins."""
    own, cover = mask_at(row, HELD + 2 * side), coverable(row, side)
    reach = reach_over(tables, side, own)
    has_tiles = available(row, side) != 0
    if has_tiles and reach & tables[OWN_HEADQUARTERS + 1 - side]:
        out[CAPTURE_NOW_AT if is_on_turn else CAPTURE_NEXT_AT] += sign * UNIT
    objective = max(tables[OBJECTIVE_MEDALS], 1)
    needed = max(objective - row[MEDALS + side], 1)
    out[MEDALS_AT] += sign * (UNIT * row[MEDALS + side] // objective)
    out[MEDALS_NEEDED_AT] += sign * (UNIT // needed)
    out[HEADQUARTERS_NEAR_AT] += sign * (UNIT // placements_to(tables, side, own, types.int64(tables[ALL_BASES])))
    out[HEADQUARTERS_OPEN_AT] += sign * (UNIT // placements_to(tables, side, own, cover & tables[ALL_BASES]))
    out[CLOSABLE_NOW_AT if is_on_turn else CLOSABLE_NEXT_AT] += sign * (
        UNIT * closable(tables, row, side, reach & cover) // objective
    )
    count_regions(tables, row, side, work)
    out[TWO_MISSING_AT] += sign * (UNIT * work[WORK + MOST_MISSING + 2] // objective)
    out[OBJECTIVE_NEAR_AT] += sign * (6 * UNIT // (6 + troops_to_objective(needed, work)))
    out[BASES_AT] += sign * (UNIT * bits(own) // 8)
    out[CONNECTED_AT] += sign * (UNIT * bits(own & reach) // 8)


@part
def add_tiles(tables, row, side, sign, out):
    """What stands on the rack, in the reserve and on the board."""
    rack, own = counts_at(row, RACK + side), mask_at(row, HELD + 2 * side)
    power = 0
    for troop in range(TROOPS - 1):
        power += (troop + 1) * count_of(rack, troop)
    ones, twos, fours = mask_at(row, TOPS), mask_at(row, TOPS + 2), mask_at(row, TOPS + 4)
    out[RACK_AT] += sign * (UNIT * total(rack) // 8)
    out[STRENGTH_AT] += sign * (UNIT * power // 32)
    out[JOKERS_AT] += sign * UNIT * count_of(rack, KWAK)
    out[HOOKS_AT] += sign * UNIT * count_of(rack, HOOK)
    out[RESERVE_AT] += sign * (UNIT * reserve(tables, row, side) // 16)
    out[STRONG_TOPS_AT] += sign * (UNIT * bits(own & fours & ~(ones & twos)) // 8)
    out[SPECIALS_AT] += sign * (UNIT * bits(own & tables[SPECIAL_BASES]) // 4)


@njit(types.void(TABLES, ROW, types.int64, NUMBERS, NUMBERS), **LEAN)
def features(tables, row, seat, out, scratch):
    """This seat's features less the rival's, in UNITs, into the first cells of `out`; `out` may be `scratch` itself."""
    for at in range(len(FEATURES)):
        out[at] = 0
    for side in range(2):
        sign, is_on_turn = (1 if side == seat else -1), side == next_to_place(row)
        out[TURN_AT] += sign * UNIT if is_on_turn else 0
        add_ways_to_win(tables, row, side, sign, is_on_turn, out, scratch)
        add_tiles(tables, row, side, sign, out)
        used = max(16 - reserve(tables, row, 0) - reserve(tables, row, 1), 0)
        out[LATE_LEAD_AT] += sign * (UNIT * row[MEDALS + side] * used // (16 * max(tables[OBJECTIVE_MEDALS], 1)))
