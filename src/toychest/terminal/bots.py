"""The bots of one table at the terminal: what is awaited from their seats is thought about elsewhere."""

from toychest.bots.seats import awaited_bot, job_of, opening, playing
from toychest.bots.thought import Thought
from toychest.bots.workers.pool import fallback
from toychest.contract import Seat
from toychest.terminal.kept import Request
from toychest.terminal.screen import QUIET, REFUSED
from toychest.terminal.viewpoint import Viewpoint


class Bots:
    """What the bots of a table here ask of their table."""

    def __init__(self, here: Viewpoint) -> None:
        self._here = here
        self._is_slowness_told = False

    @property
    def awaited(self) -> Seat | None:
        """The bot that the table waits for, if it does."""
        return awaited_bot(self._here.kept.table, self._here.kept.records)

    def request(self, seat: Seat) -> Request:
        """What this bot does now. A move that could not be thought about is told as such."""
        if self._here.kept.table.waits_for is not None:
            return opening(seat)
        thought = self._thought(seat)
        if thought.by == "fallback":
            self._here.console.say("terminal-bot-fallback", REFUSED, name=self._here.names[seat])
        if thought.by == "rules" and not self._is_slowness_told:
            self._is_slowness_told = True
            self._here.console.say("bot-by-rules", QUIET)
        return playing(seat, thought.move)

    def _thought(self, seat: Seat) -> Thought:
        window, level, start = job_of(self._here.kept.table, seat, self._here.kept.records[seat])
        return fallback(window, start) if level is None else self._here.console.thinker.think_now(window, level, start)
