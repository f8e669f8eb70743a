"""The tokens in rows for straight cuts; figures and note below where there is room, else on a sheet of their own."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import ceil

from toychest.games.castle.board import COLUMNS, Board, Square
from toychest.paper.castle.note import BLOCK, note
from toychest.paper.castle.token import TOKEN, token
from toychest.paper.cut_marks import CLEAR, TICK, cut_marks, fold_line
from toychest.paper.page import MARGIN, Page, Paper
from toychest.paper.shape import Group, PagePart
from toychest.paper.words import Words


def token_sheets(board: Board, pictures: Sequence[str], paper: Paper, words: Words, joined: bool) -> Iterator[Page]:
    """One token for each chamber that may hold a treasure; pictures repeat."""
    tokens = [_token(board, square, pictures[i % len(pictures)]) for i, square in enumerate(board.treasures)]
    across = _columns(len(tokens), int((paper.free_width - 2 * (CLEAR + TICK)) // TOKEN))
    rows = [tokens[i : i + across] for i in range(0, len(tokens), across)]
    a_sheet = int((paper.free_height - 2 * (CLEAR + TICK)) // (2 * TOKEN))
    sheets = [rows[i : i + a_sheet] for i in range(0, len(rows), a_sheet)]
    for sheet in sheets[:-1]:
        yield Page("tokens", paper, tuple(_grid(sheet, paper, across)))
    grid, top = tuple(_grid(sheets[-1], paper, across)), MARGIN + _height(len(sheets[-1]))
    if top + BLOCK <= paper.height - MARGIN:
        yield Page("tokens", paper, (*grid, *note(paper, top, words, joined)))
        return
    yield Page("tokens", paper, grid)
    yield Page("figures", paper, tuple(note(paper, MARGIN, words, joined)))


def _token(board: Board, square: Square, picture: str) -> Group:
    return token(square, board.symbols[COLUMNS.index(square[0])], int(square[1:]), picture)


def _columns(count: int, most: int) -> int:
    """As many as make the rows about equally long."""
    return ceil(count / ceil(count / most))


def _height(rows: int) -> float:
    """Of so many rows with their marks."""
    return rows * 2 * TOKEN + 2 * (CLEAR + TICK)


def _grid(rows: Sequence[Sequence[Group]], paper: Paper, across: int) -> Iterator[PagePart]:
    left, top = (paper.width - across * TOKEN) / 2, MARGIN + CLEAR + TICK
    for row, tokens in enumerate(rows):
        fold = top + (2 * row + 1) * TOKEN
        for column, each in enumerate(tokens):
            yield replace(each, x=left + (column + 0.5) * TOKEN, y=fold)
        yield fold_line(left, fold, left + len(tokens) * TOKEN, fold)
    down = [top + 2 * TOKEN * row for row in range(len(rows) + 1)]
    yield cut_marks([left + TOKEN * column for column in range(across + 1)], down)
