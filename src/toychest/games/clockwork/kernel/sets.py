"""Complete machines: when they are laid down, and who escapes."""

from toychest.games.clockwork.kernel.agenda import drop_all, then
from toychest.games.clockwork.kernel.cards import held
from toychest.games.clockwork.kernel.compiling import compiled
from toychest.games.clockwork.kernel.layout import (
    AIRSHIP,
    BREAKER_BITS,
    BUILDING,
    BY_AIRSHIP,
    BY_MACHINE,
    FLYER_BITS,
    FLYERS,
    FUEL,
    HANDS,
    KINDS,
    LAID,
    LAID_BITS,
    LAID_COUNT,
    MACHINES,
    MOST_SETS,
    POWER,
    R_EXTRA_SETS,
    R_LAY_DOWN,
    R_OFFTURN_WIN,
    REASON,
    SIZES,
    T_AIRSHIP,
    T_MACHINE,
    TURN_SEAT,
    WINNER,
)


@compiled
def full_sets(tables, row, seat):
    """Machines of which a hand holds all parts, as bits."""
    parts, found = tables[T_MACHINE], 0
    if row[SIZES + seat] < parts:
        return 0
    for kind in range(MACHINES):
        found |= (row[HANDS + seat * KINDS + kind] == parts) << kind
    return found


@compiled
def complete(tables, row, seat):
    """CLK 8.1, CLK R29: those of them that may be laid down."""
    found, laid = full_sets(tables, row, seat), row[LAID_BITS + seat]
    if found and tables[R_EXTRA_SETS]:
        found &= ~(FLYER_BITS if laid & FLYER_BITS else 0) & ~(BREAKER_BITS if laid & BREAKER_BITS else 0)
    return found


@compiled
def way_out(tables, row, seat):
    """CLK 8.3, CLK 8.4: how this seat can escape with its hand and what it has laid down, or 0."""
    if held(row, seat, POWER) and held(row, seat, AIRSHIP) == tables[T_AIRSHIP]:
        return BY_AIRSHIP
    if not held(row, seat, FUEL):
        return 0
    ready = row[LAID_BITS + seat] | full_sets(tables, row, seat)
    return BY_MACHINE if ready & FLYER_BITS and ready & BREAKER_BITS else 0


@compiled
def lacks_only_fuel(row, seat):
    """CLK 8.4: a flyer and a breaker lie in front of this seat."""
    laid = row[LAID_BITS + seat]
    return laid & FLYER_BITS != 0 and laid & BREAKER_BITS != 0


@compiled
def _may_win_now(tables, row, seat):
    """CLK R28: also on somebody else's turn, unless the win must wait for one's own."""
    return seat == row[TURN_SEAT] or not tables[R_OFFTURN_WIN]


@compiled
def end(row, reason, winner):
    """The game has ended; no winner is -1."""
    row[REASON] = reason
    row[WINNER] = winner + 1
    drop_all(row)


@compiled
def lay_set(tables, row, seat, kind):
    """CLK 8.1, CLK R31: the parts lie open in front of their owner, and stay there."""
    row[HANDS + seat * KINDS + kind] -= tables[T_MACHINE]
    row[SIZES + seat] -= tables[T_MACHINE]
    row[LAID + seat * MOST_SETS + row[LAID_COUNT + seat]] = kind + 1
    row[LAID_COUNT + seat] += 1
    row[LAID_BITS + seat] |= 1 << kind


@compiled
def _lay_first(tables, row, seat, ready, first, beyond):
    """The first of these machines that is ready."""
    for kind in range(first, beyond):
        if ready >> kind & 1:
            lay_set(tables, row, seat, kind)
            return


@compiled
def escape(tables, row, seat):
    """CLK 8.3, CLK 8.4: everything that wins lies open; the game is over."""
    way = way_out(tables, row, seat)
    if way == BY_MACHINE:
        ready, laid = full_sets(tables, row, seat), row[LAID_BITS + seat]
        if not laid & FLYER_BITS:
            _lay_first(tables, row, seat, ready, 0, FLYERS)
        if not laid & BREAKER_BITS:
            _lay_first(tables, row, seat, ready, FLYERS, MACHINES)
    end(row, way, seat)


@compiled
def win_if_won(tables, row, seat):
    """CLK R27: whoever has just got a card that wins lays everything down and wins, without a discard."""
    if not tables[R_LAY_DOWN] and _may_win_now(tables, row, seat) and way_out(tables, row, seat):
        escape(tables, row, seat)


@compiled
def may_escape(tables, row, seat):
    """CLK R27, CLK R28: whoever may choose can lay down what wins, now and without a discard."""
    return tables[R_LAY_DOWN] != 0 and _may_win_now(tables, row, seat) and way_out(tables, row, seat) != 0


@compiled
def _then_build(row, seats):
    """CLK R27: the seats are asked in their order, so the last one is put on the stack first."""
    for digit in range(3, -1, -1):
        seat = (seats >> (3 * digit) & 7) - 1
        if seat >= 0:
            then(row, BUILDING, seat, 0, 0)


@compiled
def set_down(tables, row, seats):
    """CLK 8.1, CLK R27, CLK R28: what is complete in these hands goes down, one after the other; or each is asked."""
    if tables[R_LAY_DOWN]:
        _then_build(row, seats)
        return
    while seats and not row[REASON]:
        seat = (seats & 7) - 1
        seats >>= 3
        found = complete(tables, row, seat)
        for kind in range(MACHINES if found else 0):
            if found >> kind & 1:
                lay_set(tables, row, seat, kind)
        win_if_won(tables, row, seat)
