"""One's own tables on another device: what one has made ready, the other fetches, once and soon."""

from typing import TypeAlias

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from toychest.table import read_code, seats_of
from toychest.table.errors import RequestError, TableError
from toychest.web.common import Common, FetchLink, PutLink
from toychest.web.device_messages import CarryTables, FetchTables, TableFetched, TablesCarried, TablesFetched
from toychest.web.home_messages import SeatsHeld
from toychest.web.invitation import invited_to, squares_of
from toychest.web.pages import body_of, refused
from toychest.web.tables import Tables
from toychest.web.wire import MALFORMED, answer

Wanted: TypeAlias = CarryTables | FetchTables


class DeviceLinkVoid(RequestError):
    """The link was used, is too old, or was never one."""

    code = "carrying-over"

    def __init__(self) -> None:
        super().__init__("this link was used, or is too old")


async def devices(request: Request) -> Response:
    """Make tables ready for another device, or fetch them there."""
    name = request.path_params["name"]
    common: Common = request.app.state.common
    try:
        wanted: Wanted = msgspec.json.decode(await body_of(request), type=Wanted)
        if isinstance(wanted, FetchTables):
            return answer(TablesFetched(tables=_ready(await common.ask(FetchLink(name, wanted.key)))))
        tables = request.app.state.tables
        ready = tuple([table for each in wanted.tables if (table := await _proven(tables, each))])
    except (TableError, *MALFORMED) as error:
        return refused(error)
    await common.ask(PutLink(name, wanted.key, ready))
    address = f"{invited_to(request)}devices#{name}.{wanted.key}"
    return answer(TablesCarried(tables=len(ready), address=address, squares=squares_of(address)))


def _ready(found: object) -> list[TableFetched]:
    """What was made ready. Raises `DeviceLinkVoid`."""
    if found is None:
        raise DeviceLinkVoid
    return msgspec.convert(found, type=list[TableFetched])


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
