"""axe-core finds nothing to complain about, in light and dark, on a desktop, a tablet and a phone."""

from collections.abc import Callable

from playwright.sync_api import FilePayload, Page, expect

from tests.e2e.conftest import EXTREMES, IN_BOTH_SCHEMES, SCREENS, WIDTHS, Opener, Server
from tests.e2e.looking import each_sheet, scrolls_sideways_on, violations, violations_on
from tests.e2e.playing import (
    choose,
    click_once,
    open_choices,
    play_by_mouse,
    start_alone,
    start_by_link,
    type_move,
)
from tests.e2e.staged import CODE, LARGEST, ONE_GO_FROM_WINNING, stage_table

SHEETS: dict[str, Callable[[Page], None]] = {
    "Settings": lambda page: page.get_by_role("button", name="Settings").click(),
    "Help": lambda page: page.get_by_role("button", name="Help").click(),
    "Invite": lambda page: page.get_by_role("button", name="Invite").click(),
    "The rules of Coded Castle": lambda page: page.get_by_role("button", name="Rules").click(),
    "Why not?": lambda page: type_move(page, "turn 9 left"),
}


def test_home_has_no_violation(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("button", name="Play").first.click()
    assert violations_on(page, *SCREENS) == []


def test_every_choice_has_no_violation(open_page: Opener) -> None:
    page = open_page()
    open_choices(page)
    page.get_by_text("Finer choices").click()
    assert violations_on(page, *EXTREMES) == []


def test_house_rules_have_no_violation(open_page: Opener) -> None:
    page = open_page()
    open_choices(page)
    page.get_by_role("button", name="House rules").click()
    choose(page, "How often do cards act with a loop?", "Three times")
    assert violations_on(page, *EXTREMES) == []


def test_a_refused_file_has_no_violation(open_page: Opener) -> None:
    page = open_page()
    open_choices(page)
    file = FilePayload(name="board.toml", mimeType="text/plain", buffer=b"tower = 1")
    page.get_by_label("A board of your own").set_input_files(files=[file])
    page.get_by_role("button", name="Me alone").click()
    expect(page.get_by_role("alert").filter(has_text="is missing")).to_be_visible()
    assert violations_on(page, *IN_BOTH_SCHEMES) == []


def test_a_large_board_has_no_violation(open_page: Opener, server: Server) -> None:
    seats = stage_table(server.data, ["Zosia"], "", options={"board": {"file": LARGEST}, "treasures": 28})
    page = open_page(f"/t/{CODE}", seats)
    expect(page.get_by_role("grid")).to_be_visible()
    assert violations_on(page, *EXTREMES) == []


def test_the_table_has_no_violation(open_page: Opener) -> None:
    page = open_page()
    start_alone(page)
    click_once(page)
    assert violations_on(page, *SCREENS) == []


def test_the_end_has_no_violation(open_page: Opener, server: Server) -> None:
    page = open_page(f"/t/{CODE}", stage_table(server.data, ["Zosia"], ONE_GO_FROM_WINNING))
    play_by_mouse(page)
    assert violations(page) == []


def test_no_sheet_of_a_table_has_a_violation(open_page: Opener) -> None:
    page = open_page()
    start_alone(page)
    click_once(page)
    faults: dict[str, list[str]] = {}
    for title in each_sheet(page, SHEETS):
        expect(page.get_by_role("dialog", name=title)).to_be_visible()
        faults[title] = violations_on(page, *IN_BOTH_SCHEMES)
    assert faults == {title: [] for title in SHEETS}


def test_taking_a_seat_has_no_violation(open_page: Opener) -> None:
    host = open_page()
    start_by_link(host, seats=2)
    guest = open_page(host.url)
    expect(guest.get_by_role("dialog", name="A seat is free")).to_be_visible()
    assert violations_on(guest, *EXTREMES) == []


def test_nothing_scrolls_sideways(open_page: Opener) -> None:
    page = open_page()
    start_alone(page)
    click_once(page)
    assert scrolls_sideways_on(page, WIDTHS) == []
