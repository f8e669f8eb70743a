"""Clockwork City at the table: walking, drawing, discarding, refusals, and what axe-core says of it all."""

import pytest
from playwright.sync_api import expect

from tests.e2e import escaping
from tests.e2e.cities import (
    A_CARD_TO_LAY,
    A_CARD_TOO_MANY,
    A_DOUBLE,
    A_FIVE,
    ASKED,
    FOUND,
    MET,
    MIDDLE_GAME,
    NO_ROOM,
    ONE_ASK_FROM_WINNING,
)
from tests.e2e.conftest import EXTREMES, PHONE, SCREENS, WIDTHS, Opener, Server
from tests.e2e.escaping import card, open_staged, place, press, targets, what_happened
from tests.e2e.looking import scrolls_sideways_on, violations_on
from tests.e2e.staged import CODE
from tests.e2e.timing import stop_time

BUSY = {"A_CARD_TO_LAY": A_CARD_TO_LAY, "ASKED": ASKED, "A_CARD_TOO_MANY": A_CARD_TOO_MANY}


def test_a_pawn_walks_where_it_is_pointed(open_page: Opener, server: Server) -> None:
    page = open_staged(open_page, server, A_FIVE)
    place(page, "5").click()
    expect(what_happened(page)).to_contain_text("Mara walked to field 5")


def test_a_pawn_is_dragged(open_page: Opener, server: Server) -> None:
    page = open_staged(open_page, server, A_FIVE)
    page.locator(".grip").drag_to(place(page, "37"))
    expect(what_happened(page)).to_contain_text("Mara walked to field 37")


def test_a_pawn_walks_by_arrow_keys(open_page: Opener, server: Server) -> None:
    page = open_staged(open_page, server, A_FIVE)
    place(page, "0").or_(place(page, "towers")).first.focus()
    for _ in range(5):
        page.keyboard.press("ArrowLeft")
    page.keyboard.press("Enter")
    expect(what_happened(page)).to_contain_text("Mara walked to field 5")


def test_doubles_lead_anywhere(open_page: Opener, server: Server) -> None:
    page = open_staged(open_page, server, A_DOUBLE)
    place(page, "yard 4").click()
    expect(what_happened(page)).to_contain_text("Mara went straight to Yard 4")


def test_doubles_may_be_walked(open_page: Opener, server: Server) -> None:
    page = open_staged(open_page, server, A_DOUBLE)
    press(page, "Walk 6")
    place(page, "yard 6").click()
    expect(what_happened(page)).to_contain_text("Mara walked to Yard 6")


def test_a_seven_beside_a_rival_leaves_four_choices(open_page: Opener, server: Server) -> None:
    page = open_staged(open_page, server, MIDDLE_GAME)
    choices = page.locator(".buttons").get_by_role("button")
    expect(choices).to_have_text(["Go anywhere", "Take a card", "Ask Benedek", "Walk 7"])


def test_a_card_is_discarded_to_the_spot_that_is_chosen(open_page: Opener, server: Server) -> None:
    page = open_staged(open_page, server, A_CARD_TOO_MANY)
    stop_time(page)
    card(page, "Scrap").click()
    escaping.shown_once(page).click()
    place(page, "spot 17").click()
    expect(what_happened(page)).to_contain_text("Mara laid it face down on spot 17")


def test_a_card_is_dragged_to_its_spot(open_page: Opener, server: Server) -> None:
    page = open_staged(open_page, server, A_CARD_TOO_MANY)
    card(page, "Scrap").drag_to(place(page, "spot 26"))
    expect(what_happened(page)).to_contain_text("Mara laid it face down on spot 26")


def test_a_full_field_is_refused_with_the_rule(open_page: Opener, server: Server) -> None:
    page = open_staged(open_page, server, NO_ROOM, seat=2)
    place(page, "5").click()
    why = page.get_by_role("dialog", name="Why not?")
    expect(why).to_contain_text("Two pawns stand there")
    expect(why).to_contain_text("Rule 2.4")


def test_too_few_steps_are_counted(open_page: Opener, server: Server) -> None:
    page = open_staged(open_page, server, A_FIVE)
    place(page, "20").click()
    expect(page.get_by_role("dialog", name="Why not?")).to_contain_text("It is 20 steps away, and you threw 5.")


def test_a_press_on_the_own_pawn_says_why_it_cannot_stay(open_page: Opener, server: Server) -> None:
    page = open_staged(open_page, server, A_DOUBLE)
    page.locator(".grip").click()
    expect(page.get_by_role("dialog", name="Why not?")).to_contain_text("Going straight leads to another place")


def test_scrap_is_no_card_to_ask_with(open_page: Opener, server: Server) -> None:
    page = open_staged(open_page, server, MET, seat=1)
    press(page, "Ask Mara")
    card(page, "Scrap").click()
    expect(page.get_by_role("dialog", name="Why not?")).to_be_visible()


def test_a_finger_confirms_before_it_walks(open_page: Opener, server: Server) -> None:
    page = open_staged(open_page, server, A_FIVE, viewport=PHONE, has_touch=True)
    place(page, "5").tap()
    expect(page.get_by_role("button", name="To field 5")).to_be_visible()


def test_the_table_has_no_violation(open_page: Opener, server: Server) -> None:
    page = open_staged(open_page, server, MIDDLE_GAME)
    expect(targets(page).first).to_be_visible()
    assert violations_on(page, *SCREENS) == []


@pytest.mark.parametrize("moment", BUSY)
def test_a_moment_has_no_violation(open_page: Opener, server: Server, moment: str) -> None:
    page = open_staged(open_page, server, BUSY[moment])
    assert violations_on(page, *EXTREMES) == []


def test_choosing_a_hat_has_no_violation(open_page: Opener, server: Server) -> None:
    seats = escaping.stage_city(server, "choose Otto")[1]
    page = open_page(f"/t/{CODE}", seats)
    expect(page.get_by_role("button", name="Tilda Torque")).to_be_visible()
    assert violations_on(page, *EXTREMES) == []


def test_why_not_has_no_violation(open_page: Opener, server: Server) -> None:
    page = open_staged(open_page, server, NO_ROOM, seat=2)
    place(page, "5").click()
    expect(page.get_by_role("dialog", name="Why not?")).to_be_visible()
    assert violations_on(page, *EXTREMES) == []


@pytest.mark.parametrize("answer", ["Take it", "Leave it there"])
def test_a_card_that_was_found_lies_open_until_it_is_taken_or_left(
    open_page: Opener, server: Server, answer: str
) -> None:
    page = open_page(f"/t/{CODE}", escaping.stage_city(server, FOUND, "+hit=optional")[0])
    escaping.see(page)
    expect(page.get_by_role("heading", name="Owl")).to_be_visible()
    press(page, answer)
    expect(page.get_by_role("button", name=answer)).to_have_count(0)


def test_everything_that_wins_lies_on_the_table(open_page: Opener, server: Server) -> None:
    page = open_page(f"/t/{CODE}", escaping.stage_city(server, f"{ONE_ASK_FROM_WINNING}, ask B Owl, give Owl")[0])
    laid = [page.get_by_role("img", name=f"Laid down: {kind}") for kind in ("Lacewing", "Owl", "Fuel")]
    for each in laid:
        expect(each).to_be_visible()


def test_the_end_has_no_violation(open_page: Opener, server: Server) -> None:
    moves = f"{ONE_ASK_FROM_WINNING}, ask B Owl, give Owl"
    seats = escaping.stage_city(server, moves)[0]
    page = open_page(f"/t/{CODE}", seats)
    expect(page.get_by_role("heading", name="Mara escapes!")).to_be_visible()
    assert violations_on(page, *EXTREMES) == []


def test_nothing_scrolls_sideways(open_page: Opener, server: Server) -> None:
    assert scrolls_sideways_on(open_staged(open_page, server, MIDDLE_GAME), WIDTHS) == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_the_whole_city_fits_a_phone(open_page: Opener, server: Server, scheme: str) -> None:
    page = open_staged(open_page, server, MIDDLE_GAME, viewport=PHONE, color_scheme=scheme)
    board = page.get_by_role("group", name="The city").bounding_box()
    last = page.get_by_role("button", name="Walk 7").bounding_box()
    assert board is not None
    assert last is not None
    assert (board["width"] > 330, last["y"] + last["height"] <= PHONE["height"]) == (True, True)
