"""People who play Toy Battle against a bot: they wait for its answer, and ask for hints."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.e2e import battling

PATIENCE = 150_000
"""Milliseconds, on a machine that has other things to do."""

MOST_MOVES = 60


def start_against(page: Page, name: str) -> None:
    """From the home page to the first decision against a bot."""
    page.get_by_role("button", name="Play: Toy Battle").click()
    page.get_by_title(f"{name}: ").click()
    page.get_by_role("button", name=f"Me against {name}").click()
    deal = page.get_by_role("button", name="Deal the tiles")
    expect(deal.or_(page.locator("button[aria-label='Hint']:enabled"))).to_be_visible(timeout=PATIENCE)
    if deal.is_visible():
        deal.click()
    await_turn(page)


def hint_button(page: Page) -> Locator:
    return page.get_by_role("button", name="Hint", exact=True)


def hint(page: Page) -> Locator:
    return page.get_by_role("region", name="Hint")


def await_turn(page: Page) -> None:
    """A hint may be asked for exactly when there is something to decide here."""
    expect(hint_button(page)).to_be_enabled(timeout=PATIENCE)


def turn_number(page: Page) -> int:
    found = re.search(r"Turn (\d+)", page.get_by_text(re.compile(r"^Turn \d+$")).inner_text())
    assert found is not None
    return int(found[1])


def play_turns(page: Page, turns: int) -> None:
    """Decide whatever comes, until so many own turns and the bot's answers to them are over."""
    last = turn_number(page) + 2 * turns
    for _ in range(MOST_MOVES):
        if turn_number(page) >= last:
            return
        battling.battle_on(page)
        battling.settle(page)
        await_turn(page)
    raise AssertionError(f"turn {last} never came")


def ask_hint(page: Page, grade: int) -> Locator:
    """Press H, and wait for the answer of this grade."""
    page.keyboard.press("h")
    expect(hint(page).get_by_role("img", name=f"Hint, {grade} of 3")).to_be_visible(timeout=PATIENCE)
    expect(hint(page).get_by_text("Thinking…")).to_have_count(0, timeout=PATIENCE)
    return hint(page)
