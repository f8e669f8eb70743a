"""The one authority over tables. Stored before told: nobody hears of an entry that could be lost."""

import asyncio
import contextlib
import weakref
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Final, TypeAlias

import structlog

from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.bots.workers.warming import Warming
from toychest.contract import Edition, Json, Seat, UnknownOption
from toychest.host.asked import Asked, BeatAsked, SeatAsked
from toychest.host.bots import Bots, Decision, Thinker, decision_at
from toychest.host.clocks import Clocks
from toychest.host.engines import Engines
from toychest.host.guest import Guest
from toychest.host.hints import check_hint, hint_for
from toychest.host.hosted import HostedTable
from toychest.host.leases import AllOurs, Leases
from toychest.host.lending import Lending, check_hand
from toychest.host.meters import Meters
from toychest.host.notes import BEATS, beats_in, changed_note, with_note
from toychest.host.seating import reseated
from toychest.host.turns import Turns
from toychest.table import (
    Granted,
    Request,
    SeatRecord,
    Store,
    Table,
    TableRecord,
    followed,
    new_code,
    record_of,
    table_of,
    taken_seat,
)
from toychest.table.errors import (
    RequestTaken,
    SeatNotFree,
    SeqTaken,
    Stale,
    TableError,
    TableExists,
)
from toychest.table.requests import ChangeHand, LeaveGuide

log = structlog.get_logger()

MOST_WOKEN: Final = 1_000
"""Tables that are looked through for bots after a restart; older ones wake when somebody enters."""

Judging: TypeAlias = Callable[[Edition, int, Mapping[str, Json]], Awaitable[None]]
"""Judges what was chosen before play, where that takes long, elsewhere. Raises what the rules raise."""


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
        self.engines = Engines(warming, self.in_use)
        self.leases: Leases = AllOurs()
        self.meters = Meters()
        self._note_hearers: list[Callable[[HostedTable, Collection[str]], None]] = []
        self._turns = Turns()
        acting = (self.grant, self._rest, self._may_think, self._turns)
        self._bots = None if pause is None else Bots(thinker, pause, *acting)
        self.judge: Judging | None = None
        self.clocks = Clocks(self.grant, self.note)
        self.hear_notes(self.clocks.hear)
        self.lending = Lending(self.grant, self.reseat)
        self._in_use: dict[str, HostedTable] = {}
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
        self._welcome(hosted)
        if acknowledged:
            await self.note(hosted, BEATS, lambda _: str(acknowledged))
        self.engines.look_at(hosted)
        self.wake(hosted)
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
            record, notes = await self.store.load(code), await self.store.notes(code)
            await self._judge(record)
            table = await asyncio.to_thread(table_of, record, self.editions)
            hosted = HostedTable(code, table, record.seats, beats_in(notes), notes)
            self._welcome(hosted)
            return hosted

    def _welcome(self, hosted: HostedTable) -> None:
        hosted.engine = self.engines.readiness(hosted)
        self.leases.welcome(hosted)
        self.clocks.wind(hosted)

    async def _judge(self, record: TableRecord) -> None:
        """A file of one's own is judged before its game is replayed; what is wrong with it, replaying says."""
        edition = self.editions.get(record.header.edition)
        if self.judge is not None and edition is not None:
            with contextlib.suppress(UnknownOption):
                await self.judge(edition, len(record.header.seats), record.header.options)

    def enter(self, hosted: HostedTable, guest: Guest) -> None:
        """A guest is told from now on what happens at this table, and its bots wake."""
        hosted.guests.add(guest)
        self._in_use[hosted.code] = hosted
        self.engines.look_at(hosted)
        self.clocks.look(hosted)
        self.wake(hosted)

    def entered(self, code: str) -> HostedTable | None:
        """The table by this code, if somebody is at it."""
        return self._in_use.get(code)

    def in_use(self) -> list[HostedTable]:
        """Every table that somebody is at, or whose bots play."""
        return list(self._in_use.values())

    def leave(self, hosted: HostedTable, guest: Guest) -> None:
        """A guest is told no more."""
        hosted.guests.discard(guest)
        self._rest(hosted)

    def _rest(self, hosted: HostedTable) -> None:
        """A table is let go where neither a guest nor a bot is at it."""
        if not hosted.guests:
            self.clocks.rest(hosted)
        if not hosted.guests and not hosted.is_played:
            self._in_use.pop(hosted.code, None)
            self.leases.let_go(hosted.code)

    async def _may_think(self, hosted: HostedTable) -> bool:
        """Whether the bots of this table think here, and at no other node."""
        return await self.leases.hold(hosted.code)

    def wake(self, hosted: HostedTable) -> None:
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
                    self.wake(await self.load(listed.code))
            except TableError as refused:
                log.warning("bots-not-woken", table=listed.code, because=str(refused))

    async def close(self) -> None:
        """Bots stop, nobody thinks any more, and the store is closed: every table stays as it is stored."""
        self.engines.close()
        await self.clocks.close()
        if self._bots is not None:
            await self._bots.close()
        await asyncio.to_thread(self._thinker.close)
        await self.store.close()

    async def grant(self, hosted: HostedTable, asked: Asked) -> Granted | None:
        """Do it, store it, then tell it; None if it was done before. Raises what refuses it, then nothing happened.

        `Stale`: the table went on without it. Who asks and goes away does not stop it: what is stored is told.
        """
        return await asyncio.shield(self.grant_waiting(hosted, asked))

    async def grant_waiting(self, hosted: HostedTable, asked: Asked) -> Granted | None:
        """As `grant`, a task cheaper, for who waits for the answer whatever happens, as a browser's socket does."""
        async with hosted.lock:
            try:
                granted = _granted(hosted, asked)
                left = self.clocks.left_after(hosted, granted, asked)
                await self.meters.storing(self.store.append(hosted.code, granted.entries, asked.id, left))
            except (Stale, SeqTaken, RequestTaken) as refused:
                self.meters.stale += 1
                if not isinstance(refused, Stale) or asked.seq > hosted.table.seq:
                    await self._reload(hosted)
                if asked.id is None or await self.store.find_request(hosted.code, asked.id) is None:
                    raise Stale(asked.seq, hosted.table.seq + 1) from refused
                return None
            hosted.table = granted.table
            self.meters.granted += 1
            self.meters.by_bots += asked.is_by_bot
            hosted.tell(granted, asked)
            hosted.go_past()
            self.clocks.go_on(hosted, asked, granted)
            self.wake(hosted)
        if not isinstance(asked.request, ChangeHand) and any(record.is_kept for record in hosted.records):
            await self.lending.give_back(hosted)
        return granted

    async def grant_next(
        self, hosted: HostedTable, request: Request, id: str | None = None, by: object = None
    ) -> Granted | None:
        """As `grant`, made for whichever entry is next: it is right wherever the table stands."""
        while True:
            with contextlib.suppress(Stale):
                return await self.grant(hosted, Asked(request, hosted.table.seq + 1, id, by))

    async def reseat(self, hosted: HostedTable, seat: Seat, record: SeatRecord) -> None:
        """The seat changes hands; everybody is shown it. Raises `SeatNotFree`."""
        async with hosted.lock:
            await self._reseat(hosted, seat, record)
            hosted.show_seats()
            self.wake(hosted)

    async def _reload(self, hosted: HostedTable) -> None:
        """Another host may have written to this table: go on from what is stored, and show everybody how it stands."""
        if await self._followed(hosted) is not None:
            hosted.show()
            self.wake(hosted)

    async def catch_up(self, hosted: HostedTable) -> int:
        """Go on by what another host stored, and tell it; how many entries that were. Raises `NoSuchTable`."""
        async with hosted.lock:
            before, noted = (hosted.records, hosted.acknowledged), hosted.notes
            granted = await self._followed(hosted)
            if granted is None:
                return 0
            if (hosted.records, hosted.acknowledged) != before:
                hosted.show()
            elif granted.entries:
                hosted.tell(granted)
            hosted.go_past()
            self.clocks.look(hosted)
            self._tell_notes(hosted, noted)
            self.wake(hosted)
            return len(granted.entries)

    async def _followed(self, hosted: HostedTable) -> Granted | None:
        """What another host stored, done here as well: entries, seats and notes. None if there is nothing new."""
        since = await self.store.load_since(hosted.code, hosted.table.seq)
        if not since.entries and (since.seats, since.notes) == (hosted.records, hosted.notes):
            return None
        granted = followed(hosted.table, since.entries)
        hosted.table, hosted.records = granted.table.with_names([seat.name for seat in since.seats]), since.seats
        hosted.notes, hosted.acknowledged = since.notes, beats_in(since.notes)
        return granted

    def hear_notes(self, hear: Callable[[HostedTable, Collection[str]], None]) -> None:
        """From now on it is told which notes of a table another host changed."""
        self._note_hearers.append(hear)

    async def note(self, hosted: HostedTable, name: str, change: Callable[[str], str]) -> None:
        """Remember something beside the log, for every host; `change` is asked again if another was faster."""
        was = hosted.notes.get(name, "")
        hosted.notes = with_note(hosted.notes, name, await changed_note(self.store, hosted.code, name, was, change))

    async def read_notes(self, hosted: HostedTable) -> None:
        """What other hosts remember of the table, now: for who cannot wait until they are heard."""
        noted, hosted.notes = hosted.notes, await self.store.notes(hosted.code)
        self._tell_notes(hosted, noted)

    def _tell_notes(self, hosted: HostedTable, before: Mapping[str, str]) -> None:
        names = {name for name, _ in before.items() ^ hosted.notes.items()}
        for hear in self._note_hearers if names else ():
            hear(hosted, names)

    async def go_on(self, hosted: HostedTable, asked: BeatAsked) -> None:
        """The learner goes on from a beat of the guide; a rival that waited for it plays. Raises `NoGuide`."""
        async with hosted.lock:
            hosted.go_on(asked)
            if hosted.acknowledged != beats_in(hosted.notes):
                await self.note(hosted, BEATS, lambda _: str(hosted.acknowledged))
            self.wake(hosted)

    async def leave_guide(self, hosted: HostedTable, seat: Seat, id: str | None = None, by: object = None) -> None:
        """An ordinary game from here. Raises `NoGuide`."""
        await self.grant_next(hosted, LeaveGuide(seat), id, by)

    async def decision(self, hosted: HostedTable) -> Decision | None:
        """What the bot wants that the table waits for; None if it waits for a person."""
        return await decision_at(hosted, self._thinker)

    async def hint(self, hosted: HostedTable, seat: Seat) -> tuple[Window, Thought]:
        """What the strongest bot would do on this seat. Raises what `check_hint` raises."""
        check_hint(hosted.table, seat)
        async with self._turns.turn(hosted.code, is_alone=False, people=hosted.addresses):
            return await hint_for(hosted.table, seat, self._thinker)

    async def take_seat(self, hosted: HostedTable, asked: SeatAsked) -> None:
        """Somebody sits down; everybody is shown it. Raises what refuses it."""
        await asyncio.shield(self._take_seat(hosted, asked))

    async def _take_seat(self, hosted: HostedTable, asked: SeatAsked) -> None:
        async with hosted.lock:
            record = taken_seat(hosted.records, asked.seat, asked.name, asked.token, asked.over)
            was_free = hosted.records[asked.seat].is_free
            await self._reseat(hosted, asked.seat, record)
            try:
                if was_free and asked.entropy:
                    await self._mix(hosted, asked.seat, asked.entropy)
            finally:  # they sit there, whatever becomes of their entropy
                if was_free and asked.entropy:
                    hosted.show(asked)
                else:
                    hosted.show_seats(asked)
                self.wake(hosted)

    async def seat_bot(self, hosted: HostedTable, seat: Seat, level: int | None, memory: int | None) -> None:
        """A bot sits down, changes its level or, without one, leaves; everybody is shown it."""
        await asyncio.shield(self._seat_bot(hosted, seat, level, memory))

    async def _seat_bot(self, hosted: HostedTable, seat: Seat, level: int | None, memory: int | None) -> None:
        async with hosted.lock:
            await self._reseat(hosted, seat, reseated(hosted.table, hosted.records, seat, level, memory))
            hosted.show_seats()
            self.wake(hosted)

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
    """Raises `Stale` for another entry than the next, and for a bot that has left; `SeatKept` while one plays."""
    hosted.table.expect(asked.seq)
    check_hand(hosted, asked)
    if asked.is_by_bot and hosted.records[asked.request.seat].bot is None:
        raise Stale(asked.seq, hosted.table.seq + 1)
    return hosted.table.granted(asked.request)
