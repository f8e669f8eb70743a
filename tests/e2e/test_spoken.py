"""What a screen reader says: roads, regions and walls, what is to be done now, what was taken back, the whole table."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e import battling, escaping
from tests.e2e.against_bots import await_turn
from tests.e2e.battles import A_QUESTION_IS_OPEN, ONE_FROM_CLOSING, OPENING, TAKES
from tests.e2e.cities import A_DOUBLE, MET
from tests.e2e.conftest import PHONE, Opener, Server
from tests.e2e.staged import CODE, PLANNED, ROWS, TREASURES, TURN_AND_GO, Seats, stage_table

ASKED_FOR_WHAT_SHE_HAS_NOT = f"{MET}, ask A Kettle"


def castle(open_page: Opener, server: Server, moves: str) -> Page:
    staged = stage_table(server.data, ["Zosia"], moves)
    return open_page(f"/t/{CODE}", Seats(staged.names, staged.tokens))


def prompt(page: Page) -> Locator:
    """What is said of what is to be done."""
    return page.locator("[data-prompt]")


def place(page: Page, number: int) -> Locator:
    return page.locator(f"[data-place='{number}']")


def test_a_base_says_where_its_roads_lead(open_page: Opener, server: Server) -> None:
    page = battling.open_staged(open_page, server, ONE_FROM_CLOSING)
    expect(place(page, 17)).to_have_accessible_name(re.compile(r"roads to .*13.*15"))


def test_a_base_says_which_medals_it_helps_to_close_and_what_is_missing(open_page: Opener, server: Server) -> None:
    page = battling.open_staged(open_page, server, ONE_FROM_CLOSING)
    expect(place(page, 17)).to_have_accessible_name(re.compile(r"medals inside 13, 15, 17: \d+, you still need 17"))


def test_a_room_says_where_its_doors_are(open_page: Opener, server: Server) -> None:
    page = castle(open_page, server, TURN_AND_GO)
    expect(page.locator("[data-square='a1']")).to_have_accessible_name(re.compile("doors: "))


def test_a_question_is_said(open_page: Opener, server: Server) -> None:
    page = battling.open_staged(open_page, server, A_QUESTION_IS_OPEN)
    expect(prompt(page)).not_to_be_empty()


def test_what_is_picked_up_is_said(open_page: Opener, server: Server) -> None:
    page = battling.open_staged(open_page, server, ONE_FROM_CLOSING)
    battling.rack(page).first.click()
    expect(prompt(page)).to_contain_text("Kwak")


def test_the_plan_is_said_after_a_turn(open_page: Opener, server: Server) -> None:
    page = castle(open_page, server, TURN_AND_GO)
    page.get_by_role("button", name="Card 3: left").click()
    page.get_by_role("button", name="Turn card 3 left").click()
    expect(prompt(page)).to_contain_text(re.compile(r"step|way", re.IGNORECASE))


def test_a_move_that_is_taken_back_is_said(open_page: Opener, server: Server) -> None:
    page = castle(open_page, server, f"{TREASURES}, {ROWS}, {PLANNED}")
    page.get_by_role("button", name="Take back").click()
    expect(prompt(page)).to_contain_text("Zosia took a move back")


def test_the_whole_board_is_read_aloud(open_page: Opener, server: Server) -> None:
    page = battling.open_staged(open_page, server, ONE_FROM_CLOSING)
    page.keyboard.press("l")
    told = page.get_by_role("status")
    expect(told).to_contain_text(re.compile(r"medals inside 13, 15, 17.*Base 11.*Empty bases: "))


def test_the_city_says_where_one_may_go(open_page: Opener, server: Server) -> None:
    page = escaping.open_staged(open_page, server, A_DOUBLE)
    page.keyboard.press("l")
    expect(page.get_by_role("status")).to_contain_text(re.compile(r"Yard 1, \d cards.*You can choose: "))


def test_a_free_seat_has_a_name(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("button", name="Play: Toy Battle").click()
    page.get_by_role("button", name="By link").click()
    expect(place(page, 41)).to_have_accessible_name(re.compile("Headquarters of seat B"))


def test_what_a_hint_points_at_is_described(open_page: Opener, server: Server) -> None:
    page = battling.open_staged(open_page, server, f"{OPENING}, {TAKES}")
    await_turn(page)
    page.keyboard.press("h")
    lit = page.locator("[data-tray] .lit, [data-rack][aria-label*='the hint points here']")
    expect(lit.first).to_be_visible()
    described = page.get_by_role("button", description="the hint points here")
    expect(described.or_(page.get_by_role("button", name="the hint points here")).first).to_be_visible()


def alone(page: Page) -> Locator:
    """The card that is shown to whoever looks, and to nobody else."""
    return page.get_by_role("alertdialog", name=re.compile("Benedek asks Mara"))


def test_clk_5_2_the_card_that_is_asked_for_is_shown_to_whoever_has_none(open_page: Opener, server: Server) -> None:
    page = open_page(f"/t/{CODE}", escaping.stage_city(server, ASKED_FOR_WHAT_SHE_HAS_NOT)[0])
    expect(alone(page)).to_contain_text("Kettle")
    expect(alone(page).get_by_role("button", name="I have seen it")).to_be_focused()


def test_it_is_shown_once(open_page: Opener, server: Server) -> None:
    page = open_page(f"/t/{CODE}", escaping.stage_city(server, ASKED_FOR_WHAT_SHE_HAS_NOT)[0], viewport=PHONE)
    alone(page).get_by_role("button", name="I have seen it").click()
    expect(alone(page)).to_have_count(0)
    expect(page.locator("main")).to_have_attribute("aria-busy", "false")
    page.reload()
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    expect(alone(page)).to_have_count(0)


def test_nobody_else_sees_it(open_page: Opener, server: Server) -> None:
    page = open_page(f"/t/{CODE}", escaping.stage_city(server, ASKED_FOR_WHAT_SHE_HAS_NOT)[2])
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    expect(page.get_by_role("alertdialog")).to_have_count(0)


def test_the_chip_says_whose_answer_is_awaited(open_page: Opener, server: Server) -> None:
    page = open_page(f"/t/{CODE}", escaping.stage_city(server, ASKED_FOR_WHAT_SHE_HAS_NOT)[0])
    alone(page).get_by_role("button", name="I have seen it").click()
    expect(page.locator(".turn .text")).to_have_text("Your answer")


def test_before_the_throw_why_not_says_to_throw(open_page: Opener, server: Server) -> None:
    page = escaping.open_staged(open_page, server, A_DOUBLE.rsplit(", ", 1)[0])
    page.keyboard.press("w")
    expect(page.get_by_role("status")).to_have_text("Throw the dice.")


def test_whoever_opens_the_curtain_is_told_what_happened(open_page: Opener) -> None:
    page = open_page()
    battling.start_here(page)
    for _ in range(2):
        battling.open_curtain(page)
        page.keyboard.press("t")
    battling.open_curtain(page)
    expect(page.get_by_role("region", name="While you looked away")).to_contain_text("took 2 tiles")
