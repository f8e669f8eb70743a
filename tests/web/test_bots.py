"""Bots at the table: they hold seats, play when it is their turn, and go on after a restart."""

import random
from pathlib import Path

import msgspec
import pytest

from tests.bots import thinkers
from tests.web.bots import CITY, TOYS, QuickThinker, SlowThinker, battle, keep_with_bots
from tests.web.browser import Browser, fresh_id
from tests.web.stage import CASTLE, CODE, InnerSite, refused, serving, start, until
from tests.web.stores import FULL, FailingStore
from toychest.bots.seats import job_of
from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.bots.workers.pool import Pool
from toychest.contract import Seat
from toychest.host import bots
from toychest.storage import MemoryStore, SqliteStore
from toychest.table import SeatRecord, Table, verify
from toychest.web.messages import (
    BotSeated,
    EntriesPlayed,
    PlayMove,
    RequestRefused,
    SeatBot,
    SeatsShown,
    SeatTaken,
    TableShown,
    TakeBack,
    TakeSeat,
)

pytestmark = pytest.mark.asyncio
TOKEN = "a token of one's own that is long enough"


async def until_mine(browser: Browser, seat: int = 0) -> None:
    """Until the table waits for this seat, or the game is over."""
    while seat not in awaited(browser) and browser.standing.outcome is None:
        await browser.hear()


def awaited(browser: Browser) -> list[int]:
    waits_for = browser.standing.waits_for
    return browser.standing.to_act if waits_for is None else [waits_for]


async def play_to_the_end(browser: Browser) -> None:
    choices = random.Random(1)
    while browser.standing.outcome is None:
        await until_mine(browser)
        if browser.standing.outcome is None:
            await browser.go_on(choices)


async def finished(site: InnerSite) -> None:
    """Until nothing is left to do at any table."""
    await until(lambda: site.live_tables == 0)


def ending_the_turn(browser: Browser) -> str:
    """A move that leaves the next one to the other seat."""
    return next(move for move in browser.standing.choices[0].legal if move.startswith("place"))


async def test_a_table_is_started_with_a_bot() -> None:
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_table(True, 3, edition=TOYS)
        async with site.browser(table.code, table.tokens) as browser:
            shown = await browser.enter()
    assert [(seat.name, seat.bot, seat.is_free, seat.is_yours) for seat in shown.seats] == [
        ("Player 0", None, False, True),
        ("Cog", 3, False, False),
    ]


async def test_nobody_is_given_a_bots_token() -> None:
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_table(2, True, edition=TOYS)
    assert (table.seats, len(table.tokens)) == ([1], 1)


async def test_two_bots_of_one_level_have_two_names() -> None:
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_table(True, 1, 1, edition=CITY)
        async with site.browser(table.code, table.tokens) as browser:
            shown = await browser.enter()
    assert [seat.name for seat in shown.seats] == ["Player 0", "Pip", "Pip 2"]


@pytest.mark.parametrize("level", [0, 7, -1])
async def test_an_unknown_level_is_refused_by_number(level: int) -> None:
    async with serving(thinker=QuickThinker()) as site:
        response = await site.post(start(seats=[{"name": "", "isHere": False, "bot": level}]))
    assert refused(response) == (400, "bot-level-unknown")
    assert msgspec.json.decode(response.content)["facts"] == {"choices": [1, 2, 3, 4, 5, 6], "got": level}


async def test_an_impossible_memory_is_refused_by_number() -> None:
    async with serving(thinker=QuickThinker()) as site:
        response = await site.post(start(seats=[{"name": "", "isHere": False, "bot": 3, "memory": -1}]))
    assert refused(response) == (400, "bot-memory-unknown")
    assert msgspec.json.decode(response.content)["facts"] == {"most": 9999, "got": -1}


async def test_another_memory_is_shown_to_everybody() -> None:
    async with serving(thinker=SlowThinker()) as site:
        table = await site.start_table(True, 6, edition=CITY)
        async with site.entered(table.code, table.tokens) as browser:
            await browser.send(SeatBot(id="one", seat=1, level=6, memory=25))
            shown = await browser.hear_a(SeatsShown)
    assert [(seat.bot, seat.memory) for seat in shown.seats] == [(None, None), (6, 25)]


@pytest.mark.parametrize("edition", [TOYS, CASTLE])
async def test_a_person_plays_a_whole_game_against_a_bot(edition: str) -> None:
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_table(True, 3, edition=edition)
        async with site.entered(table.code, table.tokens) as browser:
            await play_to_the_end(browser)
            game = await site.tables.load(table.code)
    assert game.outcome is not None
    assert verify(game.log, {game.edition.id: game.edition}).is_fair


@pytest.mark.parametrize("edition", [TOYS, CASTLE])
async def test_a_table_of_bots_plays_to_the_end_though_nobody_is_there(edition: str) -> None:
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_table(2, 5, edition=edition)
        await finished(site)
        game = await site.tables.load(table.code)
    assert game.outcome is not None


async def test_a_bot_waits_for_people_to_sit_down() -> None:
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_table(3, False, edition=TOYS)
        async with site.entered(table.code) as browser:
            await browser.heard_all()
            before = browser.standing.seq
            await browser.send(TakeSeat(id=fresh_id(), seat=1, name="Ann", token=TOKEN))
            await browser.hear_a(SeatTaken)
            await until_mine(browser, seat=1)
    assert (before, awaited(browser)) == (0, [1])


async def test_bots_stop_where_a_person_is_to_act_and_nobody_is_there() -> None:
    thinker, store = QuickThinker(), MemoryStore()
    await keep_with_bots(store, battle(first=0), 3, None)
    async with serving(store, thinker=thinker) as site:
        await until(lambda: bool(thinker.windows))
        await finished(site)
        game = await site.tables.load(CODE)
    assert game.to_act == (1,)


async def first_thought() -> tuple[Window, int, int]:
    """What a bot is handed first at a table that is always the same, with its level and its seed."""
    thinker, store = SlowThinker(), MemoryStore()
    await keep_with_bots(store, battle(first=0), 3, None)
    async with serving(store, thinker=thinker):
        await until(lambda: bool(thinker.windows))
    return thinker.windows[0]


async def test_a_bot_imagines_by_a_luck_of_its_own() -> None:
    (one, _, seed), *others = [await first_thought() for _ in range(8)]  # two of them may imagine the same by chance
    assert any(one.imagined != other.imagined for other, _, _ in others)
    assert all(seed != another for _, _, another in others)


async def test_a_forgetful_bot_is_handed_what_it_has_not_forgotten() -> None:
    thinker = QuickThinker()
    async with serving(thinker=thinker) as site:
        await site.start_table(1, 6, edition=CITY)
        await until(lambda: any(window.forgotten for window, _, _ in thinker.windows))
    assert {level for window, level, _ in thinker.windows if window.forgotten} == {1}


async def test_a_thought_about_what_was_taken_back_is_dropped() -> None:
    thinker, store = SlowThinker(), MemoryStore()
    tokens = await keep_with_bots(store, battle(first=0), None, 3)
    async with serving(store, thinker=thinker) as site, site.entered(CODE, tokens) as browser:
        await browser.play(ending_the_turn(browser))
        await until(lambda: bool(thinker.windows))
        seq = browser.standing.seq
        await browser.ask(TakeBack(id=fresh_id(), seat=0, seq=seq + 1, to=seq))
        thinker.tap.set()
        await until(lambda: not site.tables.host._in_use[CODE].is_played)
        game = await site.tables.load(CODE)
    assert (game.seq, game.to_act) == (seq + 1, (0,))


async def test_after_a_restart_bots_play_on(tmp_path: Path) -> None:
    stuck, path = SlowThinker(), tmp_path / "tables.sqlite"
    async with serving(SqliteStore(path), thinker=stuck) as site:
        table = await site.start_table(2, 5, edition=TOYS)
        await until(lambda: bool(stuck.windows))
    async with serving(SqliteStore(path), thinker=QuickThinker()) as site:
        await until(lambda: site.live_tables > 0)
        await finished(site)
        game = await site.tables.load(table.code)
    assert game.outcome is not None


async def test_the_same_bot_thinks_the_same_after_a_restart(tmp_path: Path) -> None:
    stuck, path = [SlowThinker(), SlowThinker()], tmp_path / "tables.sqlite"
    async with serving(SqliteStore(path), thinker=stuck[0]) as site:
        await site.start_table(2, 5, edition=TOYS)
        await until(lambda: bool(stuck[0].windows))
    async with serving(SqliteStore(path), thinker=stuck[1]):
        await until(lambda: bool(stuck[1].windows))
    assert stuck[0].windows == stuck[1].windows


async def test_a_bots_move_that_was_not_stored_is_told_to_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "RETRY", 0.05)
    store, thinker = FailingStore(), SlowThinker()
    tokens = await keep_with_bots(store, battle(first=0), 3, None)
    async with serving(store, thinker=thinker) as site, site.entered(CODE, tokens) as browser:
        store.fault = FULL
        thinker.tap.set()
        await until(lambda: len(thinker.windows) > 2)
        await browser.heard_all()
        before = browser.standing.to_act
        store.fault = None
        await until_mine(browser, seat=1)
    assert (before, awaited(browser)) == ([0], [1])


async def test_a_server_that_closes_stops_thinking() -> None:
    thinker = SlowThinker()
    async with serving(thinker=thinker) as site:
        await site.start_table(3, 3, edition=TOYS)
        await until(lambda: bool(thinker.windows))
    assert thinker.is_closed


async def test_nobody_speaks_for_a_bot() -> None:
    async with serving(thinker=SlowThinker()) as site:
        table = await site.start_table(3, True, edition=TOYS)
        async with site.entered(table.code, table.tokens) as browser:
            answer = await browser.ask(PlayMove(id=fresh_id(), seat=0, seq=browser.standing.seq + 1, move="take"))
    assert isinstance(answer, RequestRefused)
    assert answer.code == "not-your-seat"


async def test_a_killed_worker_leaves_the_table_playing() -> None:
    pool, store = Pool(1, thinking=thinkers.ended), MemoryStore()
    tokens = await keep_with_bots(store, battle(first=0), 6, None)
    async with serving(store, thinker=pool) as site, site.entered(CODE, tokens) as browser:
        played = await browser.hear_a(EntriesPlayed)
    assert played.entries[0].seat == 0


async def test_a_bot_of_a_later_toychest_plays_a_legal_move() -> None:
    store = MemoryStore()
    tokens = await keep_with_bots(store, battle(first=0), 99, None)
    async with serving(store, thinker=SlowThinker()) as site, site.entered(CODE, tokens) as browser:
        await until_mine(browser, seat=1)
    assert awaited(browser) == [1]


class ByRules(QuickThinker):
    """Has no kernel for what is played."""

    async def think(self, window: Window, level: int, seed: int) -> Thought:
        return msgspec.structs.replace(await super().think(window, level, seed), by="rules")


async def test_a_table_says_that_its_bots_search_the_readable_rules() -> None:
    store = MemoryStore()
    tokens = await keep_with_bots(store, battle(first=0), None, 3)
    async with serving(store, thinker=ByRules()) as site, site.entered(CODE, tokens) as browser:
        await browser.play(ending_the_turn(browser))
        shown = await browser.hear_a(TableShown)
    assert shown.bots_by_rules


# --- a bot sits down, and leaves ----------------------------------------------------------------------------------


async def test_a_free_seat_is_given_to_a_bot() -> None:
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_table(True, False, edition=TOYS)
        async with site.entered(table.code, table.tokens) as browser, site.entered(table.code) as onlooker:
            await browser.send(SeatBot(id="one", seat=1, level=4))
            shown = await onlooker.hear_a(SeatsShown)
            answer = await browser.hear_a(BotSeated)
    assert (shown.seats[1].name, shown.seats[1].bot, shown.seats[1].is_free) == ("Ratchet", 4, False)
    assert answer == BotSeated(id="one", seat=1, level=4)


async def test_a_bot_that_sat_down_plays() -> None:
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_table(True, False, edition=TOYS)
        async with site.entered(table.code, table.tokens) as browser:
            await browser.ask(SeatBot(id="one", seat=1, level=4))
            await play_to_the_end(browser)
    assert browser.standing.outcome is not None


async def test_a_bots_seat_is_opened_before_the_first_move() -> None:
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_table(True, 3, False, edition=CITY)
        async with site.entered(table.code, table.tokens) as browser:
            await browser.send(SeatBot(id="one", seat=1, level=None))
            shown = await browser.hear_a(SeatsShown)
    assert (shown.seats[1].name, shown.seats[1].bot, shown.seats[1].is_free) == ("", None, True)


async def refusal(site: InnerSite, holders: tuple[int, ...], message: SeatBot, *, as_onlooker: bool = False) -> str:
    """The code by which a bot's coming or going is refused."""
    table = await site.start_table(*holders, edition=TOYS)
    async with site.entered(table.code, [] if as_onlooker else table.tokens) as browser:
        answer = await browser.ask(message)
    assert isinstance(answer, RequestRefused), answer
    return answer.code


@pytest.mark.parametrize(
    ("message", "code"),
    [
        (SeatBot(id="one", seat=1, level=7), "bot-level-unknown"),
        (SeatBot(id="one", seat=1, level=3, memory=-1), "bot-memory-unknown"),
        (SeatBot(id="one", seat=1, level=3, memory=10_000), "bot-memory-unknown"),
        (SeatBot(id="one", seat=0, level=3), "seat-taken"),
        (SeatBot(id="one", seat=0, level=None), "seat-taken"),
        (SeatBot(id="one", seat=2, level=3), "not-your-seat"),
    ],
)
async def test_what_a_bot_cannot_do_is_refused_by_name(message: SeatBot, code: str) -> None:
    async with serving(thinker=SlowThinker()) as site:
        assert await refusal(site, (True, 3), message) == code


async def test_a_bot_stays_once_somebody_has_moved() -> None:
    store = MemoryStore()
    begun = battle(first=0)
    tokens = await keep_with_bots(store, begun.play(Seat(0), begun.legal_moves(Seat(0))[0]).table, None, 3)
    async with serving(store, thinker=SlowThinker()) as site, site.entered(CODE, tokens) as browser:
        answer = await browser.ask(SeatBot(id="one", seat=1, level=None))
    assert isinstance(answer, RequestRefused)
    assert answer.code == "bot-stays"


async def test_a_seat_is_opened_again_though_chance_has_dealt() -> None:
    store = MemoryStore()
    tokens = await keep_with_bots(store, battle(first=0), None, 3)
    async with serving(store, thinker=SlowThinker()) as site, site.entered(CODE, tokens) as browser:
        answer = await browser.ask(SeatBot(id="one", seat=1, level=None))
    assert isinstance(answer, BotSeated)
    assert answer.seat == 1


async def test_bots_alone_rest_at_last(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "MOST_ALONE", 30)
    async with serving(thinker=QuickThinker()) as site:
        table = await site.start_table(1, 1, edition=CITY)
        await until(lambda: table.code not in site.tables.host._in_use)
        game = await site.tables.load(table.code)
    assert (game.outcome, game.seq >= 30) == (None, True)


async def test_a_fault_that_nobody_foresaw_is_tried_again(monkeypatch: pytest.MonkeyPatch) -> None:
    faults, usual = [RuntimeError("once")], job_of

    def failing_once(table: Table, seat: Seat, record: SeatRecord) -> tuple[Window, int | None, int]:
        if faults:
            raise faults.pop()
        return usual(table, seat, record)

    monkeypatch.setattr(bots, "RETRY", 0.01)
    monkeypatch.setattr(bots, "job_of", failing_once)
    store = MemoryStore()
    await keep_with_bots(store, battle(first=0), 3, None)
    async with serving(store, thinker=QuickThinker()) as site:
        await until(lambda: not faults)
        await finished(site)
        game = await site.tables.load(CODE)
    assert game.to_act == (1,)


async def test_an_onlooker_seats_no_bots() -> None:
    async with serving(thinker=SlowThinker()) as site:
        message = SeatBot(id="one", seat=1, level=3)
        assert await refusal(site, (True, False), message, as_onlooker=True) == "not-your-seat"
