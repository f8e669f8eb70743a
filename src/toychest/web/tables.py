"""The tables that somebody sits at right now. Stored before told: nobody hears of an entry that could be lost."""

import asyncio
import weakref
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from toychest.contract import Edition, Seat
from toychest.table import (
    Happened,
    SeatRecord,
    Shown,
    Store,
    Table,
    held_seat,
    new_code,
    new_table,
    record_of,
    seats_of,
    shown_until,
    table_of,
    taken_seat,
)
from toychest.table.errors import RequestTaken, SeatNotFree, SeqTaken, Stale, TableExists, UnknownEdition
from toychest.web.connections import Connection, written
from toychest.web.messages import EnterTable, EntriesPlayed, Sequenced, StartTable, TableStarted, TakeSeat
from toychest.web.telling import Audience, entries_played, standing, table_shown, view_seat

Request = Callable[[Table], Happened]

MOST_KEPT: Final = 10_000
"""Tables that nobody sits at of which it is remembered what was shown there; beyond that, the oldest are forgotten."""


class LiveTable:
    """A table in memory, with the browsers around it. One request at a time."""

    def __init__(self, code: str, table: Table, records: Sequence[SeatRecord]) -> None:
        self.code = code
        self.table = table
        self.records = tuple(records)
        self.shown = shown_until(table)
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()

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
        connection.tell(table_shown(self.code, self.table, self.records, _audience(connection), shown))

    def show_to_all(self) -> None:
        """Everything, to everybody."""
        for connection in self.connections:
            self.show_to(connection)

    def tell_all(self, happened: Happened, sender: Connection, request: str) -> None:
        """The new entries, to everybody. Where the same seats look on, the same is told, which is written once."""
        told: dict[Audience, bytes] = {}
        for connection in self.connections - {sender}:
            audience = _audience(connection)
            if audience not in told:
                told[audience] = written(entries_played(happened, audience, None))
            connection.put(told[audience])
        sender.tell(entries_played(happened, _audience(sender), request))

    def confirm(self, connection: Connection, seat: Seat | None, seq: int) -> None:
        """A browser has shown the fleeting events of an entry to this seat of it."""
        if not connection.seats:
            shown = connection.shown or self.shown
            connection.shown = shown.with_confirmed(self.table, seq, (), None)
        else:
            self.shown = self.shown.with_confirmed(self.table, seq, connection.seats, seat)


def _audience(connection: Connection) -> Audience:
    return Audience(connection.seats, connection.looking)


class Tables:
    """Every table that is in use, backed by the store."""

    def __init__(self, store: Store, editions: Mapping[str, Edition]) -> None:
        self.store = store
        self.editions = editions
        self._live: dict[str, LiveTable] = {}
        self._shown: dict[str, Shown] = {}
        self._loading: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    async def start(self, wanted: StartTable) -> TableStarted:
        """A new table. With nobody to wait for, its first chance moves are made at once."""
        edition = self.editions.get(wanted.edition)
        if edition is None:
            raise UnknownEdition(wanted.edition)
        names = [seat.name.strip() for seat in wanted.seats]
        table = await asyncio.to_thread(new_table, edition, wanted.options, names)  # a file of one's own takes a while
        held = {at: held_seat(seat.name) for at, seat in enumerate(wanted.seats) if seat.is_here}
        records = [held[at][0] if at in held else SeatRecord(name="") for at in range(len(wanted.seats))]
        if wanted.entropy and held:
            table = table.add_entropy(Seat(min(held)), wanted.entropy).table
        if len(held) == len(records) and table.waits_for is not None:
            table = table.open_turn(table.waits_for).table
        code = await self._stored(table, records)
        return TableStarted(code=code, seats=list(held), tokens=[token for _, token in held.values()])

    async def _stored(self, table: Table, records: Sequence[SeatRecord]) -> str:
        while True:
            code = new_code()
            try:
                await self.store.create(record_of(code, table, records))
            except TableExists:
                continue
            return code

    async def load(self, code: str) -> Table:
        """A table to look at. Raises `NoSuchTable`."""
        live = self._live.get(code) or await self._loaded(code)
        return live.table

    async def enter(self, code: str, connection: Connection, wanted: EnterTable) -> LiveTable:
        """The table, with this browser at it. Raises `NoSuchTable`."""
        async with self._loading.setdefault(code, asyncio.Lock()):
            live = self._live.get(code) or await self._loaded(code)
            live.shown = self._shown.pop(code, live.shown)
            live.welcome(connection, wanted)
            self._live[code] = live
            return live

    async def _loaded(self, code: str) -> LiveTable:
        """The table as it is stored. Its game is replayed on a thread, so that others go on meanwhile."""
        record = await self.store.load(code)
        return LiveTable(code, await asyncio.to_thread(table_of, record, self.editions), record.seats)

    async def leave(self, live: LiveTable, connection: Connection) -> None:
        """The browser is gone; a table without any is let go, once what is under way has ended."""
        async with live.lock:
            live.connections.discard(connection)
            if not live.connections:
                self._live.pop(live.code, None)
                self._keep_shown(live)

    def _keep_shown(self, live: LiveTable) -> None:
        """A browser that comes back is not shown again what it confirmed, though nobody was at the table meanwhile."""
        if live.table.outcome is None and live.shown.is_needed(live.table):
            self._shown[live.code] = live.shown
        while len(self._shown) > MOST_KEPT:
            del self._shown[next(iter(self._shown))]

    async def grant(self, live: LiveTable, sender: Connection, asked: Sequenced, request: Request) -> None:
        """Do it, store it, then tell it. A request sent twice is done once and answered twice.

        It is not cut short when the sender leaves: what is stored, the others are told.
        """
        await asyncio.shield(self._grant(live, sender, asked, request))

    async def _grant(self, live: LiveTable, sender: Connection, asked: Sequenced, request: Request) -> None:
        async with live.lock:
            try:
                live.table.expect(asked.seq)
                happened = request(live.table)
                await self.store.append(live.code, happened.entries, asked.id)
            except (Stale, SeqTaken, RequestTaken) as refused:
                if not isinstance(refused, Stale) or asked.seq > live.table.seq:
                    await self._reload(live)
                if await self.store.find_request(live.code, asked.id) is None:
                    raise Stale(asked.seq, live.table.seq + 1) from refused
                where = standing(live.table, sender.seats, view_seat(live.table, sender.seats))
                sender.tell(EntriesPlayed(id=asked.id, entries=[], standing=where, told_to=sender.looking))
                return
            live.table = happened.table
            sender.looking = Seat(asked.seat)
            live.tell_all(happened, sender, asked.id)

    async def _reload(self, live: LiveTable) -> None:
        """Another server may have written to this table: go on from what is stored."""
        record = await self.store.load(live.code)
        if len(record.entries) == live.table.seq and record.seats == live.records:
            return
        live.table, live.records = table_of(record, self.editions), record.seats
        live.show_to_all()

    async def seat(self, live: LiveTable, connection: Connection, wanted: TakeSeat) -> None:
        """Somebody sits down; everybody is shown it."""
        await asyncio.shield(self._seat(live, connection, wanted))

    async def _seat(self, live: LiveTable, connection: Connection, wanted: TakeSeat) -> None:
        async with live.lock:
            seat = Seat(wanted.seat)
            record = taken_seat(live.records, seat, wanted.name, wanted.token)
            entropy = wanted.entropy if live.records[seat].is_free else ""
            try:
                await self.store.set_seat(live.code, seat, record)
            except SeatNotFree:
                await self._reload(live)
                raise
            live.records = (*live.records[:seat], record, *live.records[seat + 1 :])
            live.table = live.table.with_names([held.name for held in live.records])
            connection.seats |= {seat}
            await self._mix(live, seat, entropy)
            live.show_to_all()

    async def _mix(self, live: LiveTable, seat: Seat, entropy: str) -> None:
        """Entropy from whoever sits down, while no chance move was made."""
        while entropy and live.table.may_add_entropy:
            happened = live.table.add_entropy(seat, entropy)
            try:
                await self.store.append(live.code, happened.entries)
            except SeqTaken:
                await self._reload(live)
            else:
                live.table = happened.table
                return
