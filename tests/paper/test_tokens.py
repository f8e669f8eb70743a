"""A token for each chamber that may hold a treasure, and the two figures."""

import pytest

from tests.paper.drawn import board, extents, overlap, pages, pieces
from toychest.games.castle.terms import BOARDS
from toychest.paper.castle.token import TOKEN
from toychest.paper.page import PAPERS


@pytest.mark.parametrize("name", [*BOARDS, "walled", "wide"])
@pytest.mark.parametrize("paper", PAPERS)
def test_every_chamber_with_a_token_has_one(name: str, paper: str) -> None:
    tokens = [square for page in pages(name, paper) for square in pieces(page, "token")]
    assert tokens == list(board(name).treasures)


@pytest.mark.parametrize("name", [*BOARDS, "walled", "wide"])
@pytest.mark.parametrize("paper", PAPERS)
def test_each_figure_is_there_once(name: str, paper: str) -> None:
    figures = [figure for page in pages(name, paper) for figure in pieces(page, "figure")]
    assert figures == ["sorcerer", "ghost"]


def test_a_token_fits_between_its_cuts() -> None:
    sizes = [(right - left, foot - top) for left, top, right, foot in extents(pages("castle")[-1], "token")]
    assert [size for size in sizes if size[0] > TOKEN - 1 or size[1] > 2 * TOKEN - 1] == []


def test_no_token_covers_another() -> None:
    boxes = extents(pages("castle")[-1], "token")
    assert [(one, other) for one in boxes for other in boxes if one < other and overlap(one, other)] == []


def test_tokens_figures_and_note_of_a_usual_board_share_a_sheet() -> None:
    last = pages("castle")[-2]
    assert (len(pieces(last, "token")), len(pieces(last, "figure")), len(extents(last, "note"))) == (28, 2, 1)
