"""Bots and hints in the browser: a bot sits down, answers every turn, and a strong one says where to look."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import battling
from tests.e2e.against_bots import PATIENCE, ask_hint, hint, play_turns, start_against, turn_number
from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.looking import violations

FEW = "still warming up|Too little could be tried"
"""What a hint says that was found with so few tries that a number would mean nothing."""
INTERVAL = re.compile(r"chance to win, estimated\s*\d+% \(\d+–\d+\)")
COVERED = """all => all.filter(one => {
  const { left, top, width, height } = one.getBoundingClientRect();
  return document.elementFromPoint(left + width / 2, top + height / 2)?.closest("section.hint");
}).length"""
SCREENS = [
    pytest.param(DESKTOP, "light", id="desktop", marks=pytest.mark.deep),
    pytest.param(PHONE, "dark", id="phone"),
]


@pytest.fixture
def battle(open_page: Opener) -> Page:
    """A table against the gentlest bot, with the first decision to make."""
    page = open_page()
    start_against(page, "Pip")
    return page


def test_a_bot_answers_every_turn(battle: Page) -> None:
    before = turn_number(battle)
    play_turns(battle, 2)
    assert turn_number(battle) >= before + 4
    expect(battle.get_by_role("listitem").filter(has_text=re.compile("Pip (took|placed)")).first).to_be_visible()


def test_hints_get_clearer(battle: Page) -> None:
    nudge = ask_hint(battle, 1)
    expect(nudge).to_contain_text("what glows")
    expect(nudge).to_contain_text(re.compile(f"{INTERVAL.pattern}|{FEW}"))
    expect(ask_hint(battle, 2).get_by_role("listitem")).not_to_have_count(0)
    expect(ask_hint(battle, 3)).to_contain_text(re.compile(f"chance to win \\d+%|wins at once|nothing else|{FEW}"))


def test_a_hint_closes_by_escape(battle: Page) -> None:
    ask_hint(battle, 1)
    battle.keyboard.press("Escape")
    expect(hint(battle)).to_have_count(0)


def test_a_hint_is_gone_when_the_table_moves_on(battle: Page) -> None:
    ask_hint(battle, 1)
    play_turns(battle, 1)
    expect(hint(battle)).to_have_count(0)


def test_a_bot_sits_down_on_a_free_seat_and_changes_its_level(open_page: Opener) -> None:
    page = open_page()
    battling.start_by_link(page)
    page.get_by_role("button", name="Let a bot play seat B").click()
    page.get_by_role("button", name="Let Cog play").click()
    page.get_by_role("button", name="Cog, bot of level 3. Change it").click()
    page.get_by_role("dialog").get_by_title("Thimble").click()
    page.get_by_role("button", name="Let Thimble play").click()
    expect(page.get_by_role("heading", name="Thimble", exact=True)).to_be_visible()


def test_a_seat_of_a_bot_is_opened_again_before_the_first_move(open_page: Opener) -> None:
    page = open_page()
    battling.start_by_link(page)
    page.get_by_role("button", name="Let a bot play seat B").click()
    page.get_by_role("button", name="Let Cog play").click()
    page.get_by_role("button", name="Cog, bot of level 3. Change it").click()
    page.get_by_role("button", name="Open the seat again").click()
    expect(page.get_by_role("button", name="Take seat B")).to_be_visible()


def test_a_seat_of_a_bot_is_chosen_among_those_at_this_screen(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("button", name="Play: Toy Battle").click()
    page.get_by_role("button", name="At this screen").click()
    page.get_by_role("button", name="Let a bot play seat B").click()
    page.get_by_label("Bot on seat B").select_option("2 · Thimble")
    page.get_by_role("button", name="To the table").click()
    expect(page.get_by_role("heading", name="Thimble", exact=True)).to_be_visible()


def test_the_last_bot_comes_first_the_next_time(battle: Page) -> None:
    battle.goto("/")
    battle.get_by_role("button", name="Play: Toy Battle").click()
    expect(battle.locator("button.primary", has_text="Me against Pip")).to_be_visible()


def test_a_nudge_hides_nothing_that_glows_on_a_phone(open_page: Opener) -> None:
    page = open_page(viewport=PHONE)
    start_against(page, "Pip")
    ask_hint(page, 1)
    glowing = page.locator("button.lit, .ring.glow, path.arrow")
    expect(glowing.first).to_be_attached()
    assert glowing.evaluate_all(COVERED) == 0


@pytest.mark.parametrize(("viewport", "scheme"), SCREENS)
def test_a_hint_has_no_accessibility_problem(open_page: Opener, viewport: dict[str, int], scheme: str) -> None:
    page = open_page(viewport=viewport, color_scheme=scheme)
    start_against(page, "Pip")
    ask_hint(page, 1)
    ask_hint(page, 2)
    assert violations(page) == []
    page.locator("section.hint li button").first.click()
    expect(page.get_by_role("region", name="Hint")).to_have_count(int(viewport == DESKTOP), timeout=PATIENCE)
