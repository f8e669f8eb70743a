"""Without a mouse: the focus is never lost, a key leads from place to place, and moves can be typed."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import battling, escaping
from tests.e2e.battles import ONE_FROM_CLOSING
from tests.e2e.cities import A_FIVE
from tests.e2e.conftest import Opener, Server
from tests.e2e.playing import shown_text, wait_for_news
from tests.e2e.staged import CODE, TREASURES, Seats, stage_table

A_WAY_IS_ASKED = f"{TREASURES}, lay sorcerer, lay right, lay left"


def battle(open_page: Opener, server: Server) -> Page:
    return battling.open_staged(open_page, server, ONE_FROM_CLOSING)


def focused(page: Page) -> Locator:
    return page.locator(":focus")


def typed(page: Page, text: str) -> Locator:
    """The field, in which this was typed and sent."""
    field = page.get_by_role("textbox", name="Type a move")
    field.fill(text)
    field.press("Enter")
    return field


def place_focused(page: Page) -> str:
    """The place of the board that has the focus."""
    expect(page.locator("[data-place]:focus")).to_have_count(1)
    return str(page.evaluate("document.activeElement.dataset.place"))


def test_whoever_enters_a_table_is_at_its_head(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server)
    expect(page.get_by_role("heading", name="Toy Battle", level=1)).to_be_focused()


def test_an_arrow_leads_from_there_onto_the_board(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server)
    expect(page.get_by_role("heading", name="Toy Battle", level=1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    place_focused(page)


def test_a_troop_that_is_picked_by_number_leads_to_where_it_may_go(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server)
    page.keyboard.press("1")
    expect(page.locator("[data-place].legal:focus")).to_have_count(1)


def test_n_leads_to_the_next_place_and_shift_n_back(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server)
    page.keyboard.press("1")
    first = place_focused(page)
    page.keyboard.press("n")
    expect(page.locator(f"[data-place='{first}']")).not_to_be_focused()
    page.keyboard.press("Shift+N")
    expect(page.locator(f"[data-place='{first}']")).to_be_focused()


def test_enter_places_it_and_the_focus_stays_on_the_board(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server)
    page.keyboard.press("1")
    place = place_focused(page)
    page.keyboard.press("Enter")
    expect(page.locator(f"[data-place='{place}']")).to_be_focused()


def test_after_a_typed_move_the_field_keeps_the_focus(open_page: Opener, server: Server) -> None:
    field = typed(battle(open_page, server), "take")
    expect(field).to_have_value("")
    expect(field).to_be_focused()


def test_what_was_refused_is_typed_over(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server)
    field = typed(page, "place Roxy 41")
    expect(page.get_by_role("dialog", name="Why not?")).to_be_visible()
    page.wait_for_function(
        "field => field.selectionEnd - field.selectionStart === field.value.length", arg=field.element_handle()
    )
    expect(field).to_have_value("place Roxy 41")


def test_the_words_of_a_button_are_a_move(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server)
    before = battling.rack(page).count()
    typed(page, "take tiles")
    expect(battling.rack(page)).not_to_have_count(before)


def test_a_question_mark_lists_what_can_be_typed(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server)
    typed(page, "?")
    expect(page.get_by_role("dialog", name="What you can type")).to_contain_text("place Kwak")


def test_a_field_can_be_typed_as_it_is_told(open_page: Opener, server: Server) -> None:
    page = escaping.open_staged(open_page, server, A_FIVE)
    typed(page, "walk field 5")
    expect(page.get_by_role("list", name="What happened").first).to_contain_text("field 5")


def test_the_log_is_one_stop(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server)
    page.get_by_role("list", name="What happened").first.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("textbox", name="Type a move")).to_be_focused()


def test_arrows_lead_from_rule_to_rule_in_the_log(open_page: Opener, server: Server) -> None:
    page = battle(open_page, server)
    page.get_by_role("list", name="What happened").first.focus()
    page.keyboard.press("ArrowUp")
    expect(focused(page)).to_have_attribute("aria-label", re.compile("^Rule TOY"))


@pytest.mark.parametrize("way", ["up", "right"])
def test_after_a_way_was_chosen_the_focus_is_not_lost(open_page: Opener, server: Server, way: str) -> None:
    staged = stage_table(server.data, ["Zosia"], A_WAY_IS_ASKED)
    page = open_page(f"/t/{CODE}", Seats(staged.names, staged.tokens))
    button = page.get_by_role("button", name=way, exact=True)
    expect(button).to_be_visible()
    before = shown_text(page)
    button.press("Enter")
    wait_for_news(page, before)
    page.wait_for_function("() => document.activeElement !== document.body")
