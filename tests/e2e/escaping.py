"""People who play Clockwork City: they pass the screen on, throw, look at what is shown, and decide by mouse or key."""

import re
from contextlib import suppress

from playwright.sync_api import Locator, Page, TimeoutError, expect

from tests.e2e.cities import EDITION, NAMES, table_after
from tests.e2e.conftest import Opener, Server
from tests.e2e.staged import CODE, Seats, keep_table, stage_table
from tests.e2e.timing import looks
from toychest.contract import Seat
from toychest.table import Table

OVER = re.compile("escapes")
KINDS = ("Lacewing", "Umbrella", "Kettle", "Velo", "Whale", "Moth", "Owl", "Nipper", "Harp", "Snail", "Airship")


def stage_city(server: Server, moves: str, house_rule: str = "") -> list[Seats]:
    """A table for three where all this has happened; the seats, one by one."""
    staged = stage_table(server.data, NAMES, moves, f"{EDITION}{house_rule}")
    return [Seats([name], [token]) for name, token in zip(NAMES, staged.tokens, strict=True)]


def stage_dealt(server: Server, names: list[str], seed: str, decisions: list[str]) -> Seats:
    """A table where this was decided, and whose log is fair."""
    return keep_table(server.data, table_after(names, seed, decisions))


def open_staged(open_page: Opener, server: Server, moves: str, seat: int = 0, **options: object) -> Page:
    """The browser of one seat, at a table for three where all this has happened."""
    page = open_page(f"/t/{CODE}", stage_city(server, moves)[seat], **options)
    see(page)
    return page


def see(page: Page) -> None:
    """The city is there, and what everybody sees once has been seen."""
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    if shown_once(page).is_visible():
        say_seen(page)
    settle(page)


def settle(page: Page) -> None:
    """Nothing is on its way any more."""
    page.wait_for_function("() => !document.querySelector('main[aria-busy=true]')")


def curtain(page: Page) -> Locator:
    return page.get_by_role("button", name=re.compile("^I am .*Open$"))


def shown_once(page: Page) -> Locator:
    return page.get_by_role("button", name="I have seen it")


def say_seen(page: Page) -> None:
    """Say so, unless the card goes by itself in this moment, as it does after a while."""
    with suppress(TimeoutError):
        shown_once(page).click(timeout=1000)


def throwing(page: Page) -> Locator:
    """The dice, when they may be thrown."""
    return page.get_by_role("button", name=re.compile("^Throw "), disabled=False)


def place(page: Page, name: str) -> Locator:
    """A field, a yard, the Towers or a spot."""
    return page.locator(f"[data-place='{name}']")


def targets(page: Page) -> Locator:
    """Every place that glows."""
    return page.locator("[data-place].legal")


def card(page: Page, kind: str) -> Locator:
    return page.locator(f"[data-card={kind}]")


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=name, exact=True).click()


def what_happened(page: Page) -> Locator:
    return page.get_by_role("list", name="What happened").first


def secret(page: Page) -> Locator:
    """The sheet for two."""
    return page.get_by_role("dialog", name=re.compile("asks"))


def is_over(page: Page) -> bool:
    return page.get_by_role("heading", name=OVER).is_visible()


def may_decide(page: Page) -> bool:
    """Something glows, or there is something to press."""
    if page.locator("main[aria-busy=true]").count() > 0:
        return False
    return (
        page.locator("[data-place].legal, [data-card].isLit, .buttons button, [role=dialog] .acts button").count() > 0
    )


def come_to_decide(page: Page) -> None:
    """Open the curtain, look at what is shown, throw the dice, until something is to be decided here."""
    for _ in looks(page):
        if shown_once(page).is_visible():
            say_seen(page)
        elif curtain(page).is_visible():
            curtain(page).press("Enter")
        elif throwing(page).is_visible():
            throwing(page).click()
        elif is_over(page) or may_decide(page):
            return
    raise AssertionError("nothing to decide here")


def decide(page: Page, move: str, names: list[str]) -> None:
    """One decision with the mouse."""
    verb, *rest = move.split(" ")
    match verb:
        case "walk" | "go":
            meant(page, "Go anywhere" if verb == "go" else "Walk")
            place(page, " ".join(rest)).click()
        case "lay":
            place(page, f"spot {rest[0]}").click()
        case "ask":
            press(page, f"Ask {names['ABCD'.index(rest[0])]}")
            named(page, rest[1]).click()
        case "give":
            secret(page).get_by_role("button", name=f"Give {rest[0]}").last.click()
        case "discard" | "return":
            card(page, rest[0]).click()
        case _:
            press(page, {"take": "Take a card", "pass": "Leave it"}[verb])


def entry_number(page: Page) -> int:
    """The number of the last entry that this browser was told of."""
    return int(page.locator("main[data-seq]").get_attribute("data-seq") or 0)


def await_entry_after(page: Page, before: int) -> None:
    """What was decided is an entry, or has ended the game: the next look is at what came of it."""
    table = "document.querySelector('main[data-seq]')"
    page.wait_for_function(f"before => !{table} || Number({table}.dataset.seq) > before", arg=before)


def play_on(page: Page, decisions: list[str], names: list[str]) -> None:
    """All this is decided at one screen, by mouse."""
    for decision in decisions:
        come_to_decide(page)
        before = entry_number(page)
        decide(page, decision, names)
        await_entry_after(page, before)


def play_on_by_keys(page: Page, decisions: list[str]) -> None:
    """The same by keys alone."""
    for decision in decisions:
        press_on(page)
        before = entry_number(page)
        decide_by_keys(page, decision)
        await_entry_after(page, before)


def play_across(pages: list[Page], table: Table, decisions: list[str], names: list[str]) -> None:
    """All this is decided at the table, each in the browser of whoever is to act."""
    for decision in decisions:
        while table.waits_for is not None:
            table = table.open_turn(table.waits_for).table
        acting = Seat(table.to_act[0])
        play_on(pages[acting], [decision], names)
        table = table.play(acting, decision).table


def meant(page: Page, name: str) -> None:
    """Of several ways the one with this name, if there are several and another is meant."""
    way = page.get_by_role("button", name=re.compile(f"^{name}"))
    if way.is_visible() and way.get_attribute("aria-pressed") != "true":
        way.click()


def named(page: Page, kind: str) -> Locator:
    """A card that is shown; Fuel and Power are named."""
    return page.get_by_role("button", name=kind, exact=True) if kind in ("Fuel", "Power") else card(page, kind)


def press_on(page: Page) -> None:
    """The same by keys: Enter at the curtain, Space for what is shown and for the dice."""
    for _ in looks(page):
        if curtain(page).is_visible():
            page.keyboard.press("Enter")
        elif shown_once(page).or_(throwing(page)).is_visible():
            page.keyboard.press("Space")
        elif is_over(page) or may_decide(page):
            return
    raise AssertionError("nothing to decide here")


def decide_by_keys(page: Page, move: str) -> None:
    """One decision by key: T takes, numbers choose a card, A asks, Tab goes to an answer, the rest is typed."""
    verb, *rest = move.split(" ")
    match verb:
        case "take":
            page.keyboard.press("t")
        case "discard" | "return":
            page.keyboard.press(number_of(page, rest[0]))
        case "ask" if rest[1] in KINDS:
            page.keyboard.press("a")
            page.keyboard.press(number_of(page, rest[1]))
        case "give":
            expect(secret(page)).to_be_focused()
            page.keyboard.press("Shift+Tab")
            page.keyboard.press("Enter")
        case _:
            typed(page, move)


def number_of(page: Page, kind: str) -> str:
    """The number of a card in the hand, as its name says it."""
    return str(card(page, kind).get_attribute("aria-label")).split(":")[0]


def typed(page: Page, move: str) -> None:
    """A move written into the field, and back out of it."""
    page.keyboard.press("/")
    page.keyboard.type(move)
    page.keyboard.press("Enter")
    page.keyboard.press("Escape")
