"""Leaving for good: a game for two is given up; elsewhere the seat is nobody's until those who stay decide."""

import pytest

from tests.host.guests import Listener, host_over, person
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.host.leaving import leave, resign, sit_down
from toychest.host.pleas import LendAsked, Pleas
from toychest.storage import MemoryStore
from toychest.table import HandChanged, new_table, seats_of
from toychest.table.errors import CannotForfeit

pytestmark = pytest.mark.asyncio

ANN, BEN, CLEO = Seat(0), Seat(1), Seat(2)
NAMES = ("Ann", "Ben", "Cleo")


async def sitting(edition: str = "castle-standard-0", seats: int = 2) -> tuple[Host, HostedTable]:
    host = host_over(MemoryStore())
    table = new_table(EDITIONS[edition], {}, NAMES[:seats], "a table to leave: 1")
    hosted = await host.start(table, [person(name) for name in NAMES[:seats]])
    host.enter(hosted, Listener())
    hosted.attendance.note(tuple(map(Seat, range(seats))))
    return host, hosted


def hands(hosted: HostedTable) -> list[tuple[int, str]]:
    return [(entry.seat, entry.by) for entry in hosted.table.entries if isinstance(entry, HandChanged)]


async def test_whoever_resigns_has_lost() -> None:
    host, hosted = await sitting("toybattle-standard-0")
    await resign(host, hosted, BEN)
    assert hosted.table.outcome is not None
    assert hosted.table.outcome.places == (1, 2)


async def test_that_outlives_a_restart() -> None:
    host, hosted = await sitting("toybattle-standard-0")
    await resign(host, hosted, BEN)
    again = await host_over(host.store).load(hosted.code)
    assert again.table.outcome == hosted.table.outcome


async def test_what_all_play_together_nobody_gives_up_for_the_others() -> None:
    host, hosted = await sitting()
    with pytest.raises(CannotForfeit):
        await resign(host, hosted, BEN)


async def test_a_seat_that_was_left_opens_to_no_token_and_keeps_its_name() -> None:
    host, hosted = await sitting()
    await leave(host, hosted, BEN)
    stored = (await host.store.load(hosted.code)).seats
    assert (seats_of(stored, ["Ben"]), stored[BEN].is_free, stored[BEN].name) == (frozenset(), False, "Ben")


async def test_the_log_says_that_it_is_nobodys_and_those_who_stay_are_told() -> None:
    host, hosted = await sitting()
    await leave(host, hosted, BEN)
    assert (hands(hosted), hosted.left) == ([(BEN, "nobody")], (BEN,))


async def test_they_may_let_a_bot_play_there_at_once_and_it_stays() -> None:
    host, hosted = await sitting()
    await leave(host, hosted, BEN)
    plea = await Pleas(host).lend(hosted, LendAsked(BEN, 3, frozenset({ANN}), "lend"))
    record = hosted.records[BEN]
    assert (plea.status, record.bot, record.name, record.is_kept) == ("granted", 3, "Ben", False)
    assert (hands(hosted)[-1], hosted.left) == ((BEN, "Cog 3"), ())


async def test_a_bot_that_kept_the_seat_goes_on_there() -> None:
    host, hosted = await sitting()
    hosted.attendance.say_goodbye(BEN)
    await Pleas(host).lend(hosted, LendAsked(BEN, 3, frozenset({ANN}), "lend"))
    await leave(host, hosted, BEN)
    assert (hosted.records[BEN].bot, hosted.records[BEN].token_hash, hosted.left) == (3, None, ())


async def test_nobody_who_left_is_asked_about_a_take_back() -> None:
    host, hosted = await sitting(seats=3)
    await leave(host, hosted, BEN)
    assert Pleas(host).others(hosted, {ANN}) == (CLEO,)


async def test_a_person_plays_again_once_somebody_sits_there() -> None:
    host, hosted = await sitting()
    await leave(host, hosted, BEN)
    await sit_down(host, hosted, BEN)
    assert (hands(hosted)[-1], hosted.left) == ((BEN, "person"), ())
