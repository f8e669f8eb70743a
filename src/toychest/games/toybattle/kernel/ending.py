"""How a game of Toy Battle ends."""

from toychest.contract.kernel import OVER
from toychest.games.kernels import viewed
from toychest.games.toybattle.kernel import layout as at


@at.called
def over(row, reason, first):
    """TOY R1: the game is over, and no effect follows; who is first by bits: 1 blue, 2 red."""
    row.actor, row.task, row.task_at = OVER, at.ENDED, 0
    row.deals = row.rival_deals = row.waiting = 0
    for place in range(at.MOST_WAITING):
        row.waiting_at[place] = 0
    row.reason = reason
    row.places[0] = 1 if first & 1 else 2
    row.places[1] = 1 if first & 2 else 2


@at.compiled
def captured(row, seat, troop, place):
    """TOY 7.1: a troop on any enemy headquarters wins at once."""
    row.captor_place, row.captor = place + 1, 8 * seat + troop
    over(row, at.HEADQUARTERS, 1 << seat)


@at.compiled
def stuck(row, seat):
    """TOY 7.3: more medals win; on a tie the side that is stuck loses."""
    first = seat if row.medals[seat] > row.medals[1 - seat] else 1 - seat
    over(row, at.STUCK, 1 << first)


@at.compiled
def stalled(row):
    """TOY R14: more medals win; on a tie nobody is first."""
    ahead = row.medals[0] - row.medals[1]
    over(row, at.NO_PROGRESS, 1 if ahead > 0 else 2 if ahead < 0 else 0)


@at.compiled
def objective_checked(tables, row):
    """TOY 7.2: as many medals as the objective win; both at once: the acting seat, or both (TOY R8)."""
    first = 0
    for seat in range(2):
        if row.medals[seat] >= tables.objective:
            first |= 1 << seat
    if first == 3 and not tables.is_shared:
        first = 1 << row.turn_seat
    if first:
        over(row, at.OBJECTIVE, first)


@at.compiled
def won(row, credit):
    """TOY 7.1 to 7.3: who is first has it all, halves if both or none are first."""
    credit[0] = 0.5 * (1 + row.places[1] - row.places[0])
    credit[1] = 1.0 - credit[0]


@at.entry
def points(table_cells, row_cells, out):
    """TOY 6.2: medals by seat, then places by seat."""
    row = viewed(row_cells, at.ROW)
    for seat in range(2):
        out[seat] = row.medals[seat]
        out[2 + seat] = row.places[seat]
