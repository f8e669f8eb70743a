"""The moves of Hush and their notation."""

from dataclasses import dataclass

from tests.conformance.hush.cards import KINDS
from toychest.contract import MalformedMove, Seat

SEATS = (Seat(0), Seat(1), Seat(2))


@dataclass(frozen=True)
class Take:
    """Chance: the next card of the pile is of this kind."""

    kind: str


@dataclass(frozen=True)
class Peek:
    """Ask a rival to show a card of its choice."""

    holder: Seat


@dataclass(frozen=True)
class Show:
    """Answer a peek."""

    kind: str


@dataclass(frozen=True)
class Demand:
    """Ask a rival to hand over a card of this kind."""

    kind: str
    holder: Seat


@dataclass(frozen=True)
class Swap:
    """Lay a card off and take another."""

    kind: str


Move = Take | Peek | Show | Demand | Swap

EVERY_MOVE: tuple[Move, ...] = (
    *(make(kind) for make in (Take, Show, Swap) for kind in KINDS),
    *(Peek(holder) for holder in SEATS),
    *(Demand(kind, holder) for kind in KINDS for holder in SEATS),
)


def write_move(move: Move) -> str:
    match move:
        case Peek(holder):
            return f"peek {holder}"
        case Demand(kind, holder):
            return f"demand {kind} of {holder}"
        case Take(kind) | Show(kind) | Swap(kind):
            return f"{type(move).__name__.lower()} {kind}"


def read_move(text: str) -> Move:
    for move in EVERY_MOVE:
        if write_move(move) == text:
            return move
    raise MalformedMove("'peek 1', 'demand fox of 1', 'swap fox', 'show fox' or 'take fox'", text)
