"""Messages of the home page: one's own tables, as they stand now."""

from typing import Annotated, Final

import msgspec

from toychest.contract import Json, Outcome
from toychest.web.messages import SeatShown
from toychest.web.wire import Message, MessagePart, Short

MOST_SEEN: Final = 12
"""Tables that are asked for at once: each of them may have to be replayed."""


class SeatsHeld(MessagePart, frozen=True, kw_only=True):
    """A table, and the tokens of the seats that this browser holds there."""

    code: Short
    tokens: Annotated[list[Short], msgspec.Meta(max_length=12)]


class SeeTables(Message, frozen=True, kw_only=True):
    """POST /api/tables/seen. Nothing is entered and no bot wakes: it only looks."""

    tables: Annotated[list[SeatsHeld], msgspec.Meta(max_length=MOST_SEEN)]


class TableSeen(MessagePart, frozen=True, kw_only=True):
    """A table at a glance. `view` is an onlooker's, whoever asks; `awaited` are the seats that it waits for."""

    code: str
    edition: str
    game: str
    options: dict[str, Json]
    seats: list[SeatShown]
    awaited: list[int]
    view: Json
    outcome: Outcome | None


class TablesSeen(Message, frozen=True, kw_only=True):
    """Answer to SeeTables, in its order, without those that are gone and, of those that run, those where no
    token proves a seat."""

    tables: list[TableSeen]
