"""Where lines and keys come from: somebody at the keyboard, or a pipe."""

import contextlib
import io
import os
import re
import sys
from types import TracebackType
from typing import Final, Protocol, TextIO

from toychest.terminal.screen import printable


class EndOfInput(Exception):
    """Nobody types any more: the pipe is empty, or Ctrl-D was pressed."""


class Keyboard(Protocol):
    """Gives one line after another."""

    is_piped: bool

    def ask(self, prompt: str) -> str:
        """The next line, without blanks around it. Raises `EndOfInput`."""


class TypedLines:
    """Somebody at a terminal, with the line editing that it has."""

    is_piped = False

    def __init__(self) -> None:
        with contextlib.suppress(ImportError):  # not on every system; without it a line is typed all the same
            import readline  # noqa: F401

    def ask(self, prompt: str) -> str:
        """The next line."""
        try:
            return input(printable(prompt)).strip()
        except EOFError:
            raise EndOfInput from None


class PipedLines:
    """Lines from a file or a pipe, written after their prompt, so that what comes out reads like a conversation."""

    is_piped = True

    def __init__(self, source: TextIO, output: TextIO) -> None:
        self._source = source
        self._output = output

    def ask(self, prompt: str) -> str:
        """The next line."""
        self._output.write(printable(prompt))
        self._output.flush()
        line = self._source.readline()
        self._output.write(printable(line.rstrip("\r\n")) + "\n")
        self._output.flush()
        if not line:
            raise EndOfInput
        return line.strip()


def keyboard_of(source: TextIO | None) -> Keyboard:
    """Whoever types here; a closed input is an empty one."""
    if source is not None and source.isatty():
        return TypedLines()
    return PipedLines(source or io.StringIO(), sys.stdout)


NAMES: Final = {
    "\x1b[C": "right",
    "\x1bOC": "right",
    "\x1b[D": "left",
    "\x1bOD": "left",
    "\x1b[H": "home",
    "\x1bOH": "home",
    "\x1b[1~": "home",
    "\x1b[7~": "home",
    "\x1b[F": "end",
    "\x1bOF": "end",
    "\x1b[4~": "end",
    "\x1b[8~": "end",
    "\r": "right",
    "\n": "right",
    " ": "space",
    "\x1b": "q",
    "\x03": "q",
    "\x04": "q",
}
"""What a terminal sends, by the name of the key. Enter goes on; Escape, Ctrl-C and Ctrl-D stop."""

WINDOWS: Final = {"M": "right", "K": "left", "G": "home", "O": "end"}
ONE: Final = re.compile(r"\x1b[\[O][0-9;]*[A-Za-z~]|.", re.DOTALL)


def split_keys(sent: str) -> list[str]:
    """The names of all keys in what a terminal sent at once; a letter is its own name."""
    return [NAMES.get(found, found.lower()) for found in ONE.findall(sent)]


if sys.platform == "win32":
    import msvcrt
    import time

    class Keys:
        """The keys of the window."""

        def __enter__(self) -> "Keys":
            return self

        def __exit__(self, *_: object) -> None:
            """Nothing was changed."""

        def pressed(self, within: float | None = None) -> str | None:
            """The next key; None if none was pressed within so many seconds."""
            until = None if within is None else time.monotonic() + within
            while until is not None and not msvcrt.kbhit():
                if time.monotonic() > until:
                    return None
                time.sleep(0.02)
            letter = msvcrt.getwch()
            return WINDOWS.get(msvcrt.getwch(), "") if letter in ("\x00", "\xe0") else split_keys(letter)[0]

else:
    import select
    import termios
    import tty

    class Keys:
        """The keys of the terminal: they arrive at once and are not written; afterwards all is as before."""

        def __init__(self) -> None:
            self._descriptor = sys.stdin.fileno()
            self._waiting: list[str] = []

        def __enter__(self) -> "Keys":
            self._before = termios.tcgetattr(self._descriptor)
            tty.setcbreak(self._descriptor)
            return self

        def __exit__(
            self, kind: type[BaseException] | None, raised: BaseException | None, trace: TracebackType | None
        ) -> None:
            termios.tcsetattr(self._descriptor, termios.TCSADRAIN, self._before)

        def pressed(self, within: float | None = None) -> str | None:
            """The next key; None if none was pressed within so many seconds."""
            if not self._waiting:
                if not select.select([self._descriptor], [], [], within)[0]:
                    return None
                sent = os.read(self._descriptor, 64).decode(errors="replace")
                self._waiting = split_keys(sent) or ["q"]
            return self._waiting.pop(0)
