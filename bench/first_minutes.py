"""Does somebody who has never seen a game finish its guided game and five turns within ten minutes of a fresh start?

usage: python -m bench.first_minutes [--games NAME ...] [--tree FOLDER] [--json FILE]

A copy of the tree without its environment, its caches empty, is started with `python3 play.py`, as a newcomer would,
and the page is waited for. Then every game is learnt in a real Chromium by whoever does what glows and knows nothing
else: in two languages, on a desktop and on a phone, each against a server with empty caches of its own. After the guide
five turns follow (in Coded Castle five rows), any legal move each, sent through the page's own socket.

Seconds are the machine's by the clock, and a person's by a model: 200 words a minute for whatever the coach says, 3 s a
click, 10 s to think of a move of one's own. Both are added up, as if nothing were read while the machine works: a
person is faster than the sum. bench/first_minutes.json holds the last figures that we quote.
"""

import argparse
import datetime
import json
import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Locator, Page, sync_playwright

from bench import first_answer
from tests.e2e.conftest import CHROMIUM, QUIET
from tests.e2e.learning import by_finger, by_mouse, coach, learn

GAMES = ("toybattle", "clockwork", "castle")
WAYS = (("desktop", "en"), ("phone", "hu"))
SCREENS: dict[str, dict[str, Any]] = {
    "desktop": {"viewport": {"width": 1440, "height": 900}},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
WORD, CLICK, THOUGHT = 60 / 200, 3.0, 10.0
TURNS, MOST_ACTS = 5, 80
LEARNER = 0
LISTEN = """() => {
    const Plain = WebSocket;
    window.WebSocket = class extends Plain {
        constructor(...given) {
            super(...given);
            window.line = this;
            this.addEventListener('message', ({ data }) => {
                const { type, standing } = JSON.parse(data);
                if (standing) window.standing = standing;
                if (type === 'RequestRefused') window.refused = data;
            });
        }
    };
}"""
NEXT = """(seq) => window.refused !== undefined || (window.standing?.outcome ?? null) !== null ||
    (window.standing?.seq > seq && (window.standing.waitsFor === 0 || window.standing.toAct.includes(0)))"""


class Person:
    """Reads what the coach says, clicks what glows, and counts the seconds that this would take."""

    def __init__(self, page: Page, is_phone: bool) -> None:
        self.page, self.seconds = page, 0.0
        self._touch = by_finger if is_phone else by_mouse
        self._read = ""

    def look(self, page: Page) -> None:
        words = coach(page).inner_text()
        if words != self._read:
            self.seconds += WORD * len(re.findall(r"\w+", words))
        self._read = words

    def touch(self, thing: Locator) -> None:
        self.seconds += CLICK
        self._touch(thing)

    def decide(self, acts: list[str], seq: int) -> None:
        """One of the legal moves, by two clicks, or the one click that lets chance move."""
        self.seconds += THOUGHT + 2 * CLICK if acts else CLICK
        message = {"id": f"bench {seq}", "seat": LEARNER, "seq": seq}
        message |= {"type": "PlayMove", "move": acts[len(acts) // 2]} if acts else {"type": "OpenTurn"}
        self.page.evaluate("(message) => window.line.send(JSON.stringify(message))", message)


def five_turns(page: Page, person: Person) -> int:
    """Five turns of one's own after the guide, or as many as there are until the game ends."""
    turns, before = 0, -1
    for _ in range(MOST_ACTS):
        page.wait_for_function(NEXT, arg=before, timeout=120_000)
        refused, standing = page.evaluate("() => [window.refused ?? '', window.standing]")
        assert not refused, refused
        if turns == TURNS or standing["outcome"] is not None:
            return turns
        legal: list[str] = next((each["legal"] for each in standing["choices"] if each["seat"] == LEARNER), [])
        before = standing["seq"]
        is_opening = standing["waitsFor"] == LEARNER
        person.decide([] if is_opening else sensible(legal), before + 1)
        turns += not is_opening and ends_turn(page, before)
    raise AssertionError(f"expected {TURNS} turns within {MOST_ACTS} acts")


def sensible(legal: list[str]) -> list[str]:
    """A row that can go is let go; an effect is used; else anything."""
    return [move for move in legal if move in ("go", "take")] or legal


def ends_turn(page: Page, seq: int) -> bool:
    """Whether the move that was just sent ended a turn: the rival is to act, or, alone, the next row is to be laid."""
    page.wait_for_function("(seq) => window.refused !== undefined || window.standing.seq > seq", arg=seq)
    now = page.evaluate("() => window.standing")
    return LEARNER not in now["toAct"]


def measured(browser: Browser, address: str, game: str, screen: str, language: str) -> dict[str, float]:
    """One game, learnt and played on."""
    context = browser.new_context(base_url=address, locale=language, **SCREENS[screen])
    context.add_init_script(f"({LISTEN})()")
    page = context.new_page()
    page.set_default_timeout(120_000)
    person, began = Person(page, screen == "phone"), time.perf_counter()
    page.goto("/")
    page.locator(f"a[href='/learn/{game}']").first.click()
    person.seconds += CLICK
    learn(page, game, person.touch, person.look)
    guide = {"machine": time.perf_counter() - began, "person": person.seconds}
    turns = five_turns(page, person)
    whole = time.perf_counter() - began
    context.close()
    return {
        "guide, machine": round(guide["machine"], 1),
        "guide, person": round(guide["person"], 1),
        "turns": turns,
        "turns, machine": round(whole - guide["machine"], 1),
        "turns, person": round(person.seconds - guide["person"], 1),
        "sum": round(whole + person.seconds, 1),
    }


@contextmanager
def chromium() -> Iterator[Browser]:
    assert CHROMIUM is not None, "there is no Chromium on the path"
    is_root = hasattr(os, "geteuid") and os.geteuid() == 0
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=[*QUIET, *(["--no-sandbox"] if is_root else [])]
        )
        yield browser
        browser.close()


def main() -> None:
    """Measure, say it, and keep it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", nargs="+", choices=GAMES, default=GAMES)
    parser.add_argument("--tree", type=Path, default=first_answer.ROOT)
    parser.add_argument("--json", type=Path)
    asked = parser.parse_args()
    day, load = datetime.datetime.now(datetime.UTC).date().isoformat(), round(os.getloadavg()[0], 1)
    found: dict[str, Any] = {"day": day, "load before": load, "page": first_answer.page(asked.tree)}
    print("page", found["page"], flush=True)
    with chromium() as browser:
        for game in asked.games:
            for screen, language in WAYS:
                with first_answer.serving(asked.tree, has_numba=True) as address:
                    figures = measured(browser, address, game, screen, language)
                found[f"{game}, {screen}, {language}"] = figures
                print(game, screen, language, figures, flush=True)
    if asked.json:
        found["command"] = "python -m bench.first_minutes --json bench/first_minutes.json"
        asked.json.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
