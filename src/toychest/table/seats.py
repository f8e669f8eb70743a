"""Seats and who holds them. A token proves it; only its hash is kept, so no stored file can take a seat.

A bot holds its seat without a token: nobody can speak for it.
"""

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Sequence
from typing import Final
from unicodedata import category

import msgspec

from toychest.contract import Seat
from toychest.table.errors import NameTooLong, NoSuchSeat, SeatNotFree, TokenTooShort
from toychest.table.luck import new_seed
from toychest.table.table import Table
from toychest.table.terms import NOBODY

LONGEST_NAME: Final = 40
JOINER: Final = "\u200d"
UNSEEN: Final = frozenset(("Cc", "Cf", "Cs", "Zl", "Zp"))
"""Control characters, direction marks, halves of letters, ends of lines and paragraphs, by what Unicode calls them."""

SHORTEST_TOKEN: Final = 32


class SeatRecord(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of a table. It is free for whoever opens the link until it has a token's hash, or a bot of a level.

    `bot_seed` is the bot's own luck, from which it imagines. It has nothing to do with the table's seed. `bot_memory`
    is how many entries it remembers, if not as many as its level does; 0: it forgets nothing. `over` is said while a
    seat changes hands, and kept nowhere: the hash of the token that this one makes void.
    """

    name: str
    token_hash: str | None = None
    bot: int | None = None
    bot_seed: str | None = None
    bot_memory: int | None = None
    over: str | None = None

    @property
    def is_kept(self) -> bool:
        """Whether a bot plays for the person who holds it."""
        return self.token_hash is not None and self.bot is not None

    @property
    def is_free(self) -> bool:
        """Whether anybody may still sit down here."""
        return self.token_hash is None and self.bot is None

    def may_become(self, other: "SeatRecord") -> bool:
        """Whether a seat may change hands so: a bot makes room only for another bot or for nobody.

        A person stays, unless it was agreed that another token takes the place of theirs.
        """
        if self.token_hash is not None:
            return self.token_hash in (other.token_hash, other.over)
        return self.bot is None or other.token_hash is None


FREE: Final = SeatRecord(name="")


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


def bot_seat(level: int, name: str, names: Iterable[str] = (), memory: int | None = None) -> SeatRecord:
    """A seat with a bot of this level on it. Where others have its name, it gets a number: Cog 2."""
    others = set(names)
    numbered = (name if number == 1 else f"{name} {number}" for number in range(1, len(others) + 2))
    own_name = next(each for each in numbered if each not in others)
    return SeatRecord(name=own_name, bot=level, bot_seed=new_seed(), bot_memory=memory)


def lent_seat(record: SeatRecord, level: int, memory: int | None = None) -> SeatRecord:
    """A person's seat with a bot on it that keeps it warm: the name and the token stay theirs."""
    return msgspec.structs.replace(record, bot=level, bot_seed=new_seed(), bot_memory=memory)


def left_seat(record: SeatRecord) -> SeatRecord:
    """A person's seat after they left for good: the name stays, and no token opens it any more.

    A bot that kept it plays on as its own.
    """
    nobodys = None if record.is_kept else hash_of(new_token())
    return msgspec.structs.replace(record, token_hash=nobodys, over=record.token_hash)


def inherited_seat(record: SeatRecord, level: int, memory: int | None = None) -> SeatRecord:
    """The seat of somebody who left for good, with a bot on it: nobody comes back to it, the name stays."""
    lent = lent_seat(record, level, memory)
    return msgspec.structs.replace(lent, token_hash=None, over=record.token_hash)


def given_back(record: SeatRecord) -> SeatRecord:
    """The same, once the person plays again."""
    return msgspec.structs.replace(record, bot=None, bot_seed=None, bot_memory=None)


def taken_seat(seats: Sequence[SeatRecord], seat: Seat, name: str, token: str, over: str | None = None) -> SeatRecord:
    """The free seat with somebody on it, who chose their own token: asking twice is the same as asking once.

    With `over` it may be held by that token until now. Raises `NoSuchSeat`, `SeatNotFree`, `NameTooLong` and
    `TokenTooShort`.
    """
    if not 0 <= seat < len(seats):
        raise NoSuchSeat(seat)
    record = SeatRecord(name=checked_name(name), token_hash=hash_of(checked_token(token)), over=over)
    if not seats[seat].may_become(record):
        raise SeatNotFree(seat)
    return record


def checked_token(token: str) -> str:
    """A token of one's own that nobody can guess. Raises `TokenTooShort`."""
    if len(token) < SHORTEST_TOKEN:
        raise TokenTooShort(SHORTEST_TOKEN, len(token))
    return token


def seats_of(seats: Sequence[SeatRecord], tokens: Iterable[str]) -> frozenset[Seat]:
    """The seats that these tokens prove; a wrong token proves nothing and is no error."""
    hashes = [hash_of(token) for token in set(tokens)]
    return frozenset(Seat(at) for at, record in enumerate(seats) if _is_among(record.token_hash, hashes))


def cleaned_name(name: str) -> str:
    """The name as it can be shown anywhere: no blanks around it, and nothing that ends or turns a line or commands it.

    What joins letters or signs to one, such as the parts of a family, stays.
    """
    return "".join(letter for letter in name if letter == JOINER or category(letter) not in UNSEEN).strip()


def shown_name(name: str) -> str:
    """A name of an old log as it can be shown."""
    return cleaned_name(name)[:LONGEST_NAME]


def checked_name(name: str) -> str:
    """The name as it can be shown anywhere. Raises `NameTooLong`."""
    name = cleaned_name(name)
    if len(name) > LONGEST_NAME:
        raise NameTooLong(LONGEST_NAME, len(name))
    return name


def _is_among(token_hash: str | None, hashes: Sequence[str]) -> bool:
    """It takes as long whichever of them it is, and where it is none."""
    return token_hash is not None and sum(hmac.compare_digest(token_hash, other) for other in hashes) > 0


def left_seats(table: Table, records: Sequence[SeatRecord]) -> tuple[Seat, ...]:
    """The seats whose holders left for good, and that nobody has got since."""
    held = (Seat(at) for at, record in enumerate(records) if record.token_hash is not None and not record.is_kept)
    return tuple(seat for seat in held if table.hand(seat) == NOBODY)
