"""Sheets of our boards for whoever asks a server: what `toychest board print` writes into a folder."""

from dataclasses import replace
from functools import lru_cache

from toychest.games import EDITIONS
from toychest.games.castle.board_file import load_board
from toychest.games.castle.box import load_box
from toychest.games.castle.terms import BOARDS
from toychest.words import say


def named_board(board: str, language: str) -> str:
    """One of our boards as the table calls it: The garden."""
    return say(f"castle-option-board-{board}", {}, language)


@lru_cache(maxsize=8)
def castle_sheets(board: str, language: str, in_ink: bool) -> bytes:
    """A castle of ours, its cards and its tokens as a PDF on A4; in ink, for school printers, nothing is filled.

    Raises `LookupError` for a board that is not ours, and `ImportError` where the extra `print` is not installed.
    """
    from toychest.paper.castle.sheets import sheets  # fonts take a moment to read, and may not be installed
    from toychest.paper.page import PAPERS
    from toychest.paper.pdf import write_pdf

    if board not in BOARDS:
        raise LookupError(f"expected one of {list(BOARDS)}, got {board!r}")
    box = load_box()
    readings = EDITIONS["castle-standard-0"].values
    shown = named_board(board, language)
    pages = sheets(
        replace(load_board(board), name=shown), box.cards, box.treasures, PAPERS["a4"], language, False, readings
    )
    title = say("castle-paper-sheets", {"board": shown}, language)
    return write_pdf([page.in_ink for page in pages] if in_ink else pages, title, language)
