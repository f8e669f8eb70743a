"""Rematches: asked by one, agreed to by all persons, at whichever nodes they are; an offer is a note of its table.

over -> offered (whoever offers has said yes; bots always do) -> agreed: one new table, whoever was last
                -> declined: a no, the offer taken back, or nobody answered for long
"""

import asyncio
import time
from collections.abc import Collection
from typing import Final

import msgspec

from toychest.contract import Json, Seat
from toychest.host.asked import RematchAsked
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.host.offer import OFFER, Offer, Yes, offer_in, read_offer, write_offer
from toychest.host.rematch import Rematch
from toychest.host.seating import seated_again
from toychest.table import (
    FREE,
    SeatRecord,
    begins_by_choice,
    checked_token,
    hash_of,
    new_seed,
    rematch_table,
    sat_before,
)
from toychest.table.errors import NoSuchSeat, RequestError, TableUnfinished

PATIENCE: Final = 300.0
"""Seconds until an offer that nobody answered is declined."""


class OfferGone(RequestError):
    """The offer that was answered does not stand any more: declined, run out, or another came after it."""

    code = "offer-gone"

    def __init__(self) -> None:
        super().__init__("that offer does not stand any more")


class Rematches:
    """The offers of all tables; the newest of a table counts, and there is never more than one."""

    def __init__(self, host: Host, patience: float = PATIENCE) -> None:
        self._host = host
        self._patience = patience
        host.hear_notes(self._heard)

    def standing(self, hosted: HostedTable) -> Rematch | None:
        """The offer that stands at a table, if there is one."""
        offer = self._standing(hosted.notes.get(OFFER, ""))
        return None if offer is None else _told(hosted, offer)

    def _standing(self, text: str) -> Offer | None:
        """What is noted, if it can still be answered; what nobody answered for long has run out."""
        offer = read_offer(text)
        is_late = offer is not None and _now() - offer.at > self._patience * 1000
        return None if offer is None or is_late or not offer.is_standing else offer

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
            fresh = Offer(asked.id or "", min(asked.tokens, default=Seat(0)), _now(), new_seed(), _chosen(asked))
            if asked.offer is None:  # may raise: choices that nobody can play are not offered
                await asyncio.to_thread(rematch_table, hosted.table, fresh.options, fresh.seed)
            hosted.notes = await self._host.store.notes(hosted.code)  # what another node noted may be news here
            await self._host.note(hosted, OFFER, lambda was: write_offer(self._answered(was, asked, fresh)))
            offer = offer_in(hosted.notes)
            assert offer is not None, "it was noted just now"
            await self._go_on(hosted, offer, asked)

    def _answered(self, was: str, asked: RematchAsked, fresh: Offer) -> Offer:
        """The offer after this answer. The same choices offered twice are one offer. Raises `OfferGone`."""
        standing = self._standing(was)
        if asked.offer is not None:
            if standing is None or standing.id != asked.offer:
                raise OfferGone
        elif standing is None or standing.options != fresh.options:
            standing = fresh
        if not asked.tokens:
            return msgspec.structs.replace(standing, is_declined=True)
        yeses = {seat: Yes(hash_of(token), asked.entropy) for seat, token in asked.tokens.items()}
        return msgspec.structs.replace(standing, yeses={**standing.yeses, **yeses})

    async def _go_on(self, hosted: HostedTable, offer: Offer, asked: RematchAsked) -> None:
        """Tell how it stands; with the last yes, the table is there."""
        if not offer.is_declined and all(seat in offer.yeses for seat in hosted.holders):
            code = await self._started(hosted, offer)
            offer = msgspec.structs.replace(offer, code=code)
            await self._host.note(hosted, OFFER, lambda _: write_offer(offer))
        elif offer.id == (asked.id or "") and offer.is_standing:
            asyncio.get_running_loop().call_later(self._patience, self._run_out, hosted.code, offer.id)
        _tell(hosted, _told(hosted, offer), asked)

    async def _started(self, hosted: HostedTable, offer: Offer) -> str:
        """The table that all agreed to; the words of all of them are in its luck."""
        table = await asyncio.to_thread(rematch_table, hosted.table, offer.options, offer.seed)
        before = sat_before(table.edition, len(hosted.records))
        for seat, at in enumerate(before):
            if at in offer.yeses and offer.yeses[at].entropy:
                table = table.add_entropy(Seat(seat), offer.yeses[at].entropy).table
        left = hosted.left
        records = [FREE if at in left else _seated(hosted.records[at], offer.yeses.get(at)) for at in before]
        return (await self._host.start(table, records, origin=hosted.code)).code

    async def _made_before(self, hosted: HostedTable, asked: RematchAsked) -> Rematch | None:
        """The rematch that these very tokens have a seat at."""
        hashes = {hash_of(token) for token in asked.tokens.values()}
        for code in await self._host.store.list_following(hosted.code) if hashes else ():
            record = await self._host.store.load(code)
            if hashes & {seat.token_hash for seat in record.seats}:
                offer, agreed = asked.offer or asked.id or "", hosted.holders
                return Rematch(offer, min(asked.tokens), agreed, record.header.options, code=code)
        return None

    def _heard(self, hosted: HostedTable, names: Collection[str]) -> None:
        """What became of an offer at another node."""
        offer = offer_in(hosted.notes) if OFFER in names else None
        if offer is not None:
            _tell(hosted, _told(hosted, offer))

    def _run_out(self, code: str, id: str) -> None:
        """Nobody answered for long."""
        hosted = self._host.entered(code)
        offer = None if hosted is None else offer_in(hosted.notes)
        if hosted is not None and offer is not None and offer.id == id and offer.is_standing:
            _tell(hosted, _told(hosted, msgspec.structs.replace(offer, is_declined=True)))


def _now() -> int:
    return time.time_ns() // 1_000_000


def _chosen(asked: RematchAsked) -> dict[str, Json] | None:
    return None if asked.options is None else dict(asked.options)


def _seated(record: SeatRecord, yes: Yes | None) -> SeatRecord:
    return seated_again(record) if yes is None else SeatRecord(name=record.name, token_hash=yes.token_hash)


def _told(hosted: HostedTable, offer: Offer) -> Rematch:
    table = rematch_table(hosted.table, offer.options, offer.seed)
    begins, before = begins_by_choice(table), sat_before(table.edition, len(table.header.seats))
    return Rematch(
        offer=offer.id,
        by=Seat(offer.by),
        agreed=() if offer.is_declined else tuple(Seat(seat) for seat in sorted(offer.yeses)),
        options=table.header.options,
        begins=None if begins is None else before[begins],
        code=offer.code or None,
        is_declined=offer.is_declined,
    )


def _tell(hosted: HostedTable, rematch: Rematch, asked: RematchAsked | None = None) -> None:
    for guest in hosted.guests:
        guest.agree(rematch, asked)
