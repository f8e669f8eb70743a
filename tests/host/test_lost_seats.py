"""A lost phone's seat is given again when all who are here agree, never by one alone, and not while it only sleeps."""

import pytest
import pytest_asyncio

from tests.host.guests import Listener, host_over, person
from tests.web.sitting import castle
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.host.around import Around
from toychest.host.guest import Giving
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.host.lost_seats import LASTS, Givings, NobodyToAgree, NobodyToGiveFor
from toychest.host.presence import Attendance
from toychest.storage import MemoryStore
from toychest.table import FREE, bot_seat, new_table, record_of
from toychest.table import Table as Game
from toychest.table.errors import NoSuchSeat

pytestmark = pytest.mark.asyncio

CODE = "LAMB-7KQD"
ANN, BEN, CLEO, COG = Seat(0), Seat(1), Seat(2), Seat(3)
RECORDS = (person("Ann"), person("Ben"), person("Cleo"), bot_seat(3, "Cog"), FREE)


class Table:
    """A castle at a node, its lost seats, and the time."""

    def __init__(self, host: Host, game: Game | None = None) -> None:
        self.now = 1000.0
        self.givings = Givings(host, lambda: self.now)
        self.hosted = HostedTable(CODE, game or castle(), RECORDS[: len(game.header.seats)] if game else RECORDS)
        self.hosted.attendance = Attendance(clock=lambda: self.now)

    async def ask(self, seat: Seat, *by: Seat) -> Giving:
        return await self.givings.ask(self.hosted, seat, frozenset(by))

    async def may_give(self, seat: Seat) -> bool:
        return await self.givings.may_give(self.hosted, seat)

    def attended(self, *here: Seat, elsewhere: tuple[Seat, ...] = ()) -> "Table":
        """These have been here for long, and nobody else."""
        self.hosted.attend_elsewhere(Around(frozenset(elsewhere)))
        self.hosted.attend(here)
        self.now += self.hosted.attendance.waits.away
        return self


@pytest_asyncio.fixture
async def store() -> MemoryStore:
    store = MemoryStore()
    await store.create(record_of(CODE, castle(), RECORDS))
    return store


@pytest.fixture
def table(store: MemoryStore) -> Table:
    return Table(host_over(store))


def seats(*held: Seat) -> frozenset[Seat]:
    return frozenset(held)


async def test_a_yes_of_one_waits_for_the_others(table: Table) -> None:
    giving = await table.attended(BEN, CLEO).ask(ANN, BEN)
    assert giving == Giving(ANN, agreed=seats(BEN), awaited=seats(CLEO))


async def test_it_may_be_given_once_all_who_are_here_agreed(table: Table) -> None:
    await table.attended(BEN, CLEO).ask(ANN, BEN)
    assert not await table.may_give(ANN)
    await table.ask(ANN, CLEO)
    assert await table.may_give(ANN)


async def test_who_is_here_at_another_node_is_asked_as_well(table: Table) -> None:
    giving = await table.attended(BEN, elsewhere=(CLEO,)).ask(ANN, BEN)
    assert (giving.awaited, await table.may_give(ANN)) == (seats(CLEO), False)


async def test_a_yes_that_was_said_at_another_node_counts(store: MemoryStore, table: Table) -> None:
    other = Table(host_over(store)).attended(CLEO, elsewhere=(BEN,))
    await table.attended(BEN, elsewhere=(CLEO,)).ask(ANN, BEN)
    assert (await other.ask(ANN, CLEO)).awaited == seats()
    assert (await table.may_give(ANN), await other.may_give(ANN)) == (True, True)


async def test_a_no_that_was_said_at_another_node_counts_and_is_told(store: MemoryStore, table: Table) -> None:
    other = Table(host_over(store)).attended(BEN)
    await table.attended(BEN).ask(ANN, BEN)
    await other.givings._host.read_notes(other.hosted)
    await other.givings.refuse(other.hosted, ANN)
    guest = Listener()
    table.hosted.guests.add(guest)
    assert (await table.may_give(ANN), guest.givings) == (False, [Giving(ANN)])


async def test_whoever_only_looks_on_asks_but_agrees_to_nothing(table: Table) -> None:
    assert await table.attended(BEN).ask(ANN) == Giving(ANN, awaited=seats(BEN))


async def test_a_no_ends_it(table: Table) -> None:
    await table.attended(BEN).ask(ANN, BEN)
    assert await table.givings.refuse(table.hosted, ANN) == Giving(ANN)
    assert not await table.may_give(ANN)


async def test_an_agreement_stands_for_ten_minutes(table: Table) -> None:
    await table.attended(BEN).ask(ANN, BEN)
    table.now += LASTS
    assert not await table.may_give(ANN)


@pytest.mark.parametrize("seat", [COG, Seat(4)])
async def test_a_seat_that_no_person_holds_is_not_lost(table: Table, seat: Seat) -> None:
    with pytest.raises(NobodyToGiveFor):
        await table.attended(BEN).ask(seat, BEN)


async def test_there_is_no_seat_beyond_the_last(table: Table) -> None:
    with pytest.raises(NoSuchSeat):
        await table.attended(BEN).ask(Seat(5), BEN)


@pytest.mark.parametrize("elsewhere", [(), (ANN,)])
async def test_a_seat_whose_holder_is_here_is_not_lost(table: Table, elsewhere: tuple[Seat, ...]) -> None:
    here = (BEN,) if elsewhere else (ANN, BEN)
    with pytest.raises(NobodyToGiveFor):
        await table.attended(*here, elsewhere=elsewhere).ask(ANN, BEN)


async def test_a_phone_that_has_just_gone_to_sleep_is_not_lost(table: Table) -> None:
    table.attended(ANN, BEN).hosted.attend({BEN})
    table.now += table.hosted.attendance.waits.away - 1
    with pytest.raises(NobodyToGiveFor):
        await table.ask(ANN, BEN)


async def test_who_said_goodbye_need_not_be_waited_for(table: Table) -> None:
    table.attended(ANN, BEN).hosted.attend({BEN})
    table.hosted.attendance.say_goodbye(ANN)
    assert (await table.ask(ANN, BEN)).agreed == seats(BEN)


async def test_its_holder_who_comes_back_keeps_it(table: Table) -> None:
    await table.attended(BEN).ask(ANN, BEN)
    table.hosted.attend({ANN, BEN})
    assert not await table.may_give(ANN)


async def test_where_nobody_is_here_nobody_can_agree(table: Table) -> None:
    with pytest.raises(NobodyToAgree):
        await table.attended().ask(ANN)


@pytest.fixture
def rivals(store: MemoryStore) -> Table:
    """Those who sit here play each other."""
    return Table(host_over(store), new_table(EDITIONS["clockwork-standard-0"], {}, ["Ann", "Ben", "Cleo", "Cog"]))


async def test_a_rival_who_is_alone_here_takes_no_seat(rivals: Table) -> None:
    with pytest.raises(NobodyToAgree):
        await rivals.attended(BEN).ask(ANN, BEN)


async def test_a_rival_who_was_left_alone_after_all_agreed_takes_no_seat(rivals: Table) -> None:
    rivals.attended(BEN, CLEO)
    for seat in (BEN, CLEO):
        await rivals.ask(ANN, seat)
    assert await rivals.may_give(ANN)
    rivals.hosted.attend({BEN})
    assert not await rivals.may_give(ANN)


async def test_a_rival_who_sits_round_the_same_screen_gives_the_seat_of_a_lost_phone(rivals: Table) -> None:
    await rivals.givings.sit_round_the_screen(rivals.hosted, ANN)
    await rivals.attended(BEN).ask(ANN, BEN)
    assert await rivals.may_give(ANN)


async def test_whoever_has_the_seat_since_then_sits_elsewhere(rivals: Table) -> None:
    await rivals.givings.sit_round_the_screen(rivals.hosted, ANN)
    rivals.hosted.reseat(ANN, person("Dora"))
    with pytest.raises(NobodyToAgree):
        await rivals.attended(BEN).ask(ANN, BEN)
