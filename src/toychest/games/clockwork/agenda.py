"""What must be settled before a turn goes on: what chance brings, what is asked of a seat, what follows by itself."""

import msgspec

from toychest.contract import Seat
from toychest.games.clockwork.board import Spot
from toychest.games.clockwork.kinds import Kind


class LeavingOut(msgspec.Struct, frozen=True):
    """A set leaves the pack: a flyer or a breaker (CLK 1.4); `seat` chooses, or chance if None (CLK R2)."""

    family: str
    seat: Seat | None


class Dealing(msgspec.Struct, frozen=True):
    """A card of the opening seven for this seat (CLK 1.5)."""

    seat: Seat


class AddingExtra(msgspec.Struct, frozen=True):
    """A card that is left over when the piles are made (CLK R1)."""


class OpeningThrow(msgspec.Struct, frozen=True):
    """This seat throws for the first turn, `among` those who may still have it (CLK 1.8)."""

    seat: Seat
    among: tuple[Seat, ...]


class TurnThrow(msgspec.Struct, frozen=True):
    """The seat on turn throws (CLK 2.1)."""

    seat: Seat


class Drawing(msgspec.Struct, frozen=True):
    """The top card of a yard's pile comes up (CLK 4.1)."""

    seat: Seat
    yard: int


class Choosing(msgspec.Struct, frozen=True):
    """Who this seat is (CLK 1.3)."""

    seat: Seat


class Travelling(msgspec.Struct, frozen=True):
    """Walk, or what a special throw allows instead (CLK 2.1, CLK 3.1)."""

    seat: Seat


class Acting(msgspec.Struct, frozen=True):
    """What may be done where one is: `take`, `ask`, `search`, `go`.

    `is_chain`: after one of them the others may follow; `asked`: rivals who were asked already.
    """

    seat: Seat
    may: tuple[str, ...]
    may_pass: bool = True
    is_chain: bool = False
    asked: tuple[Seat, ...] = ()


class Discarding(msgspec.Struct, frozen=True):
    """A card is shown and laid down (CLK 4.2); owed with more than seven, else a choice (CLK R26)."""

    seat: Seat


class Laying(msgspec.Struct, frozen=True):
    """The card that was shown is laid on a free spot (CLK 4.3)."""

    seat: Seat
    kind: Kind


class Answering(msgspec.Struct, frozen=True):
    """This seat was asked for a kind by another (CLK 5.3)."""

    seat: Seat
    asker: Seat
    kind: Kind
    is_counter: bool


class Countering(msgspec.Struct, frozen=True):
    """This seat had none and may ask back (CLK 5.7)."""

    seat: Seat
    asker: Seat


class Returning(msgspec.Struct, frozen=True):
    """This seat gives a card back for the one it received (CLK 5.4)."""

    seat: Seat
    rival: Seat
    received: Kind


class Pointing(msgspec.Struct, frozen=True):
    """This seat points at a spot; `is_shown`: with a card of that kind in view (CLK 6.3)."""

    seat: Seat
    kind: Kind
    is_shown: bool


class Finding(msgspec.Struct, frozen=True):
    """This seat has turned over what it seeks, and may leave it (CLK R52)."""

    seat: Seat
    spot: Spot


class Swapping(msgspec.Struct, frozen=True):
    """This seat lays a card of its choice where the wrong one was (CLK R56)."""

    seat: Seat
    spot: Spot


class Building(msgspec.Struct, frozen=True):
    """This seat may lay down what is complete (CLK R27)."""

    seat: Seat


class SettingDown(msgspec.Struct, frozen=True):
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
