"""What may be done where a pawn is: take a card, challenge a rival, search the discards."""

from toychest.games.clockwork.kernel.agenda import then, then_act, then_chained
from toychest.games.clockwork.kernel.asking import ask, asks
from toychest.games.clockwork.kernel.compiling import compiled
from toychest.games.clockwork.kernel.layout import (
    ASK,
    DRAWING,
    FIELDS,
    GO,
    IS_CHAIN,
    IS_ENDGAME,
    KINDS,
    LYING,
    M_ASK,
    M_PASS,
    M_SEARCH,
    M_TAKE,
    MAY_PASS,
    PILES,
    R_ENDGAME_DEMANDS,
    R_ENDGAME_SPECIAL,
    R_ENDGAME_TARGET,
    R_GATE_ARRIVAL,
    R_TOWER_CHALLENGE,
    R_YARD_ARRIVAL,
    R_YARD_CHALLENGE_EXACT,
    SEARCH,
    T_SEATS,
    T_TOWERS,
    TAKE,
)
from toychest.games.clockwork.kernel.places import (
    at_towers,
    is_special,
    may_search_in_endgame,
    others_on,
    rivals_met,
    yard_at,
)
from toychest.games.clockwork.kernel.searching import begin_search, searches


@compiled
def _arrive_at_towers(tables, row, seat):
    """CLK 6.1, CLK R46, CLK R50, CLK R61: search, if one wants to."""
    is_gated = row[IS_ENDGAME] and tables[R_GATE_ARRIVAL] and not may_search_in_endgame(row)
    may = SEARCH if row[LYING] and not is_gated else 0
    if tables[R_TOWER_CHALLENGE] and not row[IS_ENDGAME] and others_on(tables, row, seat, tables[T_TOWERS]):
        may |= ASK
    if may:
        then_act(row, seat, may | MAY_PASS, 0)


@compiled
def _arrive_in_yard(tables, row, seat, yard, is_exact):
    """CLK 4.1, CLK R22 to R24, CLK R47: take a card, or challenge."""
    asks_too = (is_exact or not tables[R_YARD_CHALLENGE_EXACT]) and rivals_met(tables, row, seat) != 0
    if not row[PILES + yard - 1]:
        if asks_too:
            then_act(row, seat, ASK | MAY_PASS, 0)
    elif not asks_too:
        then(row, DRAWING, -1, seat, yard)
    else:
        then_act(row, seat, TAKE | ASK | (IS_CHAIN if tables[R_YARD_ARRIVAL] else 0), 0)


@compiled
def arrive(tables, row, seat, is_exact):
    """What follows when a pawn has come to a field: nothing, a choice, or the one thing there is."""
    if at_towers(tables, row, seat):
        _arrive_at_towers(tables, row, seat)
        return
    yard = yard_at(tables, row, row[FIELDS + seat])
    if yard:
        _arrive_in_yard(tables, row, seat, yard, is_exact)
    elif is_exact and rivals_met(tables, row, seat):  # CLK 5.1
        then_act(row, seat, ASK | MAY_PASS, 0)


@compiled
def _endgame_rivals(tables, row, seat):
    """CLK R63: rivals who are in the Towers already, or any, as bits."""
    if tables[R_ENDGAME_TARGET]:
        return ((1 << tables[T_SEATS]) - 1) & ~(1 << seat)
    return others_on(tables, row, seat, tables[T_TOWERS])


@compiled
def then_endgame_turn(tables, row, seat):
    """CLK 7.2 to 7.4, CLK R62, CLK R63: what a throw in the Towers allows once the yards are empty."""
    if not may_search_in_endgame(row):
        return
    may = SEARCH if row[LYING] else 0
    if is_special(row) and _endgame_rivals(tables, row, seat):
        may |= ASK
    if may:
        chain = IS_CHAIN if tables[R_ENDGAME_SPECIAL] and is_special(row) else 0
        then_act(row, seat, may | MAY_PASS | chain, 0)


@compiled
def rivals_here(tables, row, seat, asked):
    """CLK R49: whom this seat may ask now, as bits."""
    if row[IS_ENDGAME] and at_towers(tables, row, seat):
        here = _endgame_rivals(tables, row, seat)
    else:
        here = others_on(tables, row, seat, row[FIELDS + seat])
    while asked:
        here &= ~(1 << ((asked & 7) - 1))
        asked >>= 3
    return here


@compiled
def may_take(tables, row, seat):
    """CLK 4.1: this seat is in a yard that has cards."""
    yard = yard_at(tables, row, row[FIELDS + seat])
    return yard > 0 and row[PILES + yard - 1] > 0


@compiled
def is_useful(tables, row, seat, may, asked):
    """Is there anything to decide, as far as everybody can see?"""
    return (
        (may & TAKE != 0 and may_take(tables, row, seat))
        or (may & ASK != 0 and rivals_here(tables, row, seat, asked) != 0)
        or (may & SEARCH != 0 and row[LYING] > 0)
        or (may & GO != 0 and is_special(row))
    )


@compiled
def acts(tables, row, seat, may, asked, ids, count):
    """Every way to act but `go`, and to pass where that is allowed."""
    if may & TAKE and may_take(tables, row, seat):
        ids[count] = M_TAKE
        count += 1
    if may & ASK:
        count = asks(tables, row, seat, rivals_here(tables, row, seat, asked), ids, count)
    if may & SEARCH:
        count = searches(tables, row, seat, ids, count)
    if may & MAY_PASS:
        ids[count] = M_PASS
        count += 1
    return count


@compiled
def then_take(tables, row, seat):
    """CLK 4.1: the top card of the yard one is in."""
    then(row, DRAWING, -1, seat, yard_at(tables, row, row[FIELDS + seat]))


@compiled
def _then_ask_on(tables, row, seat, may, asked, rival):
    """CLK R63: where every rival may be asked once, the others are left."""
    if not (tables[R_ENDGAME_DEMANDS] and row[IS_ENDGAME] and at_towers(tables, row, seat)):
        then_chained(row, seat, may, asked, ASK)
        return
    shift = 0
    while asked >> shift:
        shift += 3
    rest = may if may & IS_CHAIN else ASK
    then_act(row, seat, rest | MAY_PASS, asked | (rival + 1) << shift)


@compiled
def act(tables, row, seat, may, asked, move):
    """One of the things that may be done here, or none of them."""
    if move == M_PASS:
        return
    if move == M_TAKE:
        then_chained(row, seat, may, asked, TAKE)
        then_take(tables, row, seat)
    elif move < M_SEARCH:
        _then_ask_on(tables, row, seat, may, asked, (move - M_ASK) // KINDS)
        ask(tables, row, seat, move, 0)
    else:
        then_chained(row, seat, may, asked, SEARCH)
        begin_search(row, seat, move - M_SEARCH)
