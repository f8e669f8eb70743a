"""People who play a game that nobody has drawn: they press what is offered, and see its groups of things."""

from playwright.sync_api import Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

MOST_CLICKS = 200


def start_here(page: Page, game: str) -> None:
    """From the home page to the table, two at one screen."""
    page.get_by_role("button", name=f"Play: {game}").click()
    page.get_by_role("button", name="At this screen").click()
    page.get_by_role("button", name="To the table").click()
    expect(curtain(page).or_(moves(page))).to_be_visible()


def curtain(page: Page) -> Locator:
    return page.get_by_role("button", name="Open", exact=False).and_(page.locator(".curtain button"))


def moves(page: Page) -> Locator:
    return page.get_by_role("group", name="Your moves")


def offered(page: Page) -> Locator:
    """The buttons that can be pressed now."""
    return moves(page).locator("button:enabled:not([aria-disabled=true])")


def things(page: Page) -> Locator:
    return page.get_by_role("region", name="What lies on the table")


def seen_once(page: Page) -> Locator:
    return page.get_by_role("button", name="I have seen it")


def is_over(page: Page) -> bool:
    return page.get_by_role("button", name="Rematch").is_visible()


def waiting_for(page: Page) -> Locator:
    """Whatever can be done next."""
    rematch = page.get_by_role("button", name="Rematch")
    return curtain(page).or_(seen_once(page)).or_(offered(page)).or_(rematch).first


def decide(page: Page, which: int = 0) -> None:
    """One decision by mouse: the curtain, what is seen once, or one of the moves."""
    waiting_for(page).wait_for()
    if curtain(page).is_visible():
        curtain(page).press("Enter")
    elif seen_once(page).is_visible():
        seen_once(page).click()
    elif not is_over(page):
        press(page, which)
    settle(page)


def press(page: Page, which: int) -> None:
    """One of the moves; if a curtain falls over them just now, none: whoever decides looks again."""
    try:
        offered(page).nth(which % max(1, offered(page).count())).click(timeout=5_000)
    except PlaywrightTimeout:
        expect(curtain(page).or_(seen_once(page))).to_be_visible()


def settle(page: Page) -> None:
    """Nothing is on its way any more."""
    expect(page.locator("main[aria-busy=true]").filter(has_not=page.locator(".once"))).to_have_count(0)


def play_to_the_end(page: Page) -> None:
    for click in range(MOST_CLICKS):
        if is_over(page):
            return
        decide(page, click // 2)
    raise AssertionError(f"expected the end within {MOST_CLICKS} clicks")


def come_to_decide(page: Page) -> None:
    """To the first choice between moves."""
    while offered(page).count() < 2:
        decide(page)
