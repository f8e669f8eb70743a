"""The parts of a log as values: header, the kinds of entries, and the ending."""

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from toychest.contract import Json, Seat
from toychest.table.terms import Terms

FORMAT: Final = 1


class Branch(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Where a game was played on from: the finished game by the sum of its last line, and its entry `seq`.

    The first `moves` entries are that game's moves that stood then; their luck is that game's, not this seed's.
    """

    sum: str
    seq: int
    moves: int


class Header(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """What a log starts with. `seats` are the names; `commitment` is the hash of a seed still secret.

    A guided game names its `guide`, a rematch the game that it comes `after`, by the sum of its last line; a game that
    was played on from another has its `branch`. `terms` are there where they are not the usual ones.
    """

    format: int
    edition: str
    options: dict[str, Json]
    seats: tuple[str, ...]
    commitment: str
    guide: str = ""
    after: str = ""
    branch: Branch | None = None
    terms: Terms | None = None


class Tagged(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="kind", gc=False):
    """What follows the header, under its `kind`. The `sum` of each kind is its place in the chain of checksums."""


class Played(Tagged, frozen=True, kw_only=True, tag="move", omit_defaults=True):
    """A seat's move in notation; CHANCE is a seat. What chance did by the script of a guide is `scripted`."""

    seq: int
    seat: Seat
    move: str
    sum: str = ""
    scripted: bool = False


class TakenBack(Tagged, frozen=True, kw_only=True, tag="take-back", omit_defaults=True):
    """Cancels entry `to` and all live moves after it. Where it was asked for, the seats in `agreed` have allowed it."""

    seq: int
    seat: Seat
    to: int
    sum: str = ""
    agreed: tuple[Seat, ...] = ()


class EntropyAdded(Tagged, frozen=True, kw_only=True, tag="entropy"):
    """A seat's own words, mixed into the seed before the first chance entry. They are never taken back."""

    seq: int
    seat: Seat
    text: str
    sum: str = ""


class GuideLeft(Tagged, frozen=True, kw_only=True, tag="leave-guide"):
    """The learner sent the coach away: an ordinary game from here, and nothing is scripted any more."""

    seq: int
    seat: Seat
    sum: str = ""


class HandChanged(Tagged, frozen=True, kw_only=True, tag="hand"):
    """Whose hand plays a seat from here on: a bot's, by its name and level, or the `person` who holds it.

    It is `nobody` after they left for good, until somebody else sits down there.
    """

    seq: int
    seat: Seat
    by: str
    sum: str = ""


class Forfeited(Tagged, frozen=True, kw_only=True, tag="forfeit"):
    """The seat has lost: it `resigned`, or was `out-of-time` by a strict clock. The game is over: nothing follows."""

    seq: int
    seat: Seat
    because: Literal["resigned", "out-of-time"]
    sum: str = ""


Milliseconds: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=2**53)]


class TimesLeft(Tagged, frozen=True, kw_only=True, tag="clock"):
    """No entry, but kept beside them: how much time every seat had left after entry `seq`, and what it led to."""

    seq: int
    left: tuple[Milliseconds, ...]


class Ending(Tagged, frozen=True, kw_only=True, tag="end"):
    """The seed revealed, and the reason why the game is over."""

    seed: str
    outcome: str
    sum: str = ""


Entry: TypeAlias = Played | TakenBack | EntropyAdded | GuideLeft | HandChanged | Forfeited
