"""While the engine is on its way a note says so on the bot's card, and nobody waits for it."""

import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.against_bots import ask_hint, play_turns, start_against
from tests.e2e.conftest import DESKTOP, PHONE, Opener
from tests.e2e.test_bots import violations
from toychest.bots.workers.kernel_cache import kernel_folder, ready_mark

NOTE = "Still warming up: plays more simply for now."
SCREENS = [
    pytest.param(DESKTOP, "light", id="desktop"),
    pytest.param(DESKTOP, "dark", id="desktop-dark"),
    pytest.param(PHONE, "light", id="phone"),
    pytest.param(PHONE, "dark", id="phone-dark"),
]


@dataclass
class Waiting:
    """A server whose engine is on its way until somebody says that it has come, or that it will not."""

    address: str
    answer: Path
    was_stopped: bool = False

    def come(self, exit_code: int = 0) -> None:
        self.answer.write_text(str(exit_code))


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Waiting]:
    """Toy Battle was compiled by an earlier start."""
    answer = tmp_path / "answer"
    wait = f"import os, sys, time\nwhile not os.path.exists({str(answer)!r}): time.sleep(0.05)\n"
    wait += f"time.sleep(0.1); sys.exit(int(open({str(answer)!r}).read()))"
    compiled = ready_mark(tmp_path / "toychest" / kernel_folder().name, "toybattle")
    compiled.parent.mkdir(parents=True)
    compiled.touch()
    own = {"TOYCHEST_FETCH_ENGINE": json.dumps([sys.executable, "-c", wait]), "XDG_CACHE_HOME": str(tmp_path)}
    command = [sys.executable, "-m", "toychest", "serve", "--no-browser", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen(command, env=os.environ | own, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        found = re.search(r"http://[\d.]+:\d+", process.stdout.readline())
        assert found is not None, "the server printed no address"
        yield Waiting(found[0], answer)
        answer.write_text("1")
        process.terminate()


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


@pytest.mark.parametrize(("viewport", "scheme"), SCREENS)
def test_everybody_can_read_it(viewport: dict[str, int], scheme: str, open_page: Opener) -> None:
    page = open_page(viewport=viewport, color_scheme=scheme)
    start_against(page, "Cog")
    page.get_by_role("button", name=re.compile("[Ww]arming up")).first.click()
    expect(page.get_by_role("dialog", name="Cog is warming up")).to_be_visible()
    assert violations(page) == []
