"""Every sheet is a sound SVG of the size of its paper, and everything on it can be printed."""

from collections import Counter

import pytest

from tests.paper.drawn import board, extents, pages, parsed
from toychest.games.castle.terms import BOARDS
from toychest.paper.page import PAPERS
from toychest.paper.svg import write_svg

pytestmark = pytest.mark.slow

EVERY = [*BOARDS, "walled", "wide"]
UNPRINTABLE = 3.9
"""Millimetres at the edge that a printer may leave out."""


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("paper", PAPERS)
def test_every_page_has_the_size_of_its_paper(name: str, paper: str) -> None:
    size = PAPERS[paper]
    sizes = {(root.get("width"), root.get("height")) for root in map(parsed, pages(name, paper))}
    upright = (f"{size.width:g}mm", f"{size.height:g}mm")
    assert sizes <= {upright, upright[::-1]}


@pytest.mark.parametrize("name", EVERY)
def test_a_page_is_measured_in_millimetres(name: str) -> None:
    roots = [parsed(page) for page in pages(name)]
    units = [f"0 0 {(root.get('width') or '')[:-2]} {(root.get('height') or '')[:-2]}" for root in roots]
    assert [root.get("viewBox") for root in roots] == units


@pytest.mark.parametrize("name", EVERY)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("ink", [False, True], ids=["paint", "ink"])
def test_nothing_lies_where_printers_do_not_reach(name: str, paper: str, ink: bool) -> None:
    assert [
        (page.name, box)
        for page in pages(name, paper, backs=True, ink=ink)
        for box in extents(page)
        if min(box[:2]) < UNPRINTABLE
        or box[2] > page.paper.width - UNPRINTABLE
        or box[3] > page.paper.height - UNPRINTABLE
    ] == []


@pytest.mark.parametrize("name", EVERY)
def test_the_same_board_gives_the_same_bytes(name: str) -> None:
    first = [write_svg(page, "t", "en") for page in pages(name)]
    assert [write_svg(page, "t", "en") for page in pages.__wrapped__(name)] == first


def test_pages_come_in_the_order_of_their_use() -> None:
    names = Counter(page.name for page in pages("castle", backs=True))
    assert names == {"board": 1, "cards": 4, "backs": 4, "tokens": 1, "rules": 1}


def test_a_page_says_which_it_is() -> None:
    labels = [element.get("aria-label") for element in parsed(pages("castle")[2]).iter()]
    assert "castle 3/7" in labels


def test_a_title_may_contain_anything() -> None:
    written = write_svg(pages("castle")[0], "<Burg & Hof>", "de")
    assert b"<title>&lt;Burg &amp; Hof&gt;</title>" in written


@pytest.mark.parametrize("name", EVERY)
def test_in_ink_nothing_is_filled_but_black_and_white(name: str) -> None:
    fills = {element.get("fill") for page in pages(name, ink=True) for element in parsed(page).iter()}
    assert fills - {None} <= {"none", "#FFFFFF", "#000000"}


def test_the_prop_walks_whole_boards() -> None:
    assert len(board("wide").kinds) == 144
