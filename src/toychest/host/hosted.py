"""A table in memory."""

import asyncio
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import replace

import msgspec

from toychest.bots.workers.readiness import Readiness
from toychest.contract import Seat
from toychest.host.around import NOBODY, Around
from toychest.host.asked import Asked, BeatAsked, SeatAsked
from toychest.host.clock import TableClock
from toychest.host.guest import Guest
from toychest.host.plea import Plea
from toychest.host.presence import Attendance
from toychest.table import Granted, Progress, SeatRecord, Table, left_seats, may_go_on
from toychest.table.errors import NoGuide


class HostedTable:
    """A table as it is stored, who holds its seats, and the guests around it. One request at a time holds the lock.

    `is_played` while its bots are awake; `bots_by_rules` once one of them had no kernel to think with. Where somebody
    learns, they have gone on from the first `acknowledged` beats. `engine` is how far the game's engine is, `notes`
    is what is remembered beside the log. Of several nodes, `home` is the one where it is best played; `beside` counts
    what changed beside the log. `plea` is what is asked of somebody here, `deletion` whether it be deleted, as it was
    told last, `attendance` who is at the table, `clock` how much time everybody has, where that was agreed on.
    `addresses` are where those are who hold its seats: who is at many tables has turns as others do. What it calls does
    not hold it: a table that is let go is gone without a search for garbage.
    """

    def __init__(
        self,
        code: str,
        table: Table,
        records: Sequence[SeatRecord],
        acknowledged: int = 0,
        notes: Mapping[str, str] | None = None,
    ) -> None:
        self.code = code
        self.table = table
        self.records = tuple(records)
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.is_played = False
        self.bots_by_rules = False
        self.acknowledged = acknowledged
        self.engine = Readiness(0)
        self.notes = dict(notes or {})
        self.home: str | None = None
        self.beside = 0
        self.plea: Plea | None = None
        self.deletion: Plea | None = None
        self.attendance = Attendance()
        self.clock: TableClock | None = None
        self.here: frozenset[Seat] = frozenset()
        self.onlookers = 0
        self.has_middle = False
        self.elsewhere = NOBODY
        self.addresses: frozenset[str] = frozenset()
        self.timed: Callable[[HostedTable], None] = lambda hosted: None
        self.mirror: Callable[[HostedTable, Plea], None] = lambda hosted, plea: None
        self.say_aloud: Callable[[str], None] = lambda said: None

    @property
    def persons(self) -> tuple[Seat, ...]:
        """The seats that persons hold, and no bot keeps for them."""
        persons = (record.token_hash is not None and not record.is_kept for record in self.records)
        return tuple(Seat(at) for at, is_person in enumerate(persons) if is_person)

    @property
    def holders(self) -> tuple[Seat, ...]:
        """Whose table it is: who sits there, also while a bot plays for them, and did not leave for good."""
        held = (Seat(at) for at, record in enumerate(self.records) if record.token_hash is not None)
        return tuple(seat for seat in held if seat not in self.left)

    @property
    def left(self) -> tuple[Seat, ...]:
        """The seats whose holders left for good, and that nobody has got since."""
        return left_seats(self.table, self.records)

    def is_away(self, seat: Seat) -> bool:
        """Whether nobody has looked on for this seat for long, at any node, or its holder said so."""
        return seat in self.left or self.attendance.presence(seat) == "away"

    @property
    def progress(self) -> Progress | None:
        """How far the guide of this table has come, if there is one."""
        return self.table.progress(self.acknowledged)

    @property
    def is_held(self) -> bool:
        """Whether bots wait: until the learner goes on, or until it is answered what somebody asked."""
        if self.plea is not None:
            return True
        at = self.progress
        return at is not None and at.is_done

    def go_on(self, asked: BeatAsked) -> None:
        """The learner goes on, if they may from this beat; everybody is told. Raises `NoGuide`."""
        guide, at = self.table.guide, self.progress
        if guide is None or at is None:
            raise NoGuide
        if at.beat == asked.beat and may_go_on(guide, at):
            self.acknowledged = asked.beat + 1
        for guest in self.guests:
            guest.go_on(asked)

    def tell(self, granted: Granted, asked: Asked | None = None) -> None:
        """New entries, to every guest; nobody here asked for what another node granted."""
        for guest in self.guests:
            guest.tell(granted, asked)

    def show(self, seated: SeatAsked | None = None) -> None:
        """Everything anew, to every guest."""
        for guest in self.guests:
            guest.show(seated)

    @property
    def around(self) -> Around:
        """Who is at this table at this node."""
        gone = self.attendance.gone
        return Around(frozenset(self.here - gone), frozenset(gone), self.onlookers, self.has_middle)

    def attend(self, here: Collection[Seat], onlookers: int = 0, has_middle: bool = False) -> None:
        """These seats have somebody at this node, so many look on, and a screen stands in the middle or does not."""
        self.here, self.onlookers, self.has_middle = frozenset(here), onlookers, has_middle
        self._attend()

    def attend_elsewhere(self, around: Around) -> None:
        """Who is at other nodes; guests are told if that is news."""
        before, self.elsewhere = self.elsewhere, around
        if around == before:
            return
        self._attend()
        for seat in around.gone - before.gone:
            self.attendance.say_goodbye(Seat(seat))
        self.attendance.come_back(frozenset(Seat(seat) for seat in (before.gone - around.gone) & around.seats))
        for guest in self.guests:
            guest.attend()

    def _attend(self) -> None:
        self.attendance.note(self.here | {Seat(seat) for seat in self.elsewhere.seats})
        self.timed(self)

    def overhear(self, said: str) -> None:
        """Somebody said this at another node; it is told and forgotten."""
        for guest in self.guests:
            guest.overhear(said)

    def plead(self, plea: Plea, *, is_heard: bool = False) -> None:
        """Something is asked, or was answered; everybody is told, at other nodes as well if it is not from there."""
        self.plea = plea if plea.status == "open" else None
        if not is_heard:
            self.mirror(self, plea)
        for guest in self.guests:
            guest.plead(plea)

    def go_past(self) -> None:
        """The table went on: what was asked about where it stood is asked no more."""
        if self.plea is not None and self.plea.seq <= self.table.seq:
            self.plead(replace(self.plea, agreed=(), status="declined"))

    def show_seats(self, seated: SeatAsked | None = None) -> None:
        """Who sits where, to every guest."""
        for guest in self.guests:
            guest.show_seats(seated)

    def reseat(self, seat: Seat, record: SeatRecord) -> None:
        """A seat has changed hands."""
        seated = msgspec.structs.replace(record, over=None)
        self.records = (*self.records[:seat], seated, *self.records[seat + 1 :])
        self.table = self.table.with_names([held.name for held in self.records])

    def note_thinking(self, by: str) -> None:
        """Where no kernel covers these rules, everybody is shown so once; what is so for a while only is not."""
        if by == "rules" and not self.bots_by_rules:
            self.bots_by_rules = True
            self.show()

    def note_engine(self, engine: Readiness) -> None:
        """The game's engine got further, or will not come."""
        self.engine = engine
        for guest in self.guests:
            guest.warm(engine)
