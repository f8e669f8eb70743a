"""Every screen of the browser, reached in any language: pages and tables; what opens over them is in `opened.py`."""

from playwright.sync_api import Page, expect

from tests.e2e import battles, cities
from tests.e2e.opened import OPENED
from tests.e2e.reading import Reader, Screen
from tests.e2e.staged import ONE_GO_FROM_WINNING, PLANNED, ROWS, TREASURES, TURN_AND_GO
from tests.review.golden import BATTLE, CASTLE, CITY


def home(reader: Reader) -> Page:
    page = reader.open()
    expect(page.get_by_role("article").first).to_be_visible()
    return page


def choices(reader: Reader) -> Page:
    page = home(reader)
    reader.press(page, "home-play")
    page.get_by_text(reader.say("home-more")).first.click()
    page.get_by_text(reader.say("choices-finer")).first.click()
    return page


def house_rules(reader: Reader) -> Page:
    page = home(reader)
    reader.press(page, "home-play")
    page.get_by_text(reader.say("home-more")).first.click()
    reader.press(page, "choices-house-rules")
    return page


def who_plays(reader: Reader) -> Page:
    page = home(reader)
    reader.press(page, "home-play", 1)
    reader.press(page, "home-here")
    return page


def go_on(reader: Reader) -> Page:
    page = reader.castle(f"{TREASURES}, {ROWS}, {PLANNED}")
    page.goto("/")
    expect(page.get_by_role("heading", name=reader.say("home-go-on"), exact=True)).to_be_visible()
    return page


def sheet_of_home(opener: str) -> Screen:
    def shown(reader: Reader) -> Page:
        page = home(reader)
        reader.press(page, opener)
        expect(page.get_by_role("dialog")).to_be_visible()
        return page

    return shown


def address(path: str, level: int = 1) -> Screen:
    def shown(reader: Reader) -> Page:
        page = reader.open(path)
        expect(page.get_by_role("heading", level=level).first).to_be_visible()
        return page

    return shown


def lost(reader: Reader) -> Page:
    page = home(reader)
    page.evaluate("history.pushState(null, '', '/nonsense'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name=reader.say("lost"))).to_be_visible()
    return page


def exercise(reader: Reader) -> Page:
    page = reader.open("/course/5")
    expect(page.get_by_role("grid")).to_be_visible()
    return page


def learn(game: str) -> Screen:
    def shown(reader: Reader) -> Page:
        page = reader.open(f"/learn/{game}")
        expect(page.locator("[data-coach]")).to_be_visible()
        return page

    return shown


def castle_over(reader: Reader) -> Page:
    page = reader.castle(ONE_GO_FROM_WINNING, ["Benedek"])
    reader.press(page, "castle-go")
    expect(
        page.get_by_role("heading", name=reader.say("castle-outcome-castle-saved"))
        .or_(page.get_by_role("dialog"))
        .first
    ).to_be_visible()
    return page


def why_not(reader: Reader) -> Page:
    page = reader.castle(TURN_AND_GO, ["Benedek"])
    page.keyboard.press("/")
    page.keyboard.type("turn 1 left")
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def sheet_of_table(opener: str) -> Screen:
    def shown(reader: Reader) -> Page:
        page = reader.castle(f"{TREASURES}, {ROWS}, {PLANNED}")
        reader.press(page, opener)
        expect(page.get_by_role("dialog")).to_be_visible()
        return page

    return shown


def sheet_of_battle(opener: str) -> Screen:
    def shown(reader: Reader) -> Page:
        page = reader.battle(battles.ONE_FROM_CLOSING)
        reader.press(page, opener)
        expect(page.get_by_role("dialog")).to_be_visible()
        return page

    return shown


def on_a_phone(opener: str) -> Screen:
    """What a phone alone has: a sheet with the log, and one with everything else."""

    def shown(reader: Reader) -> Page:
        page = reader.battle(battles.ONE_FROM_CLOSING)
        page.set_viewport_size({"width": 390, "height": 844})
        reader.press(page, opener)
        expect(page.get_by_role("dialog")).to_be_visible()
        return page

    return shown


def guest(reader: Reader) -> Page:
    page = reader.open(f"/t/{reader.free_table()}")
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def middle(reader: Reader) -> Page:
    page = reader.open(f"/t/{reader.free_table()}/middle")
    expect(page.get_by_role("link", name=reader.say("middle-here")).first).to_be_visible()
    return page


def sitting_down(reader: Reader) -> Page:
    page = middle(reader)
    page.goto(str(page.get_by_role("link", name=reader.say("middle-here")).first.get_attribute("href")))
    expect(page.get_by_role("textbox")).to_be_visible()
    return page


def hand(reader: Reader) -> Page:
    page = sitting_down(reader)
    page.get_by_role("textbox").fill("Benedek")
    page.get_by_role("textbox").press("Enter")
    page.wait_for_url("**/hand")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


SCREENS: dict[str, Screen] = {
    "home": home,
    "choices": choices,
    "house rules": house_rules,
    "who plays": who_plays,
    "go on": go_on,
    "settings": sheet_of_home("settings"),
    "rulebooks": sheet_of_home("rules"),
    "sheets to print": sheet_of_home("home-sheets"),
    "lost": lost,
    "how to play the castle": address("/howto/castle"),
    "how to play a battle": address("/howto/toybattle"),
    "how to play the city": address("/howto/clockwork"),
    "course": address("/course"),
    "exercise": exercise,
    "puzzles": address("/puzzles"),
    "puzzle": address("/puzzles/day"),
    "replays": address("/replays"),
    "learn the castle": learn("castle"),
    "learn a battle": learn("toybattle"),
    "learn the city": learn("clockwork"),
    "castle": lambda reader: reader.castle(f"{TREASURES}, {ROWS}, {PLANNED}"),
    "castle is over": castle_over,
    "why not": why_not,
    "help": sheet_of_table("help"),
    "invite": sheet_of_table("table-invite"),
    "rules": sheet_of_table("rules"),
    "battle": lambda reader: reader.battle(battles.MIDDLE_GAME),
    "battle asks": lambda reader: reader.battle(battles.SKULLY_ASKS),
    "battle passes on": lambda reader: reader.battle(battles.ONE_FROM_CLOSING, is_alone=False),
    "phrases": sheet_of_battle("say-title"),
    "leave": sheet_of_battle("leave-title"),
    "log on a phone": on_a_phone("table-log"),
    "menu on a phone": on_a_phone("menu"),
    "city": lambda reader: reader.city(cities.MIDDLE_GAME),
    "city on a double": lambda reader: reader.city(cities.A_DOUBLE),
    "city lays a card": lambda reader: reader.city(cities.A_CARD_TO_LAY),
    "city asks": lambda reader: reader.city(cities.ASKED),
    "city finds": lambda reader: reader.city(cities.FOUND, 1),
    "city meets": lambda reader: reader.city(cities.MET, 1),
    "castle reviewed": lambda reader: reader.finished(CASTLE),
    "battle reviewed": lambda reader: reader.finished(BATTLE),
    "city reviewed": lambda reader: reader.finished(CITY),
    "guest": guest,
    "middle": middle,
    "sitting down": sitting_down,
    "hand": hand,
    **OPENED,
}
"""By a name for people."""
