"""Whole battles in a real browser: at one screen, by keyboard alone, and across two browsers while a third watches."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import battling, escaping
from tests.e2e.battles import ONE_FROM_CLOSING
from tests.e2e.conftest import Opener, Server
from tests.e2e.timing import stop_time
from toychest.games import EDITIONS
from toychest.table import read_log, verify

FRAME = 50
"""Milliseconds: shorter than anything is shown for."""


@pytest.mark.deep
def test_a_whole_battle_at_one_screen_ends_with_a_file_that_verifies(open_page: Opener, tmp_path: Path) -> None:
    page = open_page()
    battling.start_here(page)
    battling.play_to_the_end(battling.battle_on, page)
    expect(page.get_by_text("Deals checked, all fair")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("link", name="Save the game").click()
    download.value.save_as(tmp_path / "battle.toychest")
    assert verify(read_log((tmp_path / "battle.toychest").read_bytes()), EDITIONS).is_fair


@pytest.mark.deep
def test_a_whole_battle_by_keyboard_alone(open_page: Opener) -> None:
    page = open_page()
    battling.tab_to(page, "Play: Toy Battle")
    battling.tab_to(page, "At this screen")
    battling.tab_to(page, "To the table")
    expect(battling.curtain(page)).to_be_visible()
    battling.play_to_the_end(battling.battle_on_by_keys, page)
    expect(page.get_by_role("heading", name=battling.OVER)).to_be_visible()


def test_a_whole_battle_across_two_browsers_while_a_third_watches(open_page: Opener) -> None:
    host, guest, onlooker = open_link_table(open_page)
    battling.play_to_the_end(battling.battle_on, host, guest)
    over = [page.get_by_role("heading", name=battling.OVER) for page in (host, guest, onlooker)]
    expect(over[2]).to_be_visible()
    assert len({heading.inner_text() for heading in over}) == 1


def test_an_onlooker_sees_what_happens_and_no_rack(open_page: Opener) -> None:
    host, guest, onlooker = open_link_table(open_page)
    battling.whose_turn(host, guest).keyboard.press("t")
    expect(onlooker.get_by_role("list", name="What happened")).to_contain_text("took 2 tiles")
    expect(onlooker.get_by_role("group", name="Your rack")).to_have_count(0)
    expect(onlooker.get_by_role("list", name="What happened")).not_to_contain_text(re.compile(battling.TROOPS))


def test_what_happens_is_shown_one_after_another(open_page: Opener, server: Server) -> None:
    page = battling.open_staged(open_page, server, ONE_FROM_CLOSING, reduced_motion="no-preference")
    stop_time(page)
    place_kwak(page, 17)
    expect(page.locator("main[aria-busy=true]")).to_have_count(1)
    told = [re.sub(r"\s+\d\.\d$", "", line) for line in lines_until(page, "closed a region")]
    assert told == ["Ivo placed Roxy on 22", "Mara placed Kwak on 17", "Mara closed a region: one medal"]


def lines_until(page: Page, words: str) -> list[str]:
    """The last line of the log, frame by frame, until it says this."""
    last = page.get_by_role("list", name="What happened").first.locator("li").last.locator("div").first
    told = [last.inner_text().strip()]
    while words not in told[-1]:
        page.clock.run_for(FRAME)
        told += [line for line in [last.inner_text().strip()] if line != told[-1]]
    return told


def test_space_shows_the_end_of_it_at_once(open_page: Opener, server: Server) -> None:
    page = battling.open_staged(open_page, server, ONE_FROM_CLOSING, reduced_motion="no-preference")
    stop_time(page)
    before = escaping.entry_number(page)
    place_kwak(page, 17)
    escaping.await_entry_after(page, before)
    page.keyboard.press("Space")
    expect(page.locator("main[aria-busy=true]")).to_have_count(0)
    expect(page.get_by_label("1 of the 7 medals that win").first).to_be_visible()


def test_a_stack_lies_open_beside_the_board(open_page: Opener, server: Server) -> None:
    page = battling.open_staged(open_page, server, ONE_FROM_CLOSING)
    place_kwak(page, 13)
    page.locator("[data-place='13']").hover()
    expect(page.get_by_role("img", name="Roxy 7 of Mara")).to_be_visible()


def test_why_not_offers_another_way_that_is_open(open_page: Opener, server: Server) -> None:
    page = battling.open_staged(open_page, server, ONE_FROM_CLOSING)
    place_kwak(page, 22)
    page.get_by_role("dialog", name="Why not?").get_by_role("button", name="Try").click()
    expect(page.get_by_role("list", name="What happened")).to_contain_text("Mara placed Kwak on")


def place_kwak(page: Page, place: int) -> None:
    battling.rack(page).first.click()
    page.locator(f"[data-place='{place}']").click()


def open_link_table(open_page: Opener) -> tuple[Page, Page, Page]:
    """A host, a guest who sits down, and somebody who watches."""
    host = open_page()
    battling.start_by_link(host)
    guest, onlooker = open_page(host.url), open_page(host.url)
    battling.sit_down(guest, "Ivo")
    onlooker.get_by_role("button", name="Just watch").click()
    expect(host.get_by_role("region", name="Ivo")).to_be_visible()
    host.get_by_role("button", name="Deal the tiles").click()
    expect(battling.rack(guest).first).to_be_visible()
    return host, guest, onlooker
