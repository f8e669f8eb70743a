"""Playing again together: two browsers agree to a rematch, or do not; a finished game is played on from, or opened."""

from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import EXTREMES, Opener, Server
from tests.e2e.looking import violations_on
from tests.e2e.staged import CODE, Seats, keep_table
from tests.web.sitting import over
from toychest.table import write_log


@pytest.fixture
def ended(server: Server) -> Seats:
    """A finished castle of Ann and Ben."""
    return keep_table(server.data, over())


def at_the_end(open_page: Opener, seats: Seats, seat: int, **options: object) -> Page:
    """The end of that game, for one of them."""
    page = open_page(f"/t/{CODE}", Seats(seats.names, [seats.tokens[seat]]), **options)
    again(page).wait_for()
    return page


def again(page: Page) -> Locator:
    return page.get_by_role("main").get_by_role("button", name="Play again", exact=True).first


def offer_to(page: Page) -> Locator:
    return page.get_by_role("region", name="Ann would like a rematch")


def test_two_browsers_agree_and_sit_at_the_same_table(open_page: Opener, ended: Seats) -> None:
    ann, ben = at_the_end(open_page, ended, 0), at_the_end(open_page, ended, 1)
    again(ann).click()
    offer_to(ben).get_by_role("button", name="Play again").click()
    for page in (ann, ben):
        page.wait_for_url(lambda url: CODE not in url)
    assert ann.url == ben.url
    for page in (ann, ben):
        expect(page.get_by_role("heading", name="Coded Castle").first).to_be_visible()


def test_the_table_in_the_middle_goes_along_and_stays_one(open_page: Opener, ended: Seats) -> None:
    middle = open_page(f"/t/{CODE}/middle")
    ann, ben = at_the_end(open_page, ended, 0), at_the_end(open_page, ended, 1)
    again(ann).click()
    offer_to(ben).get_by_role("button", name="Play again").click()
    middle.wait_for_url(lambda url: CODE not in url and url.endswith("/middle"))
    expect(middle.get_by_text("This screen is the table")).to_be_visible()


def test_not_now_says_no_name(open_page: Opener, ended: Seats) -> None:
    ann, ben = at_the_end(open_page, ended, 0), at_the_end(open_page, ended, 1)
    again(ann).click()
    offer_to(ben).get_by_role("button", name="Not now").click()
    declined = ann.get_by_role("region", name="Not now")
    expect(declined).to_be_visible()
    expect(declined).not_to_contain_text("Ben")
    expect(again(ann)).to_be_enabled()


def test_an_offer_has_no_violation(open_page: Opener, ended: Seats) -> None:
    ann, ben = at_the_end(open_page, ended, 0), at_the_end(open_page, ended, 1)
    again(ann).click()
    offer_to(ben).wait_for()
    assert violations_on(ben, *EXTREMES) == []


def test_playing_on_from_a_step_makes_a_table_that_says_where_it_came_from(open_page: Opener, ended: Seats) -> None:
    page = at_the_end(open_page, ended, 0)
    page.get_by_role("button", name="One step back").click(click_count=5)
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_text("I play Ben").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.wait_for_url(lambda url: CODE not in url)
    expect(page.get_by_text("Played on from")).to_be_visible()


def test_a_newcomer_finds_kind_words_among_the_replays(open_page: Opener) -> None:
    page = open_page("/")
    page.get_by_role("link", name="Replays").click()
    expect(page.get_by_text("Nothing to look back at yet")).to_be_visible()


def test_a_saved_game_is_opened_and_listed_and_another_file_is_refused(open_page: Opener, tmp_path: Path) -> None:
    (tmp_path / "game.toychest").write_bytes(write_log(over().log))
    (tmp_path / "letter.txt").write_text("Dear friend", encoding="utf-8")
    page = open_page("/replays")
    page.get_by_label("Choose a file").set_input_files(tmp_path / "letter.txt")
    expect(page.get_by_role("alert")).to_contain_text("This is not a saved game")
    page.get_by_label("Choose a file").set_input_files(tmp_path / "game.toychest")
    expect(page.get_by_role("button", name="Play on from here")).to_be_visible()
    page.goto("/replays")
    expect(page.get_by_role("list").get_by_role("link")).to_contain_text("A saved game")


def test_the_replays_have_no_violation(open_page: Opener, ended: Seats) -> None:
    page = at_the_end(open_page, ended, 0)
    page.get_by_role("banner").get_by_role("link").first.click()
    page.get_by_role("link", name="Replays").click()
    expect(page.get_by_role("list").get_by_role("link").locator("svg").first).to_be_visible()
    assert violations_on(page, *EXTREMES) == []
