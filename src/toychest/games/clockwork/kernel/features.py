"""What a seat's chance to win is judged by: its own progress, its best rival's, and the stage of the game."""

from typing import Final

from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.progress import BREAKER, FLYER, sum_up
from toychest.games.kernels import names_of, viewed

FEATURES: Final = tuple(
    f"{name}_{inner}" if inner else name
    for name in names_of(at.FEATURES)
    for inner in names_of(at.FEATURES[name]) or ("",)
)
"""In the order of the weights."""

COUNT: Final = len(FEATURES)

UNIT: Final = 1024
"""A feature of one, since scratch holds whole numbers."""


@at.compiled
def nearness(summary):
    """One card short of escaping is a half, two are a third."""
    return UNIT // (1 + min(summary.by_machine, summary.by_air))


@at.compiled
def best_rival(tables, seat, scratch):
    """The rival who is nearest to a way out, and how near all others are together."""
    best, nearest, together = 0, -1, 0
    for other in range(tables.seats):
        if other != seat:
            near = nearness(scratch.summary[other])
            together += near
            if near > nearest:
                best, nearest = other, near
    return best, together - nearest


@at.compiled
def _put_progress(progress, summary):
    """CLK 8.1 to 8.4: how near one seat is to a way out."""
    progress.nearness = nearness(summary)
    progress.lacking = UNIT * min(summary.by_machine, 9) // 9
    progress.air_nearness = UNIT // (1 + summary.by_air)
    progress.flyer = UNIT * summary.has[FLYER]
    progress.breaker = UNIT * summary.has[BREAKER]
    progress.flyer_parts = UNIT // 4 * summary.best[FLYER]
    progress.breaker_parts = UNIT // 4 * summary.best[BREAKER]
    progress.fuel = UNIT * summary.has_fuel
    progress.parts = UNIT // 16 * summary.parts
    progress.lies = UNIT // 4 * summary.lies
    progress.piled = UNIT // 4 * summary.piled


@at.compiled
def _towers_away(row, summary):
    """CLK 6.1, CLK 7.1: throws to the Towers, in fours, if there is something to fetch."""
    if summary.lies or row.is_endgame:
        return UNIT // 64 * summary.to_towers
    return 0


@at.compiled
def put_features(tables, row, seat, features, scratch):
    """The features: the seat's progress and place, its best rival's, and the stage of the game."""
    rival, others = best_rival(tables, seat, scratch)
    own, best = scratch.summary[seat], scratch.summary[rival]
    features.bias = UNIT
    features.three_seats = UNIT * (tables.seats == 3)
    features.four_seats = UNIT * (tables.seats == 4)
    _put_progress(features.own, own)
    features.own_hand = UNIT * row.sizes[seat] // 7
    features.own_scrap = UNIT * row.hands[seat, at.SCRAP] // 2
    features.own_throws_to_towers = _towers_away(row, own)
    features.own_throws_to_yard = UNIT // 64 * own.to_yard
    features.own_turn = UNIT * (row.turn_seat == seat)
    _put_progress(features.rival, best)
    features.rival_throws_to_towers = _towers_away(row, best)
    features.rivals_nearness = others
    is_ending = 1 if row.is_endgame else 0
    features.endgame_own_nearness = is_ending * nearness(own)
    features.endgame_rival_nearness = is_ending * nearness(best)
    features.endgame_own_lies = is_ending * UNIT // 4 * own.lies
    features.endgame_rival_lies = is_ending * UNIT // 4 * best.lies


@at.entry
def features(table_cells, row_cells, seat, out, scratch_cells):
    """Every feature of a seat, in UNITs, in the order of FEATURES."""
    tables, row = viewed(table_cells, at.TABLES), viewed(row_cells, at.ROW)
    scratch = viewed(scratch_cells, at.SCRATCH)
    sum_up(tables, row, scratch)
    put_features(tables, row, seat, scratch.features, scratch)
    for number in range(COUNT):
        out[number] = scratch_cells[number]
