"""The tables that browsers are at: a host's tables, and who looks at them from here."""

import asyncio
from collections.abc import Sequence
from typing import Final

from toychest.contract import Edition, Seat
from toychest.host.guides import start_guide
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.host.rematches import Rematches
from toychest.host.seating import bot_of
from toychest.table import FREE, Confirmations, SeatRecord, Table, confirmed_until, held_seat, new_table
from toychest.table.errors import UnknownEdition
from toychest.web.browsers import Browsers
from toychest.web.connection import Connection
from toychest.web.guide_messages import StartGuide
from toychest.web.hints import Hints
from toychest.web.messages import EnterTable, SeatWanted, StartTable, TableStarted
from toychest.web.rematch_telling import rematch_shown

MOST_REMEMBERED: Final = 10_000
"""Tables that nobody looks at of which it is remembered what was confirmed; beyond that, the oldest are forgotten."""


class Tables:
    """Every table that a browser is at."""

    def __init__(self, host: Host) -> None:
        self.host = host
        self.hints = Hints(host)
        self.rematches = Rematches(host)
        self._browsers: dict[str, Browsers] = {}
        self._confirmed: dict[str, Confirmations] = {}

    async def start(self, wanted: StartTable) -> TableStarted:
        """A new table, with whoever is here on its seats."""
        edition = self.host.editions.get(wanted.edition)
        if edition is None:
            raise UnknownEdition(wanted.edition)
        records, tokens = seated(edition, wanted.seats)
        names = [record.name or seat.name.strip() for record, seat in zip(records, wanted.seats, strict=True)]
        table = await asyncio.to_thread(new_table, edition, wanted.options, names)  # a file of one's own takes a while
        if wanted.entropy and tokens:
            table = table.add_entropy(Seat(min(tokens)), wanted.entropy).table
        hosted = await self.host.start(table, records)
        return TableStarted(code=hosted.code, seats=list(tokens), tokens=list(tokens.values()))

    async def start_guide(self, wanted: StartGuide) -> TableStarted:
        """A new guided table, with whoever learns on its seat."""
        learner, token = held_seat(wanted.name)
        hosted = await start_guide(self.host, wanted.game, learner, wanted.step, wanted.entropy)
        return TableStarted(code=hosted.code, seats=[hosted.records.index(learner)], tokens=[token])

    async def load(self, code: str) -> Table:
        """A table to look at. Raises `NoSuchTable`."""
        return (await self.host.load(code)).table

    async def enter(self, code: str, connection: Connection, wanted: EnterTable) -> Browsers:
        """The browsers around a table, with this one among them. Raises `NoSuchTable`."""
        hosted = await self.host.load(code)
        browsers = self._browsers.get(code) or Browsers(hosted, self._remembered(hosted))
        browsers.welcome(connection, wanted)
        offered = self.rematches.standing(hosted)
        if offered is not None:
            connection.tell(rematch_shown(offered, hosted, None))
        self._browsers[code] = browsers
        self.host.enter(hosted, browsers)
        return browsers

    async def leave(self, browsers: Browsers, connection: Connection) -> None:
        """The browser is gone; without any, the table is left, once what is under way has ended."""
        async with browsers.hosted.lock:
            browsers.connections.discard(connection)
            if not browsers.connections:
                self._browsers.pop(browsers.hosted.code, None)
                self._remember(browsers)
                self.host.leave(browsers.hosted, browsers)

    def _remembered(self, hosted: HostedTable) -> Confirmations:
        confirmed = self._confirmed.pop(hosted.code, None)
        return confirmed_until(hosted.table) if confirmed is None or hosted.table.outcome is not None else confirmed

    def _remember(self, browsers: Browsers) -> None:
        """A browser that comes back is not shown again what it confirmed, though nobody looked on meanwhile."""
        hosted, confirmed = browsers.hosted, browsers.confirmed
        if hosted.table.outcome is None and (hosted.is_played or confirmed.is_needed(hosted.table)):
            self._confirmed[hosted.code] = confirmed
        while len(self._confirmed) > MOST_REMEMBERED:
            del self._confirmed[next(iter(self._confirmed))]


def seated(edition: Edition, wanted: Sequence[SeatWanted]) -> tuple[list[SeatRecord], dict[int, str]]:
    """The seats of a new table, and the tokens of those held here.

    Raises `NoSuchLevel`, `NoSuchMemory` and `NameTooLong`.
    """
    records: list[SeatRecord] = []
    tokens: dict[int, str] = {}
    for at, seat in enumerate(wanted):
        if seat.bot is not None:
            records.append(bot_of(edition.game, seat.bot, seat.memory, [record.name for record in records]))
        elif seat.is_here:
            record, tokens[at] = held_seat(seat.name)
            records.append(record)
        else:
            records.append(FREE)
    return records, tokens
