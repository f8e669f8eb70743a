"""How to play: a page for each game, on every screen, in every language, and on one sheet of paper."""

import re

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.e2e.conftest import DESKTOP, EXTREMES, PHONE, Opener, in_some
from tests.e2e.looking import violations_on
from toychest.words import LANGUAGES, say

GAMES = ("toybattle", "castle", "clockwork")
LONGEST = ("de",)
"""Whose words take the most room; the other sheets are printed by `deep`."""


@pytest.mark.parametrize("game", GAMES)
def test_the_page_says_what_the_game_is_about(open_page: Opener, game: str) -> None:
    page = open_page(f"/howto/{game}")
    expect(page.get_by_role("heading", level=1)).to_have_text(say(f"game-{game}"))
    expect(page.get_by_text(say(f"{game}-howto-aim"))).to_be_visible()


@pytest.mark.parametrize("language", in_some(LANGUAGES, ("de", "uk")))
def test_it_is_read_in_every_language_without_a_gap(open_page: Opener, language: str) -> None:
    page = open_page(f"/howto/{GAMES[0]}", locale=language)
    gaps = []
    for game in GAMES:
        page.goto(f"/howto/{game}")
        expect(page.get_by_text(say(f"{game}-howto-aim", language=language)).first).to_be_visible()
        gaps += re.findall(r"(?:toybattle|castle|clockwork|howto)-[a-z]+", page.locator("main").inner_text())
    assert gaps == []


@pytest.mark.parametrize("game", in_some(GAMES, ("castle",)))
def test_it_has_no_violation(open_page: Opener, game: str) -> None:
    page = open_page(f"/howto/{game}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations_on(page, *EXTREMES) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", in_some(LANGUAGES, LONGEST))
def test_it_fits_on_one_sheet_of_paper(open_page: Opener, game: str, language: str) -> None:
    page = open_page(f"/howto/{game}", locale=language)
    expect(page.get_by_text(say(f"{game}-howto-aim", language=language))).to_be_visible()
    sheet = page.pdf(prefer_css_page_size=True, print_background=True)
    assert len(re.findall(rb"/Type\s*/Page\b(?!s)", sheet)) == 1


def test_nothing_runs_off_a_small_phone(open_page: Opener) -> None:
    page = open_page("/howto/clockwork", viewport={"width": 320, "height": 640}, locale="de")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("viewport", [DESKTOP, PHONE])
def test_both_pictures_of_the_aim_begin_alike_whatever_is_said_of_them(
    open_page: Opener, viewport: ViewportSize
) -> None:
    page = open_page("/howto/clockwork", viewport=viewport, locale="de")
    pictures = page.locator(".aim .pic")
    expect(pictures).to_have_count(2)
    one, other = (picture.bounding_box() for picture in pictures.all())
    assert one is not None
    assert other is not None
    assert one["y"] == other["y"]


def test_a_cited_number_opens_its_rule(open_page: Opener) -> None:
    page = open_page("/howto/toybattle")
    page.get_by_role("button", name="Rule TOY 3.3").first.click()
    expect(page.get_by_role("dialog", name="Rule TOY 3.3")).to_contain_text("strictly stronger")


def test_it_leads_to_all_the_rules(open_page: Opener) -> None:
    page = open_page("/howto/castle")
    page.get_by_role("button", name="All the rules, numbered").first.click()
    expect(page.get_by_role("dialog", name="The rules of Coded Castle")).to_be_visible()


def test_its_pictures_cannot_be_tabbed_into(open_page: Opener) -> None:
    page = open_page("/howto/castle")
    page.get_by_role("button", name="Rule CAS 2.2").first.focus()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Rule CAS 2.3").first).to_be_focused()
