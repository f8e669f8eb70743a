"""A table in memory."""

import asyncio
from collections.abc import Sequence

from toychest.bots.workers.readiness import Readiness
from toychest.contract import Seat
from toychest.host.asked import BeatAsked, SeatAsked
from toychest.host.guest import Guest
from toychest.table import Progress, SeatRecord, Table, may_go_on
from toychest.table.errors import NoGuide


class HostedTable:
    """A table as it is stored, who holds its seats, and the guests around it. One request at a time holds the lock.

    `is_played` while its bots are awake; `bots_by_rules` once one of them had no kernel to think with. Where somebody
    learns, they have gone on from the first `acknowledged` beats; no store has that: the log says what was played.
    `engine` is how far the game's engine is.
    """

    def __init__(self, code: str, table: Table, records: Sequence[SeatRecord], acknowledged: int = 0) -> None:
        self.code = code
        self.table = table
        self.records = tuple(records)
        self.guests: set[Guest] = set()
        self.lock = asyncio.Lock()
        self.is_played = False
        self.bots_by_rules = False
        self.acknowledged = acknowledged
        self.engine = Readiness(0)

    @property
    def progress(self) -> Progress | None:
        """How far the guide of this table has come, if there is one."""
        return self.table.progress(self.acknowledged)

    @property
    def is_held(self) -> bool:
        """Whether the rival waits until the learner goes on."""
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

    def show(self, seated: SeatAsked | None = None) -> None:
        """Everything anew, to every guest."""
        for guest in self.guests:
            guest.show(seated)

    def reseat(self, seat: Seat, record: SeatRecord) -> None:
        """A seat has changed hands."""
        self.records = (*self.records[:seat], record, *self.records[seat + 1 :])
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
