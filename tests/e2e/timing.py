"""Time in the browser: how long something is waited for, and time that stands still, so that nothing hangs on load."""

from collections.abc import Iterator
from time import monotonic

from playwright.sync_api import Page

from tests.e2e.profiles import spend

PATIENCE = 60_000
"""Milliseconds until what does not come counts as missing: a busy machine is slow, and that is no fault."""


def stop_time(page: Page) -> None:
    """From now on time passes on this page only where a test lets it, by `page.clock.run_for`."""
    spend(page.context)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 1"))


def looks(page: Page) -> Iterator[None]:
    """One look after another, until patience is at its end."""
    until = monotonic() + PATIENCE / 1000
    while monotonic() < until:
        yield
        page.wait_for_timeout(20)
