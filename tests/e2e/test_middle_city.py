"""Clockwork City round a screen in the middle: what all may see is shown there, what is for two stays on two phones."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.cities import A_CARD_TOO_MANY, A_DOUBLE, A_FIVE, ASKED, MET
from tests.e2e.conftest import DESKTOP, EXTREMES, PHONE, Opener, Server
from tests.e2e.escaping import card, place, secret, stage_city, targets
from tests.e2e.looking import violations_on
from tests.e2e.staged import CODE, Seats
from tests.e2e.timing import stop_time


def middle_of(open_page: Opener) -> Page:
    middle = open_page(f"/t/{CODE}/middle")
    expect(middle.get_by_text("This screen is the table")).to_be_visible()
    return middle


def phone_of(open_page: Opener, seats: Seats) -> Page:
    phone = open_page(f"/t/{CODE}/hand", seats, viewport=PHONE, has_touch=True)
    expect(phone.get_by_role("group", name="Your hand")).to_be_visible()
    return phone


def stage(page: Page) -> Locator:
    """The card that lies open for all, large."""
    return page.locator("[data-stage]")


def test_a_card_that_everybody_may_see_is_shown_in_the_middle_and_on_no_phone(
    open_page: Opener, server: Server
) -> None:
    seats = stage_city(server, A_CARD_TOO_MANY)
    middle, mara, ben = middle_of(open_page), phone_of(open_page, seats[0]), phone_of(open_page, seats[1])
    stop_time(middle)
    card(mara, "Owl").click()
    expect(stage(middle)).to_be_visible()
    expect(ben.get_by_text("Look at the table: ")).to_be_visible()
    for phone in (mara, ben):
        expect(phone.get_by_role("alertdialog")).to_have_count(0)


def test_a_phone_shows_it_itself_once_the_table_is_gone(open_page: Opener, server: Server) -> None:
    seats = stage_city(server, A_CARD_TOO_MANY)
    mara, ben = phone_of(open_page, seats[0]), phone_of(open_page, seats[1])
    expect(ben.get_by_text("The table is gone.")).to_be_visible()
    stop_time(ben)
    card(mara, "Owl").click()
    expect(ben.get_by_role("alertdialog")).to_contain_text("Owl")


def test_a_challenge_is_on_two_phones_and_two_pawns_whisper_in_the_middle(open_page: Opener, server: Server) -> None:
    seats = stage_city(server, ASKED)
    middle, asked, third = middle_of(open_page), phone_of(open_page, seats[0]), phone_of(open_page, seats[2])
    expect(secret(asked)).to_be_visible()
    expect(middle.get_by_text("Mara and Benedek whisper.")).to_be_visible()
    for page in (middle, third):
        expect(secret(page)).to_have_count(0)
        expect(page.get_by_text("Owl part")).to_have_count(0)


def test_somebody_on_the_same_field_is_asked_by_phone_and_the_middle_lights_nothing(
    open_page: Opener, server: Server
) -> None:
    seats = stage_city(server, MET)
    middle, ben = middle_of(open_page), phone_of(open_page, seats[1])
    ben.get_by_role("button", name="Ask Mara").click()
    expect(ben.get_by_role("button", name="Owl")).to_be_visible()
    expect(middle.locator("[data-place].legal")).to_have_count(0)


def test_a_place_is_chosen_on_the_pocket_map_and_confirmed(open_page: Opener, server: Server) -> None:
    seats = stage_city(server, A_FIVE)
    middle, mara = middle_of(open_page), phone_of(open_page, seats[0])
    place(mara, "37").click()
    expect(middle.locator("[data-place].legal")).to_have_count(0)
    mara.get_by_role("button", name="To field 37").click()
    expect(middle.get_by_role("region", name="Just now")).to_contain_text("37")


def test_a_yard_is_chosen_on_the_pocket_map_and_another_instead(open_page: Opener, server: Server) -> None:
    seats = stage_city(server, A_DOUBLE)
    middle, mara = middle_of(open_page), phone_of(open_page, seats[0])
    place(mara, "yard 5").click()
    expect(mara.get_by_role("button", name="To Yard 5")).to_be_visible()
    place(mara, "yard 2").click()
    mara.get_by_role("button", name="To Yard 2").click()
    expect(middle.get_by_role("region", name="Just now")).to_contain_text("Yard 2")


def test_a_card_is_laid_on_the_very_spot_that_was_touched(open_page: Opener, server: Server) -> None:
    seats = stage_city(server, A_CARD_TOO_MANY)
    middle, mara = middle_of(open_page), phone_of(open_page, seats[0])
    card(mara, "Owl").click()
    expect(targets(mara)).not_to_have_count(0)  # who lays a card waits until the city says where
    place(mara, "spot 14").click()
    mara.get_by_role("button", name="Lay on 14").click()
    expect(middle.get_by_role("region", name="Just now")).to_contain_text("14")


def test_on_a_tablet_held_upright_the_board_is_as_wide_as_the_screen(open_page: Opener, server: Server) -> None:
    stage_city(server, A_FIVE)
    middle = open_page(f"/t/{CODE}/middle", viewport={"width": 820, "height": 1180})
    board = middle.get_by_role("main").locator(".fit").bounding_box()
    assert board is not None
    assert board["width"] > 0.9 * 820


@pytest.mark.parametrize("size", [(844, 390), (360, 640)], ids=["on its side", "short"])
def test_the_whole_city_is_seen_beside_the_hand(open_page: Opener, server: Server, size: tuple[int, int]) -> None:
    seats = stage_city(server, A_DOUBLE)
    phone = phone_of(open_page, seats[0])
    phone.set_viewport_size({"width": size[0], "height": size[1]})
    city = phone.get_by_role("main").locator(".map").bounding_box()
    assert city is not None
    assert city["y"] + city["height"] <= size[1]


def test_neither_has_a_violation(open_page: Opener, server: Server) -> None:
    seats = stage_city(server, A_CARD_TOO_MANY)
    assert violations_on(middle_of(open_page), (DESKTOP, "light"), (DESKTOP, "dark")) == []
    assert violations_on(phone_of(open_page, seats[0]), *EXTREMES) == []
