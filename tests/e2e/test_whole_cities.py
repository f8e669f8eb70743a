"""Clockwork City to its end in a real browser: at one screen, by keyboard alone, and across three while one watches."""

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import escaping
from tests.e2e.cities import NAMES, THREE_PLAY, THREE_SEED, TWO_PLAY, TWO_SEED, table_after
from tests.e2e.conftest import Opener, Server
from tests.e2e.staged import CODE, Seats, keep_table
from toychest.games import EDITIONS
from toychest.table import read_log, verify

TWO = ["Mara", "Ivo"]
LATE = 17
"""So much of the game for two has been decided before it is opened."""
LATER = 36
"""The same for three."""


def late_city(open_page: Opener, server: Server) -> Page:
    """One screen for both, late in the game."""
    seats = escaping.stage_dealt(server, TWO, TWO_SEED, TWO_PLAY.split(", ")[:LATE])
    return open_page(f"/t/{CODE}", seats)


@pytest.mark.deep
def test_a_late_city_at_one_screen_ends_with_a_file_that_verifies(
    open_page: Opener, server: Server, tmp_path: Path
) -> None:
    page = late_city(open_page, server)
    escaping.play_on(page, TWO_PLAY.split(", ")[LATE:], TWO)
    expect(page.get_by_text("Deals checked, all fair")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the game").click()
    download.value.save_as(tmp_path / "city.toychest")
    assert verify(read_log((tmp_path / "city.toychest").read_bytes()), EDITIONS).is_fair


def test_a_late_city_by_keyboard_alone(open_page: Opener, server: Server) -> None:
    page = late_city(open_page, server)
    escaping.play_on_by_keys(page, TWO_PLAY.split(", ")[LATE:])
    expect(page.get_by_role("heading", name="Mara escapes!")).to_be_visible()


@pytest.mark.deep
def test_a_late_city_across_three_browsers_while_a_fourth_watches(open_page: Opener, server: Server) -> None:
    decisions = THREE_PLAY.split(", ")
    table = table_after(NAMES, THREE_SEED, decisions[:LATER])
    tokens = keep_table(server.data, table).tokens
    pages = [open_page(f"/t/{CODE}", Seats([name], [token])) for name, token in zip(NAMES, tokens, strict=True)]
    onlooker = open_page(f"/t/{CODE}")
    onlooker.get_by_role("button", name="Just watch").click()
    escaping.play_across(pages, table, decisions[LATER:], NAMES)
    expect(pages[2].get_by_role("heading", name="Mara escapes!")).to_be_visible()
    expect(onlooker.get_by_role("heading", name="Mara escapes!")).to_be_visible()


def test_a_city_begins_with_hats_and_dice(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("button", name="Play: Escape from Clockwork City").click()
    page.get_by_role("button", name="At this screen").click()
    page.get_by_role("textbox").last.press("Enter")
    page.get_by_role("button", name="Tilda Torque").click()
    page.get_by_role("button", name="Zora Scarf").click()
    escaping.throwing(page).click()
    expect(escaping.what_happened(page)).to_contain_text("for the start")


def test_no_curtain_falls_before_anybody_has_something_to_hide(open_page: Opener, server: Server) -> None:
    seats = escaping.stage_dealt(server, TWO, TWO_SEED, [])
    page = open_page(f"/t/{CODE}", seats)
    expect(page.get_by_role("button", name="Tilda Torque")).to_be_visible()


def test_a_hand_stays_in_the_box_until_the_curtain_falls(open_page: Opener, server: Server) -> None:
    seats = escaping.stage_dealt(server, TWO, TWO_SEED, ["choose Tilda", "choose Otto"])
    page = open_page(f"/t/{CODE}", seats)
    expect(escaping.throwing(page)).to_be_visible()
    expect(page.locator("[data-card]")).to_have_count(0)
