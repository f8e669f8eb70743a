"""What lies open in Clockwork City: everything but the hands, the piles and the faces of the discards."""

from typing import Literal, TypeAlias

import msgspec

Question: TypeAlias = Literal[
    "character",
    "leave_out",
    "travel",
    "act",
    "discard",
    "spot",
    "give",
    "counter",
    "return",
    "point",
    "found",
    "swap",
    "build",
]
"""What can be asked of a seat."""


class Shown(msgspec.Struct, frozen=True, kw_only=True, rename="camel", gc=False):
    """A piece of the view."""


class CityPointShown(Shown, frozen=True, kw_only=True):
    """A field or a spot and where it is drawn, in a picture 1000 wide and 760 high."""

    number: int
    x: int
    y: int


class CityBoardShown(Shown, frozen=True, kw_only=True):
    """The board: `towers` and `yards` are white fields; `island` is where the Towers are drawn."""

    name: str
    fields: list[CityPointShown]
    paths: list[tuple[int, int]]
    towers: int
    yards: list[int]
    spots: list[CityPointShown]
    island: tuple[int, int]


class KindShown(Shown, frozen=True, kw_only=True):
    """A kind of card in this game; `family` is flyer, breaker, airship, fuel, power or scrap."""

    kind: str
    family: str
    copies: int


class LaidShown(Shown, frozen=True, kw_only=True):
    """A discard on its spot; `kind` only where the memory aid shows it to the seats."""

    spot: int
    kind: str | None


class CitySeatShown(Shown, frozen=True, kw_only=True):
    """One seat. `cards` are None for a hand that is not yours to see; `opening` is its throw for the first turn.

    `laid` are the sets that lie open; of who has escaped also the Fuel or the Power that lies with them.
    """

    seat: int
    character: str | None
    field: int
    hand_size: int
    cards: list[str] | None
    laid: list[str]
    opening: int | None


class CityQuestionShown(Shown, frozen=True, kw_only=True):
    """What is asked of a seat.

    `card` is what it is about, shown to its parties only, or to all while it lies open (`found`); `may` are the deeds
    of `act`: take, ask, search, go.
    """

    kind: Question
    seat: int
    rival: int | None = None
    card: str | None = None
    spot: int | None = None
    may: list[str] = []
    is_counter: bool = False


class DeedShown(Shown, frozen=True, kw_only=True):
    """What was done last: `walk`, `go`, `stay`, `pass`, `ask`, `ask back`, `decline`, `point`, or nothing yet."""

    name: str
    seat: int | None
    rival: int | None
    spot: int | None
    route: list[int]


class WalkShown(Shown, frozen=True, kw_only=True):
    """Where a walk may end, and the fields on the way."""

    place: str
    field: int
    route: list[int]


class CityView(Shown, frozen=True, kw_only=True):
    """The whole table as one seat sees it; `you` is None for an onlooker.

    `throw` are the last dice; `special` is `seven`, `eleven`, `double` or None. `walks` are listed while somebody is to
    travel.
    """

    board: CityBoardShown
    kinds: list[KindShown]
    piles: list[int]
    spots: list[LaidShown]
    scrapped: int
    seats: list[CitySeatShown]
    you: int | None
    turn: int
    turn_seat: int | None
    throw: list[int] | None
    special: str | None
    is_endgame: bool
    memory_aid: str
    question: CityQuestionShown | None
    walks: list[WalkShown]
    latest: DeedShown
    is_over: bool
