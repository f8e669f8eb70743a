"""The board on one sheet; or, where its rooms would be too small for the tokens, on several to be glued together."""

from collections.abc import Iterator
from dataclasses import dataclass
from math import ceil
from typing import Final

from toychest.games.castle.board import Board
from toychest.paper.castle.measures import Layout, largest_layout, square_layout
from toychest.paper.castle.plan import plan
from toychest.paper.castle.token import TOKEN
from toychest.paper.cut_marks import CUT, cut_line, fold_line, glue_strip
from toychest.paper.outline import box, oval
from toychest.paper.page import MARGIN, Page, Paper
from toychest.paper.shape import WHITE, Group, Lettering, PagePart, Paint, Shape

SMALLEST: Final = 24.0
"""The width of a room in which a token and its address can be told apart."""

ROOMY, LARGEST = 26.0, 40.0
"""The width of a room on several sheets at least, and of any room at most."""

OVERLAP: Final = 10.0


@dataclass(frozen=True, slots=True)
class Tiling:
    """How many sheets of this paper the picture covers, across and down."""

    paper: Paper
    across: int
    down: int

    def picture(self) -> tuple[float, float]:
        """The largest picture that fits: neighbours share a strip."""
        return (
            self.across * (self.paper.free_width - OVERLAP) + OVERLAP,
            self.down * (self.paper.free_height - OVERLAP) + OVERLAP,
        )


def board_sheets(board: Board, paper: Paper, chests: int) -> tuple[Page, ...]:
    """The board as large as fits on one sheet, or on as few as give it rooms of a good size."""
    tiling, layout = _best(
        (Tiling(way, 1, 1), largest_layout(board, way.free_width, way.free_height, LARGEST))
        for way in (paper.on_its_side, paper)
    )
    if layout.unit < square_layout(board, SMALLEST).unit:
        tiling, layout = _best(_tiled(board, way) for way in (paper.on_its_side, paper))
    picture = plan(layout, chests, TOKEN)
    return tuple(
        Page("board", tiling.paper, tuple(_tile(picture, layout, tiling, column, row)))
        for row in range(tiling.down)
        for column in range(tiling.across)
    )


def _best(choices: Iterator[tuple[Tiling, Layout]]) -> tuple[Tiling, Layout]:
    """Fewest sheets first, then largest rooms; of equals the first."""
    return min(choices, key=lambda choice: (choice[0].across * choice[0].down, -choice[1].unit))


def _tiled(board: Board, paper: Paper) -> tuple[Tiling, Layout]:
    least = square_layout(board, ROOMY)
    tiling = Tiling(
        paper,
        ceil((least.width - OVERLAP) / (paper.free_width - OVERLAP)),
        ceil((least.height - OVERLAP) / (paper.free_height - OVERLAP)),
    )
    return tiling, largest_layout(board, *tiling.picture(), LARGEST)


def _tile(picture: tuple[PagePart, ...], layout: Layout, tiling: Tiling, column: int, row: int) -> Iterator[PagePart]:
    """What one sheet shows, and how it is joined to its neighbours."""
    paper, (wide, high) = tiling.paper, tiling.picture()
    x = MARGIN + (wide - layout.width) / 2 - column * (paper.free_width - OVERLAP)
    y = MARGIN + (high - layout.height) / 2 - row * (paper.free_height - OVERLAP)
    if tiling.across * tiling.down == 1:
        yield Group(picture, x=x, y=y)
        return
    window = box(MARGIN, MARGIN, paper.free_width, paper.free_height)
    yield Group((Group(picture, x=x, y=y),), clip=window)
    if column + 1 < tiling.across:
        yield from _strip_at_the_right(paper, _seam(tiling, column, row))
    if column > 0:
        yield from _cut_at_the_left(paper, _seam(tiling, column - 1, row))
    if row + 1 < tiling.down:
        yield from _strip_at_the_foot(paper, _seam_down(tiling, column, row))
    if row > 0:
        yield from _cut_at_the_top(paper, _seam_down(tiling, column, row - 1))


def _seam(tiling: Tiling, column: int, row: int) -> str:
    """The letter on both sides of a seam between a sheet and the one to its right."""
    return chr(ord("A") + row * (tiling.across - 1) + column)


def _seam_down(tiling: Tiling, column: int, row: int) -> str:
    """The letter on both sides of a seam between a sheet and the one below."""
    return chr(ord("A") + (tiling.across - 1) * tiling.down + row * tiling.across + column)


def _strip_at_the_right(paper: Paper, letter: str) -> Iterator[PagePart]:
    x, foot = paper.width - MARGIN - OVERLAP, paper.height - MARGIN
    yield glue_strip(x, MARGIN, OVERLAP, paper.free_height)
    yield fold_line(x, MARGIN, x, foot)
    yield _disc(x + OVERLAP / 2, paper.height / 2, letter, 3)


def _strip_at_the_foot(paper: Paper, letter: str) -> Iterator[PagePart]:
    y, right = paper.height - MARGIN - OVERLAP, paper.width - MARGIN
    yield glue_strip(MARGIN, y, paper.free_width, OVERLAP)
    yield fold_line(MARGIN, y, right, y)
    yield _disc(paper.width / 2, y + OVERLAP / 2, letter, 3)


def _cut_at_the_left(paper: Paper, letter: str) -> Iterator[PagePart]:
    yield cut_line(MARGIN, MARGIN / 2, MARGIN, paper.height - MARGIN / 2)
    yield _disc(MARGIN - 2.7, paper.height / 2, letter, 2)


def _cut_at_the_top(paper: Paper, letter: str) -> Iterator[PagePart]:
    yield cut_line(MARGIN / 2, MARGIN, paper.width - MARGIN / 2, MARGIN)
    yield _disc(paper.width / 2, MARGIN - 2.7, letter, 2)


def _disc(x: float, y: float, letter: str, radius: float) -> Group:
    ring = Shape(oval(0, 0, radius), Paint(WHITE, CUT.stroke, 0.3))
    return Group((ring, Lettering(letter, 0, radius * 0.42, radius * 1.2)), x=x, y=y, piece=f"seam {letter}")
