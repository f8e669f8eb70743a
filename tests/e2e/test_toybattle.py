"""Toy Battle at one screen: racks stay secret, and a troop is placed by mouse, by drag, by key and by finger."""

from playwright.sync_api import Page, expect

from tests.e2e import battling
from tests.e2e.battles import A_QUESTION_IS_OPEN, ONE_FROM_CLOSING, ONE_FROM_WINNING
from tests.e2e.conftest import EXTREMES, PHONE, SCREENS, WIDTHS, Opener, Server
from tests.e2e.looking import scrolls_sideways_on, violations_on
from tests.e2e.timing import stop_time

HOLD = 600
"""Milliseconds, as the curtain has it."""


def sitting(open_page: Opener, **options: object) -> Page:
    """A table with the first rack open."""
    page = open_page(**options)
    battling.start_here(page)
    battling.open_curtain(page)
    return page


def picked(page: Page) -> Page:
    """The first troop that may be placed is picked up."""
    battling.rack(page).first.click()
    expect(battling.targets(page).first).to_be_visible()
    return page


def test_behind_the_curtain_is_no_rack(open_page: Opener) -> None:
    page = open_page()
    battling.start_here(page)
    expect(page.get_by_role("group", name="Your rack")).to_have_count(0)


def test_the_curtain_opens_only_when_it_is_held(open_page: Opener) -> None:
    page = open_page()
    battling.start_here(page)
    stop_time(page)
    battling.curtain(page).click()
    page.clock.run_for(HOLD)
    expect(battling.curtain(page)).to_be_visible()
    page.mouse.down()
    page.clock.run_for(HOLD)
    expect(battling.rack(page)).to_have_count(3)


def test_a_turn_passes_the_screen_to_the_other_seat(open_page: Opener) -> None:
    page = open_page()
    battling.start_here(page)
    first = battling.next_player(page)
    battling.open_curtain(page)
    page.keyboard.press("t")
    expect(battling.curtain(page)).not_to_have_text(first)


def test_the_log_does_not_name_the_others_tiles(open_page: Opener) -> None:
    page = sitting(open_page)
    page.keyboard.press("t")
    battling.open_curtain(page)
    expect(page.get_by_role("list", name="What happened").first).to_contain_text("took 2 tiles")


def test_a_troop_is_placed_by_two_clicks(open_page: Opener) -> None:
    page = picked(sitting(open_page))
    battling.targets(page).first.click()
    expect(battling.what_follows(page)).to_be_visible()


def test_a_troop_is_placed_by_dragging_it(open_page: Opener) -> None:
    page = sitting(open_page)
    battling.rack(page).first.drag_to(page.locator("[data-place='11'], [data-place='25']").last)
    expect(battling.what_follows(page)).to_be_visible()


def test_a_troop_is_placed_by_keys_alone(open_page: Opener) -> None:
    page = sitting(open_page)
    page.keyboard.press("1")
    page.locator("[data-place][tabindex='0']").focus()
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(battling.what_follows(page)).to_be_visible()


def test_a_base_out_of_reach_is_refused_with_the_rule(open_page: Opener) -> None:
    page = sitting(open_page)
    page.locator("[aria-label='Your rack'] button:not([aria-label*=Hook])").first.click()
    page.locator("[data-place='18']").click()
    expect(page.get_by_role("dialog", name="Why not?")).to_contain_text("Rule 3.2")


def test_a_finger_confirms_before_it_places(open_page: Opener) -> None:
    page = picked(sitting(open_page, viewport=PHONE, has_touch=True))
    battling.targets(page).first.tap()
    expect(page.get_by_role("button", name="Place on")).to_be_visible()


def test_an_answer_that_waits_has_one_way_back(open_page: Opener, server: Server) -> None:
    page = battling.open_staged(open_page, server, A_QUESTION_IS_OPEN, viewport=PHONE, has_touch=True)
    page.locator("[data-place='11']").tap()
    expect(page.get_by_role("button", name="recall Roxy 7 from")).to_be_visible()
    expect(page.get_by_role("button", name="Take back")).to_have_count(1)


def test_the_curtain_has_no_violation(open_page: Opener) -> None:
    page = open_page()
    battling.start_here(page)
    assert violations_on(page, *SCREENS) == []


def test_the_table_has_no_violation(open_page: Opener) -> None:
    assert violations_on(picked(sitting(open_page)), *SCREENS) == []


def test_a_question_has_no_violation(open_page: Opener, server: Server) -> None:
    page = battling.open_staged(open_page, server, A_QUESTION_IS_OPEN)
    expect(page.get_by_role("button", name="No, thanks")).to_be_visible()
    assert violations_on(page, *EXTREMES) == []


def test_why_not_has_no_violation(open_page: Opener, server: Server) -> None:
    page = battling.open_staged(open_page, server, ONE_FROM_CLOSING)
    battling.rack(page).first.click()
    page.locator("[data-place='24']").click()
    expect(page.get_by_role("dialog", name="Why not?")).to_be_visible()
    assert violations_on(page, *EXTREMES) == []


def test_the_end_has_no_violation(open_page: Opener, server: Server) -> None:
    page = battling.open_staged(open_page, server, ONE_FROM_WINNING)
    battling.capture(page)
    expect(page.get_by_role("heading", name="Mara wins")).to_be_visible()
    assert violations_on(page, *EXTREMES) == []


def test_nothing_scrolls_sideways(open_page: Opener, server: Server) -> None:
    assert scrolls_sideways_on(battling.open_staged(open_page, server, ONE_FROM_CLOSING), WIDTHS) == []
