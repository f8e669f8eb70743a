"""Looking back at a finished game, step by step."""

import math
from contextlib import suppress
from typing import Final

from toychest.contract import Seat
from toychest.table import Table, times_by_frame
from toychest.terminal.console import Console
from toychest.terminal.drawing import drawing_of
from toychest.terminal.keyboard import EndOfInput, Keys
from toychest.terminal.prompt import read_number
from toychest.terminal.screen import HOUSE, QUIET
from toychest.terminal.telling import Teller
from toychest.terminal.viewpoint import named_table

PACE: Final = 1.0
"""Seconds a step is shown while it plays by itself."""

WORDS: Final = {"": "right", "next": "right", "back": "left", "first": "home", "last": "end", "quit": "q"}


class Replay:
    """One finished game, opened at its start."""

    def __init__(self, table: Table, console: Console) -> None:
        self._table = named_table(table, console.voice)
        self._console = console
        self._drawing = drawing_of(table.edition.game, console.voice, self._table.header.seats)
        self._teller = Teller(table.edition, self._table.header.seats, console.voice)
        self._times = times_by_frame(table)
        self._at = 0

    def run(self) -> None:
        """Until somebody stops: by keys where there are some, else line by line."""
        self._show()
        if self._console.keyboard.is_piped or not self._console.screen.look.is_terminal:
            self._run_by_lines()
        else:
            self._run_by_keys()

    def _run_by_lines(self) -> None:
        self._console.say("terminal-replay-lines", QUIET)
        prompt = self._console.voice.say("terminal-replay-prompt") + " "
        try:
            while self._step(self._read(self._console.keyboard.ask(prompt))):
                self._show()
        except EndOfInput:
            return

    def _read(self, text: str) -> str:
        return WORDS.get(text.lower(), text.lower())

    def _run_by_keys(self) -> None:
        with Keys() as keys, suppress(KeyboardInterrupt):
            self._console.say("terminal-replay-keys", QUIET)
            is_playing = False
            while True:
                key = keys.pressed(PACE if is_playing else None)
                is_playing = key is None or (key == "space" and not is_playing)
                before = self._at
                if not self._step("right" if key is None or is_playing else key):
                    return
                is_playing = is_playing and self._at != before
                if self._at != before:
                    self._show()

    def _step(self, wished: str) -> bool:
        """Go to another step; False to stop."""
        last = len(self._table.frames) - 1
        match wished:
            case "right":
                self._at = min(last, self._at + 1)
            case "left":
                self._at = max(0, self._at - 1)
            case "home":
                self._at = 0
            case "end":
                self._at = last
            case _ if (number := read_number(wished)) is not None:
                self._at = min(last, number)
            case _:  # a key that means nothing here
                pass
        return wished != "q"

    def _show(self) -> None:
        """Where we are, what happened, and how the table stood then."""
        console, frame = self._console, self._table.frames[self._at]
        console.say("terminal-replay-place", HOUSE, number=self._at, of=len(self._table.frames) - 1)
        everybody = tuple(Seat(at) for at in range(len(self._table.header.seats)))
        if self._at == 0:
            console.say("terminal-replay-start")
        console.screen.tell(self._teller.sentences(self._table, [frame], everybody))
        self._tell_times()
        view = self._table.rules.view(frame.state, None)
        if not console.screen.look.is_plain:
            console.screen.draw(self._drawing.picture(view, console.screen.look))
        else:
            about = self._drawing.facts if self._at == 0 else self._drawing.standing
            console.screen.tell(about(view))

    def _tell_times(self) -> None:
        """What everybody had left of the clock, if there was one."""
        for seat, left in self._times.items():
            seconds = math.ceil(left[self._at] / 1000)
            time = f"{seconds // 60}:{seconds % 60:02}"
            said = "clock-left" if seconds else "clock-out"
            self._console.say(said, QUIET, name=self._table.header.seats[seat], time=time)
