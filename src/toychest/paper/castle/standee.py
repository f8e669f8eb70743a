"""A figure that stands: folded over its head, its two feet folded outwards."""

from typing import Final

from toychest.paper.castle.figures import ghost, sorcerer
from toychest.paper.cut_marks import cut_marks, fold_line
from toychest.paper.outline import box
from toychest.paper.shape import BLACK, WHITE, Group, PagePart, Paint, Shape

WIDE: Final = 24.0
BODY, FOOT = 34.0, 10.0
HIGH: Final = 2 * (BODY + FOOT)
FIGURES: Final = {"sorcerer": (sorcerer(), 0.48, -14.6), "ghost": (ghost(), 0.5, -13.6)}
"""What is drawn, how large, and how far its middle is above its feet."""


def standee(name: str, x: float, y: float) -> Group:
    """The piece with its top left corner here: a foot, the figure upside down, the figure, the other foot."""
    middle, fold = x + WIDE / 2, y + HIGH / 2
    parts, scale, above = FIGURES[name]
    feet = fold + BODY
    figure = Group(parts, x=middle, y=feet + above, scale=scale)
    behind = Group(parts, x=middle, y=y + FOOT - above, scale=scale, angle=180)
    return Group((*_ground(x, y), figure, behind, *_folds(x, y)), piece=f"figure {name}")


def _ground(x: float, y: float) -> tuple[PagePart, ...]:
    edge = Paint(WHITE, "#B9B2C0", 0.25)
    foot = Paint("#EFE9F5", "#B9B2C0", 0.25)
    return (
        Shape(box(x, y, WIDE, HIGH), edge),
        Shape(box(x, y, WIDE, FOOT), foot, Paint(None, BLACK, 0.2)),
        Shape(box(x, y + HIGH - FOOT, WIDE, FOOT), foot, Paint(None, BLACK, 0.2)),
    )


def _folds(x: float, y: float) -> tuple[PagePart, ...]:
    lines = (y + FOOT, y + HIGH / 2, y + HIGH - FOOT)
    return (*(fold_line(x, at, x + WIDE, at) for at in lines), cut_marks((x, x + WIDE), (y, y + HIGH)))
