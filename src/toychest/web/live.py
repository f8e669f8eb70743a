"""A table in memory, and the browsers around it."""

import asyncio
from collections.abc import Callable, Sequence

import msgspec

from toychest.contract import Seat
from toychest.table import Happened, SeatRecord, Shown, Table, seats_of, shown_until
from toychest.web.connections import Connection, written
from toychest.web.messages import EnterTable
from toychest.web.telling import Audience, entries_played, table_shown, view_seat

Request = Callable[[Table], Happened]
"""What the table is asked to do."""


class LiveTable:
    """A table in memory, with the browsers around it. One request at a time. `is_played` while a bot is at it."""

    def __init__(self, code: str, table: Table, records: Sequence[SeatRecord]) -> None:
        self.code = code
        self.table = table
        self.records = tuple(records)
        self.shown = shown_until(table)
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()
        self.is_played = False
        self.bots_by_rules = False

    def welcome(self, connection: Connection, wanted: EnterTable) -> None:
        """A browser enters: it is shown everything, and from then on told what happens."""
        connection.seats = seats_of(self.records, wanted.tokens)
        connection.looking = None if wanted.looking is None else Seat(wanted.looking)
        connection.shown = connection.shown or Shown(since=self.table.seq + 1)
        self.show_to(connection)
        self.connections.add(connection)

    def show_to(self, connection: Connection) -> None:
        """Everything, to one browser."""
        if connection.looking not in connection.seats:
            connection.looking = view_seat(self.table, connection.seats)
        shown = self.shown if connection.seats else connection.shown or self.shown
        told = table_shown(self.code, self.table, self.records, _audience(connection), shown)
        connection.tell(msgspec.structs.replace(told, bots_by_rules=self.bots_by_rules))

    def show_to_all(self) -> None:
        """Everything, to everybody."""
        for connection in self.connections:
            self.show_to(connection)

    def tell_all(self, happened: Happened, sender: Connection | None = None, request: str | None = None) -> None:
        """The new entries, to everybody. Where the same seats look on, the same is told, which is written once."""
        told: dict[Audience, bytes] = {}
        for connection in self.connections - {sender}:
            audience = _audience(connection)
            if audience not in told:
                told[audience] = written(entries_played(happened, audience, None))
            connection.put(told[audience])
        if sender is not None:
            sender.tell(entries_played(happened, _audience(sender), request))

    def reseat(self, seat: Seat, record: SeatRecord) -> None:
        """A seat has changed hands."""
        self.records = (*self.records[:seat], record, *self.records[seat + 1 :])
        self.table = self.table.with_names([held.name for held in self.records])

    def note_thinking(self, by: str) -> None:
        """Where no kernel covers these rules, everybody is shown so once."""
        if by == "rules" and not self.bots_by_rules:
            self.bots_by_rules = True
            self.show_to_all()

    def confirm(self, connection: Connection, seat: Seat | None, seq: int) -> None:
        """A browser has shown the fleeting events of an entry to this seat of it."""
        if not connection.seats:
            shown = connection.shown or self.shown
            connection.shown = shown.with_confirmed(self.table, seq, (), None)
        else:
            self.shown = self.shown.with_confirmed(self.table, seq, connection.seats, seat)


def _audience(connection: Connection) -> Audience:
    return Audience(connection.seats, connection.looking)
