"""People who play Toy Battle: they pass the screen on, open the curtain, and use what anybody can reach."""

import re
from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Opener, Server
from tests.e2e.staged import CODE, Seats, stage_table
from tests.e2e.timing import looks

EDITION = "toybattle-standard-0"
TAKE = re.compile(r"^Take (tiles|a tile|\d tiles)")
OVER = re.compile("wins|You win!|come to a halt")
RACKED = re.compile(r"^\d: ")
TARGET = re.compile("you can place here")
TROOPS = "Skully|Cap'n|Jumbo|Hook|XB-42|Star|Roxy|Kwak"
MOST_MOVES = 600


def start_here(page: Page) -> None:
    """From the home page to the curtain before the first turn."""
    page.get_by_role("button", name="Play: Toy Battle").click()
    page.get_by_role("button", name="At this screen").click()
    page.get_by_role("textbox").last.press("Enter")
    expect(curtain(page)).to_be_visible()


def open_staged(open_page: Opener, server: Server, moves: str, **options: object) -> Page:
    """Mara's browser alone, at a table where all this has happened."""
    names = ["Mara", "Ivo"]
    staged = stage_table(server.data, names, moves, EDITION)
    page = open_page(f"/t/{CODE}", Seats(names[:1], staged.tokens[:1]), **options)
    expect(rack(page).first).to_be_visible()
    return page


def capture(page: Page) -> None:
    """Onto the headquarters of the other side; a small screen asks once more."""
    rack(page).first.click()
    page.locator("[data-place='41']").click()
    confirm = page.get_by_role("button", name="Place on")
    if confirm.is_visible():
        confirm.click()


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
    take = page.get_by_role("button", name=TAKE)
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
    return page.get_by_role("button", name=TAKE).click()


def tab_to(page: Page, name: str) -> None:
    """Tab on until the button with this name has the focus, and press it."""
    button = page.get_by_role("button", name=name)
    expect(button).to_be_visible()
    for _ in range(60):
        if button.evaluate("button => button === document.activeElement"):
            return page.keyboard.press("Enter")
        page.keyboard.press("Tab")
    raise AssertionError(f"Tab never reached {name!r}")


def battle_on_by_keys(page: Page) -> None:
    """One decision without a mouse: Enter at the curtain, Space or D for an effect, T, or a number and a move."""
    if curtain(page).is_visible():
        return page.keyboard.press("Enter")
    if page.get_by_role("region", name="An effect is offered").is_visible():
        return page.keyboard.press("Space" if page.locator("button.primary").is_visible() else "d")
    take = page.get_by_role("button", name=TAKE)
    if rack(page).count() < 4 and take.get_attribute("aria-disabled") != "true":
        return page.keyboard.press("t")
    return place_by_keys(page)


def place_by_keys(page: Page) -> None:
    """The first troop that may go anywhere, written as a move; none may: then tiles are taken."""
    for number in range(rack(page).count(), 0, -1):
        page.keyboard.press(str(number))
        if targets(page).count() > 0:
            troop = str(rack(page).nth(number - 1).get_attribute("aria-label")).split(" ")[1]
            return typed(page, f"place {troop} {targets(page).first.get_attribute('data-place')}")
        page.keyboard.press(str(number))
    return page.keyboard.press("t")


def typed(page: Page, move: str) -> None:
    """A move written into the field, and back out of it."""
    page.keyboard.press("/")
    page.keyboard.type(move)
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")


def start_by_link(page: Page) -> None:
    """A table with a free seat, its invitation put away; there is nothing to ask, for a battle has two."""
    page.get_by_role("button", name="Play: Toy Battle").click()
    page.get_by_role("button", name="By link").click()
    expect(page.get_by_role("dialog", name="Invite")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def sit_down(page: Page, name: str) -> None:
    page.get_by_label("Your name").fill(name)
    page.get_by_role("dialog").get_by_role("button", name="Take a seat", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def is_on_turn(page: Page) -> bool:
    return page.get_by_text("Your turn,").is_visible()


def whose_turn(*pages: Page) -> Page:
    """One screen for both always is on turn; of several browsers the one that says so."""
    if len(pages) == 1:
        return pages[0]
    for _ in looks(pages[0]):
        found = next((page for page in pages if is_on_turn(page)), None)
        if found or all(is_over(page) for page in pages):
            return found or pages[0]
    raise AssertionError("nobody is on turn")


def is_over(page: Page) -> bool:
    return page.get_by_role("heading", name=OVER).is_visible()


def settle(page: Page) -> None:
    """Nothing is on its way any more."""
    page.wait_for_function("() => !document.querySelector('main[aria-busy=true]')")


def play_to_the_end(decide: Callable[[Page], None], *pages: Page) -> None:
    """Whoever is on turn decides, until all have seen the end."""
    for _ in range(MOST_MOVES):
        if all(is_over(page) for page in pages):
            return
        page = whose_turn(*pages)
        if not is_over(page):
            decide(page)
            settle(page)
    raise AssertionError("the game did not end")
