"""People who play Toy Battle at one screen: they pass it on, open the curtain, and use what anybody can reach."""

import re

from playwright.sync_api import Locator, Page, expect

OVER = re.compile("wins|come to a halt")
RACKED = re.compile(r"^\d: ")
TARGET = re.compile("you can place here")
MOST_MOVES = 600


def start_here(page: Page) -> None:
    """From the home page to the curtain before the first turn."""
    page.get_by_role("button", name="Play: Toy Battle").click()
    page.get_by_role("button", name="At this screen").click()
    page.get_by_role("textbox").last.press("Enter")
    expect(curtain(page)).to_be_visible()


def curtain(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^I am .*Open$"))


def open_curtain(page: Page) -> None:
    """By key it opens at once."""
    curtain(page).press("Enter")
    expect(rack(page).first).to_be_visible()


def rack(page: Page) -> Locator:
    return page.get_by_role("group", name="Your rack").get_by_role("button", name=RACKED)


def targets(page: Page) -> Locator:
    return page.get_by_role("button", name=TARGET)


def what_follows(page: Page) -> Locator:
    """After a troop was placed: its effect is offered, or the screen is passed on."""
    return page.get_by_role("button", name="No, thanks").or_(curtain(page))


def next_player(page: Page) -> str:
    """Whose name stands on the curtain."""
    return curtain(page).inner_text()


def battle_on(page: Page) -> None:
    """One decision of whoever looks: open the curtain, decline, take while the rack is small, else place somewhere."""
    if curtain(page).is_visible():
        return open_curtain(page)
    decline = page.get_by_role("button", name="No, thanks")
    if decline.is_visible():
        return decline.click()
    take = page.get_by_role("button", name="Take tiles")
    if rack(page).count() < 4 and take.get_attribute("aria-disabled") != "true":
        return take.click()
    return place_anywhere(page)


def place_anywhere(page: Page) -> None:
    """The first troop that may go anywhere, as far ahead as it may."""
    for tile in reversed(rack(page).all()):
        tile.click()
        if targets(page).count() > 0:
            return targets(page).first.click()
        tile.click()
    return page.get_by_role("button", name="Take tiles").click()


def is_over(page: Page) -> bool:
    return page.get_by_role("heading", name=OVER).is_visible()


def settle(page: Page) -> None:
    """Nothing is on its way any more."""
    page.wait_for_function("() => !document.querySelector('main[aria-busy=true]')")
