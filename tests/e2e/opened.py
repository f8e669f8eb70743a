"""What opens over a screen or follows it, in any language: sheets, cards and answers, and phones round a table."""

from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e import battles, battling, cities
from tests.e2e.against_bots import PATIENCE
from tests.e2e.reading import NAMES, Reader, Screen
from tests.e2e.solving import solution_of
from tests.e2e.staged import CODE, PLANNED, ROWS, TREASURES, TURN_AND_GO, Seats, keep_table, stage_table
from tests.review.golden import BATTLE
from tests.web.sitting import over
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.table import Table, Terms, new_table
from toychest.table.terms import ClockTerms

PHONE: ViewportSize = {"width": 390, "height": 844}
POSED = (EDITIONS[battling.EDITION].puzzles or tuple)()[0]


def dialog(page: Page) -> Page:
    expect(page.get_by_role("dialog").first).to_be_visible()
    return page


def card(page: Page, button: str) -> Page:
    """The page, once there is a card with this button."""
    expect(page.get_by_role("button", name=button).first).to_be_visible()
    return page


def typed(page: Page, text: str) -> Page:
    """Type a move, or a question, where moves are typed."""
    field = page.locator("[data-typed-move]").first
    field.fill(text)
    field.press("Enter")
    return page


def help_at_home(reader: Reader) -> Page:
    page = reader.open()
    expect(page.get_by_role("article").first).to_be_visible()
    page.keyboard.press("?")
    return dialog(page)


def devices(reader: Reader) -> Page:
    page = reader.castle(f"{TREASURES}, {ROWS}, {PLANNED}")
    page.goto("/")
    reader.press(page, "devices-title")
    return dialog(page)


def arrived(reader: Reader) -> Page:
    page = reader.open("/devices")
    expect(page.get_by_role("heading", name=reader.say("devices-title"))).to_be_visible()
    return page


def no_such_table(reader: Reader) -> Page:
    page = reader.open("/")
    page.evaluate("history.pushState(null, '', '/t/QQQQ-QQQQ'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("link").or_(page.get_by_role("button")).first).to_be_visible()
    return page


def answered(reader: Reader) -> Page:
    page = reader.open(f"/puzzles/{POSED.id}")
    reader.press(page, "puzzle-show")
    expect(page.get_by_role("heading", name=reader.say("puzzle-answer"))).to_be_visible()
    return page


def solved(reader: Reader) -> Page:
    page = reader.open("/course/1")
    expect(page.get_by_role("grid")).to_be_visible()
    for move in solution_of(1):
        before = page.locator("main[data-seq]").get_attribute("data-seq")
        typed(page, move)
        page.wait_for_function("before => document.querySelector('main')?.dataset.seq !== before", arg=before)
    expect(page.get_by_role("heading", name=reader.say("castle-outcome-puzzle-solved"))).to_be_visible()
    return page


def typed_moves(reader: Reader) -> Page:
    return dialog(typed(reader.castle(f"{TREASURES}, {ROWS}, {PLANNED}"), "?"))


def battle_why_not(reader: Reader) -> Page:
    return dialog(typed(reader.battle(battles.ONE_FROM_CLOSING), "place Roxy 1"))


def city_why_not(reader: Reader) -> Page:
    return dialog(typed(reader.city(cities.A_FIVE), "walk 9"))


def paragraph(reader: Reader) -> Page:
    page = battle_why_not(reader)
    page.get_by_role("dialog").locator(".cite").first.click()
    return dialog(page)


def rules_of_the_city(reader: Reader) -> Page:
    page = reader.city(cities.MIDDLE_GAME)
    reader.press(page, "rules")
    return dialog(page)


def rules_of_a_battle(reader: Reader) -> Page:
    page = reader.battle(battles.MIDDLE_GAME)
    reader.press(page, "rules")
    return dialog(page)


def gathering(reader: Reader) -> Page:
    """A table by link, at which nobody else sits yet."""
    page = reader.open()
    expect(page.get_by_role("article").first).to_be_visible()
    reader.press(page, "home-play", 1)
    reader.press(page, "home-link")
    dialog(page)
    page.keyboard.press("Escape")
    return card(page, reader.say("gather-begin"))


def bot(reader: Reader) -> Page:
    page = gathering(reader)
    page.get_by_title(reader.say("bot-let"), exact=True).first.click()
    return dialog(page)


def sheet_after(opener: str, then: str) -> Screen:
    """A sheet of a battle that is opened from another."""

    def shown(reader: Reader) -> Page:
        page = reader.battle(battles.ONE_FROM_CLOSING)
        reader.press(page, opener)
        dialog(page)
        reader.press(page, then)
        expect(page.get_by_role("dialog", name=reader.say(then))).to_be_visible()
        return page

    return shown


def tip(reader: Reader) -> Page:
    page = reader.battle(battles.A_QUESTION_IS_OPEN)
    page.locator("[data-place='11']").click()
    expect(page.locator("[data-tip]")).to_be_visible()
    return page


def hint(reader: Reader, page: Page) -> Page:
    """The last grade of a hint: moves, the line and its reason."""
    for grade in (1, 2, 3):
        page.keyboard.press("h")
        expect(page.locator("section.hint .dots .isFilled")).to_have_count(grade, timeout=PATIENCE)
        expect(page.get_by_text(reader.say("hint-thinking"))).to_have_count(0, timeout=PATIENCE)
    return page


def table_of(moves: str, terms: Terms) -> Table:
    table = new_table(EDITIONS[battling.EDITION], {}, NAMES[:2], terms=terms)
    for move in moves.split(", "):
        table = table.with_move(Seat(table.to_act[0]), move)
    return table


def both(reader: Reader, moves: str, terms: Terms) -> tuple[Page, Page]:
    """Two who sit at a battle, each before a browser of their own."""
    seats = keep_table(reader.server.data, table_of(moves, terms))
    first, second = (
        reader.open(f"/t/{CODE}", Seats([name], [token])) for name, token in zip(seats.names, seats.tokens, strict=True)
    )
    for page in (first, second):
        expect(page.locator("[data-rack]").first).to_be_visible()
    return first, second


def plea(reader: Reader) -> Page:
    asker, asked = both(reader, f"{battles.OPENING}, place Roxy 11", Terms(take_back="ask"))
    asker.keyboard.press("u")
    return card(asked, reader.say("plea-yes"))


def left(reader: Reader) -> Page:
    """Whoever is on turn has left the table; whoever stays is asked what to do."""
    stays, goes = both(reader, f"{battles.OPENING}, place Roxy 11", Terms())
    reader.press(goes, "leave-title")
    reader.press(goes, "leave-go")
    return card(stays, reader.say("left-wait"))


def clocks(reader: Reader) -> Page:
    return both(reader, battles.ONE_FROM_CLOSING, Terms(clock=ClockTerms(expiry="gentle", main=600, increment=10)))[0]


def offered(reader: Reader) -> Page:
    """Somebody would like a rematch."""
    seats = keep_table(reader.server.data, over())
    asker, asked = (reader.open(f"/t/{CODE}", Seats(seats.names, [token])) for token in seats.tokens)
    again = asker.get_by_role("main").get_by_role("button", name=reader.say("castle-again"), exact=True).first
    again.click()
    return card(asked, reader.say("rematch-no"))


def another_board(reader: Reader) -> Page:
    page = ended(reader)
    reader.press(page, "rematch-another")
    return dialog(page)


def ended(reader: Reader) -> Page:
    """The end of a castle, for both who played it at one screen."""
    page = reader.open(f"/t/{CODE}", keep_table(reader.server.data, over()))
    expect(page.get_by_role("heading", level=1).first).to_be_visible()
    return page


def played_on(reader: Reader) -> Page:
    page = ended(reader)
    for _ in range(5):
        reader.press(page, "replay-previous")
    reader.press(page, "branch-here")
    return dialog(page)


def moment(reader: Reader) -> Page:
    page = reader.finished(BATTLE)
    page.get_by_role("button", expanded=False).first.click()
    expect(page.get_by_role("button", expanded=True).first).to_be_visible()
    return page


def middle_of(edition: str, moves: str) -> Screen:
    """A screen in the middle of a table at which all this has happened."""

    def shown(reader: Reader) -> Page:
        names = NAMES[:2] if edition == battling.EDITION else NAMES
        stage_table(reader.server.data, names, moves, edition)
        page = reader.open(f"/t/{CODE}/middle")
        expect(page.get_by_role("button", name=reader.say("middle-lost"))).to_be_visible()
        return page

    return shown


def lost_phone(reader: Reader) -> Page:
    page = middle_of(battling.EDITION, battles.MIDDLE_GAME)(reader)
    reader.press(page, "middle-lost")
    return dialog(page)


def phone_of(edition: str, moves: str) -> Screen:
    """One hand at such a table, while nobody is the table."""

    def shown(reader: Reader) -> Page:
        names = NAMES[:2] if edition == battling.EDITION else NAMES
        staged = stage_table(reader.server.data, names, moves, edition)
        page = reader.open(f"/t/{CODE}/hand", Seats(staged.names[:1], staged.tokens[:1]))
        page.set_viewport_size(PHONE)
        expect(page.locator("[data-hand]")).to_be_visible()
        return page

    return shown


def hidden_hand(reader: Reader) -> Page:
    page = phone_of(battling.EDITION, battles.MIDDLE_GAME)(reader)
    reader.press(page, "hand-hide")
    expect(page.locator("[data-hand]")).to_have_count(0)
    return page


def cut_off(reader: Reader) -> Page:
    page = reader.battle(battles.MIDDLE_GAME)
    reader.server.stop()
    expect(page.get_by_text(reader.say("table-reconnecting")).first).to_be_visible()
    return page


OPENED: dict[str, Screen] = {
    "help at home": help_at_home,
    "devices": devices,
    "arrived": arrived,
    "no such table": no_such_table,
    "puzzle answered": answered,
    "exercise solved": solved,
    "typed moves": typed_moves,
    "battle, why not": battle_why_not,
    "city, why not": city_why_not,
    "paragraph": paragraph,
    "rules of a battle": rules_of_a_battle,
    "rules of the city": rules_of_the_city,
    "gathering": gathering,
    "bot": bot,
    "seat link": sheet_after("table-invite", "seat-link-own"),
    "resign": sheet_after("leave-title", "resign-title"),
    "delete": sheet_after("leave-title", "delete-title"),
    "tip": tip,
    "hint in the castle": lambda reader: hint(reader, reader.castle(TURN_AND_GO, ["Benedek"])),
    "hint in a battle": lambda reader: hint(reader, reader.battle(battles.ONE_FROM_CLOSING)),
    "hint in the city": lambda reader: hint(reader, reader.city(cities.MIDDLE_GAME)),
    "plea": plea,
    "left": left,
    "clocks": clocks,
    "rematch": offered,
    "another board": another_board,
    "ended": ended,
    "played on": played_on,
    "moment": moment,
    "middle of the castle": middle_of("castle-standard-0", f"{TREASURES}, {ROWS}, {PLANNED}"),
    "middle of a battle": middle_of(battling.EDITION, battles.MIDDLE_GAME),
    "middle of the city": middle_of(cities.EDITION, cities.MIDDLE_GAME),
    "lost phone": lost_phone,
    "hand in a battle": phone_of(battling.EDITION, battles.MIDDLE_GAME),
    "hand in the city": phone_of(cities.EDITION, cities.A_CARD_TOO_MANY),
    "hand that is asked": phone_of(cities.EDITION, cities.ASKED),
    "hidden hand": hidden_hand,
    "cut off": cut_off,
}
"""By a name for people."""
