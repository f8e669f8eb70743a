"""One of several nodes over one store: it hears of the others, catches up, and keeps its leases.

another node            bus                    this node
append, commit -------> (table, seq) --------> behind? read the entries after our own, tell our guests
                        lost, doubled -------> twice a second: what changed lately? the same
dies                    its leases run out --> whoever looks first takes them, and its bots think here
"""

import asyncio
import hashlib
import itertools
import secrets
from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping
from functools import partial
from typing import Final, Protocol

import structlog

from toychest.host.around import around_noted
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.host.other_nodes import HERE, PLEA, elsewhere, hear_plea, plea_noted
from toychest.host.plea import Plea
from toychest.table.errors import NoSuchTable, TableError

log = structlog.get_logger()

LEASE: Final = 4.0
"""Seconds for which a lease holds; a node that cannot push it on for so long counts as gone."""

BEAT: Final = 1.0
"""Seconds between two beats: leases are pushed on, and those that ran out are taken over."""

LOOK: Final = 0.4
"""Seconds between two looks at what changed: nobody is behind for longer, whatever became of the notification."""

OVERLAP: Final = 3_000_000
"""Microseconds that a look goes back behind the one before: a commit may be seen later than its time."""

LATER: Final = 2**62
"""A moment after which nothing has changed: a node that starts has nothing to catch up with."""

MOST_TAKEN_OVER: Final = 200
"""Tables at one time."""

MOST_NOTED: Final = 500
"""Tables whose notes are written in one transaction: moves at them wait for it."""

MOST_IN_A_TURN: Final = 100
"""Tables that are gone through before others have their turn: a node may hold ten thousand."""

AT_ONCE: Final = 4
"""Tables that are caught up with at the same time, so that players' moves find a connection free."""


class Bus(Protocol):
    """How nodes hear of each other. It may lose, double and swap what was said."""

    async def open(
        self, hear: Callable[[str, int], None], overhear: Callable[[str, str], None], missed: Callable[[], None]
    ) -> None:
        """From now on other nodes are heard; `missed` is called when something may have been said unheard."""

    def say(self, code: str, seq: int) -> None:
        """A table has gone on, or changed beside its log; returns at once."""

    def say_aloud(self, code: str, said: str) -> None:
        """Somebody at a table says something that is told and forgotten; returns at once."""

    async def close(self) -> None:
        """Hear no more."""


class Ledger(Protocol):
    """What the store knows of its nodes; `storage.postgres.ledger` says each in full."""

    async def stay(self, node: str, name: str, seconds: float) -> tuple[dict[str, str], set[str]]:
        """This node is there for so long; all nodes that are there, by id with their names, and the leases it holds."""

    async def hold(self, code: str, node: str, seconds: float) -> bool:
        """Whether the bots of this table think at this node from now on."""

    async def let_go(self, codes: list[str], node: str) -> None:
        """The bots of these tables wait for nothing."""

    async def orphans(self, limit: int) -> list[str]:
        """Tables whose lease has run out."""

    async def leave(self, node: str) -> None:
        """This node ends in order."""

    async def note(self, name: str, texts: Mapping[str, str]) -> None:
        """A note that nobody else writes, of many tables at once; an empty text stands for none."""

    async def changed_since(self, moment: int) -> tuple[int, dict[str, tuple[int, int]]]:
        """The moment now, and every table that changed after one."""


def new_node(name: str = "") -> str:
    """What a node is known by among the others; never again after it ended."""
    return f"{name}-{secrets.token_hex(4)}"


class Node:
    """What a host does because there are others. It is the host's `Leases` as well."""

    def __init__(self, id: str, name: str, bus: Bus, ledger: Ledger) -> None:
        self.id = id
        self.name = name
        self.caught_up = 0
        self.taken_over = 0
        self.held: set[str] = set()
        self._bus = bus
        self._ledger = ledger
        self._there: dict[str, str] = {}
        self._noted: dict[str, str] = {}
        self._refused: set[str] = set()
        self._attended: set[str] = set()
        self._host: Host
        self._tasks: set[asyncio.Task[None]] = set()
        self._behind: set[str] = set()
        self._few = asyncio.Semaphore(AT_ONCE)
        self._moment = LATER

    async def join(self, host: Host) -> None:
        """This host is one of several from now on."""
        self._host, host.leases = host, self
        host.hear_notes(self._hear_notes)
        await self._bus.open(self.hear, self._overhear, self._look_everywhere)
        for every, work in ((BEAT, self._beat), (BEAT, self._take_over), (BEAT, self._note_around), (LOOK, self._look)):
            self._start(self._again(every, work))

    async def close(self) -> None:
        """Leave in order: others take over at once."""
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._bus.close()
        try:
            await self._ledger.leave(self.id)
        except TableError as refused:
            log.warning("not-left", because=str(refused))

    # --- what others did ------------------------------------------------------------------------------------------

    def hear(self, code: str, seq: int) -> None:
        """Another node said that this table went on, or (0) changed beside its log; returns at once."""
        hosted = self._host.entered(code)
        if hosted is not None and code not in self._behind and not 0 < seq <= hosted.table.seq:
            self._behind.add(code)
            self._start(self._follow(hosted))

    async def _follow(self, hosted: HostedTable) -> None:
        async with self._few:
            self._behind.discard(hosted.code)  # what is heard from here on is read again
            try:
                self.caught_up += await self._host.catch_up(hosted)
            except NoSuchTable:
                log.info("table-gone", table=hosted.code)
                for guest in list(hosted.guests):
                    guest.go()
            except TableError as refused:
                log.warning("not-caught-up", table=hosted.code, because=str(refused))

    def _overhear(self, code: str, said: str) -> None:
        hosted = self._host.entered(code)
        if hosted is not None:
            hosted.overhear(said)

    async def _look(self) -> None:
        """What changed lately, of what is in use here; whoever has heard of it already has nothing to do."""
        now, changed = await self._ledger.changed_since(self._moment - OVERLAP)
        for code, (seq, beside) in changed.items():
            hosted = self._host.entered(code)
            if hosted is not None and (seq > hosted.table.seq or beside != hosted.beside):
                hosted.beside = beside
                self.hear(code, 0)
        self._moment = now

    def _look_everywhere(self) -> None:
        """Something may have been said while nobody listened."""
        self._start(self._for_each_in_use(lambda hosted: self.hear(hosted.code, 0)))

    async def _for_each_in_use(self, do: Callable[[HostedTable], None]) -> None:
        """With every table that somebody is at; others have their turn in between."""
        for at, hosted in enumerate(self._host.in_use(), 1):
            do(hosted)
            if at % MOST_IN_A_TURN == 0:
                await asyncio.sleep(0)

    # --- leases ---------------------------------------------------------------------------------------------------

    async def hold(self, code: str) -> bool:
        """Whether the bots of this table think here; not while the database is out of reach."""
        if code in self.held:
            return True
        try:
            if await self._ledger.hold(code, self.id, LEASE):
                self.held.add(code)
        except TableError as refused:
            log.warning("no-lease", table=code, because=str(refused))
        if code not in self.held:
            self._refused.add(code)
        return code in self.held

    def let_go(self, code: str) -> None:
        """Nobody here needs this table any more."""
        is_held, noted = code in self.held, self._noted.pop(code, "")
        self.held.discard(code)
        self._refused.discard(code)
        self._attended.discard(code)
        if is_held or noted:
            self._start(self._release(code, noted))

    async def _release(self, code: str, noted: str) -> None:
        try:
            if noted:
                await self._ledger.note(HERE + self.id, {code: ""})
                self._bus.say(code, 0)
            await self._ledger.let_go([code], self.id)
        except TableError as refused:
            log.warning("lease-kept", table=code, because=str(refused))

    async def _beat(self) -> None:
        """Push on our leases, and wake whoever was refused one. It waits for nothing else, so that it is in time."""
        believed = set(self.held)
        there, held = await self._ledger.stay(self.id, self.name, LEASE)
        self.held -= believed - held  # another took them over while we were out of reach
        if there != self._there:
            self._there = there
            await self._for_each_in_use(self.welcome)
        refused, self._refused = self._refused, set()
        for hosted in filter(None, map(self._host.entered, refused)):
            self._host.wake(hosted)

    async def _take_over(self) -> None:
        """What nodes that are gone left: their bots think here from now on."""
        for code in await self._ledger.orphans(MOST_TAKEN_OVER):
            await self._take_over_one(code)

    async def _take_over_one(self, code: str) -> None:
        if not await self.hold(code):
            return
        self.taken_over += 1
        try:
            hosted = await self._host.load(code)
        except TableError as refused:
            log.warning("bots-not-woken", table=code, because=str(refused))
            return
        self._host.wake(hosted)
        if not hosted.is_played and self._host.entered(code) is None:
            self.let_go(code)

    # --- who is where, and what is asked there --------------------------------------------------------------------

    def welcome(self, hosted: HostedTable) -> None:
        """What is so of a table because of other nodes: where it is best played, and who is at it elsewhere."""
        names = {name for name in self._there.values() if name}
        hosted.home = home_of(hosted.code, names) if len(names) > 1 else None
        hosted.attend_elsewhere(elsewhere(hosted.notes, self.id, self._there))
        hosted.attendance.changed = partial(self._attended.add, hosted.code)
        hosted.mirror = self._mirror
        hosted.say_aloud = partial(self._bus.say_aloud, hosted.code)

    def _hear_notes(self, hosted: HostedTable, names: Collection[str]) -> None:
        if any(name.startswith(HERE) for name in names):
            hosted.attend_elsewhere(elsewhere(hosted.notes, self.id, self._there))
        if PLEA in names:
            hear_plea(hosted)
            self._host.wake(hosted)

    async def _note_around(self) -> None:
        """Other nodes, if there are any, are told who is at which table here, where that has changed: all at once."""
        if len(self._there) < 2:
            return
        while self._attended:
            batch = list(itertools.islice(self._attended, MOST_NOTED))
            hosted = [each for each in map(self._host.entered, batch) if each is not None]
            texts = {each.code: around_noted(each.around) for each in hosted}
            texts = {code: text for code, text in texts.items() if text != self._noted.get(code, "")}
            self._attended.difference_update(batch)  # what changes from here on is noted the next time
            try:
                await self._note_texts(texts)
            except TableError:
                self._attended.update(batch)
                raise

    async def _note_texts(self, texts: Mapping[str, str]) -> None:
        if not texts:
            return
        await self._ledger.note(HERE + self.id, texts)
        for code, text in texts.items():
            self._noted[code] = text
            self._bus.say(code, 0)

    def _mirror(self, hosted: HostedTable, plea: Plea) -> None:
        self._start(self._note_plea(hosted, plea))

    async def _note_plea(self, hosted: HostedTable, plea: Plea) -> None:
        try:
            await self._host.note(hosted, PLEA, lambda was: plea_noted(was, plea))
        except TableError as refused:
            log.warning("not-noted", table=hosted.code, because=str(refused))

    # --- in the background ----------------------------------------------------------------------------------------

    def _start(self, work: "Awaitable[None]") -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _again(self, every: float, work: Callable[[], Awaitable[None]]) -> None:
        """Over and over. While the database is out of reach it is said once."""
        was_well = True
        while True:
            try:
                await work()
                was_well = True
            except TableError as refused:
                if was_well:
                    log.warning("database-out-of-reach", because=str(refused))
                was_well = False
            await asyncio.sleep(every)


def home_of(code: str, names: Iterable[str]) -> str | None:
    """Where a table is best played, so that it is folded once and stays warm there; None without names.

    It is the node whose name and this code hash highest: when one goes, only its own tables move.
    """
    return max(names, key=lambda name: (_weight(code, name), name), default=None)


def _weight(code: str, name: str) -> bytes:
    return hashlib.blake2b(f"{name} {code}".encode(), digest_size=8).digest()
