"""A table in memory."""

import asyncio
from collections.abc import Sequence

from toychest.contract import Seat
from toychest.host.asked import SeatAsked
from toychest.host.guest import Guest
from toychest.table import SeatRecord, Table


class HostedTable:
    """A table as it is stored, who holds its seats, and the guests around it. One request at a time holds the lock.

    `is_played` while its bots are awake; `bots_by_rules` once one of them had no kernel to think with.
    """

    def __init__(self, code: str, table: Table, records: Sequence[SeatRecord]) -> None:
        self.code = code
        self.table = table
        self.records = tuple(records)
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.is_played = False
        self.bots_by_rules = False

    def show(self, seated: SeatAsked | None = None) -> None:
        """Everything anew, to every guest."""
        for guest in self.guests:
            guest.show(seated)

    def reseat(self, seat: Seat, record: SeatRecord) -> None:
        """A seat has changed hands."""
        self.records = (*self.records[:seat], record, *self.records[seat + 1 :])
        self.table = self.table.with_names([held.name for held in self.records])

    def note_thinking(self, by: str) -> None:
        """Where no kernel covers these rules, everybody is shown so once."""
        if by == "rules" and not self.bots_by_rules:
            self.bots_by_rules = True
            self.show()
