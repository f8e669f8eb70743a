"""Hidden cards dealt to their holders: by count, and within bounds."""

from collections.abc import Sequence

from toychest.contract import Draw
from toychest.games.clockwork.kinds import KINDS, Counts
from toychest.games.clockwork.memory_bounds import Bounds, Margins, plain


def deal(margins: Margins, table: Bounds, draw: Draw, is_stuck: bool = False) -> tuple[Counts, ...] | None:
    """The pool among the holders: what each was shown to have, then card by card to a free place that may take it.

    Where deals do not come out, everything that a holder surely has is dealt first.
    """
    rows = table or plain(margins)
    held = [list(least) for least, _ in rows] if is_stuck else shown(margins, rows)
    free = [size - sum(cards) for size, cards in zip(margins.sizes, held, strict=True)]
    for index in _tightest_first(margins, rows):
        for _ in range(margins.pool[index] - sum(cards[index] for cards in held)):
            places = [room if held[at][index] < rows[at][1][index] else 0 for at, room in enumerate(free)]
            if not any(places):
                return None
            at = _chosen(places, draw)
            held[at][index] += 1
            free[at] -= 1
    return tuple(map(tuple, held))


def shown(margins: Margins, rows: Sequence[tuple[Counts, Counts]]) -> list[list[int]]:
    """What each holder has at least, where that does not follow from what all others can take.

    What follows comes about in any deal; dealt first, it would make the card more likely there than by count.
    """
    room = [sum(most[index] for _, most in rows) for index in range(len(KINDS))]
    return [
        [
            low if low > max(margins.pool[index] - room[index] + most[index], size - sum(most) + most[index]) else 0
            for index, low in enumerate(least)
        ]
        for size, (least, most) in zip(margins.sizes, rows, strict=True)
    ]


def _tightest_first(margins: Margins, rows: tuple[tuple[Counts, Counts], ...]) -> list[int]:
    """Kinds that the fewest holders can take come first."""
    whole = sum(margins.sizes)
    room = [
        sum(size for size, (_, most) in zip(margins.sizes, rows, strict=True) if most[index] >= min(size, cards))
        for index, cards in enumerate(margins.pool)
    ]
    return sorted(range(len(KINDS)), key=lambda index: (room[index] < whole and -whole + room[index], index))


def _chosen(weights: Sequence[int], draw: Draw) -> int:
    number = draw(sum(weights))
    for at, weight in enumerate(weights):
        if number < weight:
            return at
        number -= weight
    raise AssertionError("the number is below the sum")
