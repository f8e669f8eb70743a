"""Every screen in languages with long words: nothing is cut, nothing lies on anything, turns can be read."""

from itertools import product

import pytest
from playwright.sync_api import Page

from tests.e2e.conftest import DESKTOP, Opener, Server
from tests.e2e.learning import by_mouse, learn
from tests.e2e.looking import show_on
from tests.e2e.readable import WIDTHS, unreadable
from tests.e2e.reading import Reader
from tests.e2e.screens import SCREENS
from tests.e2e.tongues import FINNISH_LIKE, longer_catalogue, sources, texts
from toychest.games import GAMES
from toychest.words import LANGUAGES

LONGEST = "ru"
"""Its sentences take the most room of the thirteen, drawn in our letters."""

TONGUES = (LONGEST, "de", "uk", "hu", FINNISH_LIKE)
DAILY = ("home", "who plays", "castle", "battle", "city")
TABLES = ("castle", "battle", "city")
"""Screens on which whose turn it is can always be read."""

NARROW_AND_MIDDLE = (WIDTHS[0], WIDTHS[2])
ROOM = """async ([texts]) => {
    await document.fonts.ready;
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    pen.font = getComputedStyle(document.body).font;
    return texts.reduce((sum, text) => sum + pen.measureText(text).width, 0);
}"""


@pytest.mark.parametrize("screen", DAILY)
def test_the_longest_language_can_be_read(open_page: Opener, server: Server, screen: str) -> None:
    page = SCREENS[screen](Reader(LONGEST, server, open_page))
    assert unreadable(page, NARROW_AND_MIDDLE, is_table=screen in TABLES) == []


@pytest.mark.parametrize(("tongue", "screen"), [*product(("de", "uk", "hu"), TABLES)])
def test_a_table_on_a_narrow_phone_can_be_read(open_page: Opener, server: Server, screen: str, tongue: str) -> None:
    assert unreadable(SCREENS[screen](Reader(tongue, server, open_page)), WIDTHS[:1], is_table=True) == []


def test_a_table_that_does_not_say_whose_turn_it_is_is_seen(open_page: Opener, server: Server) -> None:
    page = SCREENS["battle"](Reader("de", server, open_page))
    page.evaluate("() => document.querySelectorAll('.turn').forEach((chip) => chip.remove())")
    assert "360: whose turn it is" in unreadable(page, WIDTHS[:1], is_table=True)


@pytest.mark.deep
@pytest.mark.parametrize(("tongue", "screen"), [*product(TONGUES, SCREENS)])
def test_every_screen_can_be_read(open_page: Opener, server: Server, screen: str, tongue: str) -> None:
    page = SCREENS[screen](Reader(tongue, server, open_page))
    assert unreadable(page, WIDTHS, is_table=screen in TABLES) == []


@pytest.mark.deep
@pytest.mark.parametrize(("tongue", "game"), [*product((LONGEST, FINNISH_LIKE), GAMES)])
def test_every_card_of_a_guide_can_be_read(open_page: Opener, server: Server, game: str, tongue: str) -> None:
    found: list[str] = []

    def look(page: Page) -> None:
        page.mouse.move(1, 1)  # away from what tells its meaning where it points
        found.extend(unreadable(page, WIDTHS))
        show_on(page, DESKTOP)

    learn(Reader(tongue, server, open_page).open(f"/learn/{game}"), game, by_mouse, look)
    assert found == []


@pytest.mark.deep
def test_no_language_takes_more_room(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("article").first.wait_for()
    room = {language: page.evaluate(ROOM, [texts(sources(language))]) for language in LANGUAGES}
    assert max(room, key=lambda language: room[language]) == LONGEST, room


def test_a_tongue_like_finnish_is_a_third_longer() -> None:
    english = sources("en")
    drawn_out = texts([longer_catalogue(source) for source in english])
    assert 1.3 < sum(map(len, drawn_out)) / sum(map(len, texts(english))) < 1.4


@pytest.mark.parametrize(
    ("style", "fault"),
    [
        ("overflow: hidden; text-overflow: ellipsis; white-space: nowrap; width: 40px", "cut by h2"),
        ("position: relative; left: 340px; width: max-content", "out of the window"),
        ("position: absolute; top: 8px; left: 8px; z-index: 9", "lies on"),
        ("margin-bottom: -40px", "lies on a picture"),
    ],
)
def test_a_fault_is_seen(open_page: Opener, style: str, fault: str) -> None:
    page = open_page(viewport=WIDTHS[0])
    page.get_by_role("article").first.wait_for()
    page.evaluate(
        """style => {
            const [words, heading] = ['<p>These words were here first.</p>', '<h2>A heading that is long</h2>'];
            document.body.innerHTML = `${words}${heading}<button><svg width="200" height="44"></svg></button>`;
            document.querySelector('h2').style = style;
        }""",
        style,
    )
    assert any(fault in each for each in unreadable(page, WIDTHS[:1]))
