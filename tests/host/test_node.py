"""A node among others: it hears, catches up, takes over what a dead one left, and knows who is at a table elsewhere."""

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Callable, Mapping

import pytest
import pytest_asyncio

from tests.host.guests import Listener, host_over, person
from tests.web.stage import until
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.host import node
from toychest.host.around import Around, around_in
from toychest.host.asked import Asked
from toychest.host.host import Host
from toychest.host.hosted import HostedTable
from toychest.host.leaving import delete
from toychest.host.node import Node
from toychest.host.plea import Plea
from toychest.storage import MemoryStore
from toychest.table import ClockTerms, Terms, bot_seat, new_table
from toychest.table.errors import StoreUnreachable
from toychest.table.requests import OpenTurn

pytestmark = pytest.mark.asyncio

ANN, BEN = Seat(0), Seat(1)
ASKED = Plea("plea", "take-back", ANN, 5, (BEN,), to=4)


class Ledger:
    """What a database knows of its nodes, in memory; time passes when a node is struck off."""

    def __init__(self, store: MemoryStore) -> None:
        self.store = store
        self.nodes: dict[str, str] = {}
        self.leases: dict[str, str] = {}
        self.is_away = self.is_busy = False
        self.batches = 0

    async def stay(self, node: str, name: str, seconds: float) -> tuple[dict[str, str], set[str]]:
        if self.is_away:
            raise StoreUnreachable("gone for lunch")
        self.nodes[node] = name
        return dict(self.nodes), {code for code, holder in self.leases.items() if holder == node}

    async def hold(self, code: str, node: str, seconds: float) -> bool:
        holder = self.leases.get(code)
        if holder is None or holder == node or holder not in self.nodes:
            self.leases[code] = node
        return self.leases[code] == node

    async def let_go(self, codes: list[str], node: str) -> None:
        self.leases = {code: holder for code, holder in self.leases.items() if holder != node or code not in codes}

    async def orphans(self, limit: int) -> list[str]:
        return [code for code, holder in self.leases.items() if holder not in self.nodes]

    async def leave(self, node: str) -> None:
        self.nodes.pop(node, None)

    async def note(self, name: str, texts: Mapping[str, str]) -> None:
        if self.is_busy:
            raise StoreUnreachable("gone for lunch")
        self.batches += 1
        for code, text in texts.items():
            await self.store.write_note(code, name, text, (await self.store.notes(code)).get(name, ""))

    async def changed_since(self, moment: int) -> tuple[int, dict[str, tuple[int, int]]]:
        listed = await self.store.list_recent(9)
        return 1, {each.code: (each.seq, 0) for each in listed}


class Silence:
    """A bus that says nothing: whoever misses something must look."""

    def __init__(self) -> None:
        self.aloud: list[tuple[str, str]] = []

    async def open(
        self, hear: Callable[[str, int], None], overhear: Callable[[str, str], None], missed: Callable[[], None]
    ) -> None:
        self.hear, self.overhear = hear, overhear

    def say(self, code: str, seq: int) -> None: ...

    def say_aloud(self, code: str, said: str) -> None:
        self.aloud.append((code, said))

    async def close(self) -> None: ...


class Place:
    """A host that is a node, and a guest at its table."""

    def __init__(self, name: str, ledger: Ledger) -> None:
        self.host: Host = host_over(ledger.store, pause=0.0)
        self.bus, self.guest = Silence(), Listener()
        self.node = Node(name, name, self.bus, ledger)
        self.hosted: HostedTable

    async def move(self) -> None:
        """The click that the table waits for."""
        table = self.hosted.table
        assert table.waits_for is not None
        await self.host.grant(self.hosted, Asked(OpenTurn(table.waits_for), table.seq + 1, "click"))

    async def enter(self, code: str) -> None:
        self.hosted = await self.host.load(code)
        self.host.enter(self.hosted, self.guest)


@pytest_asyncio.fixture
async def places() -> AsyncIterator[tuple[Place, Place, Ledger]]:
    ledger = Ledger(MemoryStore())
    here, there = Place("ash", ledger), Place("birch", ledger)
    for place in (here, there):
        await place.node.join(place.host)
    table = new_table(EDITIONS["castle-standard-0"], {}, ["Ann", "Ben"], "a castle: 1")
    code = (await here.host.start(table, (person("Ann"), person("Ben")))).code
    for place in (here, there):
        await place.enter(code)
    for place in (here, there, here):
        await place.node._beat()
    yield here, there, ledger
    for place in (here, there):
        await place.node.close()


Places = tuple[Place, Place, Ledger]


async def test_a_node_that_is_told_catches_up(places: Places) -> None:
    here, there, _ = places
    await here.move()
    there.bus.hear(there.hosted.code, here.hosted.table.seq)
    await until(lambda: there.hosted.table.seq == here.hosted.table.seq)
    assert there.guest.heard == [(5, None)]


async def test_a_node_that_was_told_nothing_finds_out_by_looking(places: Places) -> None:
    here, there, _ = places
    await here.move()
    await there.node._look()
    await until(lambda: there.hosted.table.seq == here.hosted.table.seq)
    assert there.guest.heard == [(5, None)]


async def test_told_twice_a_node_tells_it_once(places: Places) -> None:
    here, there, _ = places
    await here.move()
    for _ in range(3):
        there.bus.hear(there.hosted.code, here.hosted.table.seq)
        await asyncio.sleep(0)
    await until(lambda: there.hosted.table.seq == here.hosted.table.seq)
    async with there.hosted.lock:
        assert there.guest.heard == [(5, None)]


async def test_bots_think_at_one_node_alone(places: Places) -> None:
    here, there, ledger = places
    assert [await here.node.hold("KEYS-2PQR"), await there.node.hold("KEYS-2PQR")] == [True, False]
    assert ledger.leases["KEYS-2PQR"] == "ash"


async def test_what_a_dead_node_left_is_taken_over(places: Places) -> None:
    here, there, ledger = places
    table = new_table(EDITIONS["castle-standard-0"], {}, ["Cog", "Ann"], "a castle: 2")
    code = (await here.host.start(table, (bot_seat(3, "Cog"), person("Ann")))).code
    await ledger.hold(code, "ash", 4)
    await here.node.close()
    await there.node._take_over()
    assert there.node.taken_over >= 1


async def test_a_lease_that_another_took_over_is_not_held_any_more(places: Places) -> None:
    here, _, ledger = places
    await here.node.hold("KEYS-2PQR")
    ledger.leases["KEYS-2PQR"] = "birch"
    await here.node._beat()
    assert "KEYS-2PQR" not in here.node.held


async def test_what_happens_each_second_looks_at_no_table_where_nothing_happened(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _, _ = places
    looked = list[str]()

    def in_use() -> list[HostedTable]:
        looked.append("all tables")
        return [here.hosted]

    monkeypatch.setattr(here.host, "in_use", in_use)
    monkeypatch.setattr(here.host, "wake", lambda hosted: looked.append(hosted.code))
    for work in (here.node._beat, here.node._note_around, here.node._look, here.node._take_over):
        await work()
    assert looked == []


async def test_a_bot_that_was_refused_thinks_here_once_the_other_node_is_gone(places: Places) -> None:
    here, there, ledger = places
    table = new_table(EDITIONS["castle-standard-0"], {}, ["Cog", "Ann"], "a castle: 2")
    code = (await here.host.start(table, (bot_seat(3, "Cog"), person("Ann")))).code
    ledger.leases[code] = "ash"
    await there.enter(code)
    await until(lambda: code in there.node._refused and not there.hosted.is_played)
    ledger.leases[code] = "birch"
    await there.node._beat()
    assert there.hosted.is_played


async def test_others_have_their_turn_while_many_tables_are_gone_through(
    places: Places, monkeypatch: pytest.MonkeyPatch
) -> None:
    here, _, ledger = places
    monkeypatch.setattr(node, "MOST_IN_A_TURN", 10)
    monkeypatch.setattr(here.host, "in_use", lambda: [here.hosted] * 100)
    welcomed, turns, is_over = list[int](), [0], asyncio.Event()
    monkeypatch.setattr(here.node, "welcome", lambda hosted: welcomed.append(turns[0]))

    async def others() -> None:
        while not is_over.is_set():
            turns[0] += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(others())
    ledger.nodes["cedar"] = "cedar"
    await here.node._beat()
    is_over.set()
    await beside
    assert max(welcomed.count(turn) for turn in set(welcomed)) == 10


async def test_who_is_where_is_noted_the_next_time_where_it_could_not_be(places: Places) -> None:
    here, _, ledger = places
    here.hosted.attend({ANN})
    ledger.is_busy = True
    with pytest.raises(StoreUnreachable):
        await here.node._note_around()
    ledger.is_busy = False
    await here.node._note_around()
    assert around_in((await ledger.store.notes(here.hosted.code))["here ash"]).seats == {ANN}


async def test_every_node_names_the_same_home(places: Places) -> None:
    here, there, _ = places
    assert here.hosted.home == there.hosted.home
    assert here.hosted.home in ("ash", "birch")


async def test_who_is_at_the_table_elsewhere_is_here(places: Places) -> None:
    here, there, _ = places
    here.hosted.attend({ANN})
    there.hosted.attend({BEN})
    for place in (here, there):
        await place.node._note_around()
    await here.host.catch_up(here.hosted)
    await there.host.catch_up(there.hosted)
    assert here.hosted.attendance.here == there.hosted.attendance.here == {ANN, BEN}
    assert (here.guest.attended, there.guest.attended) == (1, 1)


async def test_who_was_at_a_node_that_died_is_not_here(places: Places) -> None:
    here, there, ledger = places
    there.hosted.attend({BEN})
    await there.node._note_around()
    await here.host.catch_up(here.hosted)
    before = here.hosted.attendance.here
    del ledger.nodes["birch"]
    await here.node._beat()
    assert (before, here.hosted.attendance.here) == (frozenset({BEN}), frozenset[Seat]())


async def test_what_is_asked_at_one_node_is_asked_at_the_other(places: Places) -> None:
    here, there, _ = places
    here.hosted.plead(ASKED)
    await until(lambda: "plea" in here.hosted.notes)
    await there.host.catch_up(there.hosted)
    assert there.hosted.plea == ASKED


async def test_who_looks_on_and_says_goodbye_elsewhere_is_known_here(places: Places) -> None:
    here, there, _ = places
    here.hosted.attend({ANN, BEN}, onlookers=2, has_middle=True)
    here.hosted.attendance.say_goodbye(ANN)
    await here.node._note_around()
    await there.host.catch_up(there.hosted)
    assert there.hosted.elsewhere == Around(frozenset({BEN}), frozenset({ANN}), 2, True)
    assert [there.hosted.attendance.presence(seat) for seat in (ANN, BEN)] == ["away", "here"]


async def test_who_said_goodbye_there_and_comes_here_is_here(places: Places) -> None:
    here, there, _ = places
    here.hosted.attendance.say_goodbye(ANN)
    await here.node._note_around()
    await there.host.catch_up(there.hosted)
    there.hosted.attend({ANN})
    here.hosted.attend((), onlookers=1)  # its note changes, and says still that Ann has gone
    await here.node._note_around()
    await there.host.catch_up(there.hosted)
    assert there.hosted.attendance.presence(ANN) == "here"


async def test_who_is_at_many_tables_is_noted_at_once(places: Places) -> None:
    here, _, ledger = places
    table = new_table(EDITIONS["castle-standard-0"], {}, ["Ann", "Ben"], "a castle: 2")
    other = await here.host.start(table, (person("Ann"), person("Ben")))
    here.host.enter(other, Listener())
    for hosted in (here.hosted, other):
        hosted.attend({ANN})
    await here.node._note_around()
    assert ledger.batches == 1
    assert [around_in((await ledger.store.notes(each.code))["here ash"]).seats for each in (here.hosted, other)] == [
        {ANN},
        {ANN},
    ]


TIMED = Terms(clock=ClockTerms(expiry="gentle", main=300, increment=5))


@pytest.mark.parametrize("terms", [Terms(), TIMED], ids=["untimed", "timed"])
async def test_a_table_that_nobody_is_at_is_gone_without_a_search_for_garbage(places: Places, terms: Terms) -> None:
    here, _, _ = places
    here.host.clocks.start()
    table = new_table(EDITIONS["castle-standard-0"], {}, ["Ann", "Ben"], "a castle: 2", terms=terms)
    gc.disable()
    try:
        seen = weakref.ref(await here.host.start(table, (person("Ann"), person("Ben"))))
        assert seen() is None
    finally:
        gc.enable()


async def test_what_is_said_aloud_at_one_node_is_overheard_at_the_other(places: Places) -> None:
    here, there, _ = places
    here.hosted.say_aloud("0:hello")
    there.bus.overhear(*here.bus.aloud[0])
    assert there.guest.overheard == ["0:hello"]


async def test_guests_of_a_table_that_was_deleted_elsewhere_are_told(places: Places) -> None:
    here, there, _ = places
    await delete(here.host, here.hosted)
    there.bus.hear(there.hosted.code, 0)
    await until(lambda: there.guest.is_gone)
