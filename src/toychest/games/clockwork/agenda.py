"""What must be settled before a turn goes on: what chance brings, what is asked of a seat, what follows by itself."""

from dataclasses import dataclass

from toychest.contract import Seat
from toychest.games.clockwork.board import Spot
from toychest.games.clockwork.kinds import Kind


@dataclass(frozen=True, slots=True)
class LeavingOut:
    """A set leaves the pack: a flyer or a breaker (CLK 1.4); `seat` chooses, or chance if None (CLK R2)."""

    family: str
    seat: Seat | None


@dataclass(frozen=True, slots=True)
class Dealing:
    """A card of the opening seven for this seat (CLK 1.5)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AddingExtra:
    """A card that is left over when the piles are made (CLK R1)."""


@dataclass(frozen=True, slots=True)
class OpeningThrow:
    """This seat throws for the first turn, `among` those who may still have it (CLK 1.8)."""

    seat: Seat
    among: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class TurnThrow:
    """The seat on turn throws (CLK 2.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Drawing:
    """The top card of a yard's pile comes up (CLK 4.1)."""

    seat: Seat
    yard: int


@dataclass(frozen=True, slots=True)
class Choosing:
    """Who this seat is (CLK 1.3)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Travelling:
    """Walk, or what a special throw allows instead (CLK 2.1, CLK 3.1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Acting:
    """What may be done where one is: `take`, `ask`, `search`, `go`.

    `is_chain`: after one of them the others may follow; `asked`: rivals who were asked already.
    """

    seat: Seat
    may: tuple[str, ...]
    may_pass: bool = True
    is_chain: bool = False
    asked: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True)
class Discarding:
    """A card is shown and laid down (CLK 4.2); owed with more than seven, else a choice (CLK R26)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Laying:
    """The card that was shown is laid on a free spot (CLK 4.3)."""

    seat: Seat
    kind: Kind


@dataclass(frozen=True, slots=True)
class Answering:
    """This seat was asked for a kind by another (CLK 5.3)."""

    seat: Seat
    asker: Seat
    kind: Kind
    is_counter: bool


@dataclass(frozen=True, slots=True)
class Countering:
    """This seat had none and may ask back (CLK 5.7)."""

    seat: Seat
    asker: Seat


@dataclass(frozen=True, slots=True)
class Returning:
    """This seat gives a card back for the one it received (CLK 5.4)."""

    seat: Seat
    rival: Seat
    received: Kind


@dataclass(frozen=True, slots=True)
class Pointing:
    """This seat points at a spot; `is_shown`: with a card of that kind in view (CLK 6.3)."""

    seat: Seat
    kind: Kind
    is_shown: bool


@dataclass(frozen=True, slots=True)
class Finding:
    """This seat has turned over what it seeks, and may leave it (CLK R52)."""

    seat: Seat
    spot: Spot


@dataclass(frozen=True, slots=True)
class Swapping:
    """This seat lays a card of its choice where the wrong one was (CLK R56)."""

    seat: Seat
    spot: Spot


@dataclass(frozen=True, slots=True)
class Building:
    """This seat may lay down what is complete (CLK R27)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SettingDown:
    """What is complete in these hands is laid down, in this order (CLK 8.1, CLK R28)."""

    seats: tuple[Seat, ...]


Chanced = LeavingOut | Dealing | AddingExtra | OpeningThrow | TurnThrow | Drawing
Asked = (
    LeavingOut
    | Choosing
    | Travelling
    | Acting
    | Discarding
    | Laying
    | Answering
    | Countering
    | Returning
    | Pointing
    | Finding
    | Swapping
    | Building
)
Task = Chanced | Asked | SettingDown
