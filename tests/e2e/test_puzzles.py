"""One row, and what can be made of it: puzzles by keyboard alone, ours and one's own."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener, Server
from tests.e2e.playing import bring_file, choose, open_choices, sit_down_alone, what_is_played
from tests.e2e.staged import ATTIC, CODE, stage_table

TO_THE_RIGHT = """
board = "castle"
sorcerer = "b1"
treasures = ["c1"]
row = ["up"]
"""
IN_THE_ATTIC = """
treasures = ["b1"]
row = ["up"]
"""


def open_puzzle(open_page: Opener, server: Server) -> Page:
    seats = stage_table(server.data, ["Zosia"], "", options={"puzzle": {"file": TO_THE_RIGHT}})
    page = open_page(f"/t/{CODE}", seats)
    expect(page.get_by_role("button", name="Card 1: up")).to_be_visible()
    return page


def turn_and_go(page: Page, key: str) -> None:
    page.keyboard.press(key)
    expect(page.get_by_role("button", name=re.compile("Card 1: .*turned"))).to_be_visible()
    page.keyboard.press("Space")


def test_a_puzzle_says_what_to_do(open_page: Opener, server: Server) -> None:
    page = open_puzzle(open_page, server)
    expect(page.get_by_text("Take as many treasures as this row can.", exact=True)).to_be_visible()


def test_a_puzzle_is_solved_by_keyboard(open_page: Opener, server: Server) -> None:
    page = open_puzzle(open_page, server)
    turn_and_go(page, "]")
    expect(page.get_by_role("heading", name="Solved!")).to_be_focused()


def test_a_missed_puzzle_is_tried_again(open_page: Opener, server: Server) -> None:
    page = open_puzzle(open_page, server)
    turn_and_go(page, "[")
    expect(page.get_by_role("heading", name="Not yet")).to_be_visible()
    page.get_by_role("button", name="Try again").press("Enter")
    expect(page.get_by_role("button", name="Card 1: up")).to_be_visible()


def choose_puzzle_7(page: Page) -> None:
    open_choices(page)
    page.get_by_text("Finer choices").click()
    choose(page, "A puzzle?", "7. No way past")


def test_a_puzzle_of_ours_leaves_no_rules_to_choose(open_page: Opener) -> None:
    page = open_page()
    choose_puzzle_7(page)
    expect(page.get_by_text("The puzzle brings its own castle, rules, treasures and cards.")).to_be_visible()
    expect(page.get_by_role("group", name="Which rules?")).to_have_count(0)


def test_the_table_says_which_rules_a_puzzle_brought(open_page: Opener) -> None:
    page = open_page()
    choose_puzzle_7(page)
    sit_down_alone(page)
    expect(what_is_played(page)).to_have_accessible_name(re.compile("Older, 7. No way past, The castle"))


def test_a_puzzle_of_ones_own_is_solved_on_a_board_of_ones_own(open_page: Opener) -> None:
    page = open_page()
    open_choices(page)
    bring_file(page, "A board of your own", ATTIC)
    page.get_by_text("Finer choices").click()
    bring_file(page, "A puzzle of your own", IN_THE_ATTIC)
    sit_down_alone(page)
    expect(what_is_played(page)).to_have_accessible_name(re.compile("Young, A puzzle of your own, Attic"))
    turn_and_go(page, "]")
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
