"""How much room things take in the picture of a city, which is 1000 wide and 760 high."""

from typing import Final

Point = tuple[int, int]

WIDTH: Final = 1000
HEIGHT: Final = 760
CARD: Final = (36, 50)
"""A card on its spot: width and height."""

BRIDGE: Final = 40
"""From rope to rope."""

ISLAND: Final = (500, 491)
"""The foot of the Towers, unless a board says where else they stand."""


def is_inside(point: Point, width: int = 0, height: int = 0) -> bool:
    """Does something of this size, with its middle here, lie wholly in the picture?"""
    x, y = point
    return width <= 2 * x <= 2 * WIDTH - width and height <= 2 * y <= 2 * HEIGHT - height


def is_covered(first: Point, second: Point) -> bool:
    """Would two cards with their middles here lie on each other?"""
    return abs(first[0] - second[0]) < CARD[0] and abs(first[1] - second[1]) < CARD[1]


def is_crossed(card: Point, start: Point, end: Point) -> bool:
    """Would the bridge from `start` to `end` run under a card with its middle here?

    The bridge is a line and the card grows by half a bridge on every side; the line is cut to it, axis by axis.
    """
    enters, leaves = 0.0, 1.0
    for middle, size, origin, goal in zip(card, CARD, start, end, strict=True):
        reach, stride = (size + BRIDGE) / 2, goal - origin
        if stride == 0:
            if abs(origin - middle) >= reach:
                return False
            continue
        cuts = sorted(((middle - reach - origin) / stride, (middle + reach - origin) / stride))
        enters, leaves = max(enters, cuts[0]), min(leaves, cuts[1])
    return enters < leaves
