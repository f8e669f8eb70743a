"""A server to try things on: in this very process, on a free loopback port, run as `toychest serve` runs it."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from typing import Any

import httpx
import msgspec
import uvicorn
from starlette.applications import Starlette

from tests.web.browser import PATIENCE, Browser
from toychest.commands.logs import write_plain_logs
from toychest.contract import Edition
from toychest.games import EDITIONS
from toychest.host.bots import Thinker
from toychest.storage import MemoryStore
from toychest.table import SeatRecord, Store, Table, hash_of, record_of
from toychest.web.app import make_app
from toychest.web.guide_messages import StartGuide
from toychest.web.health import Operating
from toychest.web.limits import USUAL_LIMITS, Limits
from toychest.web.messages import RequestRefused, SeatWanted, StartTable, StillHere, TableStarted
from toychest.web.server_config import server_config
from toychest.web.sitting_messages import Role
from toychest.web.tables import Tables

CASTLE = "castle-standard-0"
CODE = "LAMB-7KQD"
TOKENS = tuple(f"a token that nobody else knows: {seat}" for seat in range(4))


def seat_wanted(name: str, holder: int) -> SeatWanted:
    if holder is True or holder is False:
        return SeatWanted(name=name, is_here=holder)
    return SeatWanted(name="", is_here=False, bot=holder)


class Site:
    """A server as one reaches it from outside."""

    def __init__(self, address: str) -> None:
        self.address = address

    async def start_table(self, *holders: int, edition: str = CASTLE, entropy: str = "") -> TableStarted:
        """A table with a seat for each: True is held here, False is free, any other number is a bot's level."""
        seats = [seat_wanted(f"Player {at}", holder) for at, holder in enumerate(holders)]
        wanted = StartTable(edition=edition, options={}, seats=seats, entropy=entropy)
        response = await self.post(msgspec.json.encode(wanted))
        return msgspec.json.decode(response.content, type=TableStarted)

    async def start_guide(self, game: str, step: int = 1) -> TableStarted:
        """A guided table."""
        wanted = StartGuide(game=game, name="Ann", step=step)
        response = await self.post(msgspec.json.encode(wanted), "/api/guides")
        return msgspec.json.decode(response.content, type=TableStarted)

    async def post(self, body: bytes, path: str = "/api/tables") -> httpx.Response:
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client:
            return await client.post(f"http://{self.address}{path}", content=body)

    async def get(self, path: str) -> httpx.Response:
        async with httpx.AsyncClient(trust_env=False, timeout=PATIENCE) as client:
            return await client.get(f"http://{self.address}{path}")

    def as_told(self, answers: Sequence[httpx.Response]) -> str:
        """Answers with every header but the date, and without the port, which is another for each server."""
        told = [(a.status_code, a.content, [pair for pair in a.headers.items() if pair[0] != "date"]) for a in answers]
        return repr(told).replace(self.address, "our address")

    def browser(self, code: str, tokens: Sequence[str] = (), role: Role = "player") -> Browser:
        return Browser(self.address, code, tokens, role)

    @contextlib.asynccontextmanager
    async def entered(self, code: str, tokens: Sequence[str] = ()) -> AsyncIterator[Browser]:
        """A browser that was shown the table."""
        async with self.browser(code, tokens) as browser:
            await browser.enter()
            yield browser


class InnerSite(Site):
    """A server in this process, so that one may look inside."""

    def __init__(self, address: str, app: Starlette) -> None:
        super().__init__(address)
        self._app = app

    @property
    def tables(self) -> Tables:
        tables: Tables = self._app.state.tables
        return tables

    @property
    def live_tables(self) -> int:
        """How many tables are in memory."""
        return len(self.tables.host._in_use)

    def tell_everybody(self, code: str = CODE) -> None:
        """Something to send; a line that is gone is noticed by it."""
        for connection in self.tables._browsers[code].connections:
            connection.tell(StillHere())

    def browsers(self, code: str = CODE) -> int:
        """How many browsers the server believes to be at a table."""
        browsers = self.tables._browsers.get(code)
        return 0 if browsers is None else len(browsers.connections)


@contextlib.asynccontextmanager
async def serving(
    store: Store | None = None,
    editions: Mapping[str, Edition] = EDITIONS,
    send_buffer: int | None = None,
    is_local: bool = True,
    others: str | None = None,
    thinker: Thinker | None = None,
    limits: Limits = USUAL_LIMITS,
    operating: Operating | None = None,
) -> AsyncIterator[InnerSite]:
    """A server, until the end of the block. `send_buffer` makes the kernel keep no more than this for a reader.

    Its engine gets ready when a bot first thinks: what browsers hear of it meanwhile would come when it comes.
    """
    write_plain_logs()
    store = MemoryStore() if store is None else store
    app = make_app(
        store,
        editions,
        is_local=is_local,
        others=others,
        thinker=thinker,
        pause=0,
        warms_up=False,
        limits=limits,
        operating=operating,
    )
    server = uvicorn.Server(server_config(app))
    with socket.create_server(("127.0.0.1", 0)) as listener:
        if send_buffer is not None:
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
        await _open(server, listener)
        try:
            yield InnerSite(f"127.0.0.1:{listener.getsockname()[1]}", app)
        finally:
            await _close(server)


async def _open(server: uvicorn.Server, listener: socket.socket) -> None:
    """As `Server.serve` does it, without its signals and its sleeps: those are for people."""
    server.config.load()
    server.lifespan = server.config.lifespan_class(server.config)
    await server.startup(sockets=[listener])


async def _close(server: uvicorn.Server) -> None:
    for listening in server.servers:
        listening.close()
    for connection in list(server.server_state.connections):
        connection.shutdown()
    with contextlib.suppress(TimeoutError):
        await until(lambda: not server.server_state.tasks, patience=3)
    for task in list(server.server_state.tasks):
        task.cancel()
    await server.lifespan.shutdown()


async def until(is_so: Callable[[], bool], patience: float = PATIENCE) -> None:
    """Wait for a change of state; never measure it."""
    async with asyncio.timeout(patience):
        while not is_so():  # noqa: ASYNC110 - what others change gives no sign when it has changed
            await asyncio.sleep(0.01)


async def keep(store: Store, table: Table, code: str = CODE, free: Sequence[int] = ()) -> Sequence[str]:
    """Put a table into the store; the tokens of its seats. Nobody sits on the free ones."""
    held = [SeatRecord(name=name, token_hash=hash_of(TOKENS[at])) for at, name in enumerate(table.header.seats)]
    records = [SeatRecord(name="") if at in free else record for at, record in enumerate(held)]
    await store.create(record_of(code, table, records))
    return [token for at, token in enumerate(TOKENS[: len(records)]) if at not in free]


def refused(response: httpx.Response) -> tuple[int, str]:
    """The status, and the code of the refusal."""
    return response.status_code, msgspec.json.decode(response.content, type=RequestRefused).code


def start(**changes: Any) -> bytes:
    """A request for a table, with some of it changed."""
    wanted = {
        "type": "StartTable",
        "edition": CASTLE,
        "options": {},
        "seats": [{"name": "Ann", "isHere": True}],
    }
    return msgspec.json.encode(wanted | changes)
