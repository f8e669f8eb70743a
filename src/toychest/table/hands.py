"""Whose hands play: the seats that nobody plays any more, as log and records say together."""

from collections.abc import Sequence

from toychest.contract import Seat
from toychest.table.seats import SeatRecord
from toychest.table.table import Table
from toychest.table.terms import NOBODY


def left_seats(table: Table, records: Sequence[SeatRecord]) -> tuple[Seat, ...]:
    """The seats whose holders left for good, and that nobody has got since."""
    held = (Seat(at) for at, record in enumerate(records) if record.token_hash is not None and not record.is_kept)
    return tuple(seat for seat in held if table.hand(seat) == NOBODY)
