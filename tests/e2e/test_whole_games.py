"""Whole games in a real browser: by mouse, by keyboard, across two browsers, through a reload and a power cut."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Opener, Server
from tests.e2e.playing import (
    MOST_CLICKS,
    OPEN_TURN,
    OVER,
    UNDECIDED_SORCERER,
    UNTURNED_ARROW,
    click_once,
    is_over,
    is_refused,
    play_by_mouse,
    shown_text,
    start_alone,
    start_by_link,
    usable,
    wait_for_news,
)
from tests.e2e.staged import CODE, ONE_GO_FROM_WINNING, stage_table
from tests.games.castle.stage import TALL
from toychest.games import EDITIONS
from toychest.table import read_log, verify


def test_a_whole_game_by_mouse_ends_with_a_file_that_verifies(open_page: Opener, tmp_path: Path) -> None:
    page = open_page()
    start_alone(page)
    play_by_mouse(page)
    expect(page.get_by_text("Deals checked, all fair")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the game").click()
    download.value.save_as(tmp_path / "game.toychest")
    assert verify(read_log((tmp_path / "game.toychest").read_bytes()), EDITIONS).is_fair


def test_a_finished_game_is_scrubbed_back_to_its_start(open_page: Opener, server: Server) -> None:
    page = open_page(f"/t/{CODE}", stage_table(server.data, ["Zosia"], ONE_GO_FROM_WINNING))
    play_by_mouse(page)
    page.get_by_role("button", name="First step").click()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_text(re.compile(r"^row 1 of \d+$"))).to_be_visible()


@pytest.mark.deep
def test_a_whole_game_by_keyboard_alone(open_page: Opener) -> None:
    page = open_page()
    press_until_focused(page, "Play")
    page.keyboard.press("Enter")
    press_until_focused(page, "Me alone")
    page.keyboard.press("Enter")
    expect(page.get_by_role("grid")).to_be_visible()
    for _ in range(MOST_CLICKS):
        if is_over(page):
            break
        press_the_next_keys(page)
    expect(page.get_by_role("heading", name=OVER)).to_be_visible()


def press_until_focused(page: Page, name: str) -> None:
    """Tab on until the button with this name has the focus, once it is there: a Tab before that goes nowhere."""
    expect(page.get_by_text(name, exact=True).first).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim()") == name:
            return
    raise AssertionError(f"Tab never reached {name!r}")


def press_the_next_keys(page: Page) -> None:
    """What somebody without a mouse does: look, then Space, numbers, brackets, or a typed move."""
    for keys in sensible_keys(page):
        before = shown_text(page)
        for key in keys:
            page.keyboard.press(key)
        wait_for_news(page, before)
        if not is_refused(page):
            return


def sensible_keys(page: Page) -> Iterator[list[str]]:
    """Space where the main button is ready; else an answer to the gate, a way, or a turn."""
    if any(usable(page.get_by_role("button", name=OPEN_TURN))) or any(usable(page.get_by_role("button", name="Go!"))):
        yield ["Space"]
    for square in page.get_by_role("gridcell", name="you can jump here").all():
        yield typed(f"jump {square.get_attribute('data-square')}")
    if any(usable(page.get_by_role("button", name="Walk on"))):
        yield typed("stay")
    for card in page.get_by_role("button", name=UNDECIDED_SORCERER).all():
        page.keyboard.press(place_of(card))
        for button in usable(page.get_by_role("group", name="Way of card").get_by_role("button")):
            yield typed(f"walk {button.get_attribute('aria-label')}")
    for card in page.get_by_role("button", name=UNTURNED_ARROW).all():
        page.keyboard.press(place_of(card))
        for button in usable(page.get_by_role("button", name=re.compile(r"Turn card \d (left|right)"))):
            yield ["[" if "left" in str(button.get_attribute("aria-label")) else "]"]


def place_of(card: Locator) -> str:
    """The number key that picks this card."""
    return str(card.get_attribute("aria-label")).removeprefix("Card ")[0]


def typed(move: str) -> list[str]:
    """The keys of a move written into the field, and back out of it."""
    return ["/", *("Space" if letter == " " else letter for letter in move), "Enter", "Escape"]


@pytest.mark.deep
def test_a_game_across_two_browsers(open_page: Opener) -> None:
    host = open_page()
    start_by_link(host, seats=2)
    guest = open_page(host.url)
    guest.get_by_label("Your name").fill("Ivo")
    guest.get_by_role("dialog").get_by_role("button", name="Take a seat", exact=True).click()
    expect(host.get_by_role("listitem").filter(has_text="Ivo").first).to_be_visible()
    close_sheets(host)
    play_by_mouse(host, guest)
    assert host.get_by_role("heading", name=OVER).inner_text() == guest.get_by_role("heading", name=OVER).inner_text()


def close_sheets(page: Page) -> None:
    if page.get_by_role("dialog").is_visible():
        page.keyboard.press("Escape")


def open_long_game(open_page: Opener, server: Server) -> Page:
    """A game that a few rows do not end: its tower is twice as high as ours."""
    page = open_page(f"/t/{CODE}", stage_table(server.data, ["Zosia"], "", options={"board": TALL}))
    expect(page.get_by_role("grid")).to_be_visible()
    return page


def test_a_reload_in_mid_game_goes_on_where_it_was(open_page: Opener, server: Server) -> None:
    page = open_long_game(open_page, server)
    for _ in range(12):
        click_once(page)
    before = page.get_by_role("grid").aria_snapshot()
    page.reload()
    expect(page.get_by_role("grid")).to_be_visible()
    assert page.get_by_role("grid").aria_snapshot() == before
    assert click_once(page)


def test_a_power_cut_of_the_server_costs_nothing(open_page: Opener, server: Server) -> None:
    page = open_long_game(open_page, server)
    for _ in range(8):
        click_once(page)
    server.stop()
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    server.start()
    expect(page.get_by_text("Reconnecting")).to_be_hidden()
    assert click_once(page)


def test_somebody_without_a_seat_watches_every_move(open_page: Opener) -> None:
    page = open_page()
    start_alone(page)
    onlooker = open_page(page.url)
    onlooker.get_by_role("button", name="Just watch").click()
    page.get_by_role("button", name="Lay the row").click()
    expect(onlooker.get_by_text(re.compile(r"laid .*, .*, "))).to_have_count(2)
    expect(onlooker.get_by_role("button", name="Go!")).to_have_count(0)
