"""Everything on the table says what it is and does: under the pointer, under a finger, and when a key moves to it."""

from playwright.sync_api import Locator, Page, expect

from tests.e2e import battling
from tests.e2e.battles import ONE_FROM_CLOSING
from tests.e2e.conftest import PHONE, Opener, Server
from tests.e2e.staged import CODE, TURN_AND_GO, stage_table

ROXY_OF_RED = "Just strong. Only more than 7 covers it, or Kwak."


def bubble(page: Page, text: str) -> Locator:
    return page.locator(".bubble", has_text=text)


def battle(open_page: Opener, server: Server, **options: object) -> Page:
    """Blue is on turn, and red has placed some troops."""
    return battling.open_staged(open_page, server, ONE_FROM_CLOSING, **options)


def place(page: Page, number: int) -> Locator:
    return page.locator(f'[data-place="{number}"]')


def test_a_rivals_troop_says_what_it_does_under_the_pointer(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server)
    place(page, 22).hover()
    expect(bubble(page, ROXY_OF_RED)).to_be_visible()


def test_medals_name_the_bases_that_they_need(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server)
    page.locator('[data-explain="medals 0"]').hover()
    expect(bubble(page, "11, 12, 13, 14, 18")).to_be_visible()


def test_a_click_is_played_while_a_bubble_is_open(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server)
    battling.rack(page).first.hover()
    expect(page.locator(".bubble")).to_be_visible()
    battling.rack(page).first.click()
    expect(battling.targets(page).first).to_be_visible()
    expect(page.locator(".bubble")).to_have_count(0)


def test_a_key_moves_to_a_place_and_hears_about_it(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server)
    place(page, 1).focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator(":focus")).to_have_accessible_description("Roxy 7 of Mara. Just strong.")
    expect(bubble(page, "Just strong.")).to_be_visible()


def test_a_long_press_explains_and_places_nothing(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server, viewport=PHONE, has_touch=True, is_mobile=True)
    battling.rack(page).first.tap()
    before = page.locator("main").get_attribute("data-seq")
    touch = page.context.new_cdp_session(page)
    box = place(page, 22).bounding_box()
    assert box is not None
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(bubble(page, ROXY_OF_RED)).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(bubble(page, ROXY_OF_RED)).to_be_visible()
    assert page.locator("main").get_attribute("data-seq") == before
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_wand_and_the_tower_explain_themselves(open_page: Opener, server: Server) -> None:
    page = open_page(f"/t/{CODE}", stage_table(server.data, ["Zosia"], TURN_AND_GO))
    page.get_by_role("gridcell", name="wand").first.hover()
    expect(bubble(page, "Sends the ghost one step down.")).to_be_visible()
    page.locator('.board [data-explain="tower"]').hover(position={"x": 10, "y": 10})
    expect(bubble(page, "everybody loses")).to_be_visible()
