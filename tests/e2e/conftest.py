"""A real browser on a real server. Without Chromium these tests are skipped, visibly; under REQUIRE_E2E=1 they fail."""

import os
import shutil
from collections.abc import Callable, Container, Iterable, Iterator
from functools import partial
from pathlib import Path
from urllib.parse import urljoin

import pytest
from _pytest.mark import ParameterSet
from playwright.sync_api import Browser, ConsoleMessage, Page, ViewportSize, expect, sync_playwright

from tests.conftest import IS_DEEP
from tests.e2e.looking import Screen
from tests.e2e.profiles import DESKTOP as DESKTOP
from tests.e2e.profiles import ONE_PROCESS, Profile, Profiles
from tests.e2e.serving import Server as Server
from tests.e2e.staged import Seats, keep_seats
from tests.e2e.timing import PATIENCE

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first that is there: the same engine, the shell without windows to draw, which is half of the work."""

CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
QUIET = [
    ONE_PROCESS,
    "--js-flags=--no-maglev --no-turbofan",  # a page lives for a second: its code costs more to improve than it gains
    "--font-render-hinting=none",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]
TABLET: ViewportSize = {"width": 1024, "height": 768}
PHONE: ViewportSize = {"width": 360, "height": 740}
EXTREMES: tuple[Screen, ...] = ((DESKTOP, "light"), (PHONE, "dark"))
"""The largest screen in light and the smallest in dark."""

IN_BOTH_SCHEMES: tuple[Screen, ...] = ((DESKTOP, "light"), (DESKTOP, "dark"))
EVERY_SCREEN: tuple[Screen, ...] = tuple((size, hue) for size in (DESKTOP, TABLET, PHONE) for hue in ("light", "dark"))
SCREENS = EVERY_SCREEN if IS_DEEP else EXTREMES
"""Every width in either scheme by `deep`."""

DESKTOP_BY_DEEP = (
    pytest.param(DESKTOP, id="desktop", marks=pytest.mark.deep),
    pytest.param(PHONE, id="phone"),
)
"""On a phone, which has less room; on a desktop by `deep`."""

WIDTHS: tuple[ViewportSize, ...] = tuple({"width": width, "height": 800} for width in (360, 768, 1024, 1440, 1920))


def in_some(all_of: Iterable[str], some: Container[str]) -> list[ParameterSet]:
    """All of them as parameters of a test; those that are not some are left to `deep`."""
    return [pytest.param(each, marks=() if each in some else pytest.mark.deep) for each in all_of]


CUT_OFF = ("net::ERR_", "WebSocket connection to")  # what a browser logs when its server is gone
REFUSED = "status of 400"  # what it logs when the server says no
REFUSING = ("/api/tables", "/api/guides", "/api/replays", "/replay")
"""Where that is no fault: no table is started, no file opened, and the page says why; and on a busy machine a table
that comes late is looked for among the finished games."""


expect.set_options(timeout=PATIENCE)


@pytest.hookimpl(tryfirst=True)  # before the longest are put first
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Every test of this folder needs the browser."""
    for item in items:
        if item.nodeid.startswith("tests/e2e/"):
            item.add_marker(pytest.mark.e2e)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """The system's Chromium, started once by each worker and gone before tests of another folder have a loop to run."""
    if CHROMIUM is None:
        if os.environ.get("REQUIRE_E2E") == "1":
            pytest.fail("REQUIRE_E2E=1, but there is no Chromium on the path")
        pytest.skip("no Chromium on the path: the browser tests are left out")
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(
            executable_path=CHROMIUM, args=[*QUIET, *(["--no-sandbox"] if is_root else [])]
        )
        yield chromium
        chromium.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A fresh server."""
    running = Server(tmp_path / "data")
    yield running
    running.stop()


@pytest.fixture(scope="package")
def profiles(browser: Browser) -> Iterator[Profiles]:
    """The profiles that tests of this worker take up one after another."""
    found = Profiles(browser)
    yield found
    found.close()


Opener = Callable[..., Page]


@pytest.fixture
def open_page(profiles: Profiles, server: Server) -> Iterator[Opener]:
    """Opens pages, each in a browser profile of its own; at the end no page may have logged an error."""
    taken: list[Profile] = []
    errors: list[str] = []

    def note(message: ConsoleMessage) -> None:
        is_cut_off = server.was_stopped and any(text in message.text for text in CUT_OFF)
        is_refused = REFUSED in message.text and message.location["url"].endswith(REFUSING)
        is_expected = is_cut_off or is_refused
        if message.type == "error" and not is_expected:
            errors.append(f"{message.text}: {message.location['url']}")

    def open_page(path: str = "/", seats: Seats | None = None, **options: object) -> Page:
        profile = profiles.taken(server.address, **options)
        taken.append(profile)
        page = profile.context.new_page()
        page.set_viewport_size(options.get("viewport", DESKTOP))  # type: ignore[arg-type]
        if seats is not None:
            keep_seats(page, seats)
        page.set_default_timeout(PATIENCE)
        page.on("console", note)
        page.on("pageerror", lambda error: errors.append(str(error)))
        page.goto = partial(_gone_to, page.goto, server.address)  # type: ignore[method-assign, assignment]
        page.goto(path)
        return page

    yield open_page
    for profile in taken:
        profiles.give_back(profile, server.address)
    assert errors == []


def _gone_to(goto: Callable[..., object], origin: str, path: str, **options: object) -> object:
    """A profile that others had knows no address of this server to begin a path with."""
    return goto(urljoin(origin, path), **options)
