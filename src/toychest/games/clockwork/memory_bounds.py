"""How many cards of each kind a hidden holder has, at least and at most: tables of bounds, always as tight as they go.

A table knows its margins: how many cards of each kind its holders have together (the pool) and how many cards each
holder has. A table of None says no more than the margins do.
"""

from collections.abc import Sequence
from functools import lru_cache
from operator import sub
from typing import NamedTuple, TypeAlias

from toychest.games.clockwork.kinds import INDEX, KINDS, Counts, Kind

HolderBounds: TypeAlias = tuple[Counts, Counts]
"""For one holder: at least so many of each kind, and at most."""

Bounds: TypeAlias = tuple[HolderBounds, ...] | None
"""The table of one group: a row for each holder, in their order."""

OpenBounds: TypeAlias = list[tuple[list[int], list[int]]]
"""The same table, opened to be worked on."""


class Margins(NamedTuple):
    """What lies open: the cards of all hidden holders together, and how many each of them has."""

    pool: Counts
    sizes: tuple[int, ...]


def opened(table: Bounds, margins: Margins) -> OpenBounds:
    """The table as rows that can be changed; without a table, what the margins say."""
    return [(list(least), list(most)) for least, most in (table or plain(margins))]


@lru_cache(1024)  # asked for the same margins again and again while one state is imagined
def plain(margins: Margins) -> tuple[HolderBounds, ...]:
    """What the margins say by themselves."""
    whole = sum(margins.sizes)
    return tuple(
        (
            tuple(max(0, cards + size - whole) for cards in margins.pool),
            tuple(min(cards, size) for cards in margins.pool),
        )
        for size in margins.sizes
    )


def closed(rows: OpenBounds, margins: Margins) -> Bounds:
    """The rows as a table, tightened by the new margins; None if they say no more than the margins."""
    return _tightened(_table(rows), margins)


@lru_cache(4096)  # whoever imagines a state again and again closes the same tables
def _tightened(known: tuple[HolderBounds, ...], margins: Margins) -> Bounds:
    bare = plain(margins)
    rows = [
        (list(map(max, least, floor)), list(map(min, most, ceiling)))
        for (least, most), (floor, ceiling) in zip(known, bare, strict=True)
    ]
    while _tighten(rows, margins):
        pass
    table = _table(rows)
    return None if table == bare else table


def _table(rows: OpenBounds) -> tuple[HolderBounds, ...]:
    return tuple([(tuple(least), tuple(most)) for least, most in rows])


def _tighten(rows: OpenBounds, margins: Margins) -> bool:
    """One round: what the others of a row, and of a column, leave room for. True if anything moved."""
    moved = False
    for (least, most), size in zip(rows, margins.sizes, strict=True):
        if _has_room(least, most, size):
            moved |= _narrow([(least, most, index) for index in range(len(KINDS))], size)
    columns = zip(*(least for least, _ in rows), strict=True), zip(*(most for _, most in rows), strict=True)
    for index, (cards, floors, ceilings) in enumerate(zip(margins.pool, *columns, strict=True)):
        if cards and _has_room(floors, ceilings, cards):
            moved |= _narrow([(least, most, index) for least, most in rows], cards)
    return moved


def _has_room(least: Sequence[int], most: Sequence[int], whole: int) -> bool:
    """Whether cells that add up to the whole may be narrowed: some leaves more open than the others together do."""
    widest: int = max(map(sub, most, least))
    return widest > min(whole - sum(least), sum(most) - whole)


def _narrow(cells: Sequence[tuple[list[int], list[int], int]], whole: int) -> bool:
    """Cells that add up to the whole: none has less than the rest leaves, nor more than the rest allows."""
    floor = whole - sum([least[index] for least, _, index in cells])
    ceiling = whole - sum([most[index] for _, most, index in cells])
    moved = False
    for least, most, index in cells:
        low, high = least[index], most[index]
        if low < high:
            if low + floor < high:
                most[index] = low + floor
                moved = True
            if high + ceiling > low:
                least[index] = high + ceiling
                moved = True
    return moved


def gain(rows: OpenBounds, holder: int, kind: Kind) -> None:
    """This holder got a card of a known kind."""
    least, most = rows[holder]
    least[INDEX[kind]] += 1
    most[INDEX[kind]] += 1


def lose(rows: OpenBounds, holder: int, kind: Kind, cards: int = 1) -> None:
    """This holder parted with cards of a known kind: so it had them."""
    least, most = rows[holder]
    least[INDEX[kind]] = max(least[INDEX[kind]] - cards, 0)
    most[INDEX[kind]] -= cards


def hold(rows: OpenBounds, holder: int, kind: Kind, cards: int = 1) -> None:
    """This holder has shown that it has at least so many."""
    least, _ = rows[holder]
    least[INDEX[kind]] = max(least[INDEX[kind]], cards)


def lack(rows: OpenBounds, holder: int, kind: Kind) -> None:
    """This holder has none of the kind."""
    least, most = rows[holder]
    least[INDEX[kind]] = most[INDEX[kind]] = 0


def pass_unseen(rows: OpenBounds, giver: int, taker: int, kinds: Sequence[Kind]) -> None:
    """A card of one of these kinds went from one holder to another; where only one can be meant, it is known."""
    meant = [kind for kind in kinds if rows[giver][1][INDEX[kind]] > 0]
    if len(meant) == 1:
        lose(rows, giver, meant[0])
        gain(rows, taker, meant[0])
        return
    for kind in meant:
        least, _ = rows[giver]
        least[INDEX[kind]] = max(least[INDEX[kind]] - 1, 0)
        rows[taker][1][INDEX[kind]] += 1
