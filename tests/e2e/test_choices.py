"""What is played is chosen before play: printing, options, house rules, and boards of one's own."""

import re

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import PHONE, Opener
from tests.e2e.playing import (
    bring_file,
    choose,
    choose_german_cloister_with_a_house_rule,
    click_once,
    open_choices,
    play_by_mouse,
    sit_down_alone,
    what_is_played,
)
from tests.e2e.staged import ATTIC

SHUT = ATTIC.replace('["c1", "d1"]', '["c1", "d1"], ["d1", "d2"]')
"""A corner to which no door leads."""


def test_the_table_says_what_was_chosen(open_page: Opener) -> None:
    page = open_page()
    choose_german_cloister_with_a_house_rule(page)
    sit_down_alone(page)
    expect(what_is_played(page)).to_have_accessible_name(re.compile("German, 1 house rule, Young, The cloister"))


def test_the_rules_mark_what_this_table_plays(open_page: Opener) -> None:
    page = open_page()
    choose_german_cloister_with_a_house_rule(page)
    sit_down_alone(page)
    what_is_played(page).click()
    first = page.get_by_role("region", name="This table plays").get_by_role("listitem").first
    expect(first).to_contain_text(re.compile("How often do cards act with a loop.*Twice.*house rule", re.S))


def test_a_ruling_marks_the_value_that_is_played(open_page: Opener) -> None:
    page = open_page()
    choose_german_cloister_with_a_house_rule(page)
    sit_down_alone(page)
    what_is_played(page).click()
    ruling = page.locator("section").filter(has=page.get_by_role("heading", name=re.compile("R6")))
    expect(ruling.get_by_role("listitem").filter(has_text="played here")).to_contain_text("Twice")


def test_choices_are_remembered(open_page: Opener) -> None:
    page = open_page()
    choose_german_cloister_with_a_house_rule(page)
    page.reload()
    page.get_by_role("button", name="Play").first.click()
    expect(page.get_by_text("German · The cloister · 1 house rule")).to_be_visible()


def test_house_rules_go_back_to_the_printing(open_page: Opener) -> None:
    page = open_page()
    choose_german_cloister_with_a_house_rule(page)
    page.get_by_role("button", name="Back to this printing").click()
    expect(page.get_by_text("German · The cloister", exact=True)).to_be_visible()


def test_a_board_that_cannot_be_played_is_refused_with_its_square(open_page: Opener) -> None:
    page = open_page()
    open_choices(page)
    bring_file(page, "A board of your own", SHUT)
    page.get_by_role("button", name="Me alone").click()
    expect(page.get_by_role("alert").filter(has_text="No way leads to d1")).to_contain_text("Open a wall")


def test_a_refused_board_stays_chosen(open_page: Opener) -> None:
    page = open_page()
    open_choices(page)
    bring_file(page, "A board of your own", SHUT)
    page.get_by_role("button", name="Me alone").click()
    expect(page.get_by_role("alert").filter(has_text="d1")).to_be_visible()
    expect(page.get_by_label("A board of your own Attic")).to_be_attached()


def test_a_mended_board_is_played(open_page: Opener) -> None:
    page = open_page()
    open_choices(page)
    bring_file(page, "A board of your own", SHUT)
    page.get_by_role("button", name="Me alone").click()
    expect(page.get_by_role("alert").filter(has_text="d1")).to_be_visible()
    bring_file(page, "A board of your own", ATTIC)
    sit_down_alone(page)
    expect(page.get_by_role("gridcell")).to_have_count(16)
    assert click_once(page)


@pytest.mark.deep
def test_a_whole_game_on_the_walled_board_on_a_phone(open_page: Opener) -> None:
    page = open_page(viewport=PHONE, has_touch=True, is_mobile=True)
    open_choices(page)
    choose(page, "Which castle?", "The cloister")
    sit_down_alone(page)
    play_by_mouse(page)
    expect(page.get_by_text("Deals checked, all fair")).to_be_visible()
