"""The browsers around one table: what each of them is shown and told."""

from collections.abc import Callable
from typing import Final, TypeAlias

import msgspec

from toychest.bots.workers.readiness import Readiness
from toychest.contract import Seat
from toychest.host.asked import Asked, BeatAsked, RematchAsked, SeatAsked
from toychest.host.guest import Giving
from toychest.host.hosted import HostedTable
from toychest.host.plea import Plea
from toychest.host.rematch import Rematch
from toychest.table import Confirmations, Granted, Table
from toychest.web.confirmation_notes import CONFIRMED, noted
from toychest.web.connection import Connection, written
from toychest.web.costs import cost_of_showing
from toychest.web.engine_messages import EngineWarmed
from toychest.web.entries_written import EntriesWritten
from toychest.web.messages import EnterTable, EntriesPlayed, RequestRefused, SeatsShown
from toychest.web.phrase_limit import PhraseLimit
from toychest.web.phrase_messages import PhraseSaid, Say
from toychest.web.plea_telling import plea_shown
from toychest.web.presence_telling import PresenceTelling
from toychest.web.rematch_telling import rematch_shown
from toychest.web.sitting_messages import MiddleShown, SeatGiving
from toychest.web.telling import Audience, engine_shown, entries_played, seats_shown, standing, table_shown, view_seat
from toychest.web.terms_telling import clock_shown

Note: TypeAlias = Callable[["Browsers"], None]
"""Remembers for every node what was confirmed here; returns at once."""

DELETED: Final = "table-deleted"
TABLE_DELETED: Final = 4004
"""As for a table that is not there."""

LONG: Final = 65_536
"""Bytes of a table that is kept as it was written, for the next who is shown it."""


class Browsers:
    """Everybody who looks at one table through a browser, as one guest of the host; `confirmed` is by its seats."""

    def __init__(self, hosted: HostedTable, confirmed: Confirmations, note: Note = lambda _: None) -> None:
        self.hosted = hosted
        self.confirmed = confirmed
        self._note = note
        self.connections: set[Connection] = set()
        self.phrase_limit = PhraseLimit()
        self.presence = PresenceTelling(hosted, self.connections)
        self._is_middle_there = False
        self._written = EntriesWritten()
        self._is_over = hosted.table.outcome is not None
        self._long: dict[Audience, tuple[Table | None, object, bytes]] = {}

    def welcome(self, connection: Connection, wanted: EnterTable) -> None:
        """A browser enters: it is shown everything, and from then on told what happens."""
        connection.role = wanted.role
        connection.bring(wanted.tokens, self.hosted.records)
        connection.looking = None if wanted.looking is None else Seat(wanted.looking)
        connection.confirmed = connection.confirmed or Confirmations(since=self.hosted.table.seq + 1)
        self.show_to(connection)
        self.connections.add(connection)
        self.presence.look(connection)
        self.tell_middle(connection)

    def leave(self, connection: Connection) -> None:
        """A browser is gone."""
        self.connections.discard(connection)
        self.presence.look()
        self.tell_middle()

    def tell_middle(self, entered: Connection | None = None) -> None:
        """Whether a table is there to look at: to a hand that entered, and to all of them where that may be news."""
        is_there = self.hosted.has_middle or self.hosted.elsewhere.has_middle
        told, is_news = written(MiddleShown(is_there=is_there)), is_there != self._is_middle_there
        self._is_middle_there = is_there
        for connection in self.connections:
            if connection.role == "hand" and (is_news or connection is entered):
                connection.put(told)

    def dismiss(self) -> None:
        """A seat has a new holder, or none: no other browser holds it any more, and each is shown so."""
        for connection in self.connections:
            before = connection.seats
            connection.hold(self.hosted.records)
            if connection.seats != before:
                self.show_to(connection)
        self.presence.look()

    def show_to(self, connection: Connection) -> None:
        """Everything, to one browser."""
        hosted = self.hosted
        self.confirmed = self.confirmed.merged(noted(hosted.notes))
        if connection.looking not in connection.seats:
            connection.looking = view_seat(hosted.table, connection.seats)
        confirmed = self.confirmed if connection.seats else connection.confirmed or self.confirmed
        connection.socket.spend(cost_of_showing(hosted.table.seq))
        connection.put(self._shown_to(_audience(connection), confirmed))

    def _shown_to(self, audience: Audience, confirmed: Confirmations) -> bytes:
        """Everything, as these may know it, written; what is long and still so is not written again."""
        hosted = self.hosted
        engine = engine_shown(hosted.engine) if hosted.engine.is_warming else None
        more = {"bots_by_rules": hosted.bots_by_rules, "engine": engine, "node": hosted.home}
        so_far = (confirmed, hosted.records, hosted.acknowledged, more)
        table, stood, text = self._long.get(audience, (None, None, b""))
        if table is hosted.table and stood == so_far:
            return text
        told = table_shown(
            hosted.code, hosted.table, hosted.records, audience, confirmed, hosted.acknowledged, self._written
        )
        text = written(msgspec.structs.replace(told, **more))
        if len(text) > LONG:
            self._long[audience] = (hosted.table, so_far, text)
        return text

    def show(self, seated: SeatAsked | None = None) -> None:
        """Everything, to everybody; whoever sat down holds the seat from now on, and nobody one that changed hands."""
        for connection in self.connections:
            took = {seated.token} if seated is not None and connection is seated.by else set()
            connection.bring(connection.tokens | took, self.hosted.records)
            self.show_to(connection)
        self.presence.look()

    def show_seats(self, seated: SeatAsked | None = None) -> None:
        """Who sits where, to everybody; whoever has just sat down is shown everything, with the seat's own eyes."""
        told: dict[frozenset[Seat], bytes] = {}
        for connection in self.connections:
            if seated is not None and connection is seated.by and seated.seat not in connection.seats:
                connection.bring(connection.tokens | {seated.token}, self.hosted.records)
                self.show_to(connection)
                continue
            if connection.seats not in told:
                shown = seats_shown(self.hosted.records, connection.seats, self.hosted.left)
                told[connection.seats] = written(SeatsShown(seats=shown))
            connection.put(told[connection.seats])
        self.presence.look()

    def tell(self, granted: Granted, asked: Asked | None) -> None:
        """The new entries, to everybody; whoever asked for them is answered so, and looks on as the seat that asked."""
        acknowledged = self.hosted.acknowledged
        self._long.clear()
        if CONFIRMED not in self.hosted.notes and granted.is_fleeting:
            self._note(self)  # from when on something is to be confirmed
        told: dict[Audience, bytes] = {}  # where the same seats look on, the same is told, which is written once
        for connection in self.connections:
            if asked is not None and connection is asked.by:
                connection.looking = Seat(asked.request.seat)
                connection.tell(entries_played(granted, _audience(connection), asked.id, acknowledged))
                continue
            audience = _audience(connection)
            if audience not in told:
                told[audience] = written(entries_played(granted, audience, None, acknowledged))
            connection.put(told[audience])
        if granted.table.outcome is not None and not self._is_over:
            self._praise()

    def _praise(self) -> None:
        """The game has just ended: one bot, of however many, says the only thing that bots say."""
        self._is_over = True
        bots = [at for at, record in enumerate(self.hosted.records) if record.bot is not None and not record.is_kept]
        if bots and not self.hosted.table.is_guided:
            told = written(PhraseSaid(id=None, seat=bots[0], phrase="played"))
            for connection in self.connections:
                connection.put(told)

    def agree(self, rematch: Rematch, asked: RematchAsked | None = None) -> None:
        """How a rematch stands, to everybody."""
        for connection in self.connections:
            is_asker = asked is not None and connection is asked.by
            connection.tell(rematch_shown(rematch, self.hosted, asked.id if asked and is_asker else None))

    def plead(self, plea: Plea) -> None:
        """What somebody asks of others, and what came of it, to everybody."""
        told = written(plea_shown(plea, None))
        for connection in self.connections:
            connection.put(told)

    def give(self, giving: Giving, asker: Connection | None = None, id: str | None = None) -> None:
        """How it stands with a lost seat, to everybody; whoever asked is answered so."""
        for connection in self.connections:
            connection.tell(
                SeatGiving(
                    id=id if connection is asker else None,
                    seat=giving.seat,
                    agreed=list[int](sorted(giving.agreed)),
                    awaited=list[int](sorted(giving.awaited)),
                )
            )

    def attend(self) -> None:
        """Who is at the table, to everybody."""
        self.presence.tell()
        self.tell_middle()

    def say(self, speaker: Connection, message: Say) -> None:
        """A phrase from a seat, to everybody; nothing of it is kept. Raises `SaidEnough`."""
        self.phrase_limit.say(Seat(message.seat))
        told = written(PhraseSaid(id=None, seat=message.seat, phrase=message.phrase))
        for connection in self.connections:
            if connection is speaker:
                connection.tell(PhraseSaid(id=message.id, seat=message.seat, phrase=message.phrase))
            else:
                connection.put(told)
        self.hosted.say_aloud(f"{message.seat}:{message.phrase}")

    def overhear(self, said: str) -> None:
        """A phrase from a seat at another node, to everybody."""
        seat, _, phrase = said.partition(":")
        try:
            told = msgspec.convert({"id": None, "seat": seat, "phrase": phrase}, PhraseSaid, strict=False)
        except msgspec.ValidationError:  # that node knows phrases that this one does not
            return
        for connection in self.connections:
            connection.tell(told)

    def go(self) -> None:
        """The table is gone: everybody is told, and hung up on."""
        told = written(RequestRefused(id=None, code=DELETED, facts={}))
        for connection in list(self.connections):
            connection.put(told)
            connection.socket.drop(TABLE_DELETED)

    def time(self) -> None:
        """How much time everybody has, to everybody."""
        shown = clock_shown(self.hosted)
        if shown is None:
            return
        told = written(shown)
        for connection in self.connections:
            connection.put(told)

    def warm(self, engine: Readiness) -> None:
        """How far the engine is, to everybody."""
        told = written(EngineWarmed(engine=engine_shown(engine)))
        for connection in self.connections:
            connection.put(told)

    def go_on(self, asked: BeatAsked) -> None:
        """Where the table stands now, to everybody: the guide went on."""
        for connection in self.connections:
            self.answer_again(connection, asked.id if connection is asked.by else None)

    def answer_again(self, connection: Connection, request: str | None) -> None:
        """What this request led to was told before, or is no entry; here is where the table stands now."""
        table = self.hosted.table
        where = standing(table, connection.seats, view_seat(table, connection.seats), self.hosted.acknowledged)
        connection.tell(EntriesPlayed(id=request, entries=[], standing=where, told_to=connection.looking))

    def confirm(self, connection: Connection, seat: Seat | None, seq: int) -> None:
        """A browser has shown the fleeting events of an entry to this seat of it."""
        if not connection.seats:
            confirmed = connection.confirmed or self.confirmed
            connection.confirmed = confirmed.with_confirmed(self.hosted.table, seq, (), None)
        else:
            self.confirmed = self.confirmed.with_confirmed(self.hosted.table, seq, connection.seats, seat)
            self._note(self)


def _audience(connection: Connection) -> Audience:
    return Audience(connection.seats, connection.looking)
