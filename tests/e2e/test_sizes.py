"""A table on every screen: from a small phone to a wall, held upright or across, and with letters twice as large."""

from collections.abc import Callable
from typing import TypeAlias

import pytest
from playwright.sync_api import FloatRect, Locator, Page, ViewportSize, expect

from tests.e2e import battling, escaping
from tests.e2e.battles import ONE_FROM_CLOSING, SKULLY_ASKS
from tests.e2e.cities import A_CARD_TO_LAY, A_DOUBLE
from tests.e2e.conftest import PHONE, Opener, Server, in_some
from tests.e2e.looking import scrolls_sideways, show_on, violations_on
from tests.e2e.staged import CODE, PLANNED, ROWS, TREASURES, Seats, stage_table
from toychest.words import LANGUAGES

SMALL: ViewportSize = {"width": 360, "height": 640}
ACROSS: ViewportSize = {"width": 844, "height": 390}
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
DESK: ViewportSize = {"width": 1440, "height": 900}
WALL: ViewportSize = {"width": 3840, "height": 2160}
FINGER = 40
WHOLE_OR_OUT_OF_SIGHT = """name => {
    const [own, room] = [name.getBoundingClientRect(), name.parentElement.getBoundingClientRect()];
    return own.right <= room.right + 1 || own.top >= room.bottom - 1;
}"""


def castle(open_page: Opener, server: Server, **options: object) -> Page:
    staged = stage_table(server.data, ["Zosia"], f"{TREASURES}, {ROWS}, {PLANNED}")
    page = open_page(f"/t/{CODE}", Seats(staged.names, staged.tokens), **options)
    expect(page.get_by_role("button", name="Go!")).to_be_visible()
    return page


def battle(open_page: Opener, server: Server, **options: object) -> Page:
    return battling.open_staged(open_page, server, ONE_FROM_CLOSING, **options)


def city(open_page: Opener, server: Server, **options: object) -> Page:
    return escaping.open_staged(open_page, server, A_DOUBLE, 0, **options)


Game: TypeAlias = Callable[..., Page]
GAMES: list[Game] = [castle, battle, city]


def box(found: Locator) -> FloatRect:
    """Where it is on the page."""
    found = found.first
    expect(found).to_be_visible()
    measured = found.bounding_box()
    assert measured is not None
    return measured


def board(page: Page) -> FloatRect:
    return box(page.locator("[data-board]"))


def playmat(page: Page) -> FloatRect:
    """All that is painted: of a castle, its tower and the night around it, too."""
    return box(page.locator("main .board .fit > *:visible"))


def in_hand(page: Page) -> Locator:
    """What a turn is played with: tiles, cards, or the buttons under them."""
    return page.locator("[data-tray] [data-rack], [data-tray] .row button, [data-tray] .buttons button")


def bottom(rect: FloatRect) -> float:
    return rect["y"] + rect["height"]


def with_large_letters(page: Page) -> Page:
    """As a reader wants them who has set twice the size."""
    page.evaluate("document.documentElement.style.fontSize = '200%'")
    expect(page.locator(".page.phone")).to_be_visible()
    return page


def shows_what_is_played_with(page: Page) -> bool:
    return max(bottom(box(each)) for each in in_hand(page).all()) <= SMALL["height"]


def cuts_no_word_of_the_bar(page: Page) -> bool:
    is_chip_whole = page.locator(".turn .text").evaluate("text => text.scrollWidth <= text.clientWidth + 1")
    return bool(is_chip_whole and page.get_by_role("heading", level=1).evaluate(WHOLE_OR_OUT_OF_SIGHT))


def does_not_scroll_sideways(page: Page) -> bool:
    return not scrolls_sideways(page)


def has_a_board_as_wide_as_the_screen(page: Page) -> bool:
    return playmat(page)["width"] > UPRIGHT["width"] * 0.85


def leaves_no_room_under_the_board(page: Page) -> bool:
    return box(page.locator("[data-tray]"))["y"] - bottom(playmat(page)) < 48


def has_a_bar_that_holds_what_stands_in_it(page: Page) -> bool:
    bar, named = box(page.locator(".topBar")), [box(page.locator(".topBar .names"))]
    if page.viewport_size == WALL:
        named.append(box(page.locator(".topBar b")))
    lines = page.locator(".topBar .names").evaluate("names => names.children[0].getClientRects().length")
    return lines == 1 and all(bar["y"] <= each["y"] and bottom(each) <= bottom(bar) for each in named)


def has_a_board_that_grew(page: Page) -> bool:
    return board(page)["height"] > WALL["height"] * 0.6


Look: TypeAlias = Callable[[Page], bool]
LOOKS: tuple[tuple[ViewportSize, tuple[Look, ...]], ...] = (
    (SMALL, (does_not_scroll_sideways, shows_what_is_played_with, cuts_no_word_of_the_bar)),
    (ACROSS, (does_not_scroll_sideways,)),
    (
        UPRIGHT,
        (
            does_not_scroll_sideways,
            has_a_board_as_wide_as_the_screen,
            leaves_no_room_under_the_board,
            has_a_bar_that_holds_what_stands_in_it,
        ),
    ),
    (WALL, (does_not_scroll_sideways, has_a_bar_that_holds_what_stands_in_it, has_a_board_that_grew)),
)
"""Screens, and what is asked of a table on each: one page is looked at on all of them, for to load it takes longest."""


def is_seen(page: Page, look: Look) -> bool:
    """Now or a moment later: a drawing measures its room after it was given it."""
    for _ in range(10):
        if look(page):
            return True
        page.wait_for_timeout(100)
    return False


@pytest.mark.parametrize("game", GAMES)
def test_a_table_fits_every_screen(open_page: Opener, server: Server, game: Game) -> None:
    page = game(open_page, server)
    faults: list[str] = []
    for viewport, looks in LOOKS:
        show_on(page, viewport)
        wanted = [
            look for look in looks if (look, game) != (has_a_board_that_grew, castle)
        ]  # its board is a part of it
        faults += [f"{viewport['width']}: not {look.__name__}" for look in wanted if not is_seen(page, look)]
    assert faults == []


def test_on_a_wall_letters_and_tiles_grow(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server, viewport=WALL)
    tile = box(battling.rack(page))
    assert (tile["width"] > 120, page.evaluate("parseFloat(getComputedStyle(document.body).fontSize) > 24")) == (
        True,
        True,
    )


@pytest.mark.parametrize("game", GAMES)
def test_with_letters_twice_as_large_nothing_is_lost(open_page: Opener, server: Server, game: Game) -> None:
    page = with_large_letters(game(open_page, server, viewport=DESK))
    assert not scrolls_sideways(page)
    assert board(page)["width"] > 400
    for each in in_hand(page).all():
        each.scroll_into_view_if_needed()
        each.click(trial=True)


def test_with_letters_twice_as_large_a_phone_cuts_no_word_of_the_bar(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server, viewport={"width": 390, "height": 844})
    with_large_letters(page)
    chip = page.locator(".turn .text")
    assert chip.evaluate("text => text.scrollWidth <= text.clientWidth + 1")


@pytest.mark.parametrize("game", GAMES)
def test_such_a_table_has_no_violation(open_page: Opener, server: Server, game: Game) -> None:
    assert violations_on(game(open_page, server), (UPRIGHT, "dark"), (SMALL, "dark")) == []


def spots(page: Page) -> Locator:
    return page.locator("[data-place^='spot '].legal")


def touched(open_page: Opener, server: Server) -> Page:
    """On a phone, under a finger: where is the card to be laid?"""
    page = escaping.open_staged(
        open_page, server, A_CARD_TO_LAY, viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True
    )
    expect(spots(page).first).to_be_visible()
    return page


def test_a_spot_is_large_enough_for_a_finger(open_page: Opener, server: Server) -> None:
    found = box(spots(touched(open_page, server)))
    assert min(found["width"], found["height"]) >= FINGER


def test_a_spot_under_a_finger_is_confirmed(open_page: Opener, server: Server) -> None:
    page = touched(open_page, server)
    page.locator("[data-place='spot 14']").tap()
    expect(page.get_by_role("button", name="Lay on 14")).to_be_visible()


def test_the_spot_beside_it_is_one_touch_away(open_page: Opener, server: Server) -> None:
    page = touched(open_page, server)
    page.locator("[data-place='spot 14']").tap()
    page.get_by_role("button", name="Next spot").tap()
    expect(page.get_by_role("button", name="Lay on 15")).to_be_visible()


@pytest.mark.parametrize("locale", in_some(LANGUAGES, ("hu", "uk")))
def test_answers_to_a_question_are_one_row_that_hides_no_tile(open_page: Opener, server: Server, locale: str) -> None:
    names = ["Mara", "Ivo"]
    staged = stage_table(server.data, names, SKULLY_ASKS, battling.EDITION)
    page = open_page(f"/t/{CODE}", Seats(names[:1], staged.tokens[:1]), viewport=PHONE, locale=locale)
    answers = page.locator("section.tray section button")
    expect(answers).to_have_count(5)
    assert len({round(bottom(box(button))) for button in answers.all()}) == 1
