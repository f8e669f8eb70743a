"""A guest who writes down what it hears, and tables to be at."""

from dataclasses import dataclass, field

from tests.web.bots import QuickThinker
from toychest.bots.workers.readiness import Readiness
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.host.asked import Asked, BeatAsked, RematchAsked, SeatAsked
from toychest.host.guest import Giving
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.host.plea import Plea
from toychest.host.rematch import Rematch
from toychest.table import FREE, Granted, SeatRecord, Store, bot_seat, hash_of, new_table
from toychest.table.requests import OpenTurn

CLICK = Asked(OpenTurn(Seat(0)), 1, "click")
TOKEN = "a token of one's own that is long enough"


@dataclass(eq=False)
class Listener:
    """Hears of entries by their numbers, of beats that were gone on from, and how often everything was shown."""

    heard: list[tuple[int, Asked | None]] = field(default_factory=list)
    beats: list[int] = field(default_factory=list)
    shown: list[SeatAsked | None] = field(default_factory=list)
    engines: list[Readiness] = field(default_factory=list)
    rematches: list[Rematch] = field(default_factory=list)
    attended: int = 0
    times: int = 0
    is_gone: bool = False
    pleas: list[Plea] = field(default_factory=list)
    overheard: list[str] = field(default_factory=list)
    givings: list[Giving] = field(default_factory=list)

    def tell(self, granted: Granted, asked: Asked | None) -> None:
        self.heard.append((granted.entries[0].seq, asked))

    def go_on(self, asked: BeatAsked) -> None:
        self.beats.append(asked.beat)

    def agree(self, rematch: Rematch, asked: RematchAsked | None = None) -> None:
        self.rematches.append(rematch)

    def plead(self, plea: Plea) -> None:
        self.pleas.append(plea)

    def give(self, giving: Giving) -> None:
        self.givings.append(giving)

    def attend(self) -> None:
        self.attended += 1

    def overhear(self, said: str) -> None:
        self.overheard.append(said)

    def go(self) -> None:
        self.is_gone = True

    def time(self) -> None:
        self.times += 1

    def warm(self, engine: Readiness) -> None:
        self.engines.append(engine)

    def show(self, seated: SeatAsked | None = None) -> None:
        self.shown.append(seated)

    def show_seats(self, seated: SeatAsked | None = None) -> None:
        self.shown.append(seated)


def host_over(store: Store, pause: float | None = None) -> Host:
    return Host(store, EDITIONS, QuickThinker(), pause)


async def entered(host: Host, *records: SeatRecord) -> tuple[HostedTable, Listener]:
    """A new castle, whose second seat is free unless somebody is put there, and a guest at it."""
    seats = records or (person("Ann"), FREE)
    names = [record.name for record in seats]
    hosted = await host.start(new_table(EDITIONS["castle-standard-0"], {}, names, "a castle: 1"), seats)
    listener = Listener()
    host.enter(hosted, listener)
    return hosted, listener


def person(name: str) -> SeatRecord:
    return SeatRecord(name=name, token_hash=hash_of(name))


def bot(name: str) -> SeatRecord:
    return bot_seat(3, name)
