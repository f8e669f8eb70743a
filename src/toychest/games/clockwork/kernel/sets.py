"""Complete machines: when they are laid down, and who escapes."""

from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kernel.agenda import drop_all, with_task


@at.compiled
def _full_sets(tables, row, seat):
    """Machines of which a hand holds all parts, as bits."""
    parts, found = tables.machine, 0
    if row.sizes[seat] < parts:
        return 0
    for kind in range(at.MACHINES):
        found |= (row.hands[seat, kind] == parts) << kind
    return found


@at.compiled
def complete(tables, row, seat):
    """CLK 8.1, CLK R29: those of them that may be laid down."""
    found, laid = _full_sets(tables, row, seat), row.laid_bits[seat]
    if found and tables.extra_sets:
        found &= ~(at.FLYER_BITS if laid & at.FLYER_BITS else 0)
        found &= ~(at.BREAKER_BITS if laid & at.BREAKER_BITS else 0)
    return found


@at.compiled
def way_out(tables, row, seat):
    """CLK 8.3, CLK 8.4: how this seat can escape with its hand and what it has laid down, or 0."""
    if row.hands[seat, at.POWER] and row.hands[seat, at.AIRSHIP] == tables.airship:
        return at.BY_AIRSHIP
    if not row.hands[seat, at.FUEL]:
        return 0
    ready = row.laid_bits[seat] | _full_sets(tables, row, seat)
    return at.BY_MACHINE if ready & at.FLYER_BITS and ready & at.BREAKER_BITS else 0


@at.compiled
def lacks_only_fuel(row, seat):
    """CLK 8.4: a flyer and a breaker lie in front of this seat."""
    laid = row.laid_bits[seat]
    return laid & at.FLYER_BITS != 0 and laid & at.BREAKER_BITS != 0


@at.compiled
def _may_win_now(tables, row, seat):
    """CLK R28: also on somebody else's turn, unless the win must wait for one's own."""
    return seat == row.turn_seat or not tables.offturn_win


@at.compiled
def over(row, reason, winner):
    """The game has ended; no winner is -1."""
    row.reason = reason
    row.winner = winner + 1
    drop_all(row)


@at.compiled
def _with_laid(row, seat, kind, parts):
    """CLK R31: all parts of a machine, or the one card that wins with it, leave the hand and stay on the table."""
    row.hands[seat, kind] -= parts
    row.sizes[seat] -= parts
    row.laid[seat, row.laid_count[seat]] = kind + 1
    row.laid_count[seat] += 1
    row.laid_bits[seat] |= 1 << kind


@at.compiled
def set_laid(tables, row, seat, kind):
    """CLK 8.1, CLK 8.3: the parts lie open in front of their owner."""
    _with_laid(row, seat, kind, tables.airship if kind == at.AIRSHIP else tables.machine)


@at.compiled
def _first_laid(tables, row, seat, ready, first, beyond):
    """The first of these machines that is ready."""
    for kind in range(first, beyond):
        if ready >> kind & 1:
            set_laid(tables, row, seat, kind)
            return


@at.compiled
def escaped(tables, row, seat):
    """CLK 8.3, CLK 8.4: everything that wins lies open, Fuel or Power too; the game is over."""
    way = way_out(tables, row, seat)
    if way == at.BY_AIRSHIP:
        set_laid(tables, row, seat, at.AIRSHIP)
        _with_laid(row, seat, at.POWER, 1)
    else:
        ready, laid = _full_sets(tables, row, seat), row.laid_bits[seat]
        if not laid & at.FLYER_BITS:
            _first_laid(tables, row, seat, ready, 0, at.FLYERS)
        if not laid & at.BREAKER_BITS:
            _first_laid(tables, row, seat, ready, at.FLYERS, at.MACHINES)
        _with_laid(row, seat, at.FUEL, 1)
    over(row, way, seat)


@at.compiled
def gained(tables, row, seat):
    """CLK R27: whoever has just got a card that wins lays everything down and wins, without a discard."""
    if not tables.lay_down and _may_win_now(tables, row, seat) and way_out(tables, row, seat):
        escaped(tables, row, seat)


@at.compiled
def escapes(tables, row, seat, ids):
    """CLK R27, CLK R28: whoever may choose can lay down what wins, now and without a discard; gives how many moves."""
    ids[0] = at.ESCAPE
    return 1 if tables.lay_down and _may_win_now(tables, row, seat) and way_out(tables, row, seat) else 0


@at.compiled
def any_card(tables, row, seat, first, ids):
    """Each kind in this hand, as moves numbered from `first` on, or what wins with it; gives how many."""
    count = escapes(tables, row, seat, ids)
    for kind in range(at.KINDS):
        ids[count] = first + kind
        count += row.hands[seat, kind] > 0
    return count


@at.compiled
def set_down(tables, row, task):
    """CLK 8.1, CLK R27, CLK R28: what is complete in these hands goes down, one after the other; or each is asked."""
    if tables.lay_down:
        for place in range(at.SEATS - 1, -1, -1):  # who is asked first lies on top
            if task.seats[place]:
                with_task(row, at.BUILDING, task.seats[place] - 1)
        return
    for place in range(at.SEATS):
        if row.reason or not task.seats[place]:
            return
        seat = task.seats[place] - 1
        found = complete(tables, row, seat)
        for kind in range(at.MACHINES if found else 0):
            if found >> kind & 1:
                set_laid(tables, row, seat, kind)
        gained(tables, row, seat)


@at.compiled
def building_moves(tables, row, task, ids):
    """CLK R27: what this seat may lay down; asked whether or not there is anything."""
    count = escapes(tables, row, task.actor, ids)
    found = complete(tables, row, task.actor)
    for kind in range(at.MACHINES):
        ids[count] = at.BUILD + kind
        count += found >> kind & 1
    ids[count] = at.HOLD
    return count + 1


@at.compiled
def built(tables, row, task, move):
    """CLK R27: what is complete goes down, one by one, until the seat holds."""
    if move == at.ESCAPE:
        escaped(tables, row, task.actor)
    elif move != at.HOLD:
        set_laid(tables, row, task.actor, move - at.BUILD)
        with_task(row, at.BUILDING, task.actor)
