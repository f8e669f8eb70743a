"""`toychest` as a program of its own: at a pipe, or at a terminal that a test holds the other end of."""

import contextlib
import os
import pty
import re
import select
import subprocess
import sys
import tempfile
import termios
import time
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tests.app.forked import exit_code
from tests.games.castle.stage import FIVE_OF_EACH

TOYCHEST = (sys.executable, "-m", "toychest")
PATIENCE = 240.0
"""Seconds until a program that says nothing counts as hanging."""

WITHOUT = ("NO_COLOR", "TERM", "COLUMNS", "LINES", "LANG", "LC_ALL", "LC_MESSAGES")


def environment(**own: str) -> dict[str, str]:
    """An environment without any wish about looks and language but these."""
    kept = {name: value for name, value in os.environ.items() if name not in WITHOUT}
    return kept | {"PYTHONUTF8": "1"} | own


def piped(words: Sequence[str], lines: Sequence[str], **own: str) -> "subprocess.CompletedProcess[str]":
    """Run it with these lines at its standard input; what Python itself is told takes a Python of its own."""
    command, typed = [*TOYCHEST, *words], "".join(f"{line}\n" for line in lines)
    if any(name.startswith("PYTHON") for name in own):
        how = environment(**own)
        return subprocess.run(
            command, input=typed, capture_output=True, text=True, encoding="utf-8", env=how, timeout=PATIENCE
        )
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        (folder / "stdin").write_text(typed, encoding="utf-8")
        code = exit_code(folder, list(words), environment(**own), PATIENCE)
        said, complained = ((folder / stream).read_text(encoding="utf-8") for stream in ("stdout", "stderr"))
    return subprocess.CompletedProcess(command, code, said, complained)


def code_in(said: str) -> str:
    """The table's code."""
    found = re.search(r"Table ([A-Z2-9]{4}-[A-Z2-9]{4})", said)
    assert found is not None, said
    return found[1]


class Terminal:
    """The other end of a program's terminal."""

    def __init__(self, program: "subprocess.Popen[bytes]", end: int) -> None:
        self.program = program
        self._end = end
        self.said = ""
        self._heard = 0

    def until(self, text: str) -> str:
        """Read until it says this; everything said since what was waited for last."""
        before, deadline = self._heard, time.monotonic() + PATIENCE
        while text not in self.said[before:]:
            assert time.monotonic() < deadline, f"{text!r} never came: {self.said[before:]}"
            self._read(0.2)
        self._heard = self.said.index(text, before) + len(text)
        return self.said[before : self._heard]

    def _read(self, within: float) -> None:
        if not select.select([self._end], [], [], within)[0]:
            return
        with contextlib.suppress(OSError):  # the program has closed its end
            self.said += os.read(self._end, 65536).decode(errors="replace")

    def type(self, text: str) -> None:
        """Press these keys."""
        os.write(self._end, text.encode())

    def ended(self) -> int:
        """Wait for it to end; its exit code."""
        while self.program.poll() is None:
            self._read(0.05)
        self._read(0.0)
        return self.program.returncode


@contextlib.contextmanager
def at_a_terminal(words: Sequence[str], own: Mapping[str, str], size: tuple[int, int] = (24, 80)) -> Iterator[Terminal]:
    """Run it at a terminal of so many lines and columns."""
    end, other = pty.openpty()
    termios.tcsetwinsize(end, size)
    program = subprocess.Popen(
        [*TOYCHEST, *words], stdin=other, stdout=other, stderr=other, env=environment(**own), start_new_session=True
    )
    os.close(other)
    try:
        yield Terminal(program, end)
    finally:
        program.kill()
        program.wait()
        os.close(end)


def playing(folder: Path, *words: str) -> tuple[str, ...]:
    """The words of a short game: with seed 39 the five moves of `SHORT` win it."""
    chosen = ("--treasures", "1", "--profile", "base", "--deck", str(FIVE_OF_EACH))
    return ("play", "castle", "--data", str(folder), "--seed", "39", *chosen, *words)
