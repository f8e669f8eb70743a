"""A left seat waits; those who stay may lend it to a bot, and whoever comes back gets it back."""

from typing import Any

import pytest

from tests.host.guests import Listener, host_over, person
from tests.web.bots import QuickThinker
from toychest.bots.window import Window
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.host.asked import Asked
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.host.plea import Plea
from toychest.host.pleas import LendAsked, PleaAnswer, Pleas
from toychest.host.seating import NoSuchLevel, SeatKept, SeatNotAway
from toychest.storage import MemoryStore
from toychest.table import HandChanged, new_table
from toychest.table.requests import OpenTurn, Play

pytestmark = pytest.mark.asyncio

ANN, BEN, CLEO, DORA = Seat(0), Seat(1), Seat(2), Seat(3)
NAMES = ("Ann", "Ben", "Cleo", "Dora")


class Stage:
    """A castle; who is at the table is said by `here`, and the others have said goodbye."""

    def __init__(self, host: Host, hosted: HostedTable) -> None:
        self.host, self.hosted, self.guest, self.pleas = host, hosted, Listener(), Pleas(host)
        host.enter(hosted, self.guest)

    def here(self, *seats: Seat) -> None:
        self.hosted.attendance.note(seats)
        for seat in self.hosted.persons:
            if seat not in seats:
                self.hosted.attendance.say_goodbye(seat)

    async def lend(self, seat: Seat, by: Seat = ANN, level: int = 3) -> Plea:
        return await self.pleas.lend(self.hosted, LendAsked(seat, level, frozenset({by}), "lend"))

    async def yes(self, seat: Seat) -> Plea:
        return await self.pleas.answer(self.hosted, PleaAnswer("lend", True, frozenset({seat})))

    @property
    def hands(self) -> list[tuple[int, str]]:
        return [(entry.seat, entry.by) for entry in self.hosted.table.entries if isinstance(entry, HandChanged)]

    async def play_until(self, is_so: object) -> None:
        """Whoever is to act plays, a bot's seat as a bot does."""
        assert callable(is_so)
        while not is_so():
            table = self.hosted.table
            seat = table.to_act[0] if table.waits_for is None else table.waits_for
            request = OpenTurn(seat) if table.waits_for is not None else Play(seat, table.legal_moves(seat)[0])
            is_by_bot = self.hosted.records[seat].bot is not None
            await self.host.grant(self.hosted, Asked(request, table.seq + 1, is_by_bot=is_by_bot))


async def staged(seats: int = 2) -> Stage:
    records = [person(name) for name in NAMES[:seats]]
    host = host_over(MemoryStore())
    table = new_table(EDITIONS["castle-standard-0"], {}, NAMES[:seats], "a castle: 1")
    return Stage(host, await host.start(table, records))


async def test_whoever_stays_alone_lends_at_once_and_the_log_says_so() -> None:
    stage = await staged()
    stage.here(ANN)
    plea = await stage.lend(BEN)
    record = stage.hosted.records[BEN]
    assert (plea.status, stage.hands) == ("granted", [(BEN, "Cog 3")])
    assert (record.name, record.bot, record.is_kept) == ("Ben", 3, True)


async def test_it_is_stored() -> None:
    stage = await staged()
    stage.here(ANN)
    await stage.lend(BEN)
    found = await stage.host.store.load(stage.hosted.code)
    assert (found.seats[BEN].is_kept, found.seats[BEN].token_hash) == (True, person("Ben").token_hash)


async def test_nobody_who_is_here_is_replaced() -> None:
    stage = await staged()
    stage.here(ANN, BEN)
    with pytest.raises(SeatNotAway):
        await stage.lend(BEN)


async def test_there_must_be_such_a_bot() -> None:
    stage = await staged()
    stage.here(ANN)
    with pytest.raises(NoSuchLevel):
        await stage.lend(BEN, level=99)


async def test_more_than_half_of_those_who_are_here_must_agree() -> None:
    stage = await staged(4)
    stage.here(ANN, BEN, CLEO)
    first = await stage.lend(DORA)
    assert (first.status, first.asked, stage.hands) == ("open", (BEN, CLEO), [])
    second = await stage.yes(CLEO)
    assert (second.status, stage.hands) == ("granted", [(DORA, "Cog 3")])


async def test_whoever_comes_back_while_the_bot_is_not_to_act_plays_at_once() -> None:
    stage = await staged()
    await stage.play_until(lambda: not stage.hosted.table.has_passed_on(ANN))
    stage.here(ANN)
    await stage.lend(BEN)
    stage.hosted.attendance.note((ANN, BEN))
    await stage.host.lending.give_back(stage.hosted)
    assert (stage.hands[-1], stage.hosted.records[BEN].bot) == ((BEN, "person"), None)


async def test_whoever_comes_back_in_the_bots_turn_gets_the_seat_after_it() -> None:
    stage = await staged()
    await stage.play_until(lambda: not stage.hosted.table.has_passed_on(BEN))
    stage.here(ANN)
    await stage.lend(BEN)
    stage.hosted.attendance.note((ANN, BEN))
    await stage.host.lending.give_back(stage.hosted)
    assert stage.hosted.records[BEN].is_kept
    await stage.play_until(lambda: stage.hosted.table.has_passed_on(BEN))
    assert (stage.hands[-1], stage.hosted.records[BEN].is_kept) == ((BEN, "person"), False)


async def test_nobody_plays_beside_the_bot_that_keeps_their_seat() -> None:
    stage = await staged()
    await stage.play_until(lambda: not stage.hosted.table.has_passed_on(BEN))
    stage.here(ANN)
    await stage.lend(BEN)
    table = stage.hosted.table
    request = OpenTurn(BEN) if table.waits_for is not None else Play(BEN, table.legal_moves(BEN)[0])
    with pytest.raises(SeatKept):
        await stage.host.grant(stage.hosted, Asked(request, table.seq + 1))


async def decided(stage: Stage, thinker: QuickThinker, decisions: int) -> list[tuple[Any, Window, str]]:
    """So many moves of the bots, each with the truth that it was made in and the window that the bot was handed."""
    found: list[tuple[Any, Window, str]] = []
    while len(found) < decisions:
        table, thought = stage.hosted.table, len(thinker.windows)
        decision = await stage.host.decision(stage.hosted)
        if decision is None:
            await stage.play_until(lambda before=table: stage.hosted.table is not before)
            continue
        if len(thinker.windows) > thought:
            assert isinstance(decision.asked.request, Play)
            found.append((table.state, thinker.windows[-1][0], decision.asked.request.move))
        await stage.host.grant(stage.hosted, decision.asked)
    return found


async def test_a_bot_that_keeps_a_seat_moves_only_by_its_window() -> None:
    thinker = QuickThinker()
    host, edition = Host(MemoryStore(), EDITIONS, thinker), EDITIONS["toybattle-standard-0"]
    table = new_table(edition, {}, NAMES[:2], "a battle: 1")
    stage = Stage(host, await host.start(table, [person(name) for name in NAMES[:2]]))
    stage.here(ANN)
    await stage.lend(BEN)
    found = await decided(stage, thinker, 8)
    rules = edition.rules
    assert {window.seat for _, window, _ in found} == {BEN}
    assert all(move in window.moves for _, window, move in found)
    assert all(rules.view(window.imagined, BEN) == rules.view(truth, BEN) for truth, window, _ in found)
    assert any(window.imagined != truth for truth, window, _ in found)
