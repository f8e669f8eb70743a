"""What a seat's chance to win is judged by: its own progress, its best rival's, and the stage of the game."""

from math import exp
from typing import Final

from numba import njit

from toychest.games.clockwork.kernel.cards import held
from toychest.games.clockwork.kernel.compiling import OPTIONS, compiled, compiled_for_python
from toychest.games.clockwork.kernel.layout import (
    IS_ENDGAME,
    REASON,
    S_FEATURES,
    S_SUMMARY,
    SCRAP,
    SIZES,
    T_SEATS,
    TURN_SEAT,
    WINNER,
)
from toychest.games.clockwork.kernel.progress import (
    BREAKER,
    BY_AIR,
    BY_MACHINE,
    FLYER,
    HAS_BREAKER,
    HAS_FLYER,
    HAS_FUEL,
    LIES,
    PARTS,
    PILED_UP,
    SUMMARY,
    TO_TOWERS,
    TO_YARD,
    sum_up,
)
from toychest.games.jitted import EVALUATE

FEATURES: Final = (
    "bias",
    "three_seats",
    "four_seats",
    "own_nearness",
    "own_lacking",
    "own_air_nearness",
    "own_flyer",
    "own_breaker",
    "own_flyer_parts",
    "own_breaker_parts",
    "own_fuel",
    "own_parts",
    "own_lies",
    "own_piled",
    "own_hand",
    "own_scrap",
    "own_throws_to_towers",
    "own_throws_to_yard",
    "own_turn",
    "rival_nearness",
    "rival_lacking",
    "rival_air_nearness",
    "rival_flyer",
    "rival_breaker",
    "rival_flyer_parts",
    "rival_breaker_parts",
    "rival_fuel",
    "rival_parts",
    "rival_lies",
    "rival_piled",
    "rival_throws_to_towers",
    "rivals_nearness",
    "endgame_own_nearness",
    "endgame_rival_nearness",
    "endgame_own_lies",
    "endgame_rival_lies",
)
"""In the order of the weights."""

COUNT: Final = len(FEATURES)


UNIT: Final = 1024
"""A feature of one, since scratch holds whole numbers."""


@compiled
def _nearness(summary, scratch):
    """One card short of escaping is a half, two are a third."""
    return UNIT // (1 + min(scratch[summary + BY_MACHINE], scratch[summary + BY_AIR]))


@compiled
def _best_rival(tables, seat, scratch):
    """The rival who is nearest to a way out, and how near all others are together."""
    best, nearest, together = 0, -1, 0
    for other in range(tables[T_SEATS]):
        if other != seat:
            near = _nearness(S_SUMMARY + other * SUMMARY, scratch)
            together += near
            if near > nearest:
                best, nearest = other, near
    return best, together - nearest


@compiled
def _put_progress(scratch, at, summary):
    """CLK 8.1 to 8.4: how near one seat is to a way out; gives the place behind."""
    scratch[at] = _nearness(summary, scratch)
    scratch[at + 1] = UNIT * min(scratch[summary + BY_MACHINE], 9) // 9
    scratch[at + 2] = UNIT // (1 + scratch[summary + BY_AIR])
    scratch[at + 3] = UNIT * scratch[summary + HAS_FLYER]
    scratch[at + 4] = UNIT * scratch[summary + HAS_BREAKER]
    scratch[at + 5] = UNIT // 4 * scratch[summary + FLYER]
    scratch[at + 6] = UNIT // 4 * scratch[summary + BREAKER]
    scratch[at + 7] = UNIT * scratch[summary + HAS_FUEL]
    scratch[at + 8] = UNIT // 16 * scratch[summary + PARTS]
    scratch[at + 9] = UNIT // 4 * scratch[summary + LIES]
    scratch[at + 10] = UNIT // 4 * scratch[summary + PILED_UP]
    return at + 11


@compiled
def _towers_away(row, summary, scratch):
    """CLK 6.1, CLK 7.1: throws to the Towers, in fours, if there is something to fetch."""
    if scratch[summary + LIES] or row[IS_ENDGAME]:
        return UNIT // 64 * scratch[summary + TO_TOWERS]
    return 0


@compiled
def _put_features(tables, row, seat, scratch):
    """The features in scratch: the seat's progress and place, its best rival's, and the stage of the game."""
    rival, others = _best_rival(tables, seat, scratch)
    own, best, at = S_SUMMARY + seat * SUMMARY, S_SUMMARY + rival * SUMMARY, S_FEATURES
    scratch[at] = UNIT
    scratch[at + 1] = UNIT * (tables[T_SEATS] == 3)
    scratch[at + 2] = UNIT * (tables[T_SEATS] == 4)
    at = _put_progress(scratch, at + 3, own)
    scratch[at] = UNIT * row[SIZES + seat] // 7
    scratch[at + 1] = UNIT * held(row, seat, SCRAP) // 2
    scratch[at + 2] = _towers_away(row, own, scratch)
    scratch[at + 3] = UNIT // 64 * scratch[own + TO_YARD]
    scratch[at + 4] = UNIT * (row[TURN_SEAT] == seat)
    at = _put_progress(scratch, at + 5, best)
    scratch[at] = _towers_away(row, best, scratch)
    scratch[at + 1] = others
    is_ending = 1 if row[IS_ENDGAME] else 0
    scratch[at + 2] = is_ending * _nearness(own, scratch)
    scratch[at + 3] = is_ending * _nearness(best, scratch)
    scratch[at + 4] = is_ending * UNIT // 4 * scratch[own + LIES]
    scratch[at + 5] = is_ending * UNIT // 4 * scratch[best + LIES]


@compiled_for_python
def features(tables, row, seat, out, scratch):
    """Every feature of a seat, in UNITs, in the order of FEATURES."""
    sum_up(tables, row, scratch)
    _put_features(tables, row, seat, scratch)
    for number in range(COUNT):
        out[number] = scratch[S_FEATURES + number]


@njit(EVALUATE, **OPTIONS)
def evaluate(tables, row, weights, out, scratch):
    """Each seat's chance to win: certain when the game is over, else by its features."""
    seats = tables[T_SEATS]
    if row[REASON]:
        for seat in range(seats):
            out[seat] = 1.0 if row[WINNER] == seat + 1 else 0.0
        return
    sum_up(tables, row, scratch)
    for seat in range(seats):
        _put_features(tables, row, seat, scratch)
        total = 0.0
        for number in range(COUNT):
            total += weights[number] * scratch[S_FEATURES + number]
        out[seat] = 1.0 / (1.0 + exp(-total / UNIT))
