"""The server as one Starlette application."""

import asyncio
import contextlib
import re
import sys
from collections.abc import AsyncIterator, Mapping
from typing import Final

from starlette.applications import Starlette
from starlette.datastructures import Headers, MutableHeaders
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Mount, Route, WebSocketRoute
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.types import Message as AsgiMessage

from toychest.bots.workers.pool import Pool, share_of
from toychest.contract import Edition
from toychest.host.bots import Thinker
from toychest.host.host import Host
from toychest.host.retention import clear_every_day
from toychest.review.background import Background
from toychest.table import Store
from toychest.web import pages
from toychest.web.address import Reach
from toychest.web.assets import Assets
from toychest.web.common import Common, OwnCommon
from toychest.web.device_routes import devices
from toychest.web.garbage import search_every_day
from toychest.web.gate import Gate
from toychest.web.health import Operating, healthz, metrics, tell_counts
from toychest.web.invitation_routes import address, qr_picture
from toychest.web.limits import USUAL_LIMITS, Limits
from toychest.web.origin import SameOrigin
from toychest.web.puzzle_routes import puzzle_today, puzzles
from toychest.web.puzzle_socket import own_puzzle_socket, puzzle_socket
from toychest.web.rematch_requests import chain
from toychest.web.replay_routes import open_game, start_branch
from toychest.web.review_routes import eyes, review
from toychest.web.sheet_routes import Sheets, printed
from toychest.web.socket import table_socket
from toychest.web.tables import Tables

PAUSE: Final = 0.9
"""Seconds before a bot's move, so that people can follow, and take back what they just did."""

SWITCH_EVERY: Final = 0.001
"""Seconds after which a thread that replays a game makes room for whoever waits to be answered."""

HEADERS: Final = {"referrer-policy": "no-referrer", "x-content-type-options": "nosniff"}

POLICY: Final = (
    "default-src 'self'; style-src 'self'; object-src 'none'; img-src 'self' data:; connect-src 'self'{sockets}; "
    "base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
)
HOST: Final = re.compile(r"[\w.-]+(:\d+)?|\[[\da-fA-F:.]+\](:\d+)?", re.ASCII)


def policy_at(host: str) -> str:
    """What a page that was asked for under this name may do; its sockets are named, for Safari before 16."""
    return POLICY.format(sockets=f" ws://{host} wss://{host}" if HOST.fullmatch(host) else "")


class SafeHeaders:
    """Adds to every response what keeps other pages and scripts out."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass everything on; headers are added as the response starts."""
        host = Headers(scope=scope).get("host", "") if scope["type"] == "http" else ""

        async def send_safely(message: AsgiMessage) -> None:
            if message["type"] == "http.response.start":
                MutableHeaders(scope=message).update({**HEADERS, "content-security-policy": policy_at(host)})
            await send(message)

        await self.app(scope, receive, send_safely if scope["type"] == "http" else send)


SCREENS: Final = (
    "/",
    "/howto/{game}",
    "/t/{code}",
    "/learn/{game}",
    "/course",
    "/course/{exercise}",
    "/puzzles",
    "/puzzles/{rest:path}",
    "/t/{code}/middle",
    "/t/{code}/hand",
    "/t/{code}/sit/{key}",
    "/replays",
    "/devices",
)
"""Addresses of the client: it reads them, and draws the screen."""


def routes() -> list[BaseRoute]:
    """Every address that is answered."""
    return [
        *(Route(path, pages.index) for path in SCREENS),
        Route("/t/{code}/qr.svg", qr_picture),
        Route("/api/address", address),
        Route("/api/editions", pages.editions),
        Route("/api/course/{game}", pages.course),
        Route("/api/tables", pages.start_table, methods=["POST"]),
        Route("/api/guides", pages.start_guide, methods=["POST"]),
        Route("/api/branches", start_branch, methods=["POST"]),
        Route("/api/devices/{name}", devices, methods=["POST"]),
        Route("/api/replays", open_game, methods=["POST"]),
        Route("/api/tables/seen", pages.see_tables, methods=["POST"]),
        Route("/api/tables/{code}/replay", pages.replay),
        Route("/api/tables/{code}/log", pages.log_file),
        Route("/api/tables/{code}/replay/{seat:int}", eyes),
        Route("/api/tables/{code}/review", review),
        Route("/api/tables/{code}/chain", chain),
        Route("/api/puzzles", puzzles),
        Route("/api/puzzles/day/{day}", puzzle_today),
        Route("/api/rules/{edition}", pages.rules),
        Route("/words/{game}/{language}.ftl", pages.words),
        WebSocketRoute("/ws/t/{code}", table_socket),
        WebSocketRoute("/ws/p/{id}", puzzle_socket),
        WebSocketRoute("/ws/p/{code}/{entry:int}", own_puzzle_socket),
        Route("/worker.js", pages.worker),
        Route("/healthz", healthz),
        Route("/metrics", metrics),
        Route("/print/{game}/{board}.pdf", printed),
        Mount("/static", Assets(directory=pages.STATIC, check_dir=False)),
    ]


def guards(is_local: bool, common: Common) -> list[Middleware]:
    """What every request passes, from the outside in."""
    return [
        Middleware(SafeHeaders),
        Middleware(Gate, common=common),
        Middleware(SameOrigin, is_local=is_local),
        Middleware(GZipMiddleware, minimum_size=1024),
    ]


def hosting(
    store: Store,
    editions: Mapping[str, Edition],
    thinker: Thinker | None,
    pause: float,
    warms_up: bool,
    processes: int = 1,
) -> Host:
    """The host with whoever thinks; without a stand-in it is a pool, which gets its engines ready from now on.

    If it does not warm up, a game's engine gets ready when a bot first thinks about it. Of several `processes` each has
    its share of the cores.
    """
    if thinker is not None:
        return Host(store, editions, thinker, pause)
    pool = Pool(share_of(processes))
    if not warms_up:
        return Host(store, editions, pool, pause)
    host = Host(store, editions, pool, pause, pool.warming)
    host.engines.hear()
    pool.warm_up()
    return host


@contextlib.asynccontextmanager
async def open_house(
    app: Starlette, host: Host, operating: Operating, sheets: Mapping[str, Sheets]
) -> AsyncIterator[None]:
    """The server from its start to its end: everything that must be there meanwhile, and is closed afterwards."""
    sys.setswitchinterval(SWITCH_EVERY)
    app.state.tables = Tables(host)
    app.state.sheets = sheets
    app.state.reviews = Background()
    app.state.operating = operating
    if operating.node is not None:
        await operating.node.join(host)
    background = [
        asyncio.create_task(host.wake_all()),
        asyncio.create_task(clear_every_day(host.store, host.editions, operating.keep)),
        asyncio.create_task(search_every_day()),
    ]
    if operating.shows_metrics and operating.common is not None:
        background.append(asyncio.create_task(tell_counts(operating.common, app.state.tables, operating.node)))
    yield
    for task in background:
        task.cancel()
    await asyncio.gather(*background, return_exceptions=True)
    await asyncio.to_thread(app.state.reviews.close)
    await asyncio.to_thread(app.state.tables.clerk.close)
    await app.state.tables.confirmation_notes.close()
    if operating.node is not None:
        await operating.node.close()
    await host.close()


def make_app(
    store: Store,
    editions: Mapping[str, Edition],
    *,
    is_local: bool,
    others: str | None = None,
    thinker: Thinker | None = None,
    pause: float = PAUSE,
    warms_up: bool = True,
    sheets: Mapping[str, Sheets] | None = None,
    limits: Limits = USUAL_LIMITS,
    operating: Operating | None = None,
) -> Starlette:
    """The whole server over one store. It closes the store when it ends.

    `is_local`: it is for this computer alone, and answers to no other name; `others` is what they type elsewhere. Bots
    pause before each of their moves. `sheets` draws what can be printed of a game. `limits` are for each address of the
    network. `operating` says whether it is one of several over that store, and how long tables are kept.
    """

    operated = operating or Operating()
    common = operated.common or OwnCommon(limits)

    def lifespan(app: Starlette) -> contextlib.AbstractAsyncContextManager[None]:
        host = hosting(store, editions, thinker, pause, warms_up, operated.processes)
        app.state.reach, app.state.common = Reach(is_local, others), common
        return open_house(app, host, operated, sheets or {})

    lost = {404: pages.wrong_address}
    return Starlette(routes=routes(), middleware=guards(is_local, common), exception_handlers=lost, lifespan=lifespan)
