"""Trying it again in a browser: a moment of one's own is covered, tried on its board, and told afterwards."""

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from tests.e2e.conftest import DESKTOP, EXTREMES, PHONE, Opener, Server, in_some
from tests.e2e.looking import scrolls_sideways, violations, violations_on
from tests.e2e.staged import CODE, keep_table
from tests.review.golden import BATTLE, CASTLE, CITY, table
from tests.review.guessing import guessed_shown

PATIENCE = 400_000
"""Milliseconds: the engine may have to be compiled first, beside other work."""


def looked_back(server: Server, open_page: Opener, name: str, **options: object) -> Page:
    """A golden game after its end, on all of its seats; its report is guessed, what is tried in it is weighed."""
    played = table(name)
    seats = keep_table(server.data, played)
    told = msgspec.json.encode(guessed_shown(CODE, played))

    def answer(route: Route) -> None:
        route.fulfill(body=told, content_type="application/json")

    page = open_page(seats=seats, **options)
    page.route("**/review", answer)
    page.goto(f"/t/{CODE}")
    return page


def first_covered(page: Page) -> None:
    page.get_by_role("button", expanded=False).first.click()
    expect(page.get_by_role("button", name="Show what was better")).to_be_visible()


def test_what_was_better_for_oneself_is_covered_until_one_wants_to_know(server: Server, open_page: Opener) -> None:
    page = looked_back(server, open_page, BATTLE)
    first_covered(page)
    moments = page.locator("section", has=page.get_by_role("heading", name="Moments worth a look"))
    expect(moments.get_by_text("better", exact=True)).to_have_count(0)
    assert violations(page) == []
    page.get_by_role("button", name="Show what was better").click()
    expect(moments.get_by_text("better", exact=True).first).to_be_visible()


@pytest.mark.compiled
@pytest.mark.parametrize("name", in_some([BATTLE, CITY, CASTLE], [BATTLE]))
def test_a_moment_is_tried_again_shown_and_told(server: Server, open_page: Opener, name: str) -> None:
    page = looked_back(server, open_page, name)
    first_covered(page)
    page.get_by_role("button", name="Try it again").press("Enter")
    expect(page.get_by_text("Find something better.")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_text("better", exact=True)).to_have_count(0)
    assert violations_on(page, *EXTREMES) == []
    page.set_viewport_size(DESKTOP)
    page.get_by_role("button", name="Show", exact=True).click()
    expect(page.get_by_role("heading", name="This is the answer")).to_be_visible(timeout=PATIENCE)
    assert violations(page) == []
    page.get_by_role("button", name="Back to the game").first.click()
    expect(page.get_by_role("heading", name="Moments worth a look")).to_be_visible()
    expect(page.get_by_role("button", name="Show what was better")).to_have_count(0)


def test_your_puzzles_lie_on_the_page_of_puzzles(server: Server, open_page: Opener) -> None:
    page = looked_back(server, open_page, BATTLE)
    expect(page.get_by_role("heading", name="Moments worth a look")).to_be_visible()
    page.goto("/puzzles")
    page.set_viewport_size(PHONE)
    own = page.get_by_role("region", name="Your puzzles")
    expect(own.get_by_role("link").first).to_be_visible()
    assert not scrolls_sideways(page)
    assert violations_on(page, *EXTREMES) == []


def test_what_nobody_decided_cannot_be_tried_again(server: Server, open_page: Opener) -> None:
    keep_table(server.data, table(BATTLE))
    page = open_page(f"/puzzles/own/{CODE.lower()}/1")
    expect(page.get_by_text("Nobody decided anything there")).to_be_visible()


def test_looking_back_is_loaded_when_a_game_is_over(server: Server, open_page: Opener) -> None:
    loaded: list[str] = []
    page = open_page("/")
    page.on("request", lambda request: loaded.append(request.url))
    page.goto("/puzzles/day")
    expect(page.get_by_text("Puzzle of the day")).to_be_visible()
    assert not any("EndScreen" in url for url in loaded)
