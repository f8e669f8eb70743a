"""Looking back in the browser: the report of a finished game, its moments on the board, and the way to an entry."""

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import FloatRect, Page, Route, ViewportSize, expect

from tests.e2e.conftest import DESKTOP, PHONE, Opener, Server, in_some
from tests.e2e.looking import violations
from tests.e2e.staged import CODE, keep_table
from tests.review.golden import BATTLE, CASTLE, CITY, table
from tests.review.guessing import guessed_shown
from toychest.contract import Saying, Seat
from toychest.games.castle.view import CastleView
from toychest.review.background import Background
from toychest.review.reviewed import reviewed
from toychest.table import Table
from toychest.words.saying import spoken

GAMES = [BATTLE, CITY, CASTLE]
LOOKING_BACK = 300_000
"""Milliseconds that a whole review may take on a busy machine, a compiler before it."""


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


@pytest.mark.parametrize("name", in_some(GAMES, (BATTLE, CASTLE)))
def test_a_moment_is_shown_on_the_board(server: Server, open_page: Opener, name: str) -> None:
    page = looked_back(server, open_page, name, viewport=DESKTOP, color_scheme="light")
    moments = page.locator("section", has=page.get_by_role("heading", name="Moments worth a look"))
    moments.get_by_role("button", expanded=False).first.click()
    expect(moments.get_by_text("better", exact=True).first).to_be_visible()
    assert moments.get_by_role("listitem").count() <= 7
    assert violations(page) == []


@pytest.mark.parametrize("name", in_some(GAMES, (CITY,)))
def test_the_report_fits_a_phone(server: Server, open_page: Opener, name: str) -> None:
    page = looked_back(server, open_page, name, viewport=PHONE, color_scheme="dark")
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_role("button", name="Back to the report")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page) == []


def test_the_report_follows_a_window_that_becomes_a_phone(server: Server, open_page: Opener) -> None:
    page = looked_back(server, open_page, BATTLE, viewport=DESKTOP)
    expect(page.get_by_role("heading", name="Moments worth a look")).to_be_visible()
    page.set_viewport_size(PHONE)
    expect(page.get_by_role("button", name="Show")).to_be_visible()
    right = page.locator("main .card").evaluate_all(
        "all => Math.max(...all.map(it => it.getBoundingClientRect().right))"
    )
    assert right <= PHONE["width"]


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_confetti_lies_behind_no_word(server: Server, open_page: Opener, viewport: ViewportSize) -> None:
    page = looked_back(server, open_page, BATTLE, viewport=viewport, locale="ru-RU")
    confetti = page.locator("main svg:has(circle + rect)").first
    expect(confetti).to_be_visible()
    card = page.locator("main section", has=page.locator("h2[tabindex]")).first
    lies, words = confetti.bounding_box(), [each.bounding_box() for each in card.locator("h2, p, button, a.save").all()]
    assert lies is not None
    assert len(words) > 3
    assert [word for word in words if word is not None and touch(lies, word)] == []


def touch(one: FloatRect, other: FloatRect) -> bool:
    """Whether two boxes have room in common."""
    across = one["x"] < other["x"] + other["width"] and other["x"] < one["x"] + one["width"]
    return across and one["y"] < other["y"] + other["height"] and other["y"] < one["y"] + one["height"]


def test_an_address_opens_its_entry(server: Server, open_page: Opener) -> None:
    page = looked_back(server, open_page, BATTLE, "#20")
    expect(page.get_by_label("Step", exact=True)).to_have_value("20")


def test_m_opens_the_next_moment(server: Server, open_page: Opener) -> None:
    page = looked_back(server, open_page, BATTLE)
    expect(page.get_by_role("heading", name="Moments worth a look")).to_be_visible()
    page.keyboard.press("m")
    expect(page.get_by_role("button", expanded=True)).to_have_count(1)


class TestReallyReviewed:
    """By the real worker, from a whole game's log: what the page says is what the review found."""

    @pytest.fixture
    def server(self, tmp_path: Path) -> Iterator[Server]:
        """A server that looks back."""
        running = Server(tmp_path / "data", reviews=Background)
        yield running
        running.stop()

    @pytest.mark.compiled
    @pytest.mark.slow
    @pytest.mark.timeout(900)
    def test_the_bill_the_verdict_and_the_rows_are_those_of_the_review(self, server: Server, open_page: Opener) -> None:
        played = table(CASTLE)
        keep_table(server.data, played)
        found = reviewed(played)
        page = open_page(f"/t/{CODE}", viewport=DESKTOP)
        expect(page.locator(".verdict")).to_be_visible(timeout=LOOKING_BACK)
        bill = page.locator("section", has=page.get_by_role("heading", name="Luck and play"))
        expected = [str(line.points) if line.name == "start" else signed(line.points) for line in found.bills[0].lines]
        assert bill.locator("dd .unseen").all_inner_texts() == [*expected, str(found.bills[0].end_points)]
        said = [str(spoken(Saying(f"castle-{each.id}", each.args), [], "en")) for each in found.verdict]
        expect(page.locator(".verdict")).to_have_text(" ".join(said))
        moments = page.locator("section", has=page.get_by_role("heading", name="Moments worth a look"))
        assert moments.get_by_role("listitem").count() == len(found.moments)
        expect(moments.get_by_role("listitem").last).to_contain_text(f"row {last_row(played)}")
        assert violations(page) == []

    def test_what_is_dealt_is_one_step_and_the_castle_is_counted_by_rows(
        self, server: Server, open_page: Opener
    ) -> None:
        played = table(CASTLE)
        keep_table(server.data, played)
        page = open_page(f"/t/{CODE}", viewport=DESKTOP)
        replay = page.get_by_role("region", name="Look back")
        expect(replay).to_contain_text(f"row {last_row(played)} of {last_row(played)}")
        page.keyboard.press("Home")
        expect(replay).to_contain_text(f"row 1 of {last_row(played)}")
        page.keyboard.press("ArrowRight")
        dealt = next(at for at, frame in enumerate(played.frames) if frame.seat == 0) - 1
        expect(page.get_by_role("slider", name="Step")).to_have_value(str(dealt))


def last_row(played: Table) -> int:
    """The row that ended the game."""
    view = played.rules.view(played.frames[-2].state, Seat(0))
    assert isinstance(view, CastleView)
    return view.row_number


def signed(points: int) -> str:
    """As the page writes a change."""
    return f"{points:+d}".replace("-", "\N{MINUS SIGN}") if points else "0"
