"""The scribe: it writes for several nodes as for one, tells the others what changed, and knows when one has ended."""

import asyncio
from pathlib import Path

import pytest

from tests.storage.records import CODE, moves, record
from tests.storage.scribing import joined, scribing
from tests.web.stage import until
from toychest.storage import SqliteStore
from toychest.storage.orders import Delete
from toychest.storage.scribe import Dictation, Scribe, ScribeBus, ScribeLedger
from toychest.storage.scribe.refusals import read, written
from toychest.storage.scribe.roll import Roll
from toychest.table import errors
from toychest.table.errors import StoreFailed

pytestmark = pytest.mark.asyncio

LONG = 60.0
Heard = list[tuple[str, int]]


async def heard_by(dictation: Dictation) -> Heard:
    """What a node hears, from now on."""
    heard = Heard()
    bus = ScribeBus(dictation)
    await bus.open(lambda code, seq: heard.append((code, seq)), lambda code, said: None, lambda: None)
    return heard


async def test_of_two_nodes_that_write_one_entry_one_wins_however_often(path: Path) -> None:
    async with scribing(path, 2) as (here, there):
        await here.store.create(record())
        for seq in range(1, 41):
            both = (node.store.append(CODE, moves(seq, seq)) for node in (here, there))
            answers = [type(answer) for answer in await asyncio.gather(*both, return_exceptions=True)]
            assert sorted(answer.__name__ for answer in answers) == ["NoneType", "SeqTaken"]
        assert len((await there.store.load(CODE)).entries) == 40


async def test_a_request_sent_to_two_nodes_at_once_is_done_by_one(path: Path) -> None:
    async with scribing(path, 2) as (here, there):
        await here.store.create(record())
        both = (node.store.append(CODE, moves(1, 1), request="request 1") for node in (here, there))
        answers = await asyncio.gather(*both, return_exceptions=True)
        assert sum(answer is None for answer in answers) == 1
        assert (await there.store.load(CODE)).entries == moves(1, 1)


async def test_the_others_hear_what_changed_and_whoever_did_it_does_not(path: Path) -> None:
    async with scribing(path, 2) as (here, there):
        own, others = await heard_by(here.dictation), await heard_by(there.dictation)
        await here.store.create(record())
        await here.store.append(CODE, moves(1, 3))
        await until(lambda: others == [(CODE, 3)])
        await here.store.write_note(CODE, "beats", "3")
        await until(lambda: others == [(CODE, 3), (CODE, 0)])
        assert own == []


async def test_what_was_refused_is_told_to_nobody_else(path: Path) -> None:
    async with scribing(path, 2) as (here, there):
        await here.store.create(record())
        others = await heard_by(there.dictation)
        with pytest.raises(StoreFailed):
            await here.store.append(CODE, moves(5, 5))
        await here.store.append(CODE, moves(1, 1))
        await until(lambda: len(others) > 0)
        assert others == [(CODE, 1)]


async def test_what_is_said_aloud_is_heard_by_the_others_alone(path: Path) -> None:
    async with scribing(path, 3) as nodes:
        heard: list[list[tuple[str, str]]] = [[], [], []]
        for node, ear in zip(nodes, heard, strict=True):
            bus = ScribeBus(node.dictation)
            await bus.open(lambda code, seq: None, lambda *said, ear=ear: ear.append(said), lambda: None)
        ScribeBus(nodes[1].dictation).say_aloud(CODE, "hello")
        await until(lambda: len(heard[0]) == len(heard[2]) == 1)
        assert heard == [[(CODE, "hello")], [], [(CODE, "hello")]]


async def test_a_slow_node_is_told_once_what_changed_often(path: Path) -> None:
    async with scribing(path, 2) as (here, slow):
        await here.store.create(record())
        others = await heard_by(slow.dictation)
        slow.tube.pause_writing()
        for seq in range(1, 6):
            await here.store.append(CODE, moves(seq, seq))
        assert others == []
        slow.tube.resume_writing()
        await until(lambda: len(others) > 0)
        assert others == [(CODE, 5)]


async def test_the_leases_of_a_node_that_was_cut_off_are_orphans_at_once(path: Path) -> None:
    async with scribing(path, 2) as (dying, other):
        await ScribeLedger(dying.dictation).stay("ash", "", LONG)
        await ScribeLedger(dying.dictation).hold(CODE, "ash", LONG)
        dying.dictation.tube.close()
        ledger = ScribeLedger(other.dictation)
        await until(lambda: not dying.dictation.is_open)
        assert await ledger.stay("birch", "", LONG) == ({"birch": ""}, set())
        assert await ledger.orphans(9) == [CODE]


async def test_whoever_waits_for_a_scribe_that_is_gone_is_refused(path: Path) -> None:
    store = SqliteStore(path)
    node = await joined(Scribe(store.writing), path)
    await store.close()
    with pytest.raises(StoreFailed):
        await node.store.append(CODE, moves(1, 1))
    waiting = node.dictation.ask(Delete(CODE))
    node.tube.close()
    with pytest.raises(StoreFailed):
        await waiting
    with pytest.raises(StoreFailed):
        await node.dictation.ask(Delete(CODE))
    await node.store.close()


REFUSALS = (
    errors.NoSuchTable(CODE),
    errors.TableExists(CODE),
    errors.SeqTaken(CODE, 7),
    errors.RequestTaken(CODE, "request 1"),
    errors.NoteChanged(CODE, "beats"),
    errors.NoSuchSeat(5),
    errors.SeatNotFree(1),
    errors.StoreFailed("disk-full", "no room"),
)


@pytest.mark.parametrize("refusal", REFUSALS, ids=lambda refusal: type(refusal).__name__)
async def test_a_refusal_is_the_same_on_the_other_side(refusal: errors.TableError) -> None:
    again = read(written(refusal))
    assert (type(again), str(again), vars(again)) == (type(refusal), str(refusal), vars(refusal))


async def test_a_fault_of_ours_is_told_as_a_store_that_failed() -> None:
    again = read(written(ZeroDivisionError("oh")))
    assert isinstance(again, StoreFailed)
    assert (again.because, str(again)) == ("other", "the store failed (other): ZeroDivisionError('oh')")


async def test_a_lease_runs_out_when_its_node_says_nothing_for_so_long() -> None:
    now = [100.0]
    roll = Roll(lambda: now[0])
    roll.stay("ash", "", 4.0)
    roll.hold(CODE, "ash", 4.0)
    before = (roll.hold(CODE, "birch", 4.0), roll.orphans(9))
    now[0] += 4.5
    assert (before, roll.orphans(9), roll.hold(CODE, "birch", 4.0)) == ((False, []), [CODE], True)
    assert roll.stay("birch", "", 4.0) == ({"birch": ""}, [CODE])
