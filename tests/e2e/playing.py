"""People who play Coded Castle in the browser: they see what anybody sees and use what anybody can reach."""

import re
from collections.abc import Iterator

from playwright.sync_api import FilePayload, Locator, Page, expect

OVER = re.compile("You saved the castle!|The ghost got away")
OPEN_TURN = re.compile("Lay the row|Hide the treasures")
UNDECIDED_SORCERER = re.compile(r"^Card \d: Any way$")
UNTURNED_ARROW = re.compile(r"^Card \d: (up|right|down|left)$")
MOST_CLICKS = 2000


def start_alone(page: Page) -> None:
    """Two clicks from the home page to the table."""
    page.get_by_role("button", name="Play").first.click()
    page.get_by_role("button", name="Me alone").click()
    expect(page.get_by_role("grid")).to_be_visible()


def open_choices(page: Page) -> None:
    """The castle's card with everything that can be chosen before play."""
    page.get_by_role("button", name="Play").first.click()
    page.get_by_text("More choices").click()


def choose(page: Page, group: str, choice: str) -> None:
    """Take one of the choices under a question; the circle itself is hidden, its label is clicked."""
    page.get_by_role("group", name=group).get_by_text(choice, exact=True).click()


def choose_german_cloister_with_a_house_rule(page: Page) -> None:
    """A printing, a castle, and one reading that this printing does not print."""
    open_choices(page)
    choose(page, "Which rulebook lies in your box?", "German")
    choose(page, "Which castle?", "The cloister")
    page.get_by_role("button", name="House rules").click()
    choose(page, "How often do cards act with a loop?", "Twice")
    page.get_by_role("button", name="Done").click()


def bring_file(page: Page, label: str, text: str) -> None:
    """A file of one's own instead of a choice."""
    file = FilePayload(name="own.toml", mimeType="text/plain", buffer=text.encode())
    page.get_by_label(label).set_input_files(files=[file])


def what_is_played(page: Page) -> Locator:
    """The button that says what this table plays, and opens its rules."""
    return page.get_by_role("button", name=re.compile("This table plays"))


def sit_down_alone(page: Page) -> None:
    """To the table, once everything is chosen."""
    page.get_by_role("button", name="Me alone").click()
    expect(page.get_by_role("grid")).to_be_visible()


def start_by_link(page: Page, seats: int) -> None:
    """A table with free seats, the sheet that invites to them put away."""
    page.get_by_role("button", name="Play").first.click()
    page.get_by_role("button", name="By link").click()
    page.get_by_role("button", name=str(seats), exact=True).click()
    expect(page.get_by_role("dialog", name="Invite")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("grid")).to_be_visible()


def type_move(page: Page, move: str) -> None:
    """Write a move into the field beside the log."""
    field = page.get_by_label("Type a move")
    field.fill(move)
    field.press("Enter")


def is_over(page: Page) -> bool:
    return page.get_by_role("heading", name=OVER).is_visible()


def usable(buttons: Locator) -> Iterator[Locator]:
    """Buttons that are there, not greyed and not pressed already."""
    for button in buttons.all():
        greyed = button.get_attribute("aria-disabled") == "true" or button.is_disabled()
        if not greyed and button.get_attribute("aria-pressed") != "true":
            yield button


def sensible(page: Page) -> Iterator[Locator]:
    """What somebody in a hurry would click: Go if it is ready, else whatever may bring the row nearer to it."""
    yield from usable(page.get_by_role("button", name=OPEN_TURN))
    yield from usable(page.get_by_role("button", name="Go!"))
    yield from page.get_by_role("gridcell", name="you can jump here").all()
    yield from usable(page.get_by_role("button", name="Walk on"))
    yield from usable(page.get_by_role("button", name="Use the wand"))
    for card in page.get_by_role("button", name=UNDECIDED_SORCERER).all():
        card.click()
        yield from usable(page.get_by_role("group", name="Way of card").get_by_role("button"))
    for card in page.get_by_role("button", name=UNTURNED_ARROW).all():
        card.click()
        yield from usable(page.get_by_role("button", name=re.compile(r"Turn card \d (left|right)")))


def shown_text(page: Page) -> str:
    return str(page.evaluate("document.body.innerText"))


def wait_for_news(page: Page, before: str) -> None:
    """Something on the page changed, and nothing is on its way any more."""
    page.wait_for_function(
        "before => document.body.innerText !== before && !document.querySelector('main[aria-busy=true]')", arg=before
    )


def click_once(page: Page) -> bool:
    """One click that is not refused, and whatever comes of it; False if there was nothing to click."""
    for button in sensible(page):
        before = shown_text(page)
        button.click()
        wait_for_news(page, before)
        if not is_refused(page):
            return True
    return False


def is_refused(page: Page) -> bool:
    """Was the last try answered with "why not"? Then that is read and put away."""
    bubble = page.get_by_role("dialog", name="Why not?")
    if not bubble.is_visible():
        return False
    page.keyboard.press("Escape")
    expect(bubble).to_be_hidden()
    return True


def play_by_mouse(*pages: Page) -> None:
    """A whole game, in one browser or in several; whoever can do something does it."""
    for _ in range(MOST_CLICKS):
        if all(is_over(page) for page in pages):
            return
        if not any(click_once(page) for page in pages):
            pages[0].wait_for_timeout(50)
    raise AssertionError("the game did not end")
