"""One's own tables on another device: what one has made ready, the other fetches, once and soon."""

import hmac
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from toychest.table import hash_of, read_code, seats_of
from toychest.table.errors import RequestError, TableError
from toychest.web.device_messages import CarryTables, FetchTables, TableFetched, TablesCarried, TablesFetched
from toychest.web.home_messages import SeatsHeld
from toychest.web.invitation import invited_to, squares_of
from toychest.web.pages import body_of, refused
from toychest.web.tables import Tables
from toychest.web.wire import MALFORMED, answer

Wanted: TypeAlias = CarryTables | FetchTables

LASTS: Final = 600.0
"""Seconds that a link can be used."""

MOST_READY: Final = 1_000
"""Links at one time; beyond that, the oldest are void."""


class DeviceLinkVoid(RequestError):
    """The link was used, is too old, or was never one."""

    code = "carrying-over"

    def __init__(self) -> None:
        super().__init__("this link was used, or is too old")


@dataclass(frozen=True, slots=True)
class Ready:
    """What waits for another device, under the hash of its key."""

    key_hash: str
    until: float
    tables: tuple[TableFetched, ...]


class DeviceLinks:
    """What is ready, by the name in its address. It lives in memory, for it holds tokens."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._ready: dict[str, Ready] = {}

    def put(self, name: str, key: str, tables: tuple[TableFetched, ...]) -> None:
        """From now on the other device can fetch these."""
        self._ready.pop(name, None)  # the latest come last
        self._ready[name] = Ready(hash_of(key), self._now() + LASTS, tables)
        while len(self._ready) > MOST_READY:
            del self._ready[next(iter(self._ready))]

    def fetch(self, name: str, key: str) -> tuple[TableFetched, ...]:
        """What was made ready, once. Raises `DeviceLinkVoid`; a wrong key makes nothing void."""
        ready = self._ready.get(name)
        if ready is None or ready.until <= self._now() or not hmac.compare_digest(ready.key_hash, hash_of(key)):
            raise DeviceLinkVoid
        del self._ready[name]
        return ready.tables


async def devices(request: Request) -> Response:
    """Make tables ready for another device, or fetch them there."""
    name, links = request.path_params["name"], request.app.state.device_links
    try:
        wanted: Wanted = msgspec.json.decode(await body_of(request), type=Wanted)
        if isinstance(wanted, FetchTables):
            return answer(TablesFetched(tables=list(links.fetch(name, wanted.key))))
        tables = request.app.state.tables
        ready = tuple([table for each in wanted.tables if (table := await _proven(tables, each))])
    except (TableError, *MALFORMED) as error:
        return refused(error)
    links.put(name, wanted.key, ready)
    address = f"{invited_to(request)}devices#{name}.{wanted.key}"
    return answer(TablesCarried(tables=len(ready), address=address, squares=squares_of(address)))


async def _proven(tables: Tables, held: SeatsHeld) -> TableFetched | None:
    """The table with those tokens that open a seat there; None without any, and for one that is gone."""
    try:
        hosted = await tables.host.load(read_code(held.code))
    except TableError:
        return None
    proven = [(seat, token) for token in held.tokens for seat in seats_of(hosted.records, [token])]
    if not proven:
        return None
    return TableFetched(
        code=hosted.code,
        game=hosted.table.edition.game,
        names=[record.name for record in hosted.records],
        seats=[seat for seat, _ in proven],
        tokens=[token for _, token in proven],
        is_over=hosted.table.outcome is not None,
    )
