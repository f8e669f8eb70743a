"""Where lines come from: somebody at the keyboard, or a pipe."""

import contextlib
import io
import sys
from typing import Protocol, TextIO

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
