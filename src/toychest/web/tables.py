"""The tables that somebody sits at right now. Stored before told: nobody hears of an entry that could be lost."""

import asyncio
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Final

import structlog

from toychest.bots.pool import Pool
from toychest.bots.seated import awaited_bot
from toychest.contract import Edition, Seat
from toychest.table import SeatRecord, Shown, Store, Table, new_code, new_table, record_of, table_of, taken_seat
from toychest.table.errors import RequestTaken, SeatNotFree, SeqTaken, Stale, TableError, TableExists, UnknownEdition
from toychest.web.bots import PAUSE, Bots, Thinker
from toychest.web.connections import Connection
from toychest.web.hints import Hints
from toychest.web.live import LiveTable, Request
from toychest.web.messages import EnterTable, EntriesPlayed, SeatBot, Sequenced, StartTable, TableStarted, TakeSeat
from toychest.web.seating import reseated, seated
from toychest.web.telling import standing, view_seat

log = structlog.get_logger()

MOST_KEPT: Final = 10_000
"""Tables that nobody sits at of which it is remembered what was shown there; beyond that, the oldest are forgotten."""

MOST_WOKEN: Final = 1_000
"""Tables that are looked through for bots after a restart; older ones wake when somebody enters."""


class Tables:
    """Every table that is in use, backed by the store."""

    def __init__(
        self, store: Store, editions: Mapping[str, Edition], thinker: Thinker | None = None, pause: float = PAUSE
    ) -> None:
        self.store = store
        self.editions = editions
        thinker = thinker or Pool()
        self.bots = Bots(thinker, pause, self._play_for_bot, self._rest)
        self.hints = Hints(thinker)
        self._live: dict[str, LiveTable] = {}
        self._shown: dict[str, Shown] = {}
        self._loading: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    async def start(self, wanted: StartTable) -> TableStarted:
        """A new table. With nobody to wait for, its first chance moves are made at once."""
        edition = self.editions.get(wanted.edition)
        if edition is None:
            raise UnknownEdition(wanted.edition)
        records, tokens = seated(edition, wanted.seats)
        names = [record.name or seat.name.strip() for record, seat in zip(records, wanted.seats, strict=True)]
        table = await asyncio.to_thread(new_table, edition, wanted.options, names)  # a file of one's own takes a while
        if wanted.entropy and tokens:
            table = table.add_entropy(Seat(min(tokens)), wanted.entropy).table
        if not any(record.is_free for record in records) and table.waits_for is not None:
            table = table.open_turn(table.waits_for).table
        code = await self._stored(table, records)
        if awaited_bot(table, records) is not None:
            with suppress(TableError):  # the table is there, and wakes when somebody enters
                await self.wake(code)
        return TableStarted(code=code, seats=list(tokens), tokens=list(tokens.values()))

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

    async def wake(self, code: str) -> None:
        """Let the bots of a table play on, though nobody may be there. Raises `NoSuchTable`."""
        async with self._loading.setdefault(code, asyncio.Lock()):
            live = self._live.get(code) or await self._loaded(code)
            self.bots.wake(live)
            if live.is_played:
                self._live[code] = live

    async def wake_all(self) -> None:
        """After a restart: the bots of the latest tables play on. A table that cannot be read is left alone."""
        for listed in await self.store.list_recent(MOST_WOKEN):
            try:
                if listed.has_bots:
                    await self.wake(listed.code)
            except TableError as refused:
                log.warning("bots-not-woken", table=listed.code, because=str(refused))

    async def close(self) -> None:
        """Bots stop; every table stays as it is stored."""
        await self.bots.close()

    async def enter(self, code: str, connection: Connection, wanted: EnterTable) -> LiveTable:
        """The table, with this browser at it. Raises `NoSuchTable`."""
        async with self._loading.setdefault(code, asyncio.Lock()):
            live = self._live.get(code) or await self._loaded(code)
            live.shown = self._shown.pop(code, live.shown)
            live.welcome(connection, wanted)
            self._live[code] = live
            self.bots.wake(live)
            return live

    async def _loaded(self, code: str) -> LiveTable:
        """The table as it is stored. Its game is replayed on a thread, so that others go on meanwhile."""
        record = await self.store.load(code)
        return LiveTable(code, await asyncio.to_thread(table_of, record, self.editions), record.seats)

    async def leave(self, live: LiveTable, connection: Connection) -> None:
        """The browser is gone; a table without any is let go, once what is under way has ended."""
        async with live.lock:
            live.connections.discard(connection)
            self._rest(live)

    def _rest(self, live: LiveTable) -> None:
        """A table is let go where neither a browser nor a bot is at it."""
        if not live.connections and not live.is_played:
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
            self.bots.wake(live)

    async def _play_for_bot(self, live: LiveTable, seat: Seat, seq: int, request: Request) -> None:
        """As for a person: do it, store it, then tell it. Raises `Stale` if the table went on without it."""
        async with live.lock:
            live.table.expect(seq)
            if live.records[seat].bot is None:
                raise Stale(seq, live.table.seq + 1)
            happened = request(live.table)
            try:
                await self.store.append(live.code, happened.entries)
            except SeqTaken as refused:
                await self._reload(live)
                raise Stale(seq, live.table.seq + 1) from refused
            live.table = happened.table
            live.tell_all(happened)

    async def _reload(self, live: LiveTable) -> None:
        """Another server may have written to this table: go on from what is stored."""
        record = await self.store.load(live.code)
        if len(record.entries) == live.table.seq and record.seats == live.records:
            return
        live.table, live.records = table_of(record, self.editions), record.seats
        live.show_to_all()
        self.bots.wake(live)

    async def seat(self, live: LiveTable, connection: Connection, wanted: TakeSeat) -> None:
        """Somebody sits down; everybody is shown it."""
        await asyncio.shield(self._seat(live, connection, wanted))

    async def _seat(self, live: LiveTable, connection: Connection, wanted: TakeSeat) -> None:
        async with live.lock:
            seat = Seat(wanted.seat)
            record = taken_seat(live.records, seat, wanted.name, wanted.token)
            entropy = wanted.entropy if live.records[seat].is_free else ""
            await self._reseat(live, seat, record)
            connection.seats |= {seat}
            await self._mix(live, seat, entropy)
            live.show_to_all()
            self.bots.wake(live)

    async def seat_bot(self, live: LiveTable, wanted: SeatBot) -> None:
        """A bot sits down, changes its level or leaves; everybody is shown it."""
        await asyncio.shield(self._seat_bot(live, wanted))

    async def _seat_bot(self, live: LiveTable, wanted: SeatBot) -> None:
        async with live.lock:
            await self._reseat(live, Seat(wanted.seat), reseated(live.table, live.records, wanted))
            live.show_to_all()
            self.bots.wake(live)

    async def _reseat(self, live: LiveTable, seat: Seat, record: SeatRecord) -> None:
        """Store who sits there. Raises `SeatNotFree`."""
        try:
            await self.store.set_seat(live.code, seat, record)
        except SeatNotFree:
            await self._reload(live)
            raise
        live.reseat(seat, record)

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
