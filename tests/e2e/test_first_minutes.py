"""axe-core on every screen of the first ten minutes, on desktop and phone, in light and dark; most of it by `deep`."""

from collections.abc import Callable, Mapping
from typing import Final

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.conftest import DESKTOP, Opener, Server, in_some
from tests.e2e.learning import at_beat, by_mouse, learn_until, thing
from tests.e2e.looking import Screen, violations_on
from tests.e2e.playing import click_once, start_alone
from tests.e2e.staged import CODE, ONE_GO_FROM_WINNING, stage_table

UPRIGHT: ViewportSize = {"width": 390, "height": 844}
EVERYWHERE: Final[tuple[Screen, ...]] = tuple((size, hue) for size in (DESKTOP, UPRIGHT) for hue in ("light", "dark"))
TRIED_IN_VAIN = 2
"""The beat of Toy Battle's guide that asks for what cannot be."""

Reach = Callable[[Opener, Server], Page]


def address(path: str) -> Reach:
    """A page that has an address of its own."""

    def reach(open_page: Opener, server: Server) -> Page:
        page = open_page(path)
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        return page

    return reach


def sheet(*names: str) -> Reach:
    """A sheet of the home page, behind these buttons."""

    def reach(open_page: Opener, server: Server) -> Page:
        page = open_page()
        for name in names:
            page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()
        return page

    return reach


def come_back(open_page: Opener, server: Server) -> Page:
    """Home with a table to go on with and a finished game to look back at."""
    page = open_page(f"/t/{CODE}", stage_table(server.data, ["Zosia"], ONE_GO_FROM_WINNING))
    click_once(page)
    page.goto("/")
    start_alone(page)
    page.goto("/")
    expect(page.get_by_role("heading", name="Go on", exact=True)).to_be_visible()
    return page


def nowhere(open_page: Opener, server: Server) -> Page:
    """An address that leads nowhere."""
    page = open_page()
    page.evaluate("history.pushState(null, '', '/nonsense'); dispatchEvent(new PopStateEvent('popstate'))")
    expect(page.get_by_role("heading", name="Nothing lies here")).to_be_visible()
    return page


def numbered_rules(open_page: Opener, server: Server) -> Page:
    page = open_page("/howto/clockwork")
    page.get_by_role("button", name="All the rules, numbered").first.click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    return page


def guide(game: str) -> Reach:
    """The first words of a coach."""

    def reach(open_page: Opener, server: Server) -> Page:
        page = open_page(f"/learn/{game}")
        learn_until(page, lambda _: True, by_mouse)
        return page

    return reach


def why_not_beside_a_coach(open_page: Opener, server: Server) -> Page:
    page = open_page("/learn/toybattle")
    learn_until(page, at_beat(TRIED_IN_VAIN), by_mouse)
    thing(page, "tile Roxy").click()
    thing(page, "place 18").click()
    expect(page.get_by_role("dialog", name="Why not?")).to_be_visible()
    return page


def hint(open_page: Opener, server: Server) -> Page:
    page = open_page()
    start_alone(page)
    click_once(page)
    page.keyboard.press("h")
    expect(page.get_by_role("region", name="Hint").get_by_role("button", name="Tell me more")).to_be_visible()
    return page


SCREENS: Final[Mapping[str, Reach]] = {
    "home": address("/"),
    "come back": come_back,
    "settings": sheet("Settings"),
    "rules of all games": sheet("Rules"),
    "how to play Toy Battle": address("/howto/toybattle"),
    "how to play the city": address("/howto/clockwork"),
    "how to play the castle": address("/howto/castle"),
    "numbered rules": numbered_rules,
    "course": address("/course"),
    "level": lambda open_page, server: open_page("/course/1"),
    "nowhere": nowhere,
    "guide of Toy Battle": guide("toybattle"),
    "guide of the city": guide("clockwork"),
    "guide of the castle": guide("castle"),
    "why not, beside a coach": why_not_beside_a_coach,
    "hint": hint,
}

OFTEN: Final = ("come back", "why not, beside a coach")
"""In every run, since no other test looks at them; the rest by `deep`."""


@pytest.mark.parametrize("screen", in_some(SCREENS, OFTEN))
def test_a_screen_of_the_first_minutes_has_no_violation(open_page: Opener, server: Server, screen: str) -> None:
    page = SCREENS[screen](open_page, server)
    page.wait_for_load_state("networkidle")
    assert violations_on(page, *EVERYWHERE) == []
