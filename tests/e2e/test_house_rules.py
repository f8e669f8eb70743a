"""Questions that only some readings ask."""

from playwright.sync_api import expect

from tests.e2e.conftest import Opener, Server
from tests.e2e.playing import type_move
from tests.e2e.staged import CODE, TREASURES, stage_table

WAND_AHEAD = f"{TREASURES}, lay down, lay down, lay left"
WAND_BEHIND = f"{WAND_AHEAD}, go, lay right, lay ghost, lay ghost, go"
WAND_BEFORE_A_WALL = f"{TREASURES}, lay down, lay down, lay ghost, go, lay left, lay loop, lay ghost"
LOOPED_ARROW = f"{TREASURES}, lay down, lay loop, lay left"
LOOPED_SORCERER = f"{TREASURES}, lay sorcerer, lay loop, lay left"


def test_a_wand_is_used_by_the_main_key(open_page: Opener, server: Server) -> None:
    seats = stage_table(server.data, ["Zosia"], WAND_AHEAD, "castle-standard-0+wand=optional")
    page = open_page(f"/t/{CODE}", seats)
    expect(page.get_by_role("button", name="Use the wand")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("list", name="The planned way").get_by_text("wand", exact=True)).to_be_visible()


def test_a_wand_is_left_alone_by_a_key(open_page: Opener, server: Server) -> None:
    seats = stage_table(server.data, ["Zosia"], WAND_AHEAD, "castle-standard-0+wand=optional")
    page = open_page(f"/t/{CODE}", seats)
    expect(page.get_by_role("button", name="Leave it")).to_be_visible()
    page.keyboard.press("n")
    expect(page.get_by_text("wand left alone")).to_be_visible()


def test_a_wand_before_a_wall_asks_for_a_turn_first(open_page: Opener, server: Server) -> None:
    seats = stage_table(server.data, ["Zosia"], WAND_BEFORE_A_WALL, "castle-standard-0+wand=optional")
    page = open_page(f"/t/{CODE}", seats)
    expect(page.get_by_label("row 2").get_by_text("Turn an arrow first.")).to_be_visible()
    expect(page.get_by_role("button", name="Use the wand")).to_be_disabled()
    page.keyboard.press("y")
    expect(page.get_by_role("dialog", name="Why not?").get_by_role("button", name="Rule 4.1")).to_be_visible()


def test_a_wand_before_a_wall_asks_no_more_after_a_turn(open_page: Opener, server: Server) -> None:
    seats = stage_table(server.data, ["Zosia"], WAND_BEFORE_A_WALL, "castle-standard-0+wand=optional")
    page = open_page(f"/t/{CODE}", seats)
    expect(page.get_by_role("button", name="Use the wand")).to_be_visible()
    page.keyboard.press("[")
    expect(page.get_by_role("button", name="Go!")).to_be_enabled()


def test_a_spent_wand_is_said(open_page: Opener, server: Server) -> None:
    seats = stage_table(server.data, ["Zosia"], WAND_BEHIND, "castle-standard-0+wand_reuse=once_per_game")
    page = open_page(f"/t/{CODE}", seats)
    expect(page.get_by_role("gridcell", name="moon 3, a wand that is used up")).to_be_visible()


def test_an_arrow_in_a_repeat_offers_only_its_legal_ways(open_page: Opener, server: Server) -> None:
    seats = stage_table(server.data, ["Zosia"], LOOPED_ARROW, "castle-standard-0+rerotate_in_loop=yes")
    page = open_page(f"/t/{CODE}", seats)
    expect(page.get_by_role("group", name="Way of card 1").get_by_role("button")).to_have_count(2)


def test_a_sorcerer_card_is_asked_in_every_repeat(open_page: Opener, server: Server) -> None:
    seats = stage_table(server.data, ["Zosia"], LOOPED_SORCERER, "castle-standard-0+sorcerer_repeat=free")
    page = open_page(f"/t/{CODE}", seats)
    type_move(page, "walk down")
    expect(page.get_by_text("Card 1 once more. Which way this time?")).to_be_visible()
    page.get_by_role("group", name="Way of card 1").get_by_role("button", name="down").click()
    expect(page.get_by_role("button", name="Go!")).to_be_enabled()
