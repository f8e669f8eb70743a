"""The tables that browsers are at: a host's tables, and who looks at them from here."""

import asyncio
from collections.abc import Sequence

from toychest.contract import Edition, Seat
from toychest.host.deletion import deletion_plea
from toychest.host.guides import start_guide
from toychest.host.host import Host
from toychest.host.pleas import Pleas
from toychest.host.rematches import Rematches
from toychest.host.seating import bot_of
from toychest.table import FREE, SeatRecord, Table, checked_name, held_seat, new_table
from toychest.table.errors import UnknownEdition
from toychest.web.backlog import Backlog
from toychest.web.browsers import Browsers
from toychest.web.clerk import Clerk
from toychest.web.confirmation_notes import ConfirmationNotes
from toychest.web.connection import Connection
from toychest.web.downloads import Downloads
from toychest.web.file_judge import FileJudge
from toychest.web.guide_messages import StartGuide
from toychest.web.hints import Hints
from toychest.web.messages import EnterTable, SeatWanted, StartTable, TableStarted
from toychest.web.plea_telling import plea_shown
from toychest.web.rematch_telling import rematch_shown
from toychest.web.sitting_down import SittingDown
from toychest.web.terms_telling import clock_shown, terms_wanted


class Tables:
    """Every table that a browser is at."""

    def __init__(self, host: Host) -> None:
        self.host = host
        host.clocks.start()
        self.clerk = Clerk()
        self.downloads = Downloads(host, self.clerk)
        self.judge = host.judge = FileJudge(self.clerk).judge
        self.hints = Hints(host)
        self.rematches = Rematches(host)
        self.backlog = Backlog()
        self.pleas = Pleas(host)
        self.sitting_down = SittingDown(host)
        self._browsers: dict[str, Browsers] = {}
        self.confirmation_notes = ConfirmationNotes(host)

    @property
    def sockets(self) -> int:
        """How many browsers are at tables."""
        return sum(len(browsers.connections) for browsers in self._browsers.values())

    async def start(self, wanted: StartTable) -> TableStarted:
        """A new table, with whoever is here on its seats."""
        edition = self.host.editions.get(wanted.edition)
        if edition is None:
            raise UnknownEdition(wanted.edition)
        records, tokens = seated(edition, wanted.seats)
        names = [record.name or checked_name(seat.name) for record, seat in zip(records, wanted.seats, strict=True)]
        await self.judge(edition, len(names), wanted.options)
        table = await asyncio.to_thread(_new_table, edition, wanted, names)
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
        browsers = self._browsers.get(code) or Browsers(
            hosted, self.confirmation_notes.remembered(hosted), self.confirmation_notes.note
        )
        browsers.welcome(connection, wanted)
        offered = self.rematches.standing(hosted)
        if offered is not None:
            connection.tell(rematch_shown(offered, hosted, None))
        for plea in (hosted.plea, deletion_plea(hosted)):
            if plea is not None:
                connection.tell(plea_shown(plea, None))
        self._browsers[code] = browsers
        self.host.enter(hosted, browsers)
        if (shown := clock_shown(hosted)) is not None:
            connection.tell(shown)
        await self.host.lending.give_back(hosted)
        return browsers

    async def leave(self, browsers: Browsers, connection: Connection) -> None:
        """The browser is gone; without any, the table is left, once what is under way has ended."""
        async with browsers.hosted.lock:
            browsers.leave(connection)
            if not browsers.connections:
                await self.confirmation_notes.write(browsers)
            if not browsers.connections:  # nor has anybody entered meanwhile
                self._browsers.pop(browsers.hosted.code, None)
                self.host.leave(browsers.hosted, browsers)


def _new_table(edition: Edition, wanted: StartTable, names: Sequence[str]) -> Table:
    return new_table(edition, wanted.options, names, terms=terms_wanted(wanted.terms))


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
