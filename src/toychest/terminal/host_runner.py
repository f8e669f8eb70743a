"""The host as the terminal asks it: from a place without an event loop, waiting for every answer."""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeVar

from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.bots.workers.warming import Warming
from toychest.contract import Edition, Seat
from toychest.host.asked import Asked, BeatAsked
from toychest.host.bots import Decision, Thinker
from toychest.host.guides import start_guide
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.host.seating import seated_again
from toychest.table import Granted, Request, SeatRecord, Store, Table, held_seat, rematch_table, sat_before
from toychest.table.errors import TableError

Found = TypeVar("Found")


class HostRunner:
    """A host of one's own. Its store is opened when it is first asked for: whoever only reads the shelf needs none."""

    def __init__(
        self,
        opened: Callable[[], Store],
        editions: Mapping[str, Edition],
        thinker: Thinker,
        warming: Warming | None = None,
    ) -> None:
        self._opened = opened
        self._editions = editions
        self._thinker = thinker
        self._warming = warming
        self._runner = asyncio.Runner()

    @cached_property
    def host(self) -> Host:
        """The host, its store open from now on."""
        return Host(self._opened(), self._editions, self._thinker, warming=self._warming)

    def wait(self, asked: Coroutine[Any, Any, Found]) -> Found:
        """What the host answers.

        Not as the result of the runner's task: Python writes that out, a whole state, whenever it changes the handler
        of Ctrl-C, twice for every answer.
        """
        answered: list[Found] = []

        async def answer() -> None:
            answered.append(await asked)

        self._runner.run(answer())
        return answered[0]

    def close(self) -> None:
        """Finish what is under way."""
        if "host" in self.__dict__:
            self.wait(self.host.close())
        else:
            self._thinker.close()
        self._runner.close()

    def load(self, code: str) -> HostedTable:
        """The table by this code. Raises `NoSuchTable` and `LogError`."""
        return self.wait(self.host.load(code))

    def start(self, table: Table, records: Sequence[SeatRecord]) -> HostedTable:
        """A new table, its first chance moves made."""
        return self.wait(self.host.start(table, records))

    def start_guide(self, game: str, name: str, step: int) -> HostedTable:
        """A new guided table, begun at a step. Raises `NoGuide` and `NameTooLong`."""
        return self.wait(start_guide(self.host, game, person_seat(name), step))

    def start_again(self, hosted: HostedTable) -> HostedTable:
        """The same again, with other luck, for the bots, too; somebody else begins."""
        table = rematch_table(hosted.table)
        before = sat_before(table.edition, len(hosted.records))
        records = [seated_again(hosted.records[at]) for at in before]
        return self.wait(self.host.start(table, records, origin=hosted.code))

    def unfinished(self, limit: int) -> list[HostedTable]:
        """The tables that can be gone on with, latest first; what cannot be read is left out."""
        listed = self.wait(self.host.store.list_recent(limit))
        tables = (self._readable(each.code) for each in listed)
        return [hosted for hosted in tables if hosted is not None and hosted.table.outcome is None]

    def _readable(self, code: str) -> HostedTable | None:
        try:
            return self.load(code)
        except TableError:
            return None

    def grant(self, hosted: HostedTable, request: Request) -> Granted:
        """Do it, store it, then give it back. Raises what refuses it; `Stale` if somebody was faster elsewhere."""
        granted = self.wait(self.host.grant(hosted, Asked(request, hosted.table.seq + 1)))
        assert granted is not None, "a request without an id is never done before"
        return granted

    def go_on(self, hosted: HostedTable, beat: int) -> None:
        """The learner goes on from a beat of the guide. Raises `NoGuide`."""
        self.wait(self.host.go_on(hosted, BeatAsked(beat)))

    def leave_guide(self, hosted: HostedTable, seat: Seat) -> None:
        """The learner goes on without the coach. Raises `NoGuide`."""
        self.wait(self.host.leave_guide(hosted, seat))

    def decision(self, hosted: HostedTable) -> Decision | None:
        """What the bot wants that the table waits for; None if it waits for a person."""
        return self.wait(self.host.decision(hosted))

    def hint(self, hosted: HostedTable, seat: Seat) -> tuple[Window, Thought]:
        """What the strongest bot would do on this seat. Raises `NotToAct`."""
        return self.wait(self.host.hint(hosted, seat))


def person_seat(name: str) -> SeatRecord:
    """A seat with somebody on it; whoever has the store needs no token. Raises `NameTooLong`."""
    return held_seat(name)[0]
