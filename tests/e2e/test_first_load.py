"""Opening the home page costs little: no game is loaded, and fonts and words only for the language spoken."""

from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, CDPSession, Page, Response

from tests.e2e.conftest import DESKTOP, Opener, Server, in_some
from toychest.words import LANGUAGES, say

MOST = 200_000
HEAVIEST = ("hu", "ru", "uk")
"""The languages with the most letters and the longest words; the others are loaded by `deep`."""

Loaded = dict[str, int]


@pytest.fixture
def load_home(browser: Browser, server: Server) -> Callable[[str], Loaded]:
    """Opens the home page with nothing kept; every address that was loaded, with its bytes on the line."""

    def load_home(locale: str) -> Loaded:
        context = browser.new_context(base_url=server.address, viewport=DESKTOP, locale=locale)
        page = context.new_page()
        loaded = watched(context.new_cdp_session(page))
        page.goto("/")
        shown(page)
        context.close()
        return loaded

    return load_home


def watched(session: CDPSession) -> Loaded:
    addresses: dict[str, str] = {}
    loaded: Loaded = {}
    session.send("Network.enable")
    session.on("Network.responseReceived", lambda it: addresses.update({it["requestId"]: it["response"]["url"]}))
    session.on(
        "Network.loadingFinished", lambda it: loaded.update({addresses[it["requestId"]]: it["encodedDataLength"]})
    )
    return loaded


def shown(page: Page) -> None:
    """Waits until everything is there: every game can be played, in its own letters."""
    page.locator("article button:enabled").nth(2).wait_for()
    page.evaluate("document.fonts.ready")
    page.wait_for_load_state("networkidle")


@pytest.mark.parametrize("locale", in_some(LANGUAGES, HEAVIEST))
def test_the_home_page_is_small(load_home: Callable[[str], Loaded], locale: str) -> None:
    loaded = load_home(locale)
    assert sum(loaded.values()) < MOST, sorted(loaded.items(), key=lambda each: -each[1])[:12]


def test_a_letter_of_none_of_our_languages_has_its_font_too(open_page: Opener) -> None:
    page = open_page()
    assert page.evaluate("""async () => (await document.fonts.load("16px 'Nunito Variable'", "ŵ")).length""") == 1


def test_no_other_language_is_loaded(browser: Browser, server: Server) -> None:
    context = browser.new_context(base_url=server.address, viewport=DESKTOP, locale="de")
    page = context.new_page()
    answers: list[Response] = []
    page.on("response", lambda answer: answers.append(answer))
    page.goto("/")
    shown(page)
    scripts = [answer.text() for answer in answers if answer.ok and answer.url.endswith(".js")]
    loaded = {language for language in LANGUAGES if any(said_first(language) in script for script in scripts)}
    context.close()
    assert loaded == {"de"}


def said_first(language: str) -> str:
    """What the home page says in a language, and no other language does."""
    return say("home-lead", language=language)
