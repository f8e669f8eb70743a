"""The tables that somebody sits at right now. Stored before told: nobody hears of an entry that could be lost."""

import asyncio
import weakref
from collections.abc import Callable, Mapping, Sequence

from toychest.contract import Edition, Seat
from toychest.table import (
    Happened,
    SeatRecord,
    Store,
    Table,
    held_seat,
    new_code,
    new_table,
    record_of,
    seats_of,
    table_of,
    taken_seat,
)
from toychest.table.errors import RequestTaken, SeatNotFree, SeqTaken, Stale, TableExists, UnknownEdition
from toychest.web.connections import Connection, written
from toychest.web.messages import EntriesPlayed, StartTable, TableStarted, TakeSeat
from toychest.web.telling import entries_played, standing, table_shown

Request = Callable[[Table], Happened]


class LiveTable:
    """A table in memory, with the browsers around it. One request at a time."""

    def __init__(self, code: str, table: Table, records: Sequence[SeatRecord]) -> None:
        self.code = code
        self.table = table
        self.records = tuple(records)
        self.connections: set[Connection] = set()
        self.lock = asyncio.Lock()

    def welcome(self, connection: Connection, tokens: Sequence[str]) -> None:
        """A browser enters: it is shown everything, and from then on told what happens."""
        connection.seats = seats_of(self.records, tokens)
        self.show_to(connection)
        self.connections.add(connection)

    def show_to(self, connection: Connection) -> None:
        """Everything, to one browser."""
        connection.tell(table_shown(self.code, self.table, self.records, connection.seats))

    def show_to_all(self) -> None:
        """Everything, to everybody."""
        for connection in self.connections:
            self.show_to(connection)

    def tell_all(self, happened: Happened, sender: Connection, request: str) -> None:
        """The new entries, to everybody. Browsers with the same seats are told the same, which is written once."""
        told: dict[frozenset[Seat], bytes] = {}
        for connection in self.connections - {sender}:
            if connection.seats not in told:
                told[connection.seats] = written(entries_played(happened, connection.seats, None))
            connection.put(told[connection.seats])
        sender.tell(entries_played(happened, sender.seats, request))


class Tables:
    """Every table that is in use, backed by the store."""

    def __init__(self, store: Store, editions: Mapping[str, Edition]) -> None:
        self.store = store
        self.editions = editions
        self._live: dict[str, LiveTable] = {}
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

    async def enter(self, code: str, connection: Connection, tokens: Sequence[str]) -> LiveTable:
        """The table, with this browser at it. Raises `NoSuchTable`."""
        async with self._loading.setdefault(code, asyncio.Lock()):
            live = self._live.get(code) or await self._loaded(code)
            live.welcome(connection, tokens)
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

    async def grant(self, live: LiveTable, sender: Connection, request_id: str, seq: int, request: Request) -> None:
        """Do it, store it, then tell it. A request sent twice is done once and answered twice.

        It is not cut short when the sender leaves: what is stored, the others are told.
        """
        await asyncio.shield(self._grant(live, sender, request_id, seq, request))

    async def _grant(self, live: LiveTable, sender: Connection, request_id: str, seq: int, request: Request) -> None:
        async with live.lock:
            try:
                live.table.expect(seq)
                happened = request(live.table)
                await self.store.append(live.code, happened.entries, request_id)
            except (Stale, SeqTaken, RequestTaken) as refused:
                if not isinstance(refused, Stale) or seq > live.table.seq:
                    await self._reload(live)
                if await self.store.find_request(live.code, request_id) is None:
                    raise Stale(seq, live.table.seq + 1) from refused
                sender.tell(EntriesPlayed(id=request_id, entries=[], standing=standing(live.table, sender.seats)))
                return
            live.table = happened.table
            live.tell_all(happened, sender, request_id)

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
