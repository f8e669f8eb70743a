"""What reaches the host: a request for an entry, for a seat, to go on in a guide, or for a rematch."""

from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from toychest.contract import Json, Seat
from toychest.table import Request


class Asked(msgspec.Struct, frozen=True):
    """What a seat asks for, made for entry `seq`. Under the same `id` it is done once, however often it is asked.

    `by` is whatever a guest knows the asker by. A bot's request is dropped once the bot has left its seat. What was
    told and what is asked were `delay` seconds on the way together, as far as that was measured.
    """

    request: Request
    seq: int
    id: str | None = None
    by: object = None
    is_by_bot: bool = False
    delay: float = 0.0


@dataclass(frozen=True, slots=True)
class SeatAsked:
    """Somebody wants to sit down, with a token of their own. `entropy` counts while no chance move was made.

    `over` is the hash of the token that held the seat until now, where it was agreed that it is given again.
    """

    seat: Seat
    name: str
    token: str
    entropy: str = ""
    by: object = None
    over: str | None = None


@dataclass(frozen=True, slots=True)
class BeatAsked:
    """The learner goes on from a beat of the guide; nothing is played."""

    beat: int
    id: str | None = None
    by: object = None


@dataclass(frozen=True, slots=True)
class RematchAsked:
    """Whoever holds these seats wants to play again, with the same choices or others, or says yes or no to an offer.

    `tokens` are fresh ones, for their seats at the new table, by the seats they hold at this one. Without an `offer` it
    is an offer; an answer without tokens is a no.
    """

    tokens: Mapping[Seat, str]
    options: Mapping[str, Json] | None = None
    offer: str | None = None
    entropy: str = ""
    id: str | None = None
    by: object = field(default=None, compare=False)
