"""Planning a row of Coded Castle: what is asked is at hand."""

import pytest
from playwright.sync_api import expect

from tests.e2e.conftest import Opener, Server
from tests.e2e.staged import CODE, TREASURES, stage_table


def test_after_a_turn_the_ways_that_are_asked_for_are_at_hand(open_page: Opener, server: Server) -> None:
    moves = f"{TREASURES}, lay up, lay sorcerer, lay ghost"
    page = open_page(f"/t/{CODE}", stage_table(server.data, ["Zosia"], moves))
    page.get_by_role("button", name="Card 1: up").click()
    page.get_by_role("button", name="Turn card 1 left").click()
    expect(page.get_by_role("group", name="Way of card 2")).to_be_visible()


UNDER_THE_BAR = """() => {
    const bar = document.querySelector('[data-tray] .bar').getBoundingClientRect().top;
    return [...document.querySelectorAll('[data-tray] [data-light^="card "]')]
        .filter((card) => card.getBoundingClientRect().bottom > bar)
        .map((card) => card.dataset.light);
}"""
"""Cards of the row that the bar at the foot of a phone hides."""


@pytest.mark.parametrize("board", ["castle", "labyrinth"])
def test_on_a_small_phone_the_row_lies_above_the_bar(open_page: Opener, server: Server, board: str) -> None:
    laid = "treasure d2, lay up, lay sorcerer, lay ghost"
    seats = stage_table(server.data, ["Mara"], laid, options={"board": board, "treasures": 1})
    page = open_page(f"/t/{CODE}", seats, viewport={"width": 360, "height": 640}, has_touch=True)
    expect(page.locator("[data-light='card 3']")).to_be_visible()
    assert page.evaluate(UNDER_THE_BAR) == []
