"""A guided first game of each game, in a real browser: to its end by what the coach lights, and by every other way."""

import re

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.conftest import IS_DEEP
from tests.e2e.conftest import DESKTOP, Opener, Server, in_some
from tests.e2e.learning import (
    IS_DONE,
    Touch,
    at_beat,
    by_finger,
    by_keys,
    by_mouse,
    coach,
    learn,
    learn_until,
    seen,
    thing,
)
from tests.e2e.looking import violations
from toychest.words import LANGUAGES

PHONE: ViewportSize = {"width": 390, "height": 844}
NARROW: ViewportSize = {"width": 360, "height": 740}
SMALL: ViewportSize = {"width": 360, "height": 640}
LYING: ViewportSize = {"width": 844, "height": 390}
BEATS = {"toybattle": 12, "clockwork": 15, "castle": 11}
TWO_LINES = 56  # pixels: a third line makes a button 60 high
REACH, BEGIN, ANSWER, CAPN, TURN, ALONE, LAY, REMEMBER, POINT = 2, 3, 4, 5, 5, 10, 7, 8, 12
"""Beats of Toy Battle: a troop that is out of reach, the first troop, what it brings, and Cap'n. Beats of Coded Castle:
the first turn, and the end. Of Clockwork City: Scrap is laid down, the rival's card is shown, and it is to be found
again."""


HANDS: dict[str, tuple[Touch, dict[str, object]]] = {
    "mouse": (by_mouse, {"viewport": DESKTOP, "color_scheme": "light"}),
    "finger": (by_finger, {"viewport": PHONE, "has_touch": True, "color_scheme": "dark"}),
    "keys": (by_keys, {"viewport": DESKTOP, "color_scheme": "dark"}),
}
OFTEN = {("mouse", "clockwork"), ("keys", "toybattle"), ("finger", "castle")}
"""Every game is played in one of the three ways, and each way once; the others are left to `deep`."""

LIVELY = ("mouse", "castle")
"""With motion, as most people see it; the others are played without, since motion takes its time."""

TONGUES = dict(zip([(hand, game) for hand in HANDS for game in BEATS], sorted(LANGUAGES)[:9], strict=True))
SMALL_TONGUES = dict(zip(BEATS, sorted(LANGUAGES)[9:12], strict=True))
LAST_TONGUE = sorted(LANGUAGES)[12]
"""Each language is that of one guide at least."""


@pytest.mark.parametrize(
    ("hand", "game"),
    [
        pytest.param(hand, game, marks=[] if (hand, game) in OFTEN else [pytest.mark.deep])
        for hand in HANDS
        for game in BEATS
    ],
)
def test_a_guide_is_played_to_its_end_by_what_glows(open_page: Opener, hand: str, game: str) -> None:
    touch, options = HANDS[hand]
    motion = {"reduced_motion": "no-preference"} if (hand, game) == LIVELY else {}
    page = open_page(f"/learn/{game}", locale=TONGUES[hand, game], **options, **motion)
    faults = dict[tuple[int, str], list[str]]()

    def look_once(page: Page) -> None:
        """At every kind of scene, by `deep` at every scene of a beat; with keys the pages are those of the mouse."""
        now = seen(page)
        scene = (now.beat if IS_DEEP else 0, now.scene)
        if touch is not by_keys and scene not in faults:
            faults[scene] = violations(page)

    beats = learn(page, game, touch, look_once)
    assert [fault for found in faults.values() for fault in found] == []
    assert sorted(set(beats)) == list(range(BEATS[game]))


def test_a_guide_fits_a_phone_that_lies_on_its_side(open_page: Opener) -> None:
    page = open_page("/learn/toybattle", viewport=LYING, has_touch=True, locale="uk")
    learn_until(page, at_beat(CAPN), by_finger)
    expect(coach(page)).to_be_in_viewport(ratio=0.9)


@pytest.mark.parametrize("game", BEATS)
def test_on_a_small_phone_the_card_and_what_it_points_at_are_in_sight(open_page: Opener, game: str) -> None:
    page = open_page(f"/learn/{game}", viewport=SMALL, has_touch=True, locale=SMALL_TONGUES[game])
    learn_until(page, lambda now: now.glows != "", by_finger)
    expect(coach(page)).to_be_in_viewport(ratio=1)
    expect(thing(page, seen(page).glows)).to_be_in_viewport(ratio=0.9)


HIDDEN = """() => [...document.querySelectorAll('[data-scene=asks] ~ .page [data-light^="card "]')].filter((card) => {
    const { left, bottom, width } = card.getBoundingClientRect();
    return !card.contains(document.elementFromPoint(left + width / 2, bottom - 3));
}).map((card) => card.dataset.light)"""
"""While something is asked, cards of the row over whose lower edge something else lies."""

COVERED = """() => [...document.querySelectorAll('[data-scene=asks] ~ .page [data-light^="card "]')].filter((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return document.elementFromPoint(left + width / 2, top + height / 4).closest('[data-coach]');
}).map((card) => card.dataset.light)"""
"""While something is asked, cards of the row whose pictures lie under the coach's card."""


@pytest.mark.parametrize("language", in_some(LANGUAGES, ("en", "de")))
def test_on_a_small_phone_the_coach_stands_over_no_card(open_page: Opener, language: str) -> None:
    page = open_page("/learn/castle", viewport=SMALL, has_touch=True, locale=language)
    covered: list[tuple[int, list[str]]] = []
    learn(page, "castle", by_finger, lambda page: covered.append((seen(page).beat, page.evaluate(COVERED))))
    assert [(beat, cards) for beat, cards in covered if cards] == []


@pytest.mark.parametrize("language", in_some(LANGUAGES, ("de", "en", "uk")))
def test_on_a_narrow_phone_no_bar_hides_the_cards_of_a_step(open_page: Opener, language: str) -> None:
    page = open_page("/learn/castle", viewport=NARROW, has_touch=True, locale=language)
    hidden: list[tuple[int, list[str]]] = []
    learn(page, "castle", by_finger, lambda page: hidden.append((seen(page).beat, page.evaluate(HIDDEN))))
    assert [(beat, cards) for beat, cards in hidden if cards] == []


def test_on_a_narrow_phone_what_lies_at_the_head_is_in_sight_again(open_page: Opener) -> None:
    page = open_page("/learn/castle", viewport=NARROW, has_touch=True, locale="de")
    learn_until(page, at_beat(ALONE), by_finger)
    expect(page.locator("[data-light=treasures]")).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0


SEEN = """it => {
    const { left, top } = it.getBoundingClientRect();
    return it.contains(document.elementFromPoint(left + 3, top + 3));
}"""
"""Its beginning lies under nothing."""


def test_on_a_phone_long_words_about_a_card_do_not_creep_under_the_hand(open_page: Opener) -> None:
    page = open_page("/learn/clockwork", viewport=PHONE, has_touch=True, locale="de")
    learn_until(page, lambda now: now.scene == "praises", by_finger)
    assert page.locator("[data-tray] h2").evaluate(SEEN)


def test_on_a_phone_an_answer_takes_two_lines_at_most(open_page: Opener) -> None:
    page = open_page("/learn/toybattle", viewport=PHONE, has_touch=True, locale="de")
    learn_until(page, at_beat(ANSWER), by_finger)
    answer = thing(page, seen(page).glows).bounding_box()
    assert answer is not None
    assert answer["height"] < TWO_LINES


def test_a_refused_try_is_the_lesson(open_page: Opener) -> None:
    page = open_page("/learn/toybattle")
    learn_until(page, at_beat(REACH), by_mouse)
    thing(page, "tile Roxy").click()
    thing(page, "place 18").click()
    expect(page.get_by_role("dialog", name="Why not?")).to_contain_text("out of reach")
    expect(coach(page)).to_contain_text("headquarters")


def test_whoever_presses_what_a_refused_try_offers_comes_to_the_end(open_page: Opener) -> None:
    page = open_page("/learn/toybattle")
    learn_until(page, at_beat(REACH), by_mouse)
    thing(page, "tile Roxy").click()
    thing(page, "place 18").click()
    expect(page.get_by_role("dialog", name="Why not?")).to_be_visible()
    offered = page.locator("[data-coach] button.primary, [role=dialog] button.primary")
    expect(offered).to_have_count(1)
    offered.click()
    expect(coach(page)).to_have_attribute("data-beat", str(BEGIN))
    assert max(learn(page, "toybattle", by_mouse)) == BEATS["toybattle"] - 1


def test_a_piece_that_was_tried_in_vain_lies_on_the_rack_again(open_page: Opener) -> None:
    page = open_page("/learn/toybattle")
    learn_until(page, at_beat(BEGIN), by_mouse)
    expect(thing(page, "tile Roxy")).to_have_attribute("aria-pressed", "false")


def test_any_other_refusal_is_the_tables_own(open_page: Opener) -> None:
    page = open_page("/learn/toybattle")
    learn_until(page, at_beat(REACH), by_mouse)
    thing(page, "tile Roxy").click()
    thing(page, "place 22").click()
    expect(page.get_by_role("dialog", name="Why not?")).to_be_visible()
    expect(coach(page)).to_have_count(0)
    page.keyboard.press("Escape")
    expect(coach(page)).to_be_visible()


def test_another_legal_move_works_too_and_can_be_taken_back(open_page: Opener) -> None:
    page = open_page("/learn/castle")
    learn_until(page, at_beat(TURN), by_mouse)
    page.locator("[data-light='card 2']").click()
    page.locator("[data-light='turn 2 left']").click()
    expect(coach(page)).to_contain_text("That works, too.")
    coach(page).get_by_role("button", name="Take it back").click()
    expect(coach(page)).to_contain_text("Turn the arrow.")


def test_where_another_move_cannot_be_taken_back_the_step_can_be_done_once_more(open_page: Opener) -> None:
    page = open_page("/learn/toybattle")
    learn_until(page, at_beat(BEGIN), by_mouse)
    table = page.url
    thing(page, "tile Roxy").click()
    thing(page, "place 11").click()
    expect(coach(page)).to_contain_text("my next steps may not fit now")
    coach(page).get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda address: address != table)
    assert (seen(page).beat, thing(page, "tile Roxy").count()) == (BEGIN, 1)


@pytest.mark.deep
def test_a_card_is_shown_and_found_where_it_really_lies(open_page: Opener) -> None:
    page = open_page("/learn/clockwork")
    learn_until(page, at_beat(LAY), by_mouse)
    thing(page, "spot 17").click()
    expect(page.locator(f"[data-coach][data-beat='{LAY}']")).to_have_count(0)
    learn_until(page, at_beat(REMEMBER), by_mouse)
    expect(page.get_by_role("region", name="spot 19")).to_be_visible()
    learn(page, "clockwork", by_mouse)


def test_a_wrong_memory_is_a_real_miss_and_the_guide_comes_to_its_end(open_page: Opener) -> None:
    page = open_page("/learn/clockwork")
    learn_until(page, at_beat(POINT), by_mouse)
    thing(page, "spot 33").click()
    expect(coach(page)).to_contain_text("That was a Scrap card. Your Whale part lies there now: remember 33.")
    expect(coach(page)).to_have_attribute("data-scene", "misses")
    expect(coach(page).get_by_role("button", name="Once more")).to_have_count(0)
    coach(page).locator("[data-go-on]").click()
    page.wait_for_function(IS_DONE, arg="clockwork")
    expect(coach(page)).to_have_count(0)


def test_a_guide_goes_on_after_the_server_has_started_anew(open_page: Opener, server: Server) -> None:
    page = open_page("/learn/toybattle")
    learn_until(page, at_beat(CAPN), by_mouse)
    server.stop()
    expect(page.get_by_text("Reconnecting")).to_be_visible()
    server.start()
    expect(page.get_by_text("Reconnecting")).to_have_count(0)
    learn(page, "toybattle", by_mouse)


def test_after_another_move_one_goes_on_without_a_try_that_is_no_longer_possible(open_page: Opener) -> None:
    page = open_page("/learn/toybattle")
    learn_until(page, at_beat(REACH), by_mouse)
    thing(page, "tile Roxy").click()
    thing(page, "place 12").click()
    expect(coach(page)).to_contain_text("That works, too.")
    coach(page).get_by_role("button", name="Go on", exact=True).click()
    expect(coach(page)).to_contain_text("Skully on 11")


def test_a_guide_is_found_again_after_a_reload(open_page: Opener) -> None:
    page = open_page("/learn/toybattle", locale=LAST_TONGUE)
    learn_until(page, at_beat(CAPN), by_mouse)
    table = page.url
    page.goto("/learn/toybattle")
    assert (seen(page).beat, page.url) == (CAPN, table)


def test_a_guide_that_was_left_goes_on_at_a_new_table(open_page: Opener) -> None:
    page = open_page("/learn/toybattle")
    learn_until(page, at_beat(CAPN), by_mouse)
    table = page.url
    coach(page).get_by_role("button", name="Leave the guide").click()
    expect(coach(page)).to_have_count(0)
    expect(page.get_by_role("group", name="Your rack").get_by_role("button")).not_to_have_count(0)
    page.goto("/learn/toybattle")
    assert seen(page).beat == CAPN
    assert page.url != table


def test_a_step_can_be_done_once_more(open_page: Opener) -> None:
    page = open_page("/learn/clockwork")
    learn_until(page, lambda now: now.scene == "praises", by_mouse)
    table = page.url
    coach(page).get_by_role("button", name="Once more").click()
    page.wait_for_url(lambda address: address != table)
    assert seen(page).scene == "asks"


def test_the_coach_is_heard_once_for_each_beat_and_again_by_c(open_page: Opener) -> None:
    page = open_page("/learn/toybattle")
    learn_until(page, at_beat(CAPN), by_mouse)
    spoken = page.locator("[aria-live=polite]", has_text=re.compile("^Step 6 of 11. .* Put Cap'n on 12"))
    expect(spoken).to_have_count(1)
    page.keyboard.press("c")
    expect(spoken).to_have_count(1)


def test_escape_puts_a_piece_back_before_it_sends_the_coach_away(open_page: Opener) -> None:
    page = open_page("/learn/toybattle")
    learn_until(page, at_beat(CAPN), by_mouse)
    thing(page, "tile Cap'n").click()
    page.keyboard.press("Escape")
    expect(coach(page)).to_be_visible()
    page.keyboard.press("Escape")
    expect(coach(page)).to_have_count(0)


def test_the_focus_is_at_go_on_and_what_glows_is_the_boards_tab_stop(open_page: Opener) -> None:
    page = open_page("/learn/toybattle")
    expect(coach(page).locator("[data-go-on]")).to_be_focused()
    learn_until(page, at_beat(CAPN), by_mouse)
    thing(page, "tile Cap'n").click()
    expect(page.locator("[data-place][tabindex='0']")).to_have_attribute("data-place", "12")


def test_a_game_without_a_guide_says_so(open_page: Opener) -> None:
    page = open_page("/learn/chess")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("button", name="Back to the chest")).to_be_visible()
