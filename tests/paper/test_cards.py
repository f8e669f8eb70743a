"""The cards on paper are the cards of the deck, and no mark touches one."""

from collections import Counter

import pytest

from tests.paper.drawn import READINGS, Box, extents, overlap, pages, pieces
from toychest.games.castle.board_file import load_board
from toychest.games.castle.box import load_box
from toychest.games.castle.cards import CARDS
from toychest.paper.castle.card_face import HEIGHT, WIDTH
from toychest.paper.castle.card_sheets import card_sheets
from toychest.paper.castle.sheets import sheets
from toychest.paper.cut_marks import CLEAR, CUT, TICK
from toychest.paper.page import PAPERS, Page
from toychest.paper.words import Words

A4 = PAPERS["a4"]


def sheets_of(*counts: int, backs: bool = False) -> list[Page]:
    return list(card_sheets(counts, A4, Words("en"), backs))


def test_every_card_of_the_box_is_there() -> None:
    faces = Counter(face for page in pages("castle") for face in pieces(page, "card"))
    assert faces == dict(zip(CARDS, load_box().cards, strict=True))


def test_a_deck_of_ones_own_is_printed() -> None:
    faces = Counter(face for page in sheets_of(2, 0, 1, 0, 7, 0, 1) for face in pieces(page, "card"))
    assert faces == {"up": 2, "down": 1, "loop": 7, "ghost": 1}


def test_nine_cards_go_on_a_sheet() -> None:
    assert [len(pieces(page, "card")) for page in sheets_of(10, 0, 0, 0, 0, 0, 0)] == [9, 1]


def test_each_sheet_is_followed_by_its_backs() -> None:
    names = [
        (page.name, len(pieces(page, "card")), len(extents(page, "back"))) for page in sheets_of(*[2] * 7, backs=True)
    ]
    assert names == [("cards", 9, 0), ("backs", 0, 9), ("cards", 5, 0), ("backs", 0, 5)]


@pytest.mark.parametrize("count", [1, 2, 5, 9])
def test_a_back_lies_behind_its_card_when_the_sheet_is_turned_over(count: int) -> None:
    front, back = sheets_of(count, 0, 0, 0, 0, 0, 0, backs=True)
    turned = [(A4.width - right, top, A4.width - left, foot) for left, top, right, foot in extents(back, "back")]
    assert [pytest.approx(box, abs=0.01) for box in turned] == extents(front, "card")


@pytest.mark.parametrize("paper", PAPERS)
def test_a_card_is_as_large_as_a_card(paper: str) -> None:
    left, top, right, foot = extents(pages("castle", paper)[1], "cut")[0]
    around = 2 * (CLEAR + TICK) + CUT.width
    assert (right - left - around, foot - top - around) == pytest.approx((3 * WIDTH, 3 * HEIGHT))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("name", ["cards", "backs"])
def test_no_cut_mark_touches_a_card(paper: str, name: str) -> None:
    page = next(page for page in pages("castle", paper, backs=True) if page.name == name)
    cards = extents(page, "card") + extents(page, "back")
    assert [(mark, card) for mark in ticks(page) for card in cards if overlap(mark, card)] == []


def ticks(page: Page) -> list[Box]:
    """Every single stroke of the marks."""
    marks = [part for part in page.parts if getattr(part, "piece", None) == "cut"]
    return extents(Page("marks", page.paper, tuple(marks)))


def test_there_are_marks_to_be_clear_of() -> None:
    assert len(ticks(pages("castle")[1])) == 16


def test_a_tall_deck_is_printed_whole() -> None:
    drawn = sheets(load_board("garden"), (0, 0, 0, 0, 0, 0, 200), load_box().treasures, A4, "en", False, READINGS)
    assert sum(len(pieces(page, "card")) for page in drawn) == 200
