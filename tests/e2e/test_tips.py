"""Just in time: the first time that a rule matters at a table a small card says it, once; it can be switched off."""

import pytest
from playwright.sync_api import Locator, Page, ViewportSize, expect

from tests.e2e import battling
from tests.e2e.battles import A_QUESTION_IS_OPEN
from tests.e2e.conftest import DESKTOP_BY_DEEP, PHONE, Opener, Server
from tests.e2e.looking import violations_on

PREFERENCES = "() => JSON.parse(localStorage.getItem('toychest.preferences'))"


def recalled(open_page: Opener, server: Server, **options: object) -> Page:
    """Mara recalls a troop for the first time; a small screen asks once more."""
    page = battling.open_staged(open_page, server, A_QUESTION_IS_OPEN, **options)
    page.locator("[data-place='11']").click(click_count=1 + (options.get("viewport") == PHONE))
    return page


def tip(page: Page) -> Locator:
    return page.locator("[data-tip]")


@pytest.mark.parametrize("viewport", DESKTOP_BY_DEEP)
def test_a_rule_is_said_the_first_time_that_it_matters(
    open_page: Opener, server: Server, viewport: ViewportSize
) -> None:
    page = recalled(open_page, server, viewport=viewport)
    expect(tip(page)).to_contain_text("may come back to your rack")
    assert violations_on(page, (viewport, "light"), (viewport, "dark")) == []


def test_it_is_said_once(open_page: Opener, server: Server) -> None:
    page = recalled(open_page, server)
    tip(page).get_by_role("button", name="Got it").click()
    expect(tip(page)).to_have_count(0)
    assert page.evaluate("localStorage.getItem('toychest.tips')") == '["TOY 5.1"]'


def test_tips_can_be_switched_off(open_page: Opener, server: Server) -> None:
    page = recalled(open_page, server)
    tip(page).get_by_role("button", name="No more tips").click()
    expect(tip(page)).to_have_count(0)
    page.wait_for_function(f"({PREFERENCES})().hasTips === false")
