"""Log lines: without the values of variables, and without secrets."""

import re
import sys
from collections.abc import MutableMapping
from typing import Any, Final

import structlog

SECRET: Final = frozenset({"token", "tokens", "token_hash", "seed", "password", "entropy"})
"""Fields that are never written, whoever passes them."""

PASSWORD: Final = re.compile(r"(://[^:/@\s]*):[^@/\s]+@")
"""In an address."""


def without_secrets(logger: object, name: str, fields: MutableMapping[str, Any]) -> MutableMapping[str, Any]:
    """A line as it may be written."""
    return {
        field: PASSWORD.sub(r"\1@", value) if isinstance(value, str) else value
        for field, value in fields.items()
        if field not in SECRET
    }


def write_logs(writes_json: bool) -> None:
    """For a program, or for a person."""
    (write_json_logs if writes_json else write_plain_logs)()


def write_plain_logs() -> None:
    """Log lines for a person, without the values of variables: those hold tokens and seeds."""
    _write(structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback))


def write_json_logs() -> None:
    """Log lines for a program, one JSON object each."""
    _write(structlog.processors.format_exc_info, structlog.processors.JSONRenderer())


def _write(*last: Any) -> None:
    structlog.configure(
        processors=[
            structlog.processors.add_log_level,
            structlog.processors.TimeStamper(fmt="iso"),
            without_secrets,
            *last,
        ],
        logger_factory=lambda *_: structlog.PrintLogger(sys.stderr),  # whichever it is when something is said
    )
