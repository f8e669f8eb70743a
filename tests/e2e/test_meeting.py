"""Two people at two browsers: what one does to the other is asked for, seen and heard."""

import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.e2e import battling
from tests.e2e.battles import OPENING
from tests.e2e.conftest import DESKTOP, EXTREMES, Opener, Server
from tests.e2e.looking import violations_on
from tests.e2e.staged import CODE, Seats, keep_table
from tests.e2e.timing import stop_time
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.table import Table, Terms, new_table

LONG_ENOUGH = 10_000
"""Milliseconds in which whatever a move shows is over."""


def battle(moves: str, terms: Terms) -> Table:
    table = new_table(EDITIONS["toybattle-standard-0"], {}, ["Ann", "Ben"], terms=terms)
    for move in moves.split(", "):
        table = table.with_move(Seat(table.to_act[0]), move)
    return table


@pytest.fixture
def placed(server: Server) -> Seats:
    """Ann has placed a troop; it is Ben's turn, and what has passed to him is asked for."""
    return keep_table(server.data, battle(f"{OPENING}, place Roxy 11", Terms(take_back="ask")))


def at_table(open_page: Opener, seats: Seats, seat: int, **options: object) -> Page:
    """One of the two, alone before a browser."""
    page = open_page(f"/t/{CODE}", Seats(seats.names, [seats.tokens[seat]]), **options)
    page.get_by_role("group", name="Your rack").wait_for()
    return page


def asked(page: Page) -> Locator:
    return page.get_by_role("region", name="Ann would like to take the last move back")


def log_of(page: Page) -> Locator:
    return page.get_by_role("region", name="What happened")


def test_a_take_back_is_asked_for_allowed_announced_and_logged(open_page: Opener, placed: Seats) -> None:
    ann, ben = at_table(open_page, placed, 0), at_table(open_page, placed, 1)
    ann.get_by_role("button", name="Ask to take back").click()
    expect(ann.get_by_role("region", name="You asked to take your move back")).to_contain_text("Waiting for Ben")
    asked(ben).get_by_role("button", name="Allow it").click()
    for page in (ann, ben):
        expect(page.get_by_role("status").filter(has_text="Ann took a move back; Ben allowed it")).to_be_visible()
        expect(log_of(page)).to_contain_text("Ann took a move back; Ben allowed it")
    expect(asked(ben)).to_have_count(0)
    expect(ann.get_by_role("banner")).to_contain_text("Your turn")


def test_a_move_that_may_not_be_taken_back_stands(open_page: Opener, placed: Seats) -> None:
    ann, ben = at_table(open_page, placed, 0), at_table(open_page, placed, 1)
    ann.keyboard.press("u")
    asked(ben).get_by_role("button", name="Better not").click()
    expect(ann.get_by_role("status").filter(has_text="The move stands.")).to_be_visible()
    expect(log_of(ann)).not_to_contain_text("took a move back")


def test_what_is_asked_has_no_violation(open_page: Opener, placed: Seats) -> None:
    ann, ben = at_table(open_page, placed, 0), at_table(open_page, placed, 1)
    ann.get_by_role("button", name="Ask to take back").click()
    asked(ben).wait_for()
    assert violations_on(ben, *EXTREMES) == []


def test_the_terms_are_chosen_before_play(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("button", name="Play: Toy Battle").click()
    page.get_by_text("More choices").click()
    taking_back = page.get_by_role("group", name="Taking back")
    expect(taking_back.get_by_role("radio", name="If the others allow it")).to_be_checked()
    taking_back.get_by_text("Never").click()
    expect(taking_back).to_contain_text("what you did stands")


def told(page: Page, text: str) -> Locator:
    """What is told everybody, and read aloud."""
    return page.get_by_role("status").filter(has_text=text)


def test_a_table_by_link_invites_first_and_waits(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("button", name="Play: Toy Battle").click()
    page.get_by_role("button", name="By link").click()
    expect(page.get_by_role("dialog", name="Invite")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("banner")).to_contain_text("Waiting")
    expect(page.get_by_role("button", name="Deal the tiles")).to_have_count(0)
    page.get_by_role("button", name="Begin all the same").click()
    expect(page.get_by_role("button", name="Deal the tiles")).to_be_visible()


def test_ones_own_card_is_whole_while_somebody_is_waited_for_by_a_clock(open_page: Opener) -> None:
    page = open_page()
    page.get_by_role("button", name="Play: Toy Battle").click()
    page.get_by_text("More choices").click()
    page.get_by_role("group", name="Clock").get_by_text("Strict").click()
    page.get_by_role("button", name="By link").click()
    page.keyboard.press("Escape")
    own = page.get_by_role("region", name="Fox", exact=True).bounding_box()
    assert own is not None
    assert own["y"] + own["height"] <= DESKTOP["height"]


def test_whoever_joins_knows_who_invites_and_is_seen_sitting_down(open_page: Opener, server: Server) -> None:
    host = open_page()
    battling.start_by_link(host)
    guest = open_page(host.url.removeprefix(server.address))
    expect(guest.get_by_role("dialog")).to_contain_text("Fox invites you")
    expect(guest.get_by_text("Fox’s turn")).to_have_count(0)
    expect(host.get_by_text("1 watches")).to_be_visible()
    battling.sit_down(guest, "Ben")
    expect(told(host, "Ben sits down")).to_be_visible()
    expect(host.get_by_text("1 watches")).to_have_count(0)


def test_whoever_leaves_is_out_of_reach_and_is_back(open_page: Opener, placed: Seats) -> None:
    ann, ben = at_table(open_page, placed, 0), at_table(open_page, placed, 1)
    stop_time(ann)  # what is told goes by itself
    ben.close()
    expect(told(ann, "Ben is out of reach")).to_be_visible()
    expect(ann.get_by_role("region", name="Ben")).to_contain_text("out of reach")
    at_table(open_page, placed, 1)
    expect(told(ann, "Ben is back")).to_be_visible()
    expect(ann.get_by_role("region", name="Ben")).not_to_contain_text("out of reach")


class Lost:
    """The line of a page: it can be cut, and opened again."""

    def __init__(self, page: Page) -> None:
        self.is_cut = False
        self._lines: list[WebSocketRoute] = []
        page.route_web_socket(re.compile("/t/"), self._open)

    def _open(self, line: WebSocketRoute) -> None:
        if self.is_cut:
            line.close()
        else:
            line.connect_to_server()
            self._lines.append(line)

    def cut(self) -> None:
        self.is_cut = True
        for line in self._lines:
            line.close()

    def mend(self) -> None:
        self.is_cut = False


def back_again(ann: Page, ben: Page) -> Locator:
    """Ann's line was lost while Ben took tiles, and is back."""
    line = Lost(ann)
    ann.reload()
    ann.get_by_role("group", name="Your rack").wait_for()
    line.cut()
    expect(ann.get_by_text("Reconnecting")).to_be_visible()
    ben.keyboard.press("Space")
    expect(ben.get_by_role("banner")).to_contain_text("Ann’s turn")
    line.mend()
    back = ann.get_by_role("status").filter(has_text="Back again.")
    expect(back).to_contain_text("You missed one move.")
    return back


def test_whoever_lost_the_line_is_told_in_words_what_they_missed(open_page: Opener, placed: Seats) -> None:
    ann, ben = at_table(open_page, placed, 0), at_table(open_page, placed, 1)
    back = back_again(ann, ben)
    assert violations_on(ann, *EXTREMES) == []
    back.get_by_role("button", name="Show").click()
    expect(ann.get_by_role("region", name="While you looked away")).to_contain_text("Ben took")
    expect(back).to_have_count(0)


def test_what_was_missed_is_played_out_once_more_where_things_move(open_page: Opener, placed: Seats) -> None:
    ann = at_table(open_page, placed, 0, reduced_motion="no-preference")
    back = back_again(ann, at_table(open_page, placed, 1))
    stop_time(ann)
    back.get_by_role("button", name="Show").click()
    expect(ann.locator("main[aria-busy=true]")).to_have_count(1)
    ann.clock.run_for(LONG_ENOUGH)
    expect(ann.locator("main[aria-busy=true]")).to_have_count(0)
    expect(ann.get_by_role("banner")).to_contain_text("Your turn")


def test_a_seat_out_of_reach_has_no_violation(open_page: Opener, placed: Seats) -> None:
    ann = at_table(open_page, placed, 0)
    expect(ann.get_by_role("region", name="Ben")).to_contain_text("out of reach")
    assert violations_on(ann, *EXTREMES) == []


def test_a_left_seat_is_lent_to_a_bot_and_taken_back(open_page: Opener, placed: Seats) -> None:
    ann, ben = at_table(open_page, placed, 0), at_table(open_page, placed, 1)
    ben.get_by_role("button", name="Leave the table").click()
    ben.get_by_role("dialog").get_by_role("button", name="I must go").click()
    left = ann.get_by_role("region", name="Ben is gone")
    expect(left).to_contain_text("The seat stays Ben’s")
    left.get_by_role("radio").first.click()
    left.get_by_role("button", name="Let ").click()
    expect(log_of(ann)).to_contain_text("plays for Ben from here")
    expect(ann.get_by_role("region", name="Ben", exact=True)).to_contain_text("plays for Ben from here")
    expect(ann.get_by_role("banner")).to_contain_text("Your turn")
    ben.goto(f"/t/{CODE}")
    for page in (ann, ben):
        expect(log_of(page)).to_contain_text("Ben plays again")
    expect(ben.get_by_role("button", name="Leave the table")).to_be_visible()


def test_a_left_seat_waits_and_has_no_violation(open_page: Opener, placed: Seats) -> None:
    ann, ben = at_table(open_page, placed, 0), at_table(open_page, placed, 1)
    ben.get_by_role("button", name="Leave the table").click()
    assert violations_on(ben, *EXTREMES) == []
    ben.get_by_role("dialog").get_by_role("button", name="I must go").click()
    left = ann.get_by_role("region", name="Ben is gone")
    left.wait_for()
    assert violations_on(ann, *EXTREMES) == []
    left.get_by_role("button", name="Wait").click()
    expect(left).to_have_count(0)


def icon(page: Page) -> Locator:
    return page.locator('link[rel="icon"]')


def test_your_turn_is_in_the_title_and_on_the_icon(open_page: Opener, placed: Seats) -> None:
    ann, ben = at_table(open_page, placed, 0), at_table(open_page, placed, 1)
    plain = icon(ann).get_attribute("href") or ""
    expect(ann).to_have_title("Toy Battle")
    expect(ben).to_have_title("Your turn · Toy Battle")
    expect(icon(ben)).not_to_have_attribute("href", plain)
    ben.keyboard.press("t")
    expect(ann).to_have_title("Your turn · Toy Battle")
    expect(icon(ann)).not_to_have_attribute("href", plain)


def test_a_notification_is_asked_for_by_a_click_in_the_settings_alone(open_page: Opener) -> None:
    page = open_page()
    page.evaluate("Notification.requestPermission = () => Promise.resolve('denied')")
    page.get_by_role("button", name="Settings").click()
    wanted = page.get_by_role("switch", name="Show a notification when it is your turn")
    wanted.click()
    expect(page.get_by_text("Your browser does not allow it.")).to_be_visible()
    expect(wanted).not_to_be_checked()


def test_a_phrase_is_said_heard_and_muted(open_page: Opener, placed: Seats) -> None:
    ann, ben = at_table(open_page, placed, 0), at_table(open_page, placed, 1)
    ann.get_by_role("button", name="Say something").click()
    assert violations_on(ann, *EXTREMES) == []
    ann.get_by_role("dialog").get_by_role("button", name="Nice move!").click()
    expect(told(ben, "Ann: Nice move!")).to_be_visible()
    expect(ben.get_by_role("region", name="Ann", exact=True)).to_contain_text("Nice move!")
    ben.get_by_role("button", name="Say something").click()
    ben.get_by_role("switch", name="Mute Ann").click()
    ben.keyboard.press("Escape")
    expect(told(ben, "Ann: Nice move!")).to_have_count(0)
    ann.set_viewport_size(DESKTOP)
    ann.get_by_role("button", name="Say something").click()
    ann.get_by_role("dialog").get_by_role("button", name="Thank you").click()
    expect(ann.get_by_role("region", name="Ann", exact=True)).to_contain_text("Thank you")
    expect(ben.get_by_text("Thank you")).to_have_count(0)
