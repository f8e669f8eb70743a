"""While the engine is on its way a note says so on the bot's card, and nobody waits for it."""

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, ViewportSize, expect

from tests.e2e.against_bots import ask_hint, play_turns, start_against
from tests.e2e.conftest import DESKTOP_BY_DEEP, PHONE, Opener
from tests.e2e.looking import violations_on
from tests.e2e.serving import Server
from toychest.bots.workers.kernel_cache import kernel_folder, ready_mark

NOTE = "Still warming up: plays more simply for now."


class Waiting(Server):
    """A server whose engine is on its way until somebody says that it has come, or that it will not."""

    def __init__(self, folder: Path) -> None:
        self.answer = folder / "answer"
        wait = f"import os, sys, time\nwhile not os.path.exists({str(self.answer)!r}): time.sleep(0.05)\n"
        wait += f"time.sleep(0.1); sys.exit(int(open({str(self.answer)!r}).read()))"
        own = {"TOYCHEST_FETCH_ENGINE": json.dumps([sys.executable, "-c", wait]), "XDG_CACHE_HOME": str(folder)}
        super().__init__(folder, ("--no-browser",), own)

    def come(self, exit_code: int = 0) -> None:
        self.answer.write_text(str(exit_code))

    def stop(self) -> None:
        """Stop in order, so that nobody is left waiting."""
        self.come(exit_code=1)
        self.process.terminate()
        self.process.join(10)
        super().stop()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Waiting]:
    """Toy Battle was compiled by an earlier start."""
    compiled = ready_mark(tmp_path / "toychest" / kernel_folder().name, "toybattle")
    compiled.parent.mkdir(parents=True)
    compiled.touch()
    running = Waiting(tmp_path)
    yield running
    running.stop()


@pytest.fixture
def battle(open_page: Opener) -> Page:
    page = open_page()
    start_against(page, "Cog")
    return page


def test_a_note_stands_on_the_bots_card_alone(battle: Page) -> None:
    expect(battle.get_by_role("region", name="Cog").get_by_text(NOTE)).to_be_visible()
    expect(battle.get_by_text(NOTE)).to_have_count(1)


def test_the_bot_answers_all_the_same(battle: Page) -> None:
    play_turns(battle, 1)
    expect(battle.get_by_text(NOTE)).to_be_visible()


def test_a_hint_comes_all_the_same_and_says_how_far_it_sees(battle: Page) -> None:
    expect(ask_hint(battle, 1)).to_contain_text("The bots are still warming up")


def test_whoever_asks_is_told_more(battle: Page) -> None:
    battle.get_by_role("button", name=NOTE).click()
    more = battle.get_by_role("dialog", name="Cog is warming up")
    expect(more).to_contain_text("This happens once on this computer.")
    battle.keyboard.press("Escape")


def test_once_it_has_come_nobody_is_wound_up_any_more(battle: Page, server: Waiting) -> None:
    expect(battle.get_by_text(NOTE)).to_be_visible()
    server.come()
    expect(battle.get_by_text(NOTE)).to_have_count(0)


def test_where_it_will_not_come_nothing_is_waited_for(battle: Page, server: Waiting) -> None:
    expect(battle.get_by_text(NOTE)).to_be_visible()
    server.come(exit_code=1)
    expect(battle.get_by_text(NOTE)).to_have_count(0)
    play_turns(battle, 1)
    expect(battle.get_by_text("Thinking goes by the written rules here").first).to_be_visible()


def test_on_a_phone_the_key_tells_it(open_page: Opener) -> None:
    page = open_page(viewport=PHONE)
    start_against(page, "Cog")
    page.get_by_role("button", name="Cog is warming up").click()
    expect(page.get_by_role("dialog", name="Cog is warming up")).to_contain_text("It answers at once all the same")


@pytest.mark.parametrize("viewport", DESKTOP_BY_DEEP)
def test_everybody_can_read_it(viewport: ViewportSize, open_page: Opener) -> None:
    page = open_page(viewport=viewport)
    start_against(page, "Cog")
    page.get_by_role("button", name=re.compile("[Ww]arming up")).first.click()
    expect(page.get_by_role("dialog", name="Cog is warming up")).to_be_visible()
    assert violations_on(page, (viewport, "light"), (viewport, "dark")) == []
