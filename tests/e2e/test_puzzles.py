"""One row, and what can be made of it: puzzles by keyboard alone."""

import re

from playwright.sync_api import Page, expect

from tests.e2e.conftest import Opener, Server
from tests.e2e.staged import CODE, stage_table

TO_THE_RIGHT = """
board = "castle"
sorcerer = "b1"
treasures = ["c1"]
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
    expect(page.get_by_text("Take as many treasures as this row can.")).to_be_visible()


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
