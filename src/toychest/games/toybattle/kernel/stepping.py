"""A move is made, in place: a turn, the answer to an effect, or what chance brought."""

from numba import njit, types

from toychest.contract import CHANCE
from toychest.contract.kernel import OVER
from toychest.games.jitted import LEAN, STEP
from toychest.games.toybattle.kernel.bits import count_of, counts_at, gain, lose
from toychest.games.toybattle.kernel.ending import check_objective, close_regions, end
from toychest.games.toybattle.kernel.layout import (
    ACTOR,
    BASE_EFFECT,
    BASES,
    CAPTOR,
    CAPTOR_PLACE,
    CHOOSE,
    DEAL_MOVE,
    DEALS,
    DECLINE_MOVE,
    DISCARD_MOVE,
    DISCARDS,
    DRAW_TILES,
    EXHUME_MOVE,
    HEADQUARTERS,
    IDLE,
    KNOWN,
    OTHER_TILES,
    PICK_MOVE,
    PICK_ROB,
    PICK_SUPPRESS,
    PLACE_MOVE,
    RACK,
    RECALL_MOVE,
    RIVAL_DEALS,
    ROB_MOVE,
    SHOVE_MOVE,
    SKULLY,
    SKULLY_TILES,
    STAR_TILES,
    STARTER_TILES,
    SUPPRESS_MOVE,
    SUPPRESSED,
    TAKE_MOVE,
    TAKEN_TILES,
    TASK,
    TROOP_EFFECT,
    TURN_SEAT,
    UNSEEN,
    WAITING,
)
from toychest.games.toybattle.kernel.parts import part
from toychest.games.toybattle.kernel.stacks import lay, lift, tile_below
from toychest.games.toybattle.kernel.turn import after_placing, ask, drop_waiting, go_on, reserve, room


@part
def forget_known(row, seat, troop):
    """A tile of this troop left the rack: one fewer is known to lie there, if any was."""
    if count_of(counts_at(row, KNOWN + seat), troop):
        lose(row, KNOWN + seat, troop)


@part
def place_troop(tables, row, troop, place):
    """TOY 2.4: from the rack onto the space; medals, then a capture, at once (TOY R1); then effects are due."""
    seat = types.int64(row[TURN_SEAT])
    lose(row, RACK + seat, troop)
    forget_known(row, seat, troop)
    if place >= tables[BASES]:  # TOY 7.1
        row[CAPTOR_PLACE], row[CAPTOR] = place + 1, 8 * seat + troop
        end(row, HEADQUARTERS, 1 << seat)
        return
    lay(row, place, 8 * seat + troop)
    close_regions(tables, row, place, seat)
    check_objective(tables, row)
    if row[ACTOR] != OVER:
        after_placing(tables, row, troop, place)


@part
def close_around(tables, row, base):
    """TOY R5: regions are looked at after every change and for both sides."""
    tile = tile_below(row, base, 0)
    if tile >= 0:
        close_regions(tables, row, base, tile >> 3)


@part
def go_on_unless_won(tables, row):
    """TOY 7.2, then what follows."""
    check_objective(tables, row)
    if row[ACTOR] != OVER:
        go_on(tables, row)


@part
def discard_troop(tables, row, base):
    """TOY 4.3, TOY R10: the visible enemy goes to its owner's discards."""
    tile = lift(row, base)
    gain(row, DISCARDS + (tile >> 3), tile & 7)
    row[IDLE] = -1
    close_around(tables, row, base)
    go_on_unless_won(tables, row)


@part
def recall_troop(tables, row, base):
    """TOY 5.1: back to the rack, where everybody knows it; its own base effect is cancelled (TOY R6)."""
    seat, tile = types.int64(row[TURN_SEAT]), lift(row, base)
    gain(row, RACK + seat, tile & 7)
    gain(row, KNOWN + seat, tile & 7)
    for at in range(row[WAITING], 0, -1):
        if row[WAITING + at] == base:
            drop_waiting(row, at)
            break
    close_around(tables, row, base)
    go_on_unless_won(tables, row)


@part
def shove_troop(tables, row, start, goal):
    """TOY 5.4, TOY R7: onto any base beside it, whatever lies there; its new base comes first."""
    lay(row, goal, lift(row, start))
    close_around(tables, row, goal)
    close_around(tables, row, start)
    go_on_unless_won(tables, row)


@part
def take_tiles(tables, row):
    """TOY 2.2, TOY 4.1, TOY 4.6, TOY 5.3: as many as wanted, as the reserve has and as the rack has room for."""
    wanted = tables[DRAW_TILES]
    if row[TASK] == CHOOSE:
        wanted = tables[TAKEN_TILES]
    elif row[TASK] < BASE_EFFECT:
        wanted = tables[SKULLY_TILES] if row[TASK] == TROOP_EFFECT + SKULLY else tables[STAR_TILES]
    seat = types.int64(row[TURN_SEAT])
    row[DEALS] = min(types.int64(wanted), room(tables, row, seat), reserve(tables, row, seat))
    go_on(tables, row)


@part
def deal_tile(tables, row, troop):
    """TOY 1.7, TOY 2.2: a tile goes from the reserve to the rack."""
    seat = types.int64(row[TURN_SEAT])
    if row[DEALS]:
        row[DEALS] -= 1
    else:
        row[RIVAL_DEALS] -= 1
        seat = 1 - seat
    lose(row, UNSEEN + seat, troop)
    gain(row, RACK + seat, troop)
    row[IDLE] = -1
    go_on(tables, row)


@part
def pick_tile(tables, row, troop):
    """TOY 4.5: the tile that was pointed at is discarded; TOY 5.7: or it lies face down."""
    victim = 1 - types.int64(row[TURN_SEAT])
    if row[TASK] == PICK_SUPPRESS:
        gain(row, SUPPRESSED + victim, troop)
    else:
        lose(row, RACK + victim, troop)
        forget_known(row, victim, troop)
        gain(row, DISCARDS + victim, troop)
        row[IDLE] = -1
    go_on(tables, row)


@part
def begin(tables, row, starter):
    """TOY 1.6, TOY 1.7: the starter takes three tiles, the other side four."""
    row[TURN_SEAT] = starter
    row[DEALS], row[RIVAL_DEALS] = tables[STARTER_TILES], tables[OTHER_TILES]
    go_on(tables, row)


@part
def exhume_troop(tables, row, troop):
    """TOY 5.5: one of one's own discarded troops goes back to the rack, where everybody knows it."""
    seat = types.int64(row[TURN_SEAT])
    lose(row, DISCARDS + seat, troop)
    gain(row, RACK + seat, troop)
    gain(row, KNOWN + seat, troop)
    go_on(tables, row)


@njit(STEP, **LEAN)
def step(tables, row, move, scratch):
    """The move is made, and what follows until somebody is to act."""
    if PLACE_MOVE <= move < SHOVE_MOVE:
        place_troop(tables, row, (move - PLACE_MOVE) >> 5, (move - PLACE_MOVE) & 31)
    elif move < DEAL_MOVE:
        begin(tables, row, move)
    elif move < PICK_MOVE:
        deal_tile(tables, row, move - DEAL_MOVE)
    elif move < TAKE_MOVE:
        pick_tile(tables, row, move - PICK_MOVE)
    elif move == TAKE_MOVE:
        take_tiles(tables, row)
    elif move == ROB_MOVE:
        ask(row, types.int64(CHANCE), PICK_ROB, 0)
    elif move == SUPPRESS_MOVE:
        ask(row, types.int64(CHANCE), PICK_SUPPRESS, 0)
    elif move == DECLINE_MOVE:
        go_on(tables, row)
    elif move < DISCARD_MOVE:
        exhume_troop(tables, row, move - EXHUME_MOVE)
    elif move < RECALL_MOVE:
        discard_troop(tables, row, move - DISCARD_MOVE)
    elif move < PLACE_MOVE:
        recall_troop(tables, row, move - RECALL_MOVE)
    else:
        shove_troop(tables, row, (move - SHOVE_MOVE) >> 5, (move - SHOVE_MOVE) & 31)
