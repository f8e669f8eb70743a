"""Looking back in the browser: the report of a finished game, its moments on the board, and the way to an entry."""

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server
from tests.e2e.looking import violations
from tests.e2e.staged import CODE, keep_table
from tests.review.golden import BATTLE, CASTLE, CITY, table
from tests.review.guessing import guessed_shown

GAMES = [BATTLE, CITY, CASTLE]


def looked_back(server: Server, open_page: Opener, name: str, entry: str = "", **options: object) -> Page:
    """A golden game after its end; its numbers are guesses, so that nobody waits for an engine."""
    played = table(name)
    keep_table(server.data, played)
    told = msgspec.json.encode(guessed_shown(CODE, played))

    def answer(route: Route) -> None:
        route.fulfill(body=told, content_type="application/json")

    page = open_page(**options)
    page.route("**/review", answer)
    page.goto(f"/t/{CODE}{entry}")
    return page


@pytest.mark.parametrize("name", GAMES)
def test_a_moment_is_shown_on_the_board(server: Server, open_page: Opener, name: str) -> None:
    page = looked_back(server, open_page, name, viewport=DESKTOP, color_scheme="light")
    moments = page.locator("section", has=page.get_by_role("heading", name="Moments worth a look"))
    moments.get_by_role("button", expanded=False).first.click()
    expect(moments.get_by_text("better", exact=True).first).to_be_visible()
    assert moments.get_by_role("listitem").count() <= 7
    assert violations(page) == []


@pytest.mark.parametrize("name", GAMES)
def test_the_report_fits_a_phone(server: Server, open_page: Opener, name: str) -> None:
    page = looked_back(server, open_page, name, viewport=PHONE, color_scheme="dark")
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_role("button", name="Back to the report")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_an_address_opens_its_entry(server: Server, open_page: Opener) -> None:
    page = looked_back(server, open_page, BATTLE, "#20")
    expect(page.get_by_label("Step", exact=True)).to_have_value("20")


def test_m_opens_the_next_moment(server: Server, open_page: Opener) -> None:
    page = looked_back(server, open_page, BATTLE)
    expect(page.get_by_role("heading", name="Moments worth a look")).to_be_visible()
    page.keyboard.press("m")
    expect(page.get_by_role("button", expanded=True)).to_have_count(1)
