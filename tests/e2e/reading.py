"""Somebody who reads any language: comes to a screen by addresses, places and sentences, never by English."""

import re
from collections.abc import Callable
from dataclasses import dataclass

import httpx
import msgspec
from playwright.sync_api import Page, Route, expect

from tests.e2e import battling, cities, escaping
from tests.e2e.conftest import Opener, Server
from tests.e2e.staged import CODE, Seats, stage_table
from tests.e2e.staged import keep_table as keep
from tests.e2e.tongues import FINNISH_LIKE, Voice, lengthen, voice
from tests.review.golden import table
from tests.review.guessing import guessed_shown

NAMES = ["Mara", "Benedek", "Luïza"]


@dataclass(frozen=True)
class Reader:
    """Somebody who reads one language, before a browser of their own."""

    tongue: str
    server: Server
    open_page: Opener

    @property
    def say(self) -> Voice:
        return voice(self.tongue)

    def open(self, path: str = "/", seats: Seats | None = None) -> Page:
        """A page in this language; `path` is loaded when its words are the right ones."""
        if self.tongue != FINNISH_LIKE:
            return self.open_page(path, seats, locale=self.tongue)
        page = self.open_page("/", seats)
        lengthen(page)
        page.goto(path)
        return page

    def press(self, page: Page, id: str, which: int = 0) -> None:
        """The button, link or tab with this sentence as its name, or at its beginning."""
        name = re.compile(f"^{re.escape(self.say(id))}")
        page.get_by_role("button", name=name).or_(page.get_by_role("link", name=name)).nth(which).click()

    def castle(self, moves: str, names: list[str] = NAMES) -> Page:
        page = self.open(f"/t/{CODE}", stage_table(self.server.data, names, moves))
        expect(page.get_by_role("grid")).to_be_visible()
        return page

    def battle(self, moves: str, *, is_alone: bool = True) -> Page:
        staged = stage_table(self.server.data, NAMES[:2], moves, battling.EDITION)
        page = self.open(f"/t/{CODE}", Seats(staged.names[:1], staged.tokens[:1]) if is_alone else staged)
        expect(page.locator("main[data-seq]").or_(page.locator(".curtain")).first).to_be_visible()
        return page

    def city(self, moves: str, seat: int = 0) -> Page:
        staged = stage_table(self.server.data, NAMES, moves, cities.EDITION)
        page = self.open(f"/t/{CODE}", Seats([staged.names[seat]], [staged.tokens[seat]]))
        expect(page.locator("[data-board]").first).to_be_visible()
        escaping.settle(page)
        return page

    def finished(self, name: str) -> Page:
        """A golden game after its end; the numbers of its review are guesses."""
        played = table(name)
        keep(self.server.data, played)
        told = msgspec.json.encode(guessed_shown(CODE, played))

        def answer(route: Route) -> None:
            route.fulfill(body=told, content_type="application/json")

        page = self.open("/")
        page.route("**/review", answer)
        page.goto(f"/t/{CODE}")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        return page

    def free_table(self) -> str:
        """The code of a battle at which nobody sits."""
        seats = [{"name": "", "isHere": False}] * 2
        wanted = {"type": "StartTable", "edition": battling.EDITION, "options": {}, "seats": seats}
        return str(httpx.post(f"{self.server.address}/api/tables", json=wanted, trust_env=False).json()["code"])


Screen = Callable[[Reader], Page]
"""Comes to a screen, whatever the reader's language."""
