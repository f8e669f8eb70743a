"""Rematches: asked by one, agreed to by all persons; offers live in memory, and the table that comes of one is stored.

over -> offered (whoever offers has said yes; bots always do) -> agreed: one new table, whoever was last
                -> declined: a no, the offer taken back, or nobody answered for long
"""

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from toychest.contract import Json, Seat
from toychest.host.asked import RematchAsked
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.host.rematch import Rematch
from toychest.host.seating import seated_again
from toychest.table import SeatRecord, Table, begins_by_choice, checked_token, hash_of, rematch_table, sat_before
from toychest.table.errors import NoSuchSeat, RequestError, TableUnfinished

PATIENCE: Final = 300.0
"""Seconds until an offer that nobody answered is declined."""


class OfferGone(RequestError):
    """The offer that was answered does not stand any more: declined, run out, or another came after it."""

    code = "offer-gone"

    def __init__(self) -> None:
        super().__init__("that offer does not stand any more")


@dataclass(frozen=True, slots=True)
class _Offer:
    """An offer that stands: `table` is what would be played, `yeses` who agreed, and with what."""

    id: str
    by: Seat
    options: Mapping[str, Json] | None
    table: Table
    yeses: Mapping[Seat, RematchAsked]


class Rematches:
    """The offers of all tables; the newest of a table counts, and there is never more than one."""

    def __init__(self, host: Host, patience: float = PATIENCE) -> None:
        self._host = host
        self._patience = patience
        self._offers: dict[str, _Offer] = {}

    def standing(self, hosted: HostedTable) -> Rematch | None:
        """The offer that stands at a table, if there is one."""
        offer = self._offers.get(hosted.code)
        return None if offer is None else _told(offer)

    async def ask(self, hosted: HostedTable, asked: RematchAsked) -> None:
        """Offer a rematch, or answer an offer; everybody at the table is told what came of it.

        Asked twice, it is done once: a fresh token finds the table that it was given a seat at, also after a restart.
        Raises `TableUnfinished`, `OfferGone`, `UnknownOption`, `TokenTooShort`, `NoSuchSeat`, and what refuses a table.
        """
        await asyncio.shield(self._ask(hosted, asked))

    async def _ask(self, hosted: HostedTable, asked: RematchAsked) -> None:
        for seat, token in asked.tokens.items():
            checked_token(token)
            if not 0 <= seat < len(hosted.records):
                raise NoSuchSeat(seat)
        if hosted.table.outcome is None:
            raise TableUnfinished
        async with hosted.lock:
            made = await self._made_before(hosted, asked)
            if made is not None:
                _tell(hosted, made, asked)
                return
            offer = await self._offer_meant(hosted, asked)
            if not asked.tokens:
                del self._offers[hosted.code]
                _tell(hosted, replace(_told(offer), agreed=(), is_declined=True), asked)
            else:
                await self._agree(hosted, offer, asked)

    async def _offer_meant(self, hosted: HostedTable, asked: RematchAsked) -> _Offer:
        """What is answered, or offered: the same choices offered twice are one offer. Raises `OfferGone`."""
        standing = self._offers.get(hosted.code)
        if asked.offer is not None:
            if standing is None or standing.id != asked.offer:
                raise OfferGone
            return standing
        if standing is not None and standing.options == asked.options:
            return standing
        table = await asyncio.to_thread(rematch_table, hosted.table, asked.options)
        return _Offer(asked.id or "", min(asked.tokens), asked.options, table, {})

    async def _agree(self, hosted: HostedTable, offer: _Offer, asked: RematchAsked) -> None:
        """One yes more; with the last of them, the table is there."""
        yeses = {**offer.yeses, **dict.fromkeys(asked.tokens, asked)}
        agreed = replace(offer, yeses=yeses)
        if any(seat not in yeses for seat in _persons(hosted.records)):
            self._offers[hosted.code] = agreed
            if not offer.yeses:
                asyncio.get_running_loop().call_later(self._patience, self._run_out, hosted.code, offer.id)
            _tell(hosted, _told(agreed), asked)
            return
        code = await self._started(hosted, agreed)
        self._offers.pop(hosted.code, None)
        _tell(hosted, replace(_told(agreed), code=code), asked)

    async def _started(self, hosted: HostedTable, offer: _Offer) -> str:
        """The table that all agreed to; the words of all of them are in its luck."""
        table = offer.table
        before = sat_before(table.edition, len(hosted.records))
        for seat, at in enumerate(before):
            if at in offer.yeses and offer.yeses[at].entropy:
                table = table.add_entropy(Seat(seat), offer.yeses[at].entropy).table
        records = [_seated(hosted.records[at], offer.yeses.get(at), at) for at in before]
        return (await self._host.start(table, records, origin=hosted.code)).code

    async def _made_before(self, hosted: HostedTable, asked: RematchAsked) -> Rematch | None:
        """The rematch that these very tokens have a seat at."""
        hashes = {hash_of(token) for token in asked.tokens.values()}
        for code in await self._host.store.list_following(hosted.code) if hashes else ():
            record = await self._host.store.load(code)
            if hashes & {seat.token_hash for seat in record.seats}:
                offer, agreed = asked.offer or asked.id or "", tuple(_persons(hosted.records))
                return Rematch(offer, min(asked.tokens), agreed, record.header.options, code=code)
        return None

    def _run_out(self, code: str, id: str) -> None:
        """Nobody answered for long."""
        offer = self._offers.get(code)
        if offer is not None and offer.id == id:
            del self._offers[code]
            hosted = self._host.entered(code)
            if hosted is not None:
                _tell(hosted, replace(_told(offer), agreed=(), is_declined=True))


def _persons(records: Sequence[SeatRecord]) -> list[Seat]:
    return [Seat(at) for at, record in enumerate(records) if record.token_hash is not None]


def _seated(record: SeatRecord, yes: RematchAsked | None, before: Seat) -> SeatRecord:
    if yes is None:
        return seated_again(record)
    return SeatRecord(name=record.name, token_hash=hash_of(yes.tokens[before]))


def _told(offer: _Offer) -> Rematch:
    begins, before = begins_by_choice(offer.table), sat_before(offer.table.edition, len(offer.table.header.seats))
    return Rematch(
        offer=offer.id,
        by=offer.by,
        agreed=tuple(sorted(offer.yeses)),
        options=offer.table.header.options,
        begins=None if begins is None else before[begins],
    )


def _tell(hosted: HostedTable, rematch: Rematch, asked: RematchAsked | None = None) -> None:
    for guest in hosted.guests:
        guest.agree(rematch, asked)
