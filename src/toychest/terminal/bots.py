"""The bots of one table at the terminal: what is awaited from their seats is thought about elsewhere."""

from functools import partial

from toychest.bots.levels import NoBots, UnknownLevel, level_of
from toychest.bots.pool import fallback
from toychest.bots.seated import awaited_bot, search_seed, window_at
from toychest.bots.thought import Thought
from toychest.contract import Seat
from toychest.table import Happened, Table
from toychest.terminal.kept import Request
from toychest.terminal.screen import QUIET, REFUSED
from toychest.terminal.sitting import Sitting


class Bots:
    """What the bots of a sitting ask of their table."""

    def __init__(self, sitting: Sitting) -> None:
        self._sitting = sitting
        self._is_slowness_told = False

    @property
    def awaited(self) -> Seat | None:
        """The bot that the table waits for, if it does."""
        return awaited_bot(self._sitting.kept.table, self._sitting.kept.records)

    def request(self, seat: Seat) -> Request:
        """What this bot does now. A move that could not be thought about is told as such."""
        if self._sitting.kept.table.waits_for is not None:
            return partial(_open_turn, seat)
        thought = self._thought(seat)
        if thought.by == "fallback":
            self._sitting.desk.say("terminal-bot-fallback", REFUSED, name=self._sitting.names[seat])
        if thought.by == "rules" and not self._is_slowness_told:
            self._is_slowness_told = True
            self._sitting.desk.say("bot-by-rules", QUIET)
        return partial(_play, seat, thought.move)

    def _thought(self, seat: Seat) -> Thought:
        table, record = self._sitting.kept.table, self._sitting.kept.records[seat]
        own, start = record.bot_seed or "", search_seed(record.bot_seed or "", table.seq + 1)
        try:
            level = level_of(table.edition.game, record.bot or 0)
        except (UnknownLevel, NoBots):  # a level of a later Toychest
            return fallback(window_at(table, seat, own), start)
        return self._sitting.desk.thinker.think_now(window_at(table, seat, own, level.memory), level.number, start)


def _open_turn(seat: Seat, table: Table) -> Happened:
    return table.open_turn(seat)


def _play(seat: Seat, move: str, table: Table) -> Happened:
    return table.play(seat, move)
