"""Hidden cards dealt to their holders: by count, and within bounds."""

from collections.abc import Sequence

from toychest.contract import Draw
from toychest.games.clockwork.bounds import Margins, Table, plain
from toychest.games.clockwork.kinds import KINDS, Counts


def deal(margins: Margins, table: Table, draw: Draw) -> tuple[Counts, ...] | None:
    """The pool among the holders: what each surely has, then card by card to a free place that may take it."""
    rows = table or plain(margins)
    held = [list(least) for least, _ in rows]
    free = [size - sum(least) for size, (least, _) in zip(margins.sizes, rows, strict=True)]
    for index in _tightest_first(margins, rows):
        for _ in range(margins.pool[index] - sum(cards[index] for cards in held)):
            places = [room if held[at][index] < rows[at][1][index] else 0 for at, room in enumerate(free)]
            if not any(places):
                return None
            at = _chosen(places, draw)
            held[at][index] += 1
            free[at] -= 1
    return tuple(map(tuple, held))


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
