"""The cards of Hush."""

from collections.abc import Sequence

KINDS = ("owl", "fox", "hen")

Cards = tuple[int, ...]
"""How many of each kind, in the order of KINDS."""

NONE: Cards = (0, 0, 0)


def with_card(cards: Cards, kind: str, count: int = 1) -> Cards:
    return tuple(have + count * (name == kind) for have, name in zip(cards, KINDS, strict=True))


def together(*heaps: Cards) -> Cards:
    return tuple(map(sum, zip(*heaps, strict=True)))


def holds(cards: Cards, kind: str) -> bool:
    return cards[KINDS.index(kind)] > 0


def names(cards: Cards) -> list[str]:
    return [kind for kind, count in zip(KINDS, cards, strict=True) for _ in range(count)]


def counted(cards: Sequence[str]) -> Cards:
    return tuple(list(cards).count(kind) for kind in KINDS)
