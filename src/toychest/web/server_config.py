"""How uvicorn is run: with our own sockets, its pings, and a bound for each message."""

import asyncio
from collections.abc import Callable
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from toychest.web.impatient_http import ImpatientHttp
from toychest.web.websocket import OpenSocket

PING_EVERY, PING_WITHIN = 4.0, 7.0
"""Seconds: a line that went dead is found within twelve."""

LONGEST_MESSAGE: Final = 65_536
"""Bytes: a browser that sends more in one message is cut off."""


def server_config(app: ASGIApp) -> uvicorn.Config:
    """How the server is run."""
    return uvicorn.Config(
        app,
        log_level="warning",
        http=ImpatientHttp,
        ws=OpenSocket,
        ws_ping_interval=PING_EVERY,
        ws_ping_timeout=PING_WITHIN,
        ws_max_size=LONGEST_MESSAGE,
        timeout_graceful_shutdown=3,
    )


def event_loops() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes the loop of a process: uvloop where it exists."""
    return uvicorn.Config("").get_loop_factory()
