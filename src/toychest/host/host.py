"""The one authority over tables. Stored before told: nobody hears of an entry that could be lost."""

import asyncio
import contextlib
import weakref
from collections.abc import Mapping, Sequence
from typing import Final

import structlog

from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.bots.workers.readiness import Readiness
from toychest.bots.workers.warming import Warming
from toychest.contract import Edition, Seat
from toychest.host.asked import Asked, BeatAsked, SeatAsked
from toychest.host.bots import Bots, Decision, Thinker, decision_at
from toychest.host.guest import Guest
from toychest.host.hints import check_hint, hint_for
from toychest.host.hosted import HostedTable
from toychest.host.seating import reseated
from toychest.table import Granted, SeatRecord, Store, Table, new_code, record_of, table_of, taken_seat
from toychest.table.errors import NoGuide, RequestTaken, SeatNotFree, SeqTaken, Stale, TableError, TableExists
from toychest.table.requests import LeaveGuide

log = structlog.get_logger()

MOST_WOKEN: Final = 1_000
"""Tables that are looked through for bots after a restart; older ones wake when somebody enters."""


MOST_LEARNING: Final = 10_000
"""Tables of which it is remembered how far somebody has gone on; beyond that, the oldest are forgotten."""


class Host:
    """Every table that is in use, backed by the store.

    Bots play by themselves, each after a `pause`; without one, whoever asks the host also asks for their moves.
    `warming` is told what is played, so that the thinker is ready for it.
    """

    def __init__(
        self,
        store: Store,
        editions: Mapping[str, Edition],
        thinker: Thinker,
        pause: float | None = None,
        warming: Warming | None = None,
    ) -> None:
        self.store = store
        self.editions = editions
        self._thinker = thinker
        self._warming = warming
        self._bots = None if pause is None else Bots(thinker, pause, self.grant, self._rest)
        self._in_use: dict[str, HostedTable] = {}
        self._acknowledged: dict[str, int] = {}
        self._loading: weakref.WeakValueDictionary[str, asyncio.Lock] = weakref.WeakValueDictionary()

    async def start(
        self, table: Table, records: Sequence[SeatRecord], acknowledged: int = 0, origin: str = ""
    ) -> HostedTable:
        """A new table is stored. With nobody to wait for, its first chance moves are made at once.

        A guide that does not begin at its first step has `acknowledged` the beats before. `origin` is the table that
        this one comes from.
        """
        is_new = len(table.frames) == 1
        if is_new and not any(record.is_free for record in records) and table.waits_for is not None:
            table = table.open_turn(table.waits_for).table
        table = table.with_chance_until_asked()
        code = await self._stored(table, records, origin)
        hosted = HostedTable(code, table.with_names([record.name for record in records]), records, acknowledged)
        hosted.engine = self._readiness(hosted)
        self._remember(hosted)
        self._look_at(hosted)
        self._wake(hosted)
        return hosted

    async def _stored(self, table: Table, records: Sequence[SeatRecord], origin: str) -> str:
        while True:
            code = new_code()
            try:
                await self.store.create(record_of(code, table, records, origin))
            except TableExists:
                continue
            return code

    async def load(self, code: str) -> HostedTable:
        """The table as it stands; its game is replayed on a thread, so that others go on meanwhile.

        Raises `NoSuchTable` and `LogError`. Whoever wants to be at it enters before waiting for anything else.
        """
        async with self._loading.setdefault(code, asyncio.Lock()):
            hosted = self._in_use.get(code)
            if hosted is not None:
                return hosted
            record = await self.store.load(code)
            table = await asyncio.to_thread(table_of, record, self.editions)
            hosted = HostedTable(code, table, record.seats, self._acknowledged.get(code, 0))
            hosted.engine = self._readiness(hosted)
            return hosted

    def enter(self, hosted: HostedTable, guest: Guest) -> None:
        """A guest is told from now on what happens at this table, and its bots wake."""
        hosted.guests.add(guest)
        self._in_use[hosted.code] = hosted
        self._look_at(hosted)
        self._wake(hosted)

    def _look_at(self, hosted: HostedTable) -> None:
        """Somebody is at this table: its game's engine comes before all others."""
        if self._warming is not None:
            self._warming.look_at(hosted.table.edition.game)
            if any(record.bot is not None for record in hosted.records):
                self._warming.play(hosted.table.edition.game)

    def _readiness(self, hosted: HostedTable) -> Readiness:
        return self._warming.readiness(hosted.table.edition.game) if self._warming is not None else Readiness(0)

    def hear_warming(self) -> None:
        """From now on tables are told how far their game's engine is; asked in the loop that they live in."""
        if self._warming is not None:
            loop = asyncio.get_running_loop()

            def tell(game: str) -> None:
                loop.call_soon_threadsafe(self._tell_engine, game)

            self._warming.tell = tell

    def _tell_engine(self, game: str) -> None:
        for hosted in self._in_use.values():
            if hosted.table.edition.game == game:
                hosted.note_engine(self._readiness(hosted))

    def entered(self, code: str) -> HostedTable | None:
        """The table by this code, if somebody is at it."""
        return self._in_use.get(code)

    def leave(self, hosted: HostedTable, guest: Guest) -> None:
        """A guest is told no more."""
        hosted.guests.discard(guest)
        self._rest(hosted)

    def _rest(self, hosted: HostedTable) -> None:
        """A table is let go where neither a guest nor a bot is at it."""
        if not hosted.guests and not hosted.is_played:
            self._in_use.pop(hosted.code, None)

    def _wake(self, hosted: HostedTable) -> None:
        """Let the bots of a table play on, though nobody may be there."""
        if self._bots is not None:
            self._bots.wake(hosted)
        if hosted.is_played:
            self._in_use[hosted.code] = hosted

    async def wake_all(self) -> None:
        """After a restart: the bots of the latest tables play on. A table that cannot be read is left alone."""
        for listed in await self.store.list_recent(MOST_WOKEN):
            try:
                if listed.has_bots:
                    self._wake(await self.load(listed.code))
            except TableError as refused:
                log.warning("bots-not-woken", table=listed.code, because=str(refused))

    async def close(self) -> None:
        """Bots stop, nobody thinks any more, and the store is closed: every table stays as it is stored."""
        if self._warming is not None:
            self._warming.tell = lambda game: None
        if self._bots is not None:
            await self._bots.close()
        await asyncio.to_thread(self._thinker.close)
        await self.store.close()

    async def grant(self, hosted: HostedTable, asked: Asked) -> Granted | None:
        """Do it, store it, then tell it; None if it was done before. Raises what refuses it, then nothing happened.

        `Stale`: the table went on without it. It is not cut short when the asker leaves: what is stored is told.
        """
        return await asyncio.shield(self._grant(hosted, asked))

    async def _grant(self, hosted: HostedTable, asked: Asked) -> Granted | None:
        async with hosted.lock:
            try:
                granted = _granted(hosted, asked)
                await self.store.append(hosted.code, granted.entries, asked.id)
            except (Stale, SeqTaken, RequestTaken) as refused:
                if not isinstance(refused, Stale) or asked.seq > hosted.table.seq:
                    await self._reload(hosted)
                if asked.id is None or await self.store.find_request(hosted.code, asked.id) is None:
                    raise Stale(asked.seq, hosted.table.seq + 1) from refused
                return None
            hosted.table = granted.table
            for guest in hosted.guests:
                guest.tell(granted, asked)
            self._wake(hosted)
            return granted

    async def _reload(self, hosted: HostedTable) -> None:
        """Another host may have written to this table: go on from what is stored."""
        record = await self.store.load(hosted.code)
        if len(record.entries) == hosted.table.seq and record.seats == hosted.records:
            return
        hosted.table, hosted.records = table_of(record, self.editions), record.seats
        hosted.show()
        self._wake(hosted)

    async def go_on(self, hosted: HostedTable, asked: BeatAsked) -> None:
        """The learner goes on from a beat of the guide; a rival that waited for it plays. Raises `NoGuide`."""
        async with hosted.lock:
            hosted.go_on(asked)
            self._remember(hosted)
            self._wake(hosted)

    def _remember(self, hosted: HostedTable) -> None:
        """Whoever learns and comes back need not go on from the same beats again."""
        if hosted.acknowledged:
            self._acknowledged[hosted.code] = hosted.acknowledged
        while len(self._acknowledged) > MOST_LEARNING:
            del self._acknowledged[next(iter(self._acknowledged))]

    async def leave_guide(self, hosted: HostedTable, seat: Seat, id: str | None = None, by: object = None) -> None:
        """An ordinary game from here, whatever is played meanwhile. Raises `NoGuide`."""
        while hosted.table.is_guided:
            with contextlib.suppress(Stale):
                await self.grant(hosted, Asked(LeaveGuide(seat), hosted.table.seq + 1, id, by))
                return
        raise NoGuide

    async def decision(self, hosted: HostedTable) -> Decision | None:
        """What the bot wants that the table waits for; None if it waits for a person."""
        return await decision_at(hosted, self._thinker)

    async def hint(self, hosted: HostedTable, seat: Seat) -> tuple[Window, Thought]:
        """What the strongest bot would do on this seat. Raises what `check_hint` raises."""
        check_hint(hosted.table, seat)
        return await hint_for(hosted.table, seat, self._thinker)

    async def take_seat(self, hosted: HostedTable, asked: SeatAsked) -> None:
        """Somebody sits down; everybody is shown it. Raises what refuses it."""
        await asyncio.shield(self._take_seat(hosted, asked))

    async def _take_seat(self, hosted: HostedTable, asked: SeatAsked) -> None:
        async with hosted.lock:
            record = taken_seat(hosted.records, asked.seat, asked.name, asked.token)
            was_free = hosted.records[asked.seat].is_free
            await self._reseat(hosted, asked.seat, record)
            try:
                if was_free and asked.entropy:
                    await self._mix(hosted, asked.seat, asked.entropy)
            finally:  # they sit there, whatever becomes of their entropy
                hosted.show(asked)
                self._wake(hosted)

    async def seat_bot(self, hosted: HostedTable, seat: Seat, level: int | None, memory: int | None) -> None:
        """A bot sits down, changes its level or, without one, leaves; everybody is shown it."""
        await asyncio.shield(self._seat_bot(hosted, seat, level, memory))

    async def _seat_bot(self, hosted: HostedTable, seat: Seat, level: int | None, memory: int | None) -> None:
        async with hosted.lock:
            await self._reseat(hosted, seat, reseated(hosted.table, hosted.records, seat, level, memory))
            hosted.show()
            self._wake(hosted)

    async def _reseat(self, hosted: HostedTable, seat: Seat, record: SeatRecord) -> None:
        """Store who sits there. Raises `SeatNotFree`."""
        try:
            await self.store.set_seat(hosted.code, seat, record)
        except SeatNotFree:
            await self._reload(hosted)
            raise
        hosted.reseat(seat, record)

    async def _mix(self, hosted: HostedTable, seat: Seat, entropy: str) -> None:
        """Entropy from whoever sits down, while no chance move was made."""
        while hosted.table.may_add_entropy:
            granted = hosted.table.add_entropy(seat, entropy)
            try:
                await self.store.append(hosted.code, granted.entries)
            except SeqTaken:
                await self._reload(hosted)
            else:
                hosted.table = granted.table
                return


def _granted(hosted: HostedTable, asked: Asked) -> Granted:
    """Raises `Stale` for another entry than the next, and for a bot that has left."""
    hosted.table.expect(asked.seq)
    if asked.is_by_bot and hosted.records[asked.request.seat].bot is None:
        raise Stale(asked.seq, hosted.table.seq + 1)
    return hosted.table.granted(asked.request)
