"""Browser profiles that tests take up one after another: a new one costs a process, and a warm one is half the work.

What pages keep is kept by origin, and each server has a port of its own: nothing of one test is found by the next. A
profile in which a test changed more than that is thrown away, and so is one that has been at this origin before.
"""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any
from weakref import WeakSet

from playwright.sync_api import Browser, BrowserContext, Error, Page, ViewportSize

ONE_PROCESS = "--process-per-site"
"""A profile draws its pages in one process, which its anchor keeps alive; without this each page had its own."""

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
USUAL: dict[str, Any] = {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"}
ALIKE = frozenset({"viewport", "has_touch"})
"""Who asks for no more than these is given a profile that others had; everybody else one of their own."""

MOST = 4
"""Profiles that wait for the next test: as many as sit at a table."""

LASTING = (
    "add_init_script",
    "expose_binding",
    "expose_function",
    "grant_permissions",
    "route",
    "route_web_socket",
    "set_default_timeout",
    "set_extra_http_headers",
    "set_geolocation",
    "set_offline",
)
"""What changes a profile for all pages to come."""

SPENT = WeakSet[BrowserContext]()


def spend(context: BrowserContext) -> None:
    """Nobody is to have this profile after this test."""
    SPENT.add(context)


@dataclass(eq=False)
class Profile:
    """A profile, whether it has a touchscreen, and the origins at which it has been."""

    context: BrowserContext
    has_touch: bool
    origins: set[str] = field(default_factory=set)
    anchor: Page | None = None


class Profiles:
    """The profiles of one browser."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: list[Profile] = []

    def taken(self, origin: str, **options: Any) -> Profile:
        """A profile that knows nothing of this origin, with a screen as large as a desktop's."""
        has_touch = options.get("has_touch", False)
        fitting = (each for each in self._free if each.has_touch == has_touch and origin not in each.origins)
        found = next(fitting, None) if ALIKE.issuperset(options) else None
        if found is not None:
            self._free.remove(found)
        else:
            found = Profile(self._new_context(origin, options), has_touch)
        found.origins.add(origin)
        return found

    def _new_context(self, origin: str, options: dict[str, Any]) -> BrowserContext:
        if not ALIKE.issuperset(options):
            own = self._browser.new_context(**{"base_url": origin, "viewport": DESKTOP, **USUAL, **options})
            spend(own)
            return own
        context = self._browser.new_context(**USUAL, viewport=DESKTOP, has_touch=options.get("has_touch", False))
        for name in LASTING:
            setattr(context, name, _spending(context, getattr(context, name)))
        return context

    def give_back(self, profile: Profile, origin: str) -> None:
        """Close its pages, and keep it for the next test, or throw it away."""
        if profile.context not in SPENT:
            with suppress(Error):  # of a server that was stopped nothing can be opened, and some tests close a profile
                self._kept(profile, origin)
        if profile not in self._free:
            profile.context.close()

    def _kept(self, profile: Profile, origin: str) -> None:
        if profile.anchor is None:  # while a page is open, whose process it takes over
            profile.anchor = profile.context.new_page()
            profile.anchor.goto(f"{origin}/static/icon-192.png")
        for page in profile.context.pages:
            if page is not profile.anchor:
                page.close()
        profile.context.clear_cookies()
        self._free.append(profile)
        if len(self._free) > MOST:
            self._free.pop(0).context.close()

    def close(self) -> None:
        for profile in self._free:
            profile.context.close()


def _spending(context: BrowserContext, change: Callable[..., object]) -> Callable[..., object]:
    def spending(*words: object, **options: object) -> object:
        spend(context)
        return change(*words, **options)

    return spending
