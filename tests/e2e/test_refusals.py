"""Why not? In the browser a refusal says what, because, what would help, and the rule."""

import re

from playwright.sync_api import expect

from tests.e2e.conftest import Opener
from tests.e2e.playing import click_once, start_alone, type_move


def test_a_refused_move_names_its_rule(open_page: Opener) -> None:
    page = open_page()
    start_alone(page)
    click_once(page)
    type_move(page, "turn 9 left")
    bubble = page.get_by_role("dialog", name="Why not?")
    expect(bubble).to_contain_text("There is no card 9")
    expect(bubble.get_by_role("button", name="Rule 2.1")).to_be_visible()


def test_the_rule_opens_its_paragraph(open_page: Opener) -> None:
    page = open_page()
    start_alone(page)
    click_once(page)
    type_move(page, "turn 9 left")
    page.get_by_role("button", name="Rule 2.1").click()
    expect(page.get_by_text(re.compile("lays three cards from the stack"))).to_be_visible()


def test_a_text_that_is_no_move_is_answered(open_page: Opener) -> None:
    page = open_page()
    start_alone(page)
    click_once(page)
    type_move(page, "fly away")
    expect(page.get_by_text("“fly away” is not a move here")).to_be_visible()


def test_a_wrong_code_is_answered(open_page: Opener) -> None:
    page = open_page()
    page.get_by_label("Table code").fill("MOON-2222")
    page.get_by_role("button", name="Join").click()
    expect(page.get_by_text(re.compile("No table has this code"))).to_be_visible()
