"""A turn: throw, settle everything, and pass on."""

from toychest.games.clockwork.kernel.acting import is_useful, then_endgame_turn
from toychest.games.clockwork.kernel.agenda import drop, next_task, then
from toychest.games.clockwork.kernel.compiling import compiled
from toychest.games.clockwork.kernel.layout import (
    ACTING,
    ACTOR,
    BUILDING,
    CODE,
    DEAD_END,
    DEPTH,
    DISCARDING,
    FAMILY_BITS,
    FIELDS,
    FIRST_DIE,
    HANDS,
    IS_BONUS,
    IS_ENDGAME,
    KINDS,
    LYING,
    MOST_TURNS,
    ONE,
    ORIGIN,
    PILED,
    R_BLIND_MISS,
    R_DEAD_END,
    R_LAY_DOWN,
    R_MISS,
    R_OFFTURN_WIN,
    R_SPECIAL_MODE,
    REASON,
    RETURNING,
    SECOND_DIE,
    SETTING_DOWN,
    SIZES,
    T_HAND,
    T_LAST_TURN,
    T_SEARCH_BITS,
    T_SEATS,
    TRAVELLING,
    TURN,
    TURN_CAP,
    TURN_SEAT,
    TURN_THROW,
    TWO,
)
from toychest.games.clockwork.kernel.places import at_towers, is_special
from toychest.games.clockwork.kernel.scrapyard import is_discard_due
from toychest.games.clockwork.kernel.sets import end, lacks_only_fuel, set_down, win_if_won


@compiled
def throw(tables, row, seat, low, high):
    """CLK 2.1, CLK 7.2 to 7.4: the dice of a turn, and what they allow."""
    row[FIRST_DIE], row[SECOND_DIE] = low, high
    row[ORIGIN] = row[FIELDS + seat]
    row[IS_BONUS] = 1 if tables[R_SPECIAL_MODE] and is_special(row) else 0
    if row[IS_ENDGAME] and at_towers(tables, row, seat):
        then_endgame_turn(tables, row, seat)
    else:
        then(row, TRAVELLING, seat, 0, 0)


@compiled
def is_dead_end(tables, row):
    """CLK R32: the yards are empty, no hand holds a card that could be shown, and nobody lacks only Fuel."""
    if not row[IS_ENDGAME] or tables[R_DEAD_END]:
        return False
    if tables[R_BLIND_MISS] and row[LYING]:  # naming Fuel still fetches cards
        return False
    shown = FAMILY_BITS if tables[R_MISS] else tables[T_SEARCH_BITS]
    for seat in range(tables[T_SEATS]):
        if lacks_only_fuel(row, seat):
            return False
        for kind in range(KINDS):
            if row[HANDS + seat * KINDS + kind] and shown >> kind & 1:
                return False
    return True


@compiled
def _begin_turn(tables, row, seat):
    """The seat on turn is to throw; a win that had to wait for this turn comes first (CLK R28)."""
    row[TURN] = min(row[TURN] + 1, MOST_TURNS)
    row[TURN_SEAT] = seat
    row[IS_BONUS] = 0
    if not tables[R_OFFTURN_WIN]:
        then(row, TURN_THROW, -1, seat, 0)
        return
    win_if_won(tables, row, seat)
    if row[REASON]:
        return
    then(row, TURN_THROW, -1, seat, 0)
    if tables[R_LAY_DOWN]:
        then(row, BUILDING, seat, 0, 0)


@compiled
def _turn_over(tables, row):
    """CLK 4.4, CLK R21: the turn ends, doubles or not; the endgame may begin (CLK R59), or the game end (CLK R32)."""
    if not row[TURN]:  # everything is set up: the starter begins, CLK 1.8
        _begin_turn(tables, row, row[TURN_SEAT])
        return
    if not row[PILED]:
        row[IS_ENDGAME] = 1
    if is_dead_end(tables, row):
        end(row, DEAD_END, -1)
    elif tables[T_LAST_TURN] and row[TURN] >= tables[T_LAST_TURN]:
        end(row, TURN_CAP, -1)
    else:
        seat = row[TURN_SEAT] + 1
        _begin_turn(tables, row, 0 if seat == tables[T_SEATS] else seat)


@compiled
def _is_due(tables, row, at):
    """Must this be asked? CLK R26, CLK 5.6, and whether there is anything to do."""
    code, seat = row[at + CODE], row[at + ACTOR]
    if code == DISCARDING:
        return is_discard_due(tables, row, seat)
    if code == RETURNING:
        return row[SIZES + seat] > tables[T_HAND]
    if code == ACTING:
        return is_useful(tables, row, seat, row[at + ONE], row[at + TWO])
    return True


@compiled
def settle(tables, row):
    """What follows by itself, until somebody is asked, chance is, or the game is over."""
    while not row[REASON]:
        if not row[DEPTH]:
            _turn_over(tables, row)
            continue
        at = next_task(row)
        if row[at + CODE] == SETTING_DOWN:
            seats = row[at + ONE]
            drop(row)
            set_down(tables, row, seats)
        elif _is_due(tables, row, at):
            return
        else:
            drop(row)
