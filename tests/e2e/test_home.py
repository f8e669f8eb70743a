"""The home page: learning beside playing, one's own tables, games to look back at, and an address to nowhere."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, ViewportSize, expect

from tests.e2e.conftest import EXTREMES, IN_BOTH_SCHEMES, PHONE, Opener, Server
from tests.e2e.looking import each_sheet, scrolls_sideways, show_on, violations_on
from tests.e2e.playing import start_alone
from tests.e2e.staged import CODE, ONE_GO_FROM_WINNING, stage_table

GAMES = ("Coded Castle", "Toy Battle", "Escape from Clockwork City")
SMALL: ViewportSize = {"width": 360, "height": 640}
UPRIGHT: ViewportSize = {"width": 820, "height": 1180}
LARGEST: ViewportSize = {"width": 3840, "height": 2160}
SHEETS: dict[str, Callable[[Page], None]] = {
    "Settings": lambda page: page.get_by_role("button", name="Settings").click(),
    "Rules": lambda page: page.get_by_role("button", name="Rules").click(),
    "Sheets to print": lambda page: page.get_by_role("button", name="Sheets to print").click(),
}


def remember(context: BrowserContext, key: str, value: Any) -> None:
    context.add_init_script(f"localStorage.setItem({json.dumps(key)}, {json.dumps(json.dumps(value))})")


def sit_down_and_come_home(page: Page) -> None:
    """A table alone, left in the middle of its game."""
    start_alone(page)
    page.goto("/")
    expect(page.get_by_role("heading", name="Go on", exact=True)).to_be_visible()
    expect(page.get_by_role("article").first).to_be_visible()


def test_every_game_teaches_itself_from_its_box(open_page: Opener) -> None:
    page = open_page()
    for game in GAMES:
        expect(page.get_by_role("link", name=f"Learn it in three minutes: {game}")).to_be_visible()
        expect(page.get_by_role("link", name=f"How to play: {game}")).to_be_visible()


def test_a_guide_that_was_left_is_gone_on_with(open_page: Opener) -> None:
    page = open_page()
    remember(page.context, "toychest.guides", {"castle": {"code": CODE, "step": 5, "steps": 9, "isDone": False}})
    page.reload()
    expect(page.get_by_role("link", name="Go on learning: Coded Castle, step 5 of 9")).to_be_visible()


def test_a_guide_that_is_done_is_offered_once_more(open_page: Opener) -> None:
    page = open_page()
    remember(page.context, "toychest.guides", {"castle": {"code": CODE, "step": 9, "steps": 9, "isDone": True}})
    page.reload()
    expect(page.get_by_role("link", name="Learn it once more: Coded Castle")).to_be_visible()


def test_a_newcomer_is_shown_no_tables(open_page: Opener) -> None:
    page = open_page()
    expect(page.get_by_text("Every “no” comes with the rule")).to_be_visible()
    expect(page.get_by_role("heading", name=re.compile("Go on|Look back"))).to_have_count(0)


def test_a_newcomer_finds_the_puzzle_of_the_day_in_one_line(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("link", name=re.compile("^Puzzle of the day")).click()
    page.wait_for_url("**/puzzles/day")


def test_looking_back_and_the_puzzle_of_the_day_stand_side_by_side(open_page: Opener, server: Server) -> None:
    page = open_page(f"/t/{CODE}", stage_table(server.data, ["Zosia"], ONE_GO_FROM_WINNING))
    page.get_by_role("button", name="Go!").click()
    expect(page.get_by_role("heading", name="You saved the castle!")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name="All puzzles")).to_be_visible()
    tops = [page.get_by_role("heading", name=name).bounding_box() for name in ("Look back", "Puzzle of the day")]
    assert len({box and round(box["y"]) for box in tops}) == 1


def test_a_table_tells_whose_turn_it_is_and_how_it_stands(open_page: Opener) -> None:
    page = open_page()
    sit_down_and_come_home(page)
    table = page.get_by_role("link", name=re.compile("Coded Castle.*Your turn.*treasures left"))
    table.click()
    expect(page.get_by_role("grid")).to_be_visible()


def test_a_table_can_be_tidied_away_and_put_back(open_page: Opener) -> None:
    page = open_page()
    sit_down_and_come_home(page)
    page.get_by_role("button", name="Tidy away: Coded Castle").click()
    page.reload()
    expect(page.get_by_role("article").first).to_be_visible()
    expect(page.get_by_role("heading", name="Go on", exact=True)).to_have_count(0)


def test_what_was_tidied_away_by_mistake_is_put_back(open_page: Opener) -> None:
    page = open_page()
    sit_down_and_come_home(page)
    page.get_by_role("button", name="Tidy away: Coded Castle").click()
    page.get_by_role("button", name="Put it back").click()
    expect(page.get_by_role("link", name=re.compile("Coded Castle.*Your turn"))).to_be_visible()


def test_on_a_phone_going_on_comes_before_the_games(open_page: Opener) -> None:
    page = open_page(viewport=PHONE)
    sit_down_and_come_home(page)
    headings = page.get_by_role("heading", level=2).all_inner_texts()
    assert headings.index("Go on") < headings.index("Coded Castle")


def test_a_finished_game_is_looked_back_at(open_page: Opener, server: Server) -> None:
    page = open_page(f"/t/{CODE}", stage_table(server.data, ["Zosia"], ONE_GO_FROM_WINNING))
    page.get_by_role("button", name="Go!").click()
    expect(page.get_by_role("heading", name="You saved the castle!")).to_be_visible()
    page.goto("/")
    page.get_by_role("link", name=re.compile("You saved the castle!")).click()
    expect(page.get_by_role("heading", name="You saved the castle!")).to_be_visible()


def test_ones_name_is_set_once_and_used_at_every_table(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("button", name="Settings").click()
    page.get_by_label("Your name").fill("Zosia")
    page.keyboard.press("Escape")
    start_alone(page)
    expect(page.get_by_text("Zosia").first).to_be_visible()


def test_whoever_sat_here_last_is_offered_again(open_page: Opener) -> None:
    page = open_page()
    for _ in range(2):
        page.get_by_role("button", name="Play: Toy Battle").click()
        page.get_by_role("button", name="At this screen").click()
        offered = page.get_by_label("Name of seat B").input_value()
        page.get_by_label("Name of seat B").fill("Papa")
        page.get_by_role("button", name="To the table").click()
        page.wait_for_url("**/t/*")
        page.goto("/")
    assert offered == "Papa"


def test_an_opened_card_is_brought_into_view(open_page: Opener) -> None:
    page = open_page(viewport={"width": 1440, "height": 760})
    page.get_by_role("button", name="Play: Toy Battle").click()
    expect(page.get_by_role("button", name="By link")).to_be_in_viewport()


def test_the_rules_of_every_game_are_found_from_home(open_page: Opener) -> None:
    page = open_page(viewport=PHONE)
    page.get_by_role("button", name="Rules").click()
    page.get_by_role("button", name="All rules: Toy Battle").click()
    expect(page.get_by_role("dialog", name="The rules of Toy Battle")).to_be_visible()


def test_a_teacher_finds_sheets_to_print(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("button", name="Sheets to print").click()
    with page.expect_download() as downloading:
        page.get_by_role("link", name="The garden: Lines only").click()
    assert downloading.value.suggested_filename == "garden-sheets.pdf"


@pytest.mark.parametrize(("locale", "words"), [("en", "Nothing lies here"), ("de", "Hier liegt nichts")])
def test_an_address_that_leads_nowhere_is_answered_kindly(open_page: Opener, locale: str, words: str) -> None:
    page = open_page(locale=locale)
    page.evaluate("history.pushState(null, '', '/nonsense'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name=words)).to_be_visible()
    page.get_by_role("button").click()
    expect(page.get_by_role("article").first).to_be_visible()


def test_home_with_tables_has_no_violation(open_page: Opener) -> None:
    page = open_page()
    sit_down_and_come_home(page)
    assert violations_on(page, *EXTREMES) == []


def test_no_sheet_of_home_has_a_violation(open_page: Opener) -> None:
    page = open_page()
    faults = {name: violations_on(page, *IN_BOTH_SCHEMES) for name in each_sheet(page, SHEETS)}
    assert faults == {title: [] for title in SHEETS}


@pytest.mark.parametrize("text", ["100%", "200%"])
def test_nothing_of_home_is_lost_at_any_size(open_page: Opener, text: str) -> None:
    page = open_page()
    sit_down_and_come_home(page)
    page.evaluate("text => document.documentElement.style.setProperty('font-size', text, 'important')", text)
    assert [lost for size in (SMALL, PHONE, UPRIGHT, LARGEST) for lost in lost_on(page, size)] == []


def lost_on(page: Page, viewport: ViewportSize) -> list[str]:
    """What cannot be read on this screen: the whole page if it is too wide, and words that are cut off."""
    show_on(page, viewport)
    return [*(["the page"] if scrolls_sideways(page) else []), *cut_off(page)]


def cut_off(page: Page) -> list[str]:
    """Words that reach out of the window, or out of a box that hides what is too long."""
    found: list[str] = page.evaluate(
        """() => [...document.querySelectorAll('h1, h2, p, a, button, b, label')]
            .filter((each) => each.checkVisibility() && !each.closest('.tables'))
            .filter((each) => each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).overflowX !== 'visible'
                || each.getBoundingClientRect().right > innerWidth + 1)
            .map((each) => each.outerHTML.slice(0, 120))"""
    )
    return found
