"""Stage props for the terminal: a console whose keyboard is a list and whose screen is a text."""

import io
from collections.abc import Mapping, Sequence

from tests.conformance.hush import HUSH
from tests.games.castle.stage import DECK
from tests.terminal.thinkers import QuickThinker
from toychest.contract import Edition, Json
from toychest.games import EDITIONS
from toychest.host.bots import Thinker
from toychest.storage import MemoryStore
from toychest.table import SeatRecord, Store, Table, new_table
from toychest.terminal.console import Console
from toychest.terminal.host_runner import HostRunner, person_seat
from toychest.terminal.keyboard import EndOfInput
from toychest.terminal.play_tables import InputEnded, play_tables
from toychest.terminal.remembered_tips import RememberedTips
from toychest.terminal.screen import Look, Screen
from toychest.terminal.voice import Voice

PLAIN = Look(is_plain=True, has_lines=False)
DRAWN = Look()
STANDARD = "castle-standard-0"
SHORT = ("go", "turn 2 right", "turn 1 left", "go", "go")
"""With seed 39 and one treasure these moves win."""


class Typist:
    """Types these lines, then nothing more. `heard` is every prompt that was waited at."""

    def __init__(self, lines: Sequence[str], *, is_piped: bool) -> None:
        self.is_piped = is_piped
        self.heard: list[str] = []
        self._lines = list(lines)

    def ask(self, prompt: str) -> str:
        self.heard.append(prompt)
        if not self._lines:
            raise EndOfInput
        return self._lines.pop(0)


class Stage:
    """A console, and everything that was written at it."""

    def __init__(
        self,
        lines: Sequence[str] = (),
        *,
        look: Look = PLAIN,
        language: str = "en",
        is_piped: bool = True,
        thinker: Thinker | None = None,
        store: Store | None = None,
        tips: RememberedTips | None = None,
    ) -> None:
        self.output = io.StringIO()
        self.typist = Typist(lines, is_piped=is_piped)
        editions: Mapping[str, Edition] = {**EDITIONS, HUSH.id: HUSH}
        stored_in = store or MemoryStore()
        self.console = Console(
            screen=Screen(self.output, look),
            keyboard=self.typist,
            voice=Voice(language),
            runner=HostRunner(lambda: stored_in, editions, thinker or QuickThinker()),
            command=lambda *words: " ".join(["toychest", *words]),
            tips=tips or RememberedTips(),
        )

    @property
    def said(self) -> list[str]:
        """Every line that was written."""
        return self.output.getvalue().splitlines()

    def play(self, table: Table, bots: Mapping[int, int] | None = None) -> list[str]:
        """Play this table with what is typed, bots of these levels on some seats; every line that was written.

        An early end of input is the end.
        """
        hosted = self.console.runner.start(table, with_bots(table, bots or {}))
        try:
            play_tables(hosted, self.console)
        except InputEnded:
            pass
        finally:
            self.console.runner.close()
        return self.said


def with_bots(table: Table, bots: Mapping[int, int]) -> list[SeatRecord]:
    """The seats of a table, with a bot of a level on some of them."""
    return [
        SeatRecord(name=name, bot=bots[at], bot_seed=f"bot {at}") if at in bots else person_seat(name)
        for at, name in enumerate(table.header.seats)
    ]


def castle(seed: str = "39", names: Sequence[str] = ("Anna", "Ivo"), edition: str = STANDARD, **options: Json) -> Table:
    """A game of Coded Castle before its first entry."""
    usual: dict[str, Json] = {"treasures": 1, "profile": "base", "deck": DECK}
    return new_table(EDITIONS[edition], {**usual, **options}, names, seed)


def hush(seed: str = "1", names: Sequence[str] = ("Anna", "Ivo")) -> Table:
    """A game of hidden hands before its first entry."""
    return new_table(HUSH, {}, names, seed)


def said_after(lines: Sequence[str], typed: str) -> list[str]:
    """What was written after this line was typed; the typist does not echo, so by the last prompt before it."""
    return list(lines)[list(lines).index(typed) + 1 :]
