"""Seats and who holds them. A token proves it; only its hash is kept, so no stored file can take a seat."""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec

from toychest.contract import Seat
from toychest.table.errors import NameTooLong, NoSuchSeat, SeatNotFree, TokenTooShort

LONGEST_NAME: Final = 40
SHORTEST_TOKEN: Final = 32


class SeatRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of a table. It is free for whoever opens the link until it has a token's hash."""

    name: str
    token_hash: str | None = None

    @property
    def is_free(self) -> bool:
        """Whether anybody may still sit down here."""
        return self.token_hash is None


def new_token() -> str:
    """A token that nobody can guess; told once, to whoever sits down."""
    return secrets.token_urlsafe(24)


def hash_of(token: str) -> str:
    """What is kept of a token. A token is long and random, so one plain hash is enough."""
    return hashlib.sha256(token.encode()).hexdigest()


def held_seat(name: str) -> tuple[SeatRecord, str]:
    """A seat with somebody on it, and the token for them. Raises `NameTooLong`."""
    token = new_token()
    return SeatRecord(name=checked_name(name), token_hash=hash_of(token)), token


def taken_seat(seats: Sequence[SeatRecord], seat: Seat, name: str, token: str) -> SeatRecord:
    """The free seat with somebody on it, who chose their own token: asking twice is the same as asking once.

    Raises `NoSuchSeat`, `SeatNotFree`, `NameTooLong` and `TokenTooShort`.
    """
    if not 0 <= seat < len(seats):
        raise NoSuchSeat(seat)
    if len(token) < SHORTEST_TOKEN:
        raise TokenTooShort(SHORTEST_TOKEN, len(token))
    record = SeatRecord(name=checked_name(name), token_hash=hash_of(token))
    if not seats[seat].is_free and seats[seat].token_hash != record.token_hash:
        raise SeatNotFree(seat)
    return record


def seats_of(seats: Sequence[SeatRecord], tokens: Iterable[str]) -> frozenset[Seat]:
    """The seats that these tokens prove; a wrong token proves nothing and is no error."""
    hashes = [hash_of(token) for token in tokens]
    return frozenset(Seat(at) for at, record in enumerate(seats) if _is_among(record.token_hash, hashes))


def checked_name(name: str) -> str:
    """The name without blanks around it. Raises `NameTooLong`."""
    name = name.strip()
    if len(name) > LONGEST_NAME:
        raise NameTooLong(LONGEST_NAME, len(name))
    return name


def _is_among(token_hash: str | None, hashes: Sequence[str]) -> bool:
    return token_hash is not None and any(hmac.compare_digest(token_hash, other) for other in hashes)
