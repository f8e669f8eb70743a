"""The table in the middle: a screen without a seat, phones as hands; each in a browser of its own."""

import re
from dataclasses import dataclass

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.battles import A_FULL_RACK
from tests.e2e.battling import TAKE
from tests.e2e.conftest import EXTREMES, PHONE, Opener, Server
from tests.e2e.looking import violations_on
from tests.e2e.staged import CODE, Seats, stage_table

BATTLE = "toybattle-standard-0"
UPRIGHT = {"viewport": PHONE, "has_touch": True}


@dataclass(frozen=True)
class Around:
    """A screen in the middle, and the phones of those who sit there."""

    middle: Page
    phones: list[Page]

    @property
    def mover(self) -> Page:
        """The phone whose turn it is."""
        expect(self.phones[0].get_by_role("heading", level=1)).to_contain_text("turn")
        is_first = "Your turn" in (self.phones[0].get_by_role("heading", level=1).text_content() or "")
        return self.phones[0] if is_first else self.phones[1]


def free_table(server: Server, seats: int = 2, edition: str = BATTLE) -> str:
    """The code of a table at which nobody sits."""
    wanted = {"type": "StartTable", "edition": edition, "options": {}, "seats": [{"name": "", "isHere": False}] * seats}
    return str(httpx.post(f"{server.address}/api/tables", json=wanted, trust_env=False).json()["code"])


def seat_link(middle: Page, seat: int = 0) -> str:
    """Where the picture of a free seat leads, the first of them."""
    link = middle.get_by_role("link", name="Open this seat in another window").nth(seat)
    return str(link.get_attribute("href"))


def sit(open_page: Opener, link: str, name: str, **options: object) -> Page:
    phone = open_page(link, **{**UPRIGHT, **options})
    phone.get_by_label("Your name").fill(name)
    phone.get_by_role("button", name="Take a seat").click()
    phone.wait_for_url("**/hand")
    return phone


def seated(open_page: Opener, server: Server) -> Around:
    """Ann and Ben by phone, and nobody has begun."""
    middle = open_page(f"/t/{free_table(server)}/middle")
    phones = []
    for count, name in enumerate(("Ann", "Ben")):
        expect(middle.get_by_text(f"Taken: {count}.")).to_be_visible()
        phones.append(sit(open_page, seat_link(middle), name))
    return Around(middle, phones)


@pytest.fixture
def around(open_page: Opener, server: Server) -> Around:
    """A battle that has begun."""
    found = seated(open_page, server)
    found.middle.get_by_role("button", name="Start").click()
    expect(found.middle.get_by_role("heading", name=re.compile("turn"))).to_be_visible()
    return found


def speak(page: Page, language: str) -> None:
    """Before the page reads its preferences: what it keeps meanwhile, such as a tip, would write over the language."""
    page.add_init_script(f"localStorage.setItem('toychest.preferences', JSON.stringify({{ language: '{language}' }}))")
    page.reload()


def rack(phone: Page) -> Locator:
    return phone.locator("[data-rack]")


def place_anywhere(around: Around) -> None:
    mover = around.mover
    rack(mover).first.click()
    mover.locator(".place").first.click()
    mover.get_by_role("button", name=re.compile("Place on")).click()


def test_the_middle_begins_and_each_phone_has_its_own_rack(around: Around) -> None:
    for phone in around.phones:
        expect(rack(phone).first).to_be_visible()
    expect(rack(around.middle)).to_have_count(0)


def test_a_toy_is_picked_aimed_and_confirmed_on_the_phone_and_the_middle_says_so(around: Around) -> None:
    mover = around.mover
    rack(mover).first.click()
    expect(mover.get_by_role("heading", name="Where does")).to_be_visible()
    place = mover.locator(".place").first
    number = place.text_content()
    place.click()
    mover.get_by_role("button", name=f"Place on {number}").click()
    expect(around.middle.get_by_role("region", name="Just now")).to_contain_text(str(number))


def test_the_middle_lights_nothing_that_a_phone_has_in_mind(around: Around) -> None:
    mover = around.mover
    rack(mover).first.click()
    expect(mover.locator("[data-place].legal").first).to_be_visible()
    expect(around.middle.locator("[data-place].legal")).to_have_count(0)


def test_hiding_takes_the_rack_out_of_the_page_and_a_key_brings_it_back(around: Around) -> None:
    phone = around.phones[0]
    phone.get_by_role("button", name="Hide").click()
    expect(rack(phone)).to_have_count(0)
    expect(phone.get_by_role("button", name="Hold to open")).to_be_focused()
    phone.keyboard.press("Enter")
    expect(rack(phone).first).to_be_visible()


def test_a_short_touch_opens_nothing_and_a_long_one_does(around: Around) -> None:
    phone = around.phones[0]
    phone.get_by_role("button", name="Hide").click()
    phone.get_by_role("button", name="Hold to open").click()
    expect(rack(phone)).to_have_count(0)
    phone.mouse.down()
    expect(rack(phone).first).to_be_visible()


def test_a_phone_that_slept_is_shown_once_what_it_missed(around: Around) -> None:
    mover = around.mover
    sleeper = next(phone for phone in around.phones if phone is not mover)
    sleeper.get_by_role("button", name="Hide").click()
    mover.get_by_role("button", name=TAKE).click()
    expect(sleeper.get_by_text("Your turn")).to_be_visible()
    sleeper.keyboard.press("Enter")
    missed = sleeper.get_by_role("region", name="While you looked away")
    expect(missed).to_contain_text("took")
    missed.get_by_role("button", name="Close").click()
    sleeper.get_by_role("button", name="Hide").click()
    sleeper.keyboard.press("Enter")
    expect(rack(sleeper).first).to_be_visible()
    expect(missed).to_have_count(0)


def test_a_hidden_hand_stays_hidden_when_its_page_is_read_anew_and_is_told_what_it_missed(around: Around) -> None:
    mover = around.mover
    sleeper = next(phone for phone in around.phones if phone is not mover)
    sleeper.get_by_role("button", name="Hide").click()
    mover.get_by_role("button", name=TAKE).click()
    sleeper.reload()
    expect(sleeper.get_by_role("button", name="Hold to open")).to_be_focused()
    expect(rack(sleeper)).to_have_count(0)
    sleeper.keyboard.press("Enter")
    expect(sleeper.get_by_role("region", name="While you looked away")).to_contain_text("took")


def test_a_hand_that_lay_open_is_open_when_its_page_is_read_anew(around: Around) -> None:
    around.mover.reload()
    expect(rack(around.mover).first).to_be_visible()


def test_what_a_turn_is_played_with_is_seen_at_once_on_a_phone(around: Around) -> None:
    phone = around.mover
    speak(phone, "de")
    phone.set_viewport_size({"width": 390, "height": 844})
    rack(phone).last.tap()
    phone.locator(".place").first.tap()
    expect(phone.locator(".place[aria-pressed=true]")).to_have_count(1)
    assert phone.evaluate("document.documentElement.scrollHeight") == 844


@pytest.mark.parametrize(("width", "height"), [(360, 640), (390, 844)])
def test_a_full_rack_leaves_the_map_and_the_places_in_sight(
    open_page: Opener, server: Server, width: int, height: int
) -> None:
    kept = stage_table(server.data, ["Ann", "Ben"], A_FULL_RACK, BATTLE)
    seats = Seats(kept.names[:1], kept.tokens[:1])
    phone = open_page(f"/t/{CODE}/hand", seats, **UPRIGHT | {"viewport": {"width": width, "height": height}})
    rack(phone).last.tap()
    phone.locator(".place").first.tap()
    expect(phone.locator(".place[aria-pressed=true]")).to_have_count(1)
    assert phone.evaluate("document.documentElement.scrollHeight") == height


def test_a_phone_that_wakes_after_its_line_was_lost_has_its_hand_back(around: Around, server: Server) -> None:
    phone = around.phones[0]
    before = rack(phone).count()
    server.stop()
    server.start()
    phone.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(rack(phone)).to_have_count(before)
    expect(phone.get_by_text("Reconnecting")).to_have_count(0)


def test_a_key_that_was_used_leads_to_the_seats_that_are_free(open_page: Opener, server: Server) -> None:
    middle = open_page(f"/t/{free_table(server)}/middle")
    expect(middle.get_by_text("Taken: 0.")).to_be_visible()
    link = seat_link(middle)
    late = open_page(link, **UPRIGHT)
    late.get_by_label("Your name").fill("Ben")
    sit(open_page, link, "Ann")
    late.get_by_role("button", name="Take a seat").click()
    expect(late.get_by_role("alert")).to_contain_text("This seat is taken. Others are free.")
    late.get_by_role("button", name="Take seat B").click()
    late.wait_for_url("**/hand")


def test_a_table_that_is_gone_leaves_the_whole_board_to_the_phone(around: Around) -> None:
    phone = around.phones[0]
    around.middle.context.close()
    expect(phone.get_by_text("The table is gone.")).to_be_visible()
    phone.get_by_role("button", name="Show the whole board").click()
    expect(phone.get_by_role("group", name="The board").first).to_be_visible()
    phone.wait_for_url(re.compile(r"/t/[A-Z0-9-]+$"))


SAY_GOODBYE = """() => new Promise((done) => {
  const [{ code, tokens }] = JSON.parse(localStorage.getItem('toychest.tables'));
  const line = new WebSocket(`ws://${location.host}/ws/t/${code}`);
  line.onopen = () => line.send(JSON.stringify({ type: 'EnterTable', tokens }));
  line.onmessage = ({ data }) => {
    const told = JSON.parse(data);
    if (told.type === 'TableShown') line.send(JSON.stringify({ type: 'SayGoodbye' }));
    if (told.type === 'PresenceShown' && told.seats.some(({ presence }) => presence === 'away')) done();
  };
})"""
"""Whoever holds this browser's seats is away; otherwise that takes two minutes."""


def test_a_lost_phones_seat_is_given_again_when_those_who_are_here_agree(open_page: Opener, around: Around) -> None:
    ann, ben = around.phones
    held = rack(ann).count()
    around.middle.get_by_role("button", name="A phone is lost").click()
    sheet = around.middle.get_by_role("dialog")
    sheet.get_by_role("button", name="Ann").click()
    expect(sheet.get_by_role("alert")).to_contain_text("This seat is not lost")
    ann.evaluate(SAY_GOODBYE)
    ann.context.close()
    sheet.get_by_role("button", name="Ann").click()
    expect(sheet).to_contain_text("Not agreed yet: Ben")
    ben.get_by_role("button", name="I agree").click()
    link = sheet.get_by_role("link", name="Open this seat in another window")
    other = sit(open_page, str(link.get_attribute("href")), "Ann")
    expect(rack(other)).to_have_count(held)


def test_a_left_seat_is_lent_to_a_bot_from_a_phone_and_taken_back(around: Around) -> None:
    mover = around.mover
    stays = next(phone for phone in around.phones if phone is not mover)
    mover.get_by_role("button", name="Menu").click()
    mover.get_by_role("button", name="Leave the table").click()
    mover.get_by_role("button", name="I must go").click()
    gone = stays.get_by_role("region", name=re.compile("is gone"))
    gone.get_by_role("radio", name="Thimble").click()
    gone.get_by_role("button", name="Let Thimble play").click()
    expect(gone).to_have_count(0)
    expect(around.middle.get_by_role("region", name="Just now")).to_contain_text(re.compile("took|on"))
    mover.go_back()
    expect(rack(mover).first).to_be_visible()
    expect(stays.get_by_text(re.compile("Look at the table: .* plays again"))).to_be_visible()


def test_a_phrase_is_said_from_beside_what_is_done_and_read_in_the_middle(around: Around) -> None:
    phone = around.phones[0]
    phone.locator(".acts").get_by_role("button", name="Say something").click()
    phone.get_by_role("button", name="Nice move!").click()
    expect(around.middle.get_by_text("Nice move!").first).to_be_visible()


def test_the_middle_shows_the_last_toy_beside_its_words(around: Around) -> None:
    place_anywhere(around)
    just_now = around.middle.get_by_role("region", name="Just now")
    expect(just_now).to_contain_text("on ")
    expect(just_now.locator("svg.figure")).to_have_count(1)


def test_on_a_low_screen_all_that_can_be_done_in_the_middle_is_seen(around: Around) -> None:
    place_anywhere(around)
    expect(around.middle.get_by_role("region", name="Just now").locator("svg.figure")).to_have_count(1)
    speak(around.middle, "uk")
    around.middle.set_viewport_size({"width": 1280, "height": 720})
    last = around.middle.get_by_role("button", name="Більше не бути столом").bounding_box()
    assert last is not None
    assert last["y"] + last["height"] <= 720


def test_an_invitation_says_that_only_this_computer_can_open_it_and_what_to_type(around: Around) -> None:
    around.middle.get_by_role("button", name="Invite").click()
    sheet = around.middle.get_by_role("dialog")
    expect(sheet).to_contain_text("Only this computer can open this link.")
    expect(sheet).to_contain_text("python3 play.py serve --lan")
    expect(sheet.get_by_role("img", name="The link as a picture to scan")).to_have_count(0)


def test_a_server_that_others_can_open_shows_a_picture_for_each_seat(open_page: Opener, server: Server) -> None:
    middle = open_page("/")
    known = {"type": "AddressShown", "address": "http://192.168.1.20:7170/", "isLocal": False}
    middle.route("**/api/address", lambda route: route.fulfill(json=known))
    middle.goto(f"/t/{free_table(server)}/middle")
    expect(middle.get_by_role("img", name="The seat’s link as a picture to scan")).to_have_count(2)
    expect(middle.get_by_text("192.168.1.20:7170")).to_be_visible()
    assert violations_on(middle, *EXTREMES) == []


def test_home_leads_to_a_table_in_the_middle(open_page: Opener) -> None:
    page = open_page("/")
    page.get_by_role("button", name="Play: Toy Battle").click()
    page.get_by_role("button", name="With phones").click()
    page.wait_for_url("**/middle")
    expect(page.get_by_role("heading", name="Take a seat by phone")).to_be_visible()


def test_neither_the_middle_nor_a_phone_has_a_violation(around: Around) -> None:
    mover = around.mover
    rack(mover).first.click()
    assert violations_on(around.middle, *EXTREMES) == []
    assert violations_on(mover, *EXTREMES) == []
    mover.get_by_role("button", name="Hide").click()
    assert violations_on(mover, (PHONE, "light"), (PHONE, "dark")) == []
