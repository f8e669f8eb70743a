"""The board: stone frame, rooms, doors as gaps, signs and numbers along the edges, battlement and tower."""

from collections.abc import Iterator
from typing import Final

from toychest.games.castle.board import COLUMNS, Square
from toychest.paper.castle.measures import Layout
from toychest.paper.castle.rooms import NAMES, floor_of, furniture
from toychest.paper.castle.symbols import sign
from toychest.paper.castle.tower import tower
from toychest.paper.castle.treasures import chest
from toychest.paper.outline import box, hatch, oval
from toychest.paper.shape import BLACK, NOTHING, WHITE, Group, Lettering, PagePart, Paint, Shape, inked

STONE, DEEP_STONE, WALK, EDGE, DOOR = "#6B5788", "#33264A", "#7A6698", "#3B2E55", "#F2E2BE"
TEETH: Final = 56.0
"""From one tooth of the battlement to the next, about, in units."""


def plan(layout: Layout, chests: int, token: float) -> tuple[PagePart, ...]:
    """The whole board; in each chest is a place for a token of this width."""
    return (
        tower(layout),
        *_battlement(layout),
        *_chests(layout, chests, token),
        *_frame(layout),
        *(_room(layout, square) for square in layout.board.kinds),
        *(_door(layout, one, other) for one, other in layout.board.doors),
        *_signs(layout),
    )


def _frame(layout: Layout) -> Iterator[PagePart]:
    u, x, y = layout.unit, layout.left - 8 * layout.unit, layout.top - 8 * layout.unit
    wide, high = layout.columns * layout.cell_width + 16 * u, layout.rows * layout.cell_height
    yield inked(box(x, y, wide, high + 21 * u, 14 * u), DEEP_STONE, 3 * u, bare=NOTHING)
    yield inked(box(x, y, wide, high + 15 * u, 14 * u), STONE, 3 * u, bare=Paint(WHITE, BLACK, 3 * u))
    masonry = hatch(x + 2 * u, y + 2 * u, wide - 4 * u, high + 11 * u, 4.5 * u)
    yield Shape(masonry, NOTHING, bare=Paint(None, BLACK, 0.8 * u))


def _room(layout: Layout, square: Square) -> Group:
    board, u, (x, y) = layout.board, layout.unit, layout.centre(square)
    kind, symbol = board.kinds[square], board.symbols[COLUMNS.index(square[0])]
    wide, high = layout.cell_width / u - 8, layout.cell_height / u - 8
    floor = Shape(box(-wide / 2, -high / 2, wide, high, 8), Paint(floor_of(kind, symbol), EDGE, 2.4))
    parts = (floor, *furniture(kind, symbol, int(square[1:]), wide, high))
    return Group(parts, x=x, y=y, scale=u, piece=f"room {square} {NAMES[kind]}")


def _door(layout: Layout, one: Square, other: Square) -> Group:
    """A gap in the wall between two rooms; where there is none, there is no way."""
    (x, y), (to_x, to_y), u = layout.centre(one), layout.centre(other), layout.unit
    wide, high = (14.0, 26.0) if one[1:] == other[1:] else (26.0, 14.0)
    gap = Shape(box(-wide / 2, -high / 2, wide, high, 3), Paint(DOOR, EDGE, 1.8))
    return Group((gap,), x=(x + to_x) / 2, y=(y + to_y) / 2, scale=u, piece=f"door {one} {other}")


def _signs(layout: Layout) -> Iterator[PagePart]:
    board, u = layout.board, layout.unit
    disc = inked(oval(0, 0, 16), "#FFFCF5", 2.4)
    for column, symbol in enumerate(board.symbols):
        x = layout.left + (column + 0.5) * layout.cell_width
        picture = Group((sign(symbol),), scale=0.92)
        yield Group((disc, picture), x=x, y=layout.top - 25 * u, scale=u, piece=f"sign {symbol}")
    for row in range(layout.rows):
        y = layout.top + (row + 0.5) * layout.cell_height
        number = Lettering(str(row + 1), 0, 6, 17)
        yield Group((disc, number), x=layout.left - 29 * u, y=y, scale=u, piece=f"number {row + 1}")


def _battlement(layout: Layout) -> Iterator[PagePart]:
    u = layout.unit
    wide, y = (layout.columns * layout.cell_width + 16 * u) / u, -70.0
    count = max(3, round(wide / TEETH))
    tooth = wide / (count * 2 + 1)
    teeth = f"v-14h{tooth}v14h{tooth}" * count + f"v-14h{tooth}V2Z"
    wall = inked(f"M0 2V{y}{teeth}", WALK, 3)
    yield Group((wall,), x=layout.left - 8 * u, y=layout.top, scale=u, piece="battlement")


def _chests(layout: Layout, count: int, token: float) -> Iterator[PagePart]:
    """Side by side in the middle of the battlement."""
    u, wide = layout.unit, layout.columns * layout.cell_width
    spacing = min(88 * u, wide / max(1, count))
    first = layout.left + wide / 2 - (count - 1) * spacing / 2
    size = min(u, spacing / 82)
    place = min(token / 2 / size, 30.0)
    for i in range(count):
        yield Group(chest(place), x=first + i * spacing, y=layout.top - 70 * u, scale=size, piece="chest")
