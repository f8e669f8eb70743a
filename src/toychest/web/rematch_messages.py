"""Messages of a rematch: offered by one, agreed to by all persons, and the chain of games that comes of it."""

from typing import Annotated

import msgspec

from toychest.contract import Json
from toychest.web.wire import Message, MessagePart, Short


class FreshToken(MessagePart, frozen=True, kw_only=True):
    """A seat held at this table, and a new token for whoever holds it, for their seat at the next one."""

    seat: int
    token: Short


Tokens = Annotated[list[FreshToken], msgspec.Meta(min_length=1, max_length=12)]


class OfferRematch(Message, frozen=True, kw_only=True):
    """Play again, once the game is over: the same seats, and somebody else begins; with other `options` where given.

    It stands until all persons agreed, one declined, another was offered, or five minutes have passed; the offerer has
    agreed, and bots always do. The same offered twice, also by two, is one offer. `entropy` is mixed into the new seed.
    """

    id: Short
    tokens: Tokens
    options: dict[str, Json] | None = None
    entropy: Short = ""


class AgreeRematch(Message, frozen=True, kw_only=True):
    """Yes to an offer, by its id. With the last yes the new table is there, whoever was last."""

    id: Short
    offer: Short
    tokens: Tokens
    entropy: Short = ""


class DeclineRematch(Message, frozen=True, kw_only=True):
    """Not now; or an offer is taken back by whoever made it."""

    id: Short
    offer: Short


class RematchShown(Message, frozen=True, kw_only=True):
    """An offer, to everybody at the table: it stands, was agreed to (then `code` is the new table), or was declined.

    `agreed` are seats that said yes; who said no is told nobody. `begins` is the seat, of this table, that begins the
    next game, where that is known. `id` is the request that caused it, if yours. `seats` names, for each seat of the
    new table, the seat that its holder has at this one; whoever sent a token for that holds it there.
    """

    id: str | None
    offer: str
    by: int
    agreed: list[int]
    options: dict[str, Json]
    begins: int | None
    code: str | None
    is_declined: bool
    seats: list[int]


class OriginShown(MessagePart, frozen=True, kw_only=True):
    """The game that this one was played on from, after entry `seq`; its table's code is told after the end alone."""

    seq: int
    code: str | None


class ChainShown(Message, frozen=True, kw_only=True):
    """GET /api/tables/CODE/chain: how an evening stands, and where this table comes from and leads to.

    `games` of a chain of rematches are over, this one included if it is, and each seat of this table has won so many of
    them. `origin` is there where it was played on from another game, `following` the latest rematch of this one;
    `seats` names, for each seat of a rematch, the seat that its holder has at this one.
    """

    code: str
    games: int
    wins: list[int]
    origin: OriginShown | None
    following: str | None
    seats: list[int]
