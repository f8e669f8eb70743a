"""The PDF opens, has every page, and its text can be read by a program: numbers, and letters of every language."""

from collections import Counter
from functools import cache
from io import BytesIO

import pytest
from pypdf import PdfReader

from tests.paper.drawn import board, pages
from toychest.games.castle.board import CHAMBER
from toychest.paper.castle.card_sheets import card_sheets
from toychest.paper.page import PAPERS
from toychest.paper.pdf import write_pdf
from toychest.paper.words import Words
from toychest.words import LANGUAGES, say

pytestmark = pytest.mark.slow


@cache
def opened(name: str, paper: str = "a4") -> PdfReader:
    written = write_pdf(pages(name, paper), "Coded Castle: Замок", "en")
    return PdfReader(BytesIO(written), strict=True)


@pytest.mark.parametrize("name", ["castle", "walled", "wide"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_it_has_every_page_in_its_size(name: str, paper: str) -> None:
    drawn = [(page.paper.width, page.paper.height) for page in pages(name, paper)]
    boxes = [page.mediabox for page in opened(name, paper).pages]
    sizes = [(float(box.width) * 25.4 / 72, float(box.height) * 25.4 / 72) for box in boxes]
    assert sizes == [pytest.approx(size, abs=0.01) for size in drawn]


def test_every_number_of_a_room_can_be_read() -> None:
    read = Counter(opened("castle").pages[0].extract_text().split())
    castle = board("castle")
    rooms = Counter(square[1:] for square, kind in castle.kinds.items() if kind == CHAMBER)
    rows, steps = (Counter(map(str, range(1, last + 1))) for last in (len(castle.lines), castle.tower - 1))
    assert read == rooms + rows + steps + Counter({f"{castle.tower}!": 1, "castle": 1, "1/7": 1})


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_its_word(language: str) -> None:
    written = write_pdf(list(card_sheets([1] * 7, PAPERS["a4"], Words(language), backs=False)), "t", language)
    text = PdfReader(BytesIO(written)).pages[0].extract_text()
    words = [say(f"castle-face-{face}", {}, language) for face in ("arrow", "loop", "sorcerer", "ghost")]
    assert [text.replace("\n", "").replace(" ", "").count(word.replace(" ", "")) for word in words] == [4, 1, 1, 1]


def test_its_title_and_language_are_said() -> None:
    reader = opened("castle")
    assert reader.metadata is not None
    assert (reader.metadata.title, str(reader.root_object["/Lang"])) == ("Coded Castle: Замок", "en")


def test_its_fonts_are_inside() -> None:
    fonts = opened("castle").pages[-1]["/Resources"]["/Font"]  # type: ignore[index]
    inside = {
        font["/BaseFont"]: "/FontFile2" in font["/DescendantFonts"][0]["/FontDescriptor"]
        for font in (fonts[name].get_object() for name in fonts)
    }
    assert inside == {"/Rubik-ExtraBold": True, "/Nunito-Bold": True}


def test_it_is_all_lines_and_letters() -> None:
    assert [len(page.images) for page in opened("castle").pages] == [0] * 7


def test_the_same_board_gives_the_same_bytes() -> None:
    written = write_pdf(pages("walled"), "t", "en")
    assert write_pdf(pages.__wrapped__("walled"), "t", "en") == written


def test_it_is_small_enough_to_send() -> None:
    assert len(write_pdf(pages("wide"), "t", "en")) < 250_000
