"""Everything that a class needs to play: board, cards, tokens, figures, how to cut and fold them, and the rules."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from toychest.games.castle.board import Board
from toychest.paper.castle.board_sheets import board_sheets
from toychest.paper.castle.card_sheets import card_sheets
from toychest.paper.castle.rules_sheet import rules_sheet
from toychest.paper.castle.token_sheets import token_sheets
from toychest.paper.page import MARGIN, Page, Paper
from toychest.paper.shape import Lettering
from toychest.paper.typeface import typeface
from toychest.paper.words import Words

FACE = "nunito-700"


def sheets(
    board: Board,
    deck: Sequence[int],
    pictures: Sequence[str],
    paper: Paper,
    language: str,
    backs: bool,
    readings: Mapping[str, str],
) -> tuple[Page, ...]:
    """All pages in the order in which they are used; `deck[i]` is how many of `CARDS[i]`.

    `readings` are those of a printing, by name: they say what a loop does (CAS R6, CAS R39).
    """
    words = Words(language)
    of_board = board_sheets(board, paper, len(pictures))
    pages = (
        *of_board,
        *card_sheets(deck, paper, words, backs, readings["loop_runs"]),
        *token_sheets(board, pictures, paper, words, joined=len(of_board) > 1),
        rules_sheet(paper, words, readings),
    )
    return tuple(_with_footer(page, board.name, number, len(pages)) for number, page in enumerate(pages, start=1))


def _with_footer(page: Page, name: str, number: int, of: int) -> Page:
    """Small in the margin: which board this sheet belongs to, and which sheet it is."""
    said = " ".join([typeface(FACE).known(name), f"{number}/{of}"]).strip()
    y = page.paper.height - MARGIN / 2
    footer = Lettering(said, page.paper.width / 2, y, 2.6, FACE, "#6B6275")
    return replace(page, parts=(*page.parts, footer))
