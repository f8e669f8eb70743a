"""Marks for scissors and glue: where to cut, where to fold, what goes underneath."""

from collections.abc import Sequence
from typing import Final

from toychest.paper.outline import hatch, line
from toychest.paper.shape import Group, Paint, Shape

CUT: Final = Paint(None, "#6B6275", 0.2)
FOLD: Final = Paint(None, "#6B6275", 0.25, (1.6, 1.2))
STRIP: Final = Paint(None, "#B9B2C0", 0.2)
TICK: Final = 4.0
CLEAR: Final = 1.2
"""Between a piece and its mark: a cut that strays does not leave a line on the piece."""


def cut_marks(across: Sequence[float], down: Sequence[float]) -> Group:
    """Ticks around a grid whose straight cuts run at these x and these y; none of them touches the grid."""
    left, right, top, foot = min(across), max(across), min(down), max(down)
    ticks = [
        *(line(x, top - CLEAR - TICK, x, top - CLEAR) for x in across),
        *(line(x, foot + CLEAR, x, foot + CLEAR + TICK) for x in across),
        *(line(left - CLEAR - TICK, y, left - CLEAR, y) for y in down),
        *(line(right + CLEAR, y, right + CLEAR + TICK, y) for y in down),
    ]
    return Group(tuple(Shape(tick, CUT) for tick in ticks), piece="cut")


def fold_line(x: float, y: float, to_x: float, to_y: float) -> Group:
    """Where to fold."""
    return Group((Shape(line(x, y, to_x, to_y), FOLD),), piece="fold")


def glue_strip(x: float, y: float, width: float, height: float) -> Group:
    """A strip that disappears under another piece."""
    return Group((Shape(hatch(x, y, width, height, 2.4), STRIP),), piece="glue")


def cut_line(x: float, y: float, to_x: float, to_y: float) -> Group:
    """Where to cut along a line."""
    return Group((Shape(line(x, y, to_x, to_y), CUT),), piece="cut")
