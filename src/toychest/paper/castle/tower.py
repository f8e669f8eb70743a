"""The ghost's tower: one numbered window per step, and a door at its foot where the ghost begins."""

from collections.abc import Iterator
from typing import Final

from toychest.paper.castle.measures import FLAG, ROOF, SILL, Layout, floor_height, lanes, tower_width
from toychest.paper.outline import box
from toychest.paper.shape import BLACK, INK, Group, Lettering, PagePart, Paint, Shape, inked

WARM: Final = 3
"""The last steps look like danger."""

LETTERS: Final = 0.54
"""How high the number of a step is, by its window; `BASELINE` below the middle it stands in the middle."""
BASELINE: Final = 0.19
ASIDE: Final = 0.18
"""How far a window stands beside the middle of the tower, by its width."""


def tower(layout: Layout) -> Group:
    """The whole tower at the left of the board."""
    high = layout.height / layout.unit
    parts = (
        *_walls(tower_width(layout.board), high),
        *(_window(layout, step) for step in range(1, layout.board.tower + 1)),
    )
    return Group(parts, x=8 * layout.unit, scale=layout.unit, piece="tower")


def _walls(width: float, high: float) -> Iterator[PagePart]:
    middle, eaves = width / 2, FLAG + ROOF
    yield inked(box(0, eaves - 4, width, high - eaves + 2.5, 8), "#7A6698", 3)
    yield inked(f"M-7 {eaves}L{middle} {FLAG - 4}L{width + 7} {eaves}Z", "#8A3F6B", 3)
    yield inked(f"M{middle} {FLAG - 4}v-18l20 7l-20 7", "#F2B632", 2.6)
    yield inked(f"M{middle - 17} {high - 3}V{high - 24}a17 17 0 0 1 34 0V{high - 3}Z", "#3A2548", 2.2)


def _window(layout: Layout, step: int) -> Group:
    x, y = _place(layout, step)
    board = layout.board
    high = min(floor_height(board, lanes(board)) * 0.8, 32.0 if lanes(board) > 1 else 54.0)
    wide = max(40.0, high)
    is_last = step == board.tower
    fill = "#FFB199" if is_last else "#F7CE8C" if step > board.tower - WARM else "#FFF6E3"
    pane = Shape(box(-wide / 2, -high / 2, wide, high, high * 0.45), Paint(fill, INK, 2.2))
    double = Shape(
        box(3 - wide / 2, 3 - high / 2, wide - 6, high - 6, high * 0.4),
        Paint(None, "#852010", 1),
        Paint(None, BLACK, 1),
    )
    words = Lettering(f"{step}!" if is_last else str(step), 0, high * BASELINE, min(high * LETTERS, 22))
    return Group((pane, *((double,) if is_last else ()), words), x=x, y=y, piece=f"step {step}")


def _place(layout: Layout, step: int) -> tuple[float, float]:
    """Windows alternate; where they stand in lanes, they go to and fro like a staircase."""
    board, count = layout.board, lanes(layout.board)
    wide, floor = tower_width(board), floor_height(board, count)
    row, lane = divmod(step - 1, count)
    y = layout.height / layout.unit - SILL / 2 - (row + 1.5) * floor
    if count == 1:
        return wide / 2 + (-1 if step % 2 else 1) * wide * ASIDE, y
    side = lane if row % 2 == 0 else count - 1 - lane
    return 12 + 46 * (side + 0.5), y
