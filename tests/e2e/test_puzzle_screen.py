"""Puzzles in a browser: one is solved on its board by the keyboard alone, and the star is kept."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.battling import TAKE, rack
from tests.e2e.conftest import Opener
from toychest.games import EDITIONS

pytestmark = pytest.mark.e2e

SMALL: ViewportSize = {"width": 360, "height": 640}
FOUND = (EDITIONS["toybattle-standard-0"].puzzles or tuple)()
TAKES = next(puzzle for puzzle in FOUND if puzzle.posed.answer == ("take",))
PLACES = next(puzzle for puzzle in FOUND if puzzle.posed.answer != ("take",) and not puzzle.posed.equals)


def test_a_puzzle_is_solved_by_the_keyboard_and_its_star_is_kept(open_page: Opener) -> None:
    page = open_page(f"/puzzles/{TAKES.id}")
    expect(page.get_by_role("button", name=TAKE)).to_be_enabled()
    page.keyboard.press("t")
    expect(page.get_by_role("heading", name="Solved!")).to_be_visible()
    expect(page.get_by_role("button", name="Next puzzle")).to_be_focused()
    page.goto("/puzzles")
    expect(page.get_by_text(re.compile("^1 of")).first).to_be_visible()


def test_what_is_wrong_can_be_tried_again_or_shown(open_page: Opener) -> None:
    page = open_page("/puzzles/day")
    expect(page.get_by_text("Puzzle of the day")).to_be_visible()
    page.goto(f"/puzzles/{PLACES.id}")
    page.get_by_role("button", name="Show").click()
    expect(page.get_by_role("heading", name="This is the answer")).to_be_visible()
    page.get_by_role("button", name="Once more").click()
    expect(page.get_by_role("button", name="Show")).to_be_enabled()


def test_on_a_small_phone_no_tile_lies_behind_the_buttons(open_page: Opener) -> None:
    page = open_page(f"/puzzles/{PLACES.id}", viewport=SMALL)
    expect(rack(page).first).to_be_visible()
    tile, button = rack(page).first.bounding_box(), page.get_by_role("button", name=TAKE).bounding_box()
    assert tile is not None
    assert button is not None
    assert tile["y"] + tile["height"] <= button["y"]
