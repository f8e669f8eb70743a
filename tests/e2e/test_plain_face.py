"""A game that has only its contract and its words is played in the browser: by mouse, by keys, and to the end."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import DESKTOP, EXTREMES, PHONE, Opener, Server, in_some
from tests.e2e.looking import violations_on
from tests.e2e.packaged import PackagedServer
from tests.e2e.plainly import (
    come_to_decide,
    curtain,
    decide,
    moves,
    offered,
    play_to_the_end,
    start_here,
    things,
)
from tests.e2e.playing import shown_text, wait_for_news

GAMES = ["Dice Race", "Hush"]
PATIENCE = 60_000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has found two more games; each test sits down at a table of its own."""
    running = PackagedServer(tmp_path_factory.mktemp("packaged") / "data")
    yield running
    running.stop()


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_played_at_one_screen(open_page: Opener, game: str) -> None:
    page = open_page()
    start_here(page, game)
    play_to_the_end(page)
    expect(page.get_by_role("heading", name="wins").or_(page.get_by_role("heading", name="farthest"))).to_be_visible()


def test_a_whole_game_is_played_by_keys(open_page: Opener) -> None:
    page = open_page()
    start_here(page, "Dice Race")
    rematch = page.get_by_role("button", name="Rematch")
    for _ in range(100):
        if rematch.is_visible():
            break
        curtain(page).or_(offered(page).first).or_(rematch).first.wait_for()
        before = shown_text(page)
        page.keyboard.press("Enter" if curtain(page).is_visible() else "2" if offered(page).count() > 1 else " ")
        wait_for_news(page, before)
    expect(rematch).to_be_visible()


def test_a_finished_game_can_be_stepped_through(open_page: Opener) -> None:
    page = open_page()
    start_here(page, "Dice Race")
    play_to_the_end(page)
    expect(page.get_by_role("slider")).to_be_visible()  # the game has come, frame by frame
    page.keyboard.press("Home")
    expect(things(page).get_by_text("Turns played").locator("..")).to_contain_text("0")


def test_a_game_without_secrets_has_no_curtain(open_page: Opener) -> None:
    page = open_page()
    start_here(page, "Dice Race")
    decide(page)
    decide(page)
    expect(moves(page)).to_be_visible()
    expect(curtain(page)).to_have_count(0)


def test_what_is_secret_waits_behind_the_curtain(open_page: Opener) -> None:
    page = open_page()
    start_here(page, "Hush")
    decide(page)
    own = page.get_by_role("region", name="Fox").get_by_role("listitem")
    expect(own.first).to_be_visible()
    while not curtain(page).is_visible():
        decide(page)
    expect(own).to_have_count(0)


def test_a_refused_move_says_why_not(open_page: Opener) -> None:
    page = open_page()
    start_here(page, "Hush")
    come_to_decide(page)
    page.get_by_placeholder("Type a move").fill("show owl")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="That can’t be done now")).to_be_visible()


def test_a_hint_is_given(open_page: Opener) -> None:
    page = open_page()
    start_here(page, "Hush")
    come_to_decide(page)
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint")).to_be_visible(timeout=PATIENCE)


@pytest.mark.parametrize("game", in_some(GAMES, ("Hush",)))
def test_no_violation(open_page: Opener, game: str) -> None:
    page = open_page()
    start_here(page, game)
    come_to_decide(page)
    assert violations_on(page, *EXTREMES) == []
    play_to_the_end(page)
    assert violations_on(page, *EXTREMES) == []


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_is_cut_off(open_page: Opener, viewport: dict[str, int]) -> None:
    page = open_page(viewport=viewport)
    start_here(page, "Hush")
    come_to_decide(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
