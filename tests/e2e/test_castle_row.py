"""Planning a row of Coded Castle: what is asked is at hand."""

from playwright.sync_api import expect

from tests.e2e.conftest import Opener, Server
from tests.e2e.staged import CODE, TREASURES, stage_table


def test_after_a_turn_the_ways_that_are_asked_for_are_at_hand(open_page: Opener, server: Server) -> None:
    moves = f"{TREASURES}, lay up, lay sorcerer, lay ghost"
    page = open_page(f"/t/{CODE}", stage_table(server.data, ["Zosia"], moves))
    page.get_by_role("button", name="Card 1: up").click()
    page.get_by_role("button", name="Turn card 1 left").click()
    expect(page.get_by_role("group", name="Way of card 2")).to_be_visible()
