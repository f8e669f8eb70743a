"""What only some may see in Clockwork City: a challenge for two, and a card that everybody is shown once."""

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e import escaping
from tests.e2e.against_bots import PATIENCE, hint
from tests.e2e.cities import ASKED, AT_THE_TOWERS, MET, NAMES
from tests.e2e.conftest import DESKTOP_BY_DEEP, Opener, Server
from tests.e2e.escaping import card, place, press, secret, shown_once, stage_city, what_happened
from tests.e2e.looking import violations
from tests.e2e.staged import CODE, Seats
from tests.e2e.timing import stop_time

TO_GIVE = "Give Owl"


def glowing(page: Page) -> Locator:
    """The answers that a hint points at."""
    return secret(page).locator(".acts .lit")


def told(page: Page, grade: int) -> Locator:
    """The hint of this grade, in the sheet for two: the table's own is hidden."""
    expect(hint(page).get_by_role("img", name=f"Hint, {grade} of 3")).to_be_visible(timeout=PATIENCE)
    return secret(page).get_by_role("region", name="Hint")


def more(page: Page, grade: int) -> Locator:
    """What asks for more than this grade."""
    button = told(page, grade).get_by_role("button", name="Tell me more")
    expect(button).to_be_visible(timeout=PATIENCE)  # while it is thought about, the heading stands there alone
    return button


def heard(page: Page) -> list[str]:
    """Everything that a page's line brings from now on, as it was sent; the page goes to the table."""
    frames: list[str] = []
    page.on("websocket", lambda line: line.on("framereceived", lambda frame: frames.append(str(frame))))
    page.goto(f"/t/{CODE}")
    expect(page.get_by_role("group", name="Your hand")).to_be_visible()
    return frames


def one_screen(open_page: Opener, server: Server, moves: str) -> Page:
    """All three share it."""
    seats = stage_city(server, moves)
    tokens = [token for seat in seats for token in seat.tokens]
    return open_page(f"/t/{CODE}", Seats(NAMES, tokens))


def test_at_one_screen_a_challenge_is_curtain_sheet_curtain(open_page: Opener, server: Server) -> None:
    page = one_screen(open_page, server, MET)
    escaping.come_to_decide(page)
    escaping.decide(page, "ask A Owl", NAMES)
    expect(escaping.curtain(page)).to_have_text("I am Mara. Open")
    expect(secret(page)).to_have_count(0)
    escaping.curtain(page).press("Enter")
    secret(page).get_by_role("button", name=TO_GIVE).last.click()
    expect(escaping.curtain(page)).to_have_text("I am Benedek. Open")


def test_whoever_is_asked_sees_the_card_and_what_may_be_given(open_page: Opener, server: Server) -> None:
    page = open_page(f"/t/{CODE}", stage_city(server, ASKED)[0])
    expect(secret(page)).to_contain_text("For Mara’s eyes only")
    expect(secret(page).locator(".acts").get_by_role("button")).to_have_text(["Give Scrap instead", TO_GIVE])


@pytest.mark.parametrize("viewport", DESKTOP_BY_DEEP)
def test_whoever_is_asked_may_ask_for_a_hint(open_page: Opener, server: Server, viewport: dict[str, int]) -> None:
    page = open_page(f"/t/{CODE}", stage_city(server, ASKED)[0], viewport=viewport)
    expect(secret(page)).to_be_visible()
    expect(glowing(page)).to_have_count(0)
    secret(page).get_by_role("button", name="Hint", exact=True).click()
    more(page, 1).click()
    more(page, 2).press("Enter")
    expect(told(page, 3)).to_be_focused()
    expect(glowing(page)).to_have_count(1)
    assert violations(page) == []
    told(page, 3).get_by_role("button", name="Give an Owl part").click()
    expect(glowing(page)).to_have_text([TO_GIVE])
    glowing(page).click()
    expect(secret(page)).to_have_count(0)


def test_tab_stays_with_the_answers_and_the_hint(open_page: Opener, server: Server) -> None:
    page = open_page(f"/t/{CODE}", stage_city(server, ASKED)[0])
    secret(page).get_by_role("button", name="Hint", exact=True).click()
    expect(secret(page).get_by_role("region", name="Hint")).to_be_focused()
    page.keyboard.press("Tab")
    expect(secret(page).get_by_role("button", name="Close")).to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(secret(page).get_by_role("button", name=TO_GIVE).last).to_be_focused()


def test_others_see_two_pawns_whisper(open_page: Opener, server: Server) -> None:
    seats = stage_city(server, MET)
    asker, third = open_page(f"/t/{CODE}", seats[1]), open_page(f"/t/{CODE}", seats[2])
    escaping.decide(asker, "ask A Owl", NAMES)
    expect(third.get_by_text("Mara and Benedek whisper.").first).to_be_visible()
    expect(secret(third)).to_have_count(0)


def test_a_challenge_never_reaches_the_third(open_page: Opener, server: Server) -> None:
    seats = stage_city(server, MET)
    asked, asker, third = (
        open_page(f"/t/{CODE}", seats[0]),
        open_page(f"/t/{CODE}", seats[1]),
        open_page("/", seats[2]),
    )
    frames = heard(third)
    before = len(frames)
    escaping.decide(asker, "ask A Owl", NAMES)
    secret(asked).get_by_role("button", name=TO_GIVE).last.click()
    expect(what_happened(third)).to_contain_text("Mara gave Benedek a card")
    assert not [frame for frame in frames[before:] if '"Owl"' in without_the_box(frame)]
    expect(third.get_by_text("Owl part")).to_have_count(0)


def test_both_of_a_challenge_are_told_the_card(open_page: Opener, server: Server) -> None:
    seats = stage_city(server, ASKED)
    asked, asker = open_page(f"/t/{CODE}", seats[0]), open_page(f"/t/{CODE}", seats[1])
    secret(asked).get_by_role("button", name=TO_GIVE).last.click()
    expect(what_happened(asked)).to_contain_text("Mara gave Benedek an Owl part")
    expect(what_happened(asker)).to_contain_text("Mara gave Benedek an Owl part")


def test_a_card_that_is_found_lies_open_for_everybody_once(open_page: Opener, server: Server) -> None:
    pages = searching(open_page, server)
    place(pages[0], "spot 3").click()
    for page in pages:
        expect(shown_once(page)).to_be_visible()
        expect(page.get_by_text("Kettle part").first).to_be_visible()
        shown_once(page).click()
        expect(shown_once(page)).to_have_count(0)


def test_a_card_that_was_seen_is_not_shown_again(open_page: Opener, server: Server) -> None:
    _, _, third = searching(open_page, server)
    shown = shown_once(third)
    expect(shown).to_have_count(0)
    third.reload()
    expect(place(third, "spot 3")).to_have_accessible_name("Spot 3, a card face down")
    expect(shown).to_have_count(0)


def test_a_log_never_names_what_was_shown_once(open_page: Opener, server: Server) -> None:
    _, _, third = searching(open_page, server)
    expect(what_happened(third)).to_contain_text("Mara searches among the discards")
    expect(what_happened(third)).not_to_contain_text("Owl")


def searching(open_page: Opener, server: Server) -> list[Page]:
    """Mara seeks an Owl; everybody has seen hers, and she is to point. No card goes by itself: time stands still."""
    pages = [open_page(f"/t/{CODE}", seat) for seat in stage_city(server, AT_THE_TOWERS)]
    for page in pages:
        escaping.see(page)
        stop_time(page)
    press(pages[0], "Search the discards")
    card(pages[0], "Owl").click()
    for page in pages:
        shown_once(page).click()
        escaping.settle(page)
    return pages


def without_the_box(frame: str) -> str:
    """A message without the list of what is in the game, which everybody knows."""
    return frame.replace('"kind":"Owl","family"', "")
