"""The log of whoever thinks for the bots, and what it says at a terminal."""

from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager, suppress
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final

import structlog

from toychest.terminal.screen import QUIET, Screen
from toychest.terminal.voice import Voice

LOG_NAME: Final = "bots.log"
"""The file with the pool's log, in the folder that keeps the games."""


class BotLog:
    """The pool's log: every line into a file; on the screen, as a sentence, only what the player waits for."""

    def __init__(self, screen: Screen, voice: Voice, file: Path) -> None:
        self._screen = screen
        self._voice = voice
        self._file = file
        self._stamped = structlog.processors.TimeStamper(fmt="iso")
        # As the server writes its own: without the values of variables, which may be seeds.
        self._written = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)

    def __call__(self, logger: Any, method: str, event: MutableMapping[str, Any]) -> str:
        """Tell and keep one line of the log."""
        if event.get("event") == "kernel-compiling" and may_compile():
            self._screen.write(self._voice.say("bot-getting-ready"), QUIET)
        line = self._stamped(logger, method, structlog.processors.add_log_level(logger, method, {**event}))
        self._keep(str(self._written(logger, method, line)))
        raise structlog.DropEvent

    def _keep(self, line: str) -> None:
        """A full disk or a folder that is read-only stops nobody from playing."""
        with suppress(OSError):
            self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with self._file.open("a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(f"{line}\n")


def may_compile() -> bool:
    """Whether there is a Numba to compile kernels; a worker says that it does so before it has looked."""
    return find_spec("numba") is not None


@contextmanager
def logged_on(screen: Screen, voice: Voice, file: Path) -> Iterator[None]:
    """For a while the log is told on this screen and kept in this file; afterwards all is as before."""
    before = structlog.get_config() if structlog.is_configured() else None
    structlog.configure(processors=[BotLog(screen, voice, file)])
    try:
        yield
    finally:
        structlog.reset_defaults()
        if before is not None:
            structlog.configure(**before)
