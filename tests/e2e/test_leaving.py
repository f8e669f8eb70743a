"""Giving a game up, leaving for good, a clock that is seen, and one's own tables on a second device."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.battles import A_QUESTION_IS_OPEN, OPENING
from tests.e2e.conftest import EXTREMES, PHONE, Opener, Server
from tests.e2e.looking import violations_on
from tests.e2e.staged import CODE, Seats, keep_table
from tests.web.sitting import castle
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.table import ClockTerms, Table, Terms, TimesLeft, new_table, with_times
from toychest.table.requests import Forfeit

CLOCK = ClockTerms(expiry="strict", main=900, increment=10)


def battle(moves: str = f"{OPENING}, place Roxy 11") -> Table:
    terms = Terms(take_back="ask", clock=CLOCK)
    table = new_table(EDITIONS["toybattle-standard-0"], {}, ["Ann", "Ben"], terms=terms)
    for move in moves.split(", "):
        table = table.with_move(Seat(table.to_act[0]), move)
    return table


@pytest.fixture
def placed(server: Server) -> Seats:
    """Ann has placed a troop; it is Ben's turn, by a clock."""
    return keep_table(server.data, battle())


def at_table(open_page: Opener, seats: Seats, seat: int, **options: object) -> Page:
    page = open_page(f"/t/{CODE}", Seats(seats.names, [seats.tokens[seat]]), **options)
    page.get_by_role("group", name="Your rack").wait_for()
    return page


def test_whoever_resigns_is_asked_once_and_the_other_has_won(open_page: Opener, placed: Seats) -> None:
    ann, ben = at_table(open_page, placed, 0), at_table(open_page, placed, 1)
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("dialog").get_by_role("button", name="Resign").click()
    sure = ben.get_by_role("dialog", name="Resign")
    expect(sure).to_contain_text("Ann wins")
    sure.get_by_role("button", name="Resign").click()
    for page in (ann, ben):
        expect(page.get_by_role("heading", name="Ann wins")).to_be_visible()
        expect(page.get_by_role("main")).to_contain_text("Ben resigned.")
        expect(page.locator("li.isNow")).to_contain_text("Ben resigned")


def test_the_clock_is_seen_and_nothing_of_leaving_is_a_violation(open_page: Opener, placed: Seats) -> None:
    ben = at_table(open_page, placed, 1)
    expect(ben.get_by_role("timer").filter(has_text="1")).to_have_count(2)
    ben.get_by_role("button", name="Leave the table").click()
    assert violations_on(ben, *EXTREMES) == []


def is_below(lower: Locator, upper: Locator) -> bool:
    low, high = lower.bounding_box(), upper.bounding_box()
    return low is not None and high is not None and low["y"] > high["y"] + high["height"]


def test_what_is_told_leaves_the_clock_in_sight(open_page: Opener, placed: Seats) -> None:
    ann, ben = at_table(open_page, placed, 0), at_table(open_page, placed, 1)
    ann.get_by_role("button", name="Say something").click()
    ann.get_by_role("dialog").get_by_role("button", name="Nice move!").click()
    told = ben.get_by_role("status").filter(has_text="Ann: Nice move!")
    expect(told).to_be_visible()
    assert is_below(told, ben.get_by_role("timer").first)


def test_a_tip_leaves_the_clock_of_a_phone_in_sight(open_page: Opener, server: Server) -> None:
    seats = keep_table(server.data, battle(A_QUESTION_IS_OPEN))
    ann = at_table(open_page, seats, 0, viewport=PHONE)
    ann.locator("[data-place='11']").click(click_count=2)
    tip = ann.locator("[data-tip]")
    expect(tip).to_contain_text("may come back to your rack")
    assert is_below(tip, ann.get_by_role("timer").first)


def test_what_is_asked_on_a_phone_lies_under_no_tip_and_hides_no_rack(open_page: Opener, server: Server) -> None:
    seats = keep_table(server.data, battle(A_QUESTION_IS_OPEN))
    ann, ben = at_table(open_page, seats, 0, viewport=PHONE), at_table(open_page, seats, 1)
    ann.locator("[data-place='11']").click(click_count=2)
    expect(ann.locator("[data-tip]")).to_be_visible()
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("dialog").get_by_role("button", name="Delete this table").click()
    ben.get_by_role("dialog").get_by_role("button", name="Delete this table").click()
    asked = ann.get_by_role("region", name="Ben would like to delete this table")
    expect(asked.get_by_role("button", name="Better not")).to_be_in_viewport(ratio=1)
    expect(ann.locator("[data-tip]")).to_have_count(0)
    expect(ann.locator("[data-rack]").first).to_be_in_viewport(ratio=0.9)


def test_whoever_asks_to_take_back_on_a_phone_keeps_the_rack_in_sight(open_page: Opener, placed: Seats) -> None:
    ann = at_table(open_page, placed, 0, viewport={"width": 390, "height": 844})
    at_table(open_page, placed, 1)
    ann.get_by_role("button", name="Take back").click()
    expect(ann.get_by_role("button", name="Never mind")).to_be_in_viewport(ratio=1)
    expect(ann.locator("[data-rack]").first).to_be_in_viewport(ratio=0.9)


def test_beside_who_is_gone_both_sides_of_a_battle_are_whole(open_page: Opener, placed: Seats) -> None:
    ann, ben = at_table(open_page, placed, 0), at_table(open_page, placed, 1)
    ann.locator("[data-place='11']").click()
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("dialog").get_by_role("button", name="I must go").click()
    expect(ann.get_by_role("region", name="Ben is gone")).to_be_visible()
    for side in ("Ben", "Ann"):
        card = ann.get_by_role("complementary").get_by_role("region", name=side, exact=True)
        expect(card).to_be_in_viewport(ratio=1)


def test_a_game_by_a_clock_shows_what_each_had_left_when_it_is_looked_back_at(
    open_page: Opener, server: Server
) -> None:
    over = battle().granted(Forfeit(Seat(1), "resigned")).table
    left = {over.seq - 1: (847_000, 900_000), over.seq: (847_000, 15_000)}
    seats = keep_table(server.data, with_times(over, [TimesLeft(seq=seq, left=left[seq]) for seq in left]))
    page = open_page(f"/t/{CODE}", seats)
    shown = page.get_by_role("img", name=re.compile(r" has \d+:\d+ left$"))
    expect(shown).to_have_text(["14:07", "0:15"])
    page.keyboard.press("Home")
    expect(shown).to_have_text(["15:00", "15:00"])
    assert violations_on(page, *EXTREMES) == []


def test_ones_own_tables_come_to_a_second_device(open_page: Opener, server: Server) -> None:
    seats = keep_table(server.data, castle())
    first = open_page("/", Seats(seats.names, seats.tokens[:1]))
    first.get_by_role("button", name="My tables on another device").click()
    address = first.get_by_role("textbox", name="Link").input_value()
    second = open_page()
    second.goto(address)
    expect(second.get_by_role("status")).to_have_text("Your tables are here now: 1")
    second.get_by_role("button", name="Back to the chest").click()
    expect(second.get_by_role("heading", name="Go on")).to_be_visible()
