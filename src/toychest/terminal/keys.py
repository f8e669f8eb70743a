"""Single keys, where the terminal gives them one by one."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

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
    "": "q",
}
"""What a terminal sends, by the name of the key. Enter goes on; Escape, Ctrl-C and Ctrl-D stop."""

WINDOWS: Final = {"M": "right", "K": "left", "G": "home", "O": "end"}


def key_name(sent: str) -> str:
    """The name of a key, or the letter itself."""
    return NAMES.get(sent, sent.lower())


if sys.platform == "win32":
    import msvcrt
    import time

    @contextmanager
    def single_keys() -> Iterator[None]:
        """Nothing to prepare here."""
        yield

    def pressed(within: float | None = None) -> str | None:
        """The next key; None if none was pressed within so many seconds."""
        until = None if within is None else time.monotonic() + within
        while until is not None and not msvcrt.kbhit():
            if time.monotonic() > until:
                return None
            time.sleep(0.02)
        letter = msvcrt.getwch()
        return WINDOWS.get(msvcrt.getwch(), "") if letter in ("\x00", "\xe0") else key_name(letter)

else:
    import select
    import termios
    import tty

    @contextmanager
    def single_keys() -> Iterator[None]:
        """Keys arrive at once and are not written; afterwards the terminal is as before."""
        descriptor = sys.stdin.fileno()
        before = termios.tcgetattr(descriptor)
        tty.setcbreak(descriptor)
        try:
            yield
        finally:
            termios.tcsetattr(descriptor, termios.TCSADRAIN, before)

    def pressed(within: float | None = None) -> str | None:
        """The next key; None if none was pressed within so many seconds."""
        descriptor = sys.stdin.fileno()
        if not select.select([descriptor], [], [], within)[0]:
            return None
        return key_name(os.read(descriptor, 8).decode(errors="replace"))
