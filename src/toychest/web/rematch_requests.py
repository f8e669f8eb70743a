"""Rematches as a browser asks for them, and the chain of games that comes of them."""

from collections.abc import Collection, Sequence

from starlette.requests import Request
from starlette.responses import Response

from toychest.contract import Seat
from toychest.host.asked import RematchAsked
from toychest.host.rematch_chain import evening_of
from toychest.table import Table, TableRecord, read_code, sat_before
from toychest.table.errors import TableError
from toychest.web.pages import refused
from toychest.web.refusals import NotYourSeat
from toychest.web.rematch_messages import (
    AgreeRematch,
    ChainShown,
    DeclineRematch,
    FreshToken,
    OfferRematch,
    OriginShown,
)
from toychest.web.tables import Tables
from toychest.web.wire import answer


def rematch_asked(
    message: OfferRematch | AgreeRematch | DeclineRematch, held: Collection[Seat], by: object
) -> RematchAsked:
    """What a browser that holds these seats asks for; it speaks for all of them and no other. Raises `NotYourSeat`."""
    match message:
        case OfferRematch():
            tokens = _tokens(message.tokens, held)
            return RematchAsked(tokens, message.options, None, message.entropy, message.id, by)
        case AgreeRematch():
            tokens = _tokens(message.tokens, held)
            return RematchAsked(tokens, None, message.offer, message.entropy, message.id, by)
        case DeclineRematch():
            if not held:
                raise NotYourSeat(0)
            return RematchAsked({}, None, message.offer, "", message.id, by)


def _tokens(sent: Sequence[FreshToken], held: Collection[Seat]) -> dict[Seat, str]:
    tokens = {Seat(each.seat): each.token for each in sent}
    wrong = set(tokens) ^ set(held)
    if wrong:
        raise NotYourSeat(min(wrong))
    return tokens


async def chain(request: Request) -> Response:
    """The evening that this table is part of."""
    tables: Tables = request.app.state.tables
    try:
        return answer(await chain_shown(tables, read_code(request.path_params["code"])))
    except TableError as error:
        return refused(error)


async def chain_shown(tables: Tables, code: str) -> ChainShown:
    """Where a table comes from and leads to. Raises `NoSuchTable` and `LogError`."""
    store = tables.host.store
    record, table = await store.load(code), await tables.load(code)
    following = [await store.load(each) for each in await store.list_following(code)]
    evening = await evening_of(tables.host, code)
    return ChainShown(
        code=code,
        games=evening.games,
        wins=list(evening.wins),
        origin=_origin(record, table),
        following=next((each.code for each in following if each.header.after), None),
        seats=list(sat_before(table.edition, len(table.header.seats))),
    )


def _origin(record: TableRecord, table: Table) -> OriginShown | None:
    """While a game runs nobody is led to one where its hidden things lie open."""
    branch = table.header.branch
    if branch is None:
        return None
    return OriginShown(seq=branch.seq, code=None if table.outcome is None else record.origin or None)
