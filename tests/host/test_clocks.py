"""A clock by the server's time: increments after turns, still while nobody is there, an end where it is strict."""

import asyncio

import pytest

from tests.host.guests import Listener, bot, host_over, person
from tests.web.stage import until
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.host.asked import Asked
from toychest.host.clock import PLAYED_OUT, SHOWN, TableClock
from toychest.host.clocks import Clocks
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.host.pleas import LendAsked, Pleas
from toychest.storage import MemoryStore
from toychest.table import ClockTerms, SeatRecord, Store, Terms, new_table
from toychest.table.errors import ClockUnfit
from toychest.table.requests import Play
from toychest.table.terms import Expiry

ANN, BEN = Seat(0), Seat(1)
BOTH = frozenset({ANN, BEN})
TERMS = ClockTerms(expiry="strict", main=300, increment=5)


class Time:
    """It goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def wound() -> tuple[TableClock, Time]:
    time = Time()
    clock = TableClock(TERMS, 2, time)
    clock.look({ANN}, BOTH, earns=False, is_paused=False)
    return clock, time


def test_the_time_of_whoever_is_awaited_runs() -> None:
    clock, time = wound()
    time.now = 40
    assert (clock.left(ANN), clock.left(BEN), clock.running) == (260, 300, [ANN])


def test_the_increment_comes_after_the_whole_turn() -> None:
    clock, time = wound()
    time.now = 40
    clock.look({ANN}, BOTH, earns=True, is_paused=False)
    assert clock.left(ANN) == 260
    clock.look({BEN}, BOTH, earns=True, is_paused=False)
    assert clock.left(ANN) == 265


def test_the_way_through_the_network_costs_nobody_anything() -> None:
    clock, time = wound()
    time.now = 40
    clock.spare(ANN, 0.4)
    clock.look({BEN}, BOTH, earns=False, is_paused=False)
    assert clock.left(ANN) == pytest.approx(260.4)


def test_nobody_is_spared_more_than_a_second_or_than_they_took() -> None:
    clock, time = wound()
    time.now = 40
    clock.spare(ANN, 20)
    clock.look({BEN}, BOTH, earns=False, is_paused=False)
    assert clock.left(ANN) == pytest.approx(261)
    time.now = 40.2
    clock.spare(BEN, 0.9)
    clock.look({ANN}, BOTH, earns=False, is_paused=False)
    assert clock.left(BEN) == pytest.approx(300)


def test_who_is_not_awaited_is_spared_nothing() -> None:
    clock, time = wound()
    time.now = 40
    clock.spare(BEN, 0.5)
    assert clock.left(BEN) == 300


def test_what_is_shown_to_all_costs_nobody_anything() -> None:
    clock, time = wound()
    time.now = 40
    clock.show()
    time.now = 40 + SHOWN / 2
    assert (clock.left(ANN), clock.running, clock.next_seen()) == (260, [], SHOWN / 2)
    time.now = 40 + SHOWN + 10
    assert (clock.left(ANN), clock.running, clock.next_seen()) == (250, [ANN], None)


def test_the_time_of_whoever_is_next_begins_once_the_move_before_was_played_out() -> None:
    clock, time = wound()
    time.now = 40
    clock.look({BEN}, BOTH, earns=True, is_paused=False)
    assert (clock.running, clock.next_out()) == ([BEN], 300 + PLAYED_OUT)
    time.now = 40 + PLAYED_OUT
    assert clock.left(BEN) == 300
    time.now = 50 + PLAYED_OUT
    assert clock.left(BEN) == 290


def test_whoever_decides_again_in_one_turn_has_nothing_to_wait_for() -> None:
    clock, time = wound()
    time.now = 40
    clock.look({ANN}, BOTH, earns=True, is_paused=False)
    time.now = 41
    assert clock.left(ANN) == 259


def test_a_turn_that_ends_while_something_is_shown_leaves_that_time_to_nobody() -> None:
    clock, time = wound()
    time.now = 40
    clock.show()
    clock.look({BEN}, BOTH, earns=True, is_paused=False)
    assert clock.next_out() == 300 + SHOWN
    time.now = 40 + SHOWN + 10
    assert (clock.left(ANN), clock.left(BEN)) == (265, 290)


def test_a_take_back_earns_nothing() -> None:
    clock, time = wound()
    time.now = 40
    clock.look({BEN}, BOTH, earns=False, is_paused=False)
    assert clock.left(ANN) == 260


def test_it_stands_still_while_nobody_is_at_the_table() -> None:
    clock, time = wound()
    clock.look({ANN}, (), earns=False, is_paused=True)
    time.now = 1000
    assert (clock.left(ANN), clock.running) == (300, [])


def test_a_seat_out_of_reach_is_spared_for_half_a_minute_in_all() -> None:
    clock, time = wound()
    clock.look({ANN}, {BEN}, earns=False, is_paused=False)
    time.now = 20
    assert (clock.left(ANN), clock.running) == (300, [])
    clock.look({ANN}, BOTH, earns=False, is_paused=False)
    clock.look({ANN}, {BEN}, earns=False, is_paused=False)
    time.now = 40
    assert (clock.left(ANN), clock.running) == (290, [ANN])


def test_nobody_has_less_than_nothing() -> None:
    clock, time = wound()
    time.now = 1000
    assert (clock.left(ANN), clock.is_out(ANN), clock.next_out()) == (0, True, None)


def test_what_is_noted_is_gone_on_from() -> None:
    clock, time = wound()
    time.now = 100
    again = TableClock(TERMS, 2, time)
    again.remember(clock.noted(7))
    assert (again.left(ANN), again.left(BEN)) == (200, 300)


def test_what_cannot_be_read_is_forgotten() -> None:
    clock, _ = wound()
    clock.remember("rubbish")
    assert clock.left(ANN) == 300


async def timed(
    time: Time, expiry: Expiry = "strict", store: Store | None = None, other: SeatRecord | None = None
) -> tuple[Host, HostedTable]:
    host = host_over(store or MemoryStore())
    host.clocks = Clocks(host.grant, host.note, time)
    host.clocks.start()
    terms = Terms(clock=ClockTerms(expiry=expiry, main=300, increment=5))
    table = new_table(EDITIONS["toybattle-standard-0"], {}, ("Ann", "Ben"), "a timed battle: 1", terms=terms)
    hosted = await host.start(table, [person("Ann"), other or person("Ben")])
    hosted.attend(BOTH)
    host.enter(hosted, Listener())
    return host, hosted


def awaited(hosted: HostedTable) -> Seat:
    return hosted.table.to_act[0] if hosted.table.waits_for is None else hosted.table.waits_for


@pytest.mark.asyncio
async def test_whoever_runs_out_of_a_strict_one_has_lost() -> None:
    time = Time()
    host, hosted = await timed(time)
    seat = awaited(hosted)
    time.now = 301
    host.clocks._run_out(hosted)
    await until(lambda: hosted.table.outcome is not None)
    assert hosted.table.outcome is not None
    assert (hosted.table.outcome.reason, hosted.table.outcome.places[seat]) == ("out-of-time", 2)


@pytest.mark.asyncio
async def test_a_gentle_one_tells_it_and_others_may_let_a_bot_play() -> None:
    time = Time()
    host, hosted = await timed(time, "gentle")
    seat = awaited(hosted)
    time.now = 301
    host.clocks._run_out(hosted)
    await asyncio.sleep(0)
    plea = await Pleas(host).lend(hosted, LendAsked(seat, 1, BOTH - {seat}, "lend"))
    assert (hosted.table.outcome, plea.status, hosted.records[seat].bot) == (None, "granted", 1)


@pytest.mark.asyncio
async def test_bots_have_none() -> None:
    time = Time()
    _, hosted = await timed(time, other=bot("Cog"))
    assert hosted.clock is not None
    assert hosted.clock.turn <= {ANN}


@pytest.mark.asyncio
async def test_it_outlives_its_host() -> None:
    time, store = Time(), MemoryStore()
    host, hosted = await timed(time, store=store)
    seat = awaited(hosted)
    time.now = 100
    host.leave(hosted, next(iter(hosted.guests)))
    await host.clocks.close()
    other = host_over(store)
    other.clocks = Clocks(other.grant, other.note, time)
    other.clocks.start()
    time.now = 5000
    again = await other.load(hosted.code)
    assert again.clock is not None
    assert again.clock.left(seat) == 200


def test_nobody_can_lose_by_time_what_all_play_together() -> None:
    with pytest.raises(ClockUnfit):
        new_table(EDITIONS["castle-standard-0"], {}, ("Ann", "Ben"), terms=Terms(clock=TERMS))


@pytest.mark.asyncio
async def test_what_is_left_is_stored_with_the_move_as_everybody_is_told_it() -> None:
    time = Time()
    host, hosted = await timed(time)
    assert hosted.clock is not None
    seat = awaited(hosted)
    time.now = 40
    granted = await host.grant(hosted, Asked(Play(seat, hosted.table.legal_moves(seat)[0]), hosted.table.seq + 1))
    assert granted is not None
    (noted,) = (await host.store.load(hosted.code)).times
    assert (noted.seq, list(noted.left)) == (granted.entries[0].seq, hosted.clock.milliseconds)
    assert noted.left[seat] == 265_000


@pytest.mark.asyncio
async def test_the_way_through_the_network_is_not_in_what_is_stored() -> None:
    time = Time()
    host, hosted = await timed(time)
    seat = awaited(hosted)
    time.now = 40
    move = Play(seat, hosted.table.legal_moves(seat)[0])
    await host.grant(hosted, Asked(move, hosted.table.seq + 1, delay=0.5))
    assert (await host.store.load(hosted.code)).times[0].left[seat] == 265_500


@pytest.mark.asyncio
async def test_without_a_clock_nothing_is_stored_of_one() -> None:
    host = host_over(MemoryStore())
    table = new_table(EDITIONS["toybattle-standard-0"], {}, ("Ann", "Ben"), "an untimed battle: 1")
    hosted = await host.start(table, [person("Ann"), person("Ben")])
    seat = awaited(hosted)
    await host.grant(hosted, Asked(Play(seat, hosted.table.legal_moves(seat)[0]), hosted.table.seq + 1))
    assert (await host.store.load(hosted.code)).times == ()
