"""Messages by which one's own tables go to another device: a link of one use, for ten minutes."""

from typing import Annotated, Final

import msgspec

from toychest.web.home_messages import SeatsHeld
from toychest.web.wire import Message, MessagePart

MOST_CARRIED: Final = 24
"""Tables of one link."""

SHORTEST_KEY: Final = 24
Key = Annotated[str, msgspec.Meta(min_length=SHORTEST_KEY, max_length=200)]


class CarryTables(Message, frozen=True, kw_only=True):
    """POST /api/devices/NAME: have these tables ready for another device, which knows the `key`.

    The server keeps the tokens in its memory alone, under the key's hash, for ten minutes or until they are fetched.
    """

    key: Key
    tables: Annotated[list[SeatsHeld], msgspec.Meta(max_length=MOST_CARRIED)]


class TablesCarried(Message, frozen=True, kw_only=True):
    """So many tables are ready. The other device opens `address`, or scans `squares`, the rows of its QR code.

    The key stands behind a `#`, so that it is in no log of a server or a proxy.
    """

    tables: int
    address: str
    squares: list[str]


class FetchTables(Message, frozen=True, kw_only=True):
    """POST /api/devices/NAME: take over what was made ready, once."""

    key: Key


class TableFetched(MessagePart, frozen=True, kw_only=True):
    """A table of one's own: `tokens[i]` belongs to `seats[i]`."""

    code: str
    game: str
    names: list[str]
    seats: list[int]
    tokens: list[str]
    is_over: bool


class TablesFetched(Message, frozen=True, kw_only=True):
    """Answer to FetchTables; they are ready for nobody else any more."""

    tables: list[TableFetched]
