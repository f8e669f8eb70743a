"""Guided games over the line: begun, played to their end, left, found again, and told honestly."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from tests.table.lantern_guide import learning
from tests.table.test_guided import WHOLE, to_the_end
from tests.web.bots import QuickThinker
from tests.web.browser import fresh_id
from tests.web.learning import Learner
from tests.web.stage import InnerSite, refused, serving
from toychest.games import GAMES
from toychest.storage import SqliteStore
from toychest.web.guide_messages import GoOn, LeaveGuide, StartGuide
from toychest.web.messages import EntriesPlayed, RequestRefused
from toychest.web.telling import replay_shown

pytestmark = pytest.mark.asyncio


@asynccontextmanager
async def learner_at(site: InnerSite, game: str, step: int = 1) -> AsyncIterator[Learner]:
    table = await site.start_guide(game, step)
    async with site.browser(table.code, table.tokens) as browser:
        yield Learner(browser, await browser.enter())


async def test_a_guide_begins_with_the_learner_and_the_gentlest_bot() -> None:
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_guide("toybattle")
        async with site.browser(table.code, table.tokens) as browser:
            shown = await browser.enter()
    assert [(seat.name, seat.bot, seat.is_yours) for seat in shown.seats] == [("Ann", None, True), ("Pip", 1, False)]


@pytest.mark.parametrize("game", GAMES)
async def test_a_guide_is_played_to_its_end_over_the_line(game: str) -> None:
    async with serving(thinker=QuickThinker()) as site, learner_at(site, game) as learner:
        while not learner.is_through:
            await learner.do()
        assert not learner.at.is_over


async def test_going_on_is_answered_by_where_the_table_stands() -> None:
    async with serving(thinker=QuickThinker()) as site, learner_at(site, "toybattle") as learner:
        request = GoOn(id=fresh_id(), seat=0, beat=0)
        answer = await learner.browser.ask(request)
    assert isinstance(answer, EntriesPlayed)
    assert (answer.entries, answer.standing.guide and answer.standing.guide.beat) == ([], 1)


async def test_going_on_from_a_beat_that_asks_for_a_move_changes_nothing() -> None:
    async with serving(thinker=QuickThinker()) as site, learner_at(site, "toybattle", step=2) as learner:
        await learner.go_on()
        assert (learner.at.beat, learner.at.is_done) == (1, False)


async def test_a_second_browser_is_told_that_the_guide_went_on() -> None:
    async with serving(thinker=QuickThinker()) as site, learner_at(site, "castle") as learner:
        code = next(iter(site.tables._browsers))
        async with site.entered(code) as other:
            await learner.go_on()
            told = await other.hear_a(EntriesPlayed)
    assert (told.id, told.standing.guide and told.standing.guide.beat) == (None, 1)


async def test_the_rival_waits_until_the_praise_is_read() -> None:
    async with serving(thinker=QuickThinker()) as site, learner_at(site, "toybattle", step=9) as learner:
        await learner.until("toybattle-guide-roxy")
        await learner.do()
        before = learner.browser.standing.seq
        await learner.browser.heard_all()
        assert (learner.at.is_done, learner.browser.standing.seq) == (True, before)
        await learner.go_on()
        await learner.browser.hear_a(EntriesPlayed)
        assert learner.browser.standing.seq > before


async def test_another_legal_move_is_played_and_said_to_work() -> None:
    async with serving(thinker=QuickThinker()) as site, learner_at(site, "toybattle", step=2) as learner:
        await learner.play("place Skully 11")
        assert (learner.at.is_elsewhere, learner.at.is_over) == (True, False)


async def test_once_more_begins_at_a_step() -> None:
    async with serving(thinker=QuickThinker()) as site, learner_at(site, "castle", step=5) as learner:
        assert learner.beat.words.id == "castle-guide-turn"


async def test_who_leaves_the_coach_plays_on() -> None:
    async with serving(thinker=QuickThinker()) as site, learner_at(site, "toybattle", step=2) as learner:
        answer = await learner.browser.ask(LeaveGuide(id=fresh_id(), seat=0))
        assert isinstance(answer, EntriesPlayed)
        assert (len(answer.entries), answer.standing.guide) == (1, None)
        played = await learner.browser.ask(learner.browser.request("take"))
        assert isinstance(played, EntriesPlayed)


async def test_nobody_leaves_twice() -> None:
    async with serving(thinker=QuickThinker()) as site, learner_at(site, "castle") as learner:
        await learner.browser.ask(LeaveGuide(id=fresh_id(), seat=0))
        answer = await learner.browser.ask(LeaveGuide(id=fresh_id(), seat=0))
    assert isinstance(answer, RequestRefused)
    assert answer.code == "no-guide"


async def test_an_onlooker_neither_goes_on_nor_leaves() -> None:
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_guide("castle")
        async with site.entered(table.code) as onlooker:
            answers = [
                await onlooker.ask(request)
                for request in (GoOn(id=fresh_id(), seat=0, beat=0), LeaveGuide(id=fresh_id(), seat=0))
            ]
    assert [answer.code for answer in answers if isinstance(answer, RequestRefused)] == ["not-your-seat"] * 2


async def test_there_is_no_guide_of_a_game_that_is_none() -> None:
    async with serving() as site:
        body = msgspec.json.encode(StartGuide(game="chess", name="Ann"))
        assert refused(await site.post(body, "/api/guides")) == (400, "no-guide")


async def test_who_comes_back_need_not_go_on_from_the_same_beats_again() -> None:
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_guide("castle")
        for beat in (0, 1):
            async with site.browser(table.code, table.tokens) as browser:
                learner = Learner(browser, await browser.enter())
                assert learner.at.beat == beat
                await learner.go_on()


async def test_after_a_restart_the_log_says_where_the_learner_is(tmp_path: Path) -> None:
    async with serving(SqliteStore(tmp_path / "toychest.db"), thinker=QuickThinker()) as site:
        table = await site.start_guide("toybattle")
        async with site.browser(table.code, table.tokens) as browser:
            learner = Learner(browser, await browser.enter())
            await learner.until("toybattle-guide-capn")
    async with (
        serving(SqliteStore(tmp_path / "toychest.db"), thinker=QuickThinker()) as site,
        site.browser(table.code, table.tokens) as browser,
    ):
        learner = Learner(browser, await browser.enter())
        found = learner.beat.words.id
        await learner.until("nothing")
    assert (found, learner.is_through) == ("toybattle-guide-capn", True)


async def test_after_a_restart_a_guide_that_was_left_stays_left(tmp_path: Path) -> None:
    async with serving(SqliteStore(tmp_path / "toychest.db"), thinker=QuickThinker()) as site:
        table = await site.start_guide("castle")
        async with site.entered(table.code, table.tokens) as browser:
            await browser.ask(LeaveGuide(id=fresh_id(), seat=0))
    async with (
        serving(SqliteStore(tmp_path / "toychest.db"), thinker=QuickThinker()) as site,
        site.browser(table.code, table.tokens) as browser,
    ):
        shown = await browser.enter()
    assert (shown.guide, shown.standing.guide) == (None, None)


async def test_an_ordinary_table_has_no_guide() -> None:
    async with serving() as site:
        table = await site.start_table(True)
        async with site.browser(table.code, table.tokens) as browser:
            shown = await browser.enter()
    assert (shown.guide, shown.standing.guide) == (None, None)


async def test_a_replay_says_that_its_luck_was_scripted() -> None:
    shown = replay_shown("LAMB-7KQD", to_the_end(learning(WHOLE)))
    assert (shown.is_fair, shown.is_scripted) == (False, True)


async def test_the_rivals_secrets_are_not_told_by_the_guide() -> None:
    async with serving(thinker=QuickThinker()) as site, learner_at(site, "toybattle", step=3) as learner:
        await learner.until("toybattle-guide-reach")
        raw = "".join(learner.browser.raw)
    assert "deal Hook" not in raw
