"""The log of whoever thinks for the bots: kept in a file, for a screen is for the game."""

from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

import structlog

LOG_NAME: Final = "bots.log"
"""The file with the pool's log, in the folder that keeps the games."""


class BotLog:
    """The pool's log: every line into a file."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._stamped = structlog.processors.TimeStamper(fmt="iso")
        # As the server writes its own: without the values of variables, which may be seeds.
        self._written = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)

    def __call__(self, logger: Any, method: str, event: MutableMapping[str, Any]) -> str:
        """Keep one line of the log."""
        line = self._stamped(logger, method, structlog.processors.add_log_level(logger, method, {**event}))
        self._keep(str(self._written(logger, method, line)))
        raise structlog.DropEvent

    def _keep(self, line: str) -> None:
        """A full disk or a folder that is read-only stops nobody from playing."""
        with suppress(OSError):
            self._file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
            with self._file.open("a", encoding="utf-8", errors="backslashreplace") as file:
                file.write(f"{line}\n")


@contextmanager
def logged_into(file: Path) -> Iterator[None]:
    """For a while the log is kept in this file; afterwards all is as before."""
    before = structlog.get_config() if structlog.is_configured() else None
    structlog.configure(processors=[BotLog(file)])
    try:
        yield
    finally:
        structlog.reset_defaults()
        if before is not None:
            structlog.configure(**before)
