"""Which rows a stack of Coded Castle brings, and which stack each of them leaves.

Stacks are told apart by how many cards and how many ghosts are in them: what else is left is taken as in the box.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import product
from math import comb
from typing import Final

import numpy as np
from numpy.typing import NDArray

from toychest.games.castle.cards import CARDS, Card
from toychest.games.castle.laying import whole_stack
from toychest.games.castle.terms import Terms

GHOST: Final = CARDS.index(Card.GHOST)
ARROWS: Final = 4
MOST_STACKS: Final = 120
"""With more, values for each would take longer than anybody waits."""

Faces = tuple[int, ...]


@dataclass(frozen=True)
class Stacks:
    """Stack 0 is the mix of the box, the same after every row; the others follow it, from the last to the whole.

    Rows are of a kind by their length and their ghosts.
    """

    numbers: NDArray[np.int32]  # [cards, ghosts] the number of a stack
    kinds: NDArray[np.int32]  # [row]
    chances: NDArray[np.float64]  # [row] its chance among its kind
    kind_odds: NDArray[np.float64]  # [stack, kind] the chance of a kind
    nexts: NDArray[np.int32]  # [stack, kind] the stack that it leaves

    @property
    def odds(self) -> NDArray[np.float64]:
        """The chance of each row from the mix."""
        odds: NDArray[np.float64] = self.chances * self.kind_odds[0][self.kinds]
        return odds

    @property
    def are_told_apart(self) -> bool:
        """Whether there are others besides the mix."""
        return len(self.kind_odds) > 1


@dataclass(frozen=True)
class Box:
    """The cards of a game by pile; where arrows get their direction as they are laid, all are one pile (CAS R36)."""

    counts: tuple[int, ...]
    length: int  # cards of a row
    is_any_arrow: bool
    is_short: bool  # the last row of a pass may be

    @property
    def total(self) -> int:
        """All cards."""
        return sum(self.counts)

    def pile(self, face: int) -> int:
        """Where a card of this face lies."""
        return 0 if face < ARROWS and self.is_any_arrow else face

    def holds(self, row: Faces) -> bool:
        """Whether the box has the cards of this row."""
        piles = [self.pile(face) for face in row]
        return all(piles.count(pile) <= self.counts[pile] for pile in piles)

    def lengths(self) -> list[int]:
        """How long the rows of one pass are (CAS 2.10); all alike where a short one is filled (CAS R31)."""
        laid = range(0, self.total, self.length)
        return [min(self.length, self.total - before) for before in laid] if self.is_short else [self.length]

    def chance(self, row: Faces, size: int, ghosts: int) -> float:
        """The chance of a row from so many cards with so many ghosts; the others are as in the box."""
        counts, others, chance = list(self.counts), self.total - self.counts[GHOST], 1.0
        for face in row:
            if face == GHOST:
                chance *= ghosts / size
                ghosts -= 1
            else:
                pile = self.pile(face)
                chance *= (size - ghosts) / size * counts[pile] / max(others, 1)
                chance /= ARROWS if face < ARROWS and self.is_any_arrow else 1
                counts[pile], others = counts[pile] - 1, others - 1
            size -= 1
        return max(chance, 0.0)


def box_of(terms: Terms) -> Box:
    """The box that a game is played with."""
    readings = terms.readings
    return Box(
        counts=whole_stack(terms),
        length=terms.box.row,
        is_any_arrow=readings.arrow_source == "random_on_draw",
        is_short=readings.short_row == "two_cards",
    )


@lru_cache(maxsize=8)
def rows_of(box: Box) -> tuple[Faces, ...]:
    """Every row that the box can bring."""
    lengths = sorted({box.length, *box.lengths()}, reverse=True)
    rows = (row for length in lengths for row in product(range(len(CARDS)), repeat=length))
    return tuple(row for row in rows if box.holds(row))


def rows_as_numbers(box: Box) -> NDArray[np.int32]:
    """The same, a line for each row, -1 for no card."""
    return np.array([(*row, *(-1,) * (box.length - len(row))) for row in rows_of(box)], np.int32)


@lru_cache(maxsize=8)
def no_stacks(box: Box) -> Stacks:
    """No stack is told apart: any three cards of a pass are as any others, whatever was laid before."""
    rows, lengths, ghosts = rows_of(box), box.lengths(), box.counts[GHOST]
    kinds = list(dict.fromkeys((len(row), row.count(GHOST)) for row in rows))
    kind_odds = [
        [lengths.count(length) / len(lengths) * _share(length, among, box.total, ghosts) for length, among in kinds]
    ]
    chances = [
        box.chance(row, box.total, ghosts) / _share(len(row), row.count(GHOST), box.total, ghosts) for row in rows
    ]
    return Stacks(
        numbers=np.zeros((box.total + 1, ghosts + 1), np.int32),
        kinds=np.array([kinds.index((len(row), row.count(GHOST))) for row in rows], np.int32),
        chances=np.array(chances, np.float64),
        kind_odds=np.array(kind_odds, np.float64),
        nexts=np.zeros((1, len(kinds)), np.int32),
    )


@lru_cache(maxsize=8)
def stacks_of(box: Box) -> Stacks:
    """Every stack of a pass; none where they are too many, or used cards are mixed in (CAS R31)."""
    plain, ghosts = no_stacks(box), box.counts[GHOST]
    sizes = [size for size in range(1, box.total + 1) if (box.total - size) % box.length == 0]
    stacks = [(size, left) for size in sizes for left in _ghosts_left(size, box.total, ghosts)]
    if not box.is_short or len(stacks) > MOST_STACKS:
        return plain
    numbers = plain.numbers.copy()
    for number, (size, left) in enumerate(stacks, start=1):
        numbers[size, left] = number
    numbers[0, 0] = len(stacks)  # used up, it is whole again (CAS 2.11)
    kinds = list(dict.fromkeys((len(row), row.count(GHOST)) for row in rows_of(box)))
    kind_odds = [[_share_of_next(box, *kind, *stack) for kind in kinds] for stack in stacks]
    nexts = [[_next_number(numbers, *kind, *stack) for kind in kinds] for stack in stacks]
    return replace(
        plain,
        numbers=numbers,
        kind_odds=np.concatenate([plain.kind_odds, kind_odds]),
        nexts=np.concatenate([plain.nexts, np.array(nexts, np.int32)]),
    )


def _ghosts_left(size: int, total: int, ghosts: int) -> range:
    """With so many cards left, so many of them may be ghosts."""
    return range(max(0, ghosts - (total - size)), min(size, ghosts) + 1)


def _share(length: int, among: int, size: int, ghosts: int) -> float:
    """The chance that so many of the next cards are ghosts."""
    return comb(ghosts, among) * comb(size - ghosts, length - among) / comb(size, length)


def _share_of_next(box: Box, length: int, among: int, size: int, ghosts: int) -> float:
    """A stack that is nearly used up brings a shorter row (CAS 2.10)."""
    return _share(length, among, size, ghosts) if length == min(size, box.length) else 0.0


def _next_number(numbers: NDArray[np.int32], length: int, among: int, size: int, ghosts: int) -> int:
    is_there = length <= size and among <= ghosts and length - among <= size - ghosts
    return int(numbers[size - length, ghosts - among]) if is_there else 0
