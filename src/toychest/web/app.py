"""The server as one Starlette application."""

import asyncio
import contextlib
from collections.abc import AsyncIterator, Mapping
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as AsgiMessage

from toychest.bots.workers.pool import Pool
from toychest.contract import Edition
from toychest.host.bots import Thinker
from toychest.host.host import Host
from toychest.review.background import Background
from toychest.table import Store
from toychest.web import pages
from toychest.web.looking_back import open_game, start_branch
from toychest.web.origin import SameOrigin
from toychest.web.printing import Sheets, printed
from toychest.web.puzzle_socket import puzzle_socket
from toychest.web.puzzling import puzzle_today, puzzles
from toychest.web.rematching import chain
from toychest.web.reviewing import eyes, review
from toychest.web.socket import table_socket
from toychest.web.tables import Tables
from toychest.web.trying import try_again

PAUSE: Final = 0.9
"""Seconds before a bot's move, so that people can follow, and take back what they just did."""

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self' ws: wss:; "
        "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "referrer-policy": "no-referrer",
    "x-content-type-options": "nosniff",
}


class SafeHeaders:
    """Adds to every response what keeps other pages and scripts out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; headers are added as the response starts."""

        async def send_safely(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


def routes() -> list[BaseRoute]:
    """Every address that is answered."""
    return [
        Route("/", pages.index),
        Route("/howto/{game}", pages.index),
        Route("/t/{code}", pages.index),
        Route("/learn/{game}", pages.index),
        Route("/course", pages.index),
        Route("/course/{exercise}", pages.index),
        Route("/puzzles", pages.index),
        Route("/puzzles/{rest:path}", pages.index),
        Route("/t/{code}/qr.svg", pages.qr_picture),
        Route("/replays", pages.index),
        Route("/api/editions", pages.editions),
        Route("/api/course/{game}", pages.course),
        Route("/api/tables", pages.start_table, methods=["POST"]),
        Route("/api/guides", pages.start_guide, methods=["POST"]),
        Route("/api/branches", start_branch, methods=["POST"]),
        Route("/api/replays", open_game, methods=["POST"]),
        Route("/api/tables/seen", pages.see_tables, methods=["POST"]),
        Route("/api/tables/{code}/replay", pages.replay),
        Route("/api/tables/{code}/log", pages.log_file),
        Route("/api/tables/{code}/replay/{seat:int}", eyes),
        Route("/api/tables/{code}/review", review),
        Route("/api/tables/{code}/chain", chain),
        Route("/api/puzzles", puzzles),
        Route("/api/puzzles/day/{day}", puzzle_today),
        Route("/api/tables/{code}/try", try_again, methods=["POST"]),
        Route("/api/rules/{edition}", pages.rules),
        Route("/words/{game}/{language}.ftl", pages.words),
        WebSocketRoute("/ws/t/{code}", table_socket),
        WebSocketRoute("/ws/p/{id}", puzzle_socket),
        Route("/worker.js", pages.worker),
        Route("/print/{game}/{board}.pdf", printed),
        Mount("/static", StaticFiles(directory=pages.STATIC, check_dir=False)),
    ]


def hosting(
    store: Store, editions: Mapping[str, Edition], thinker: Thinker | None, pause: float, warms_up: bool
) -> Host:
    """The host with whoever thinks; without a stand-in it is a pool, which gets its engines ready from now on.

    If it does not warm up, a game's engine gets ready when a bot first thinks about it.
    """
    if thinker is not None or not warms_up:
        return Host(store, editions, thinker or Pool(), pause)
    pool = Pool()
    host = Host(store, editions, pool, pause, pool.warming)
    host.hear_warming()
    pool.warm_up()
    return host


def make_app(
    store: Store,
    editions: Mapping[str, Edition],
    *,
    is_local: bool,
    thinker: Thinker | None = None,
    pause: float = PAUSE,
    warms_up: bool = True,
    sheets: Mapping[str, Sheets] | None = None,
) -> Starlette:
    """The whole server over one store. It closes the store when it ends.

    `is_local`: it is for this computer alone, and answers to no other name. Bots pause before each of their moves.
    `sheets` draws what can be printed of a game.
    """

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        host = hosting(store, editions, thinker, pause, warms_up)
        app.state.tables = Tables(host)
        app.state.sheets = sheets or {}
        app.state.reviews = Background()
        waking = asyncio.create_task(host.wake_all())
        yield
        waking.cancel()
        await asyncio.gather(waking, return_exceptions=True)
        await asyncio.to_thread(app.state.reviews.close)
        await host.close()

    middleware = [
        Middleware(SafeHeaders),
        Middleware(SameOrigin, is_local=is_local),
        Middleware(GZipMiddleware, minimum_size=1024),
    ]
    lost = {404: pages.wrong_address}
    return Starlette(routes=routes(), middleware=middleware, exception_handlers=lost, lifespan=lifespan)
