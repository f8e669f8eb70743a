"""Options of the server that say what one address may do."""

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from toychest.web.limits import USUAL_LIMITS, Limits

COUNT = click.IntRange(0)


def with_limits(command: Callable[..., Any]) -> Callable[..., Any]:
    """Three options, handed on as one value under `limits`."""

    @_limit("--lines", USUAL_LIMITS.sockets)
    @_limit("--requests", USUAL_LIMITS.requests)
    @_limit("--tables", USUAL_LIMITS.tables)
    @wraps(command)
    def limited(*, lines: int, requests: int, tables: int, **others: Any) -> Any:
        return command(**others, limits=Limits(lines, requests, tables))

    return limited


def _limit(name: str, usual: int) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    return click.option(name, type=COUNT, default=usual, show_default=True)
