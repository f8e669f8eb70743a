"""The browsers around one table: what each of them is shown and told."""

import msgspec

from toychest.bots.workers.readiness import Readiness
from toychest.contract import Seat
from toychest.host.asked import Asked, BeatAsked, RematchAsked, SeatAsked
from toychest.host.hosted import HostedTable
from toychest.host.rematch import Rematch
from toychest.table import Confirmations, Granted, seats_of
from toychest.web.connection import Connection, written
from toychest.web.messages import EngineWarmed, EnterTable, EntriesPlayed
from toychest.web.rematch_telling import rematch_shown
from toychest.web.telling import Audience, engine_shown, entries_played, standing, table_shown, view_seat


class Browsers:
    """Everybody who looks at one table through a browser, as one guest of the host; `confirmed` is by its seats."""

    def __init__(self, hosted: HostedTable, confirmed: Confirmations) -> None:
        self.hosted = hosted
        self.confirmed = confirmed
        self.connections: set[Connection] = set()

    def welcome(self, connection: Connection, wanted: EnterTable) -> None:
        """A browser enters: it is shown everything, and from then on told what happens."""
        connection.seats = seats_of(self.hosted.records, wanted.tokens)
        connection.looking = None if wanted.looking is None else Seat(wanted.looking)
        connection.confirmed = connection.confirmed or Confirmations(since=self.hosted.table.seq + 1)
        self.show_to(connection)
        self.connections.add(connection)

    def show_to(self, connection: Connection) -> None:
        """Everything, to one browser."""
        hosted = self.hosted
        if connection.looking not in connection.seats:
            connection.looking = view_seat(hosted.table, connection.seats)
        confirmed = self.confirmed if connection.seats else connection.confirmed or self.confirmed
        audience = _audience(connection)
        told = table_shown(hosted.code, hosted.table, hosted.records, audience, confirmed, hosted.acknowledged)
        engine = engine_shown(hosted.engine) if hosted.engine.is_warming else None
        connection.tell(msgspec.structs.replace(told, bots_by_rules=hosted.bots_by_rules, engine=engine))

    def show(self, seated: SeatAsked | None = None) -> None:
        """Everything, to everybody; whoever sat down holds the seat from now on."""
        for connection in self.connections:
            if seated is not None and connection is seated.by:
                connection.seats |= {seated.seat}
            self.show_to(connection)

    def tell(self, granted: Granted, asked: Asked) -> None:
        """The new entries, to everybody; whoever asked for them is answered so, and looks on as the seat that asked."""
        acknowledged = self.hosted.acknowledged
        told: dict[Audience, bytes] = {}  # where the same seats look on, the same is told, which is written once
        for connection in self.connections:
            if connection is asked.by:
                connection.looking = Seat(asked.request.seat)
                connection.tell(entries_played(granted, _audience(connection), asked.id, acknowledged))
                continue
            audience = _audience(connection)
            if audience not in told:
                told[audience] = written(entries_played(granted, audience, None, acknowledged))
            connection.put(told[audience])

    def agree(self, rematch: Rematch, asked: RematchAsked | None = None) -> None:
        """How a rematch stands, to everybody."""
        for connection in self.connections:
            is_asker = asked is not None and connection is asked.by
            connection.tell(rematch_shown(rematch, self.hosted, asked.id if asked and is_asker else None))

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


def _audience(connection: Connection) -> Audience:
    return Audience(connection.seats, connection.looking)
