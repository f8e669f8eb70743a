"""A state of Hush: the complete truth, what everybody remembers included."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from tests.conformance.hush.cards import Cards, together
from toychest.contract import Seat

FIRST = Seat(0)
TURNS = 3  # HUSH 1.3: for each seat
DEALT = 2  # HUSH 1.2: cards for each seat


@dataclass(frozen=True)
class Shown:
    """The latest card that was shown in answer to a peek."""

    kind: str
    holder: Seat
    asker: Seat


@dataclass(frozen=True)
class Hush:
    """`taker` is about to take from the pile, `asked` owes an answer; else the mover is to act.

    `proven[watcher][holder]` is what a hand has at least, as one knows it; the last watcher is the onlooker.
    `demanded` is the latest demand with its answer: it lies open. `shown` is remembered by its two parties.
    """

    hands: tuple[Cards, ...]
    heap: Cards
    pile: Cards
    proven: tuple[tuple[Cards, ...], ...]
    turn: int = 0
    taker: Seat | None = FIRST
    asked: Seat | None = None
    demanded: str | None = None
    shown: Shown | None = None

    @property
    def seats(self) -> tuple[Seat, ...]:
        return tuple(Seat(number) for number in range(len(self.hands)))

    @property
    def mover(self) -> Seat:
        return Seat(self.turn % len(self.hands))

    @property
    def is_over(self) -> bool:
        return self.turn == TURNS * len(self.hands)

    @property
    def box(self) -> Cards:
        return together(*self.hands, self.heap, self.pile)

    def with_hand(self, seat: Seat, hand: Cards) -> "Hush":
        return replace(self, hands=(*self.hands[:seat], hand, *self.hands[seat + 1 :]))

    def with_proof(self, holder: Seat, learn: Callable[[Cards], Cards], only: Seat | None = None) -> "Hush":
        """What everybody, or one watcher only, learns of a hand."""
        rows = (
            tuple(
                learn(known) if seat == holder and only in (None, watcher) else known for seat, known in enumerate(row)
            )
            for watcher, row in enumerate(self.proven)
        )
        return replace(self, proven=tuple(rows))
