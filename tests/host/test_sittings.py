"""Sitting keys: ten letters for one seat, for ten minutes or until used; kept as hashes, for every node."""

import pytest
import pytest_asyncio

from tests.host.guests import host_over
from tests.web.sitting import castle
from tests.web.stage import keep
from toychest.contract import Seat
from toychest.host.hosted import HostedTable
from toychest.host.sittings import LASTS, MOST_ASKERS, SittingOver, Sittings
from toychest.storage import MemoryStore
from toychest.table import FREE, SeatRecord, bot_seat, hash_of
from toychest.table.errors import NoSuchSeat, SeatNotFree

pytestmark = pytest.mark.asyncio

ANN = SeatRecord(name="Ann", token_hash=hash_of("a token that nobody else knows"))
FIRST, SECOND = Seat(0), Seat(1)


class Clock:
    """Time that stands still until it is told."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest_asyncio.fixture
async def sittings(clock: Clock) -> Sittings:
    store = MemoryStore()
    await keep(store, castle())
    await keep(store, castle(), "TREE-2345")
    return Sittings(host_over(store), clock)


def table(first: SeatRecord = FREE, second: SeatRecord = FREE) -> HostedTable:
    return HostedTable("LAMB-7KQD", castle(), [first, second])


async def test_a_key_has_ten_letters_and_is_for_its_seat(sittings: Sittings) -> None:
    key = await sittings.give(table(), SECOND, may_give=False)
    assert (len(key), (await sittings.found(table(), key))[0]) == (10, SECOND)


async def test_a_key_is_kept_as_its_hash_alone(sittings: Sittings) -> None:
    key = await sittings.give(table(), FIRST, may_give=False)
    assert key not in repr(await sittings._host.store.notes("LAMB-7KQD"))


async def test_asking_again_makes_the_key_before_void(sittings: Sittings) -> None:
    first = await sittings.give(table(), FIRST, may_give=False)
    await sittings.give(table(), FIRST, may_give=False)
    with pytest.raises(SittingOver) as refused:
        await sittings.found(table(), first)
    assert refused.value.facts == {"free": [0, 1]}


async def test_who_else_asks_makes_nobodys_key_void(sittings: Sittings) -> None:
    hosted = table()
    first = await sittings.give(hosted, FIRST, may_give=False, by="the screen")
    for _ in range(2 * MOST_ASKERS):
        await sittings.give(hosted, FIRST, may_give=False, by="an onlooker")
    assert (await sittings.found(hosted, first))[0] == FIRST


async def test_keys_for_a_seat_are_bounded(sittings: Sittings) -> None:
    hosted = table()
    keys = [await sittings.give(hosted, FIRST, may_give=False, by=f"asker {at}") for at in range(MOST_ASKERS + 1)]
    assert (await sittings.found(hosted, keys[-1]))[0] == FIRST
    with pytest.raises(SittingOver):
        await sittings.found(hosted, keys[0])


async def test_a_key_is_void_once_it_was_used(sittings: Sittings) -> None:
    hosted = table()
    key = await sittings.give(hosted, FIRST, may_give=False)
    await sittings.use(hosted, FIRST)
    with pytest.raises(SittingOver):
        await sittings.found(hosted, key)


async def test_a_key_is_void_after_ten_minutes(sittings: Sittings, clock: Clock) -> None:
    key = await sittings.give(table(), FIRST, may_give=False)
    clock.now += LASTS
    with pytest.raises(SittingOver):
        await sittings.found(table(), key)


async def test_a_moment_before_that_it_is_good(sittings: Sittings, clock: Clock) -> None:
    key = await sittings.give(table(), FIRST, may_give=False)
    clock.now += LASTS - 1
    assert (await sittings.found(table(), key))[0] == FIRST


async def test_a_key_is_good_at_its_own_table_alone(sittings: Sittings) -> None:
    key = await sittings.give(table(), FIRST, may_give=False)
    with pytest.raises(SittingOver):
        await sittings.found(HostedTable("TREE-2345", castle(), [FREE, FREE]), key)


@pytest.mark.parametrize("record", [ANN, bot_seat(3, "Cog")])
async def test_nobody_gets_a_key_for_a_seat_that_is_taken(sittings: Sittings, record: SeatRecord) -> None:
    with pytest.raises(SeatNotFree):
        await sittings.give(table(record), FIRST, may_give=False)


async def test_a_bot_gives_no_seat_away(sittings: Sittings) -> None:
    with pytest.raises(SeatNotFree):
        await sittings.give(table(bot_seat(3, "Cog")), FIRST, may_give=True)


async def test_a_seat_that_may_be_given_says_whose_token_is_void_then(sittings: Sittings) -> None:
    key = await sittings.give(table(ANN), FIRST, may_give=True)
    assert (await sittings.found(table(ANN), key))[1].over == ANN.token_hash


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
async def test_there_is_no_key_for_no_seat(sittings: Sittings, seat: int) -> None:
    with pytest.raises(NoSuchSeat):
        await sittings.give(table(), Seat(seat), may_give=False)


async def test_a_key_of_one_node_is_good_at_another(sittings: Sittings, clock: Clock) -> None:
    key = await sittings.give(table(), FIRST, may_give=False)
    other = Sittings(host_over(sittings._host.store), clock)
    assert (await other.found(table(), key))[0] == FIRST
