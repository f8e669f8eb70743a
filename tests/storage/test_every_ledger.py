"""What nodes know of each other, whatever keeps it: a database, or a scribe."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from tests.services.fixtures import SERVICES
from tests.storage.records import CODE, record
from tests.storage.scribing import scribing
from toychest.host.node import Ledger
from toychest.storage.scribe import ScribeLedger
from toychest.table import Store

pytestmark = pytest.mark.asyncio

LONG = 60.0
PAST = -1.0
"""Seconds for which something holds that has run out already."""

Kept = tuple[Store, Ledger, Ledger]
"""A store, and what two of its nodes know."""


@pytest_asyncio.fixture(params=["scribe", pytest.param("postgres", marks=SERVICES)])
async def kept(request: pytest.FixtureRequest, path: Path) -> AsyncIterator[Kept]:
    if request.param == "scribe":
        async with scribing(path, 2) as (here, there):
            await here.store.create(record())
            yield here.store, ScribeLedger(here.dictation), ScribeLedger(there.dictation)
        return
    pytest.importorskip("asyncpg", reason="the extra postgres is not installed")
    from toychest.storage.postgres import PostgresStore
    from toychest.storage.postgres.ledger import PostgresLedger

    database = PostgresStore(request.getfixturevalue("database"))
    await database.create(record())
    yield database, PostgresLedger(database.connections), PostgresLedger(database.connections)
    await database.close()


async def test_who_is_there_is_known_to_all_with_their_names(kept: Kept) -> None:
    _, here, there = kept
    alone = await here.stay("ash", "one", LONG)
    both = await there.stay("birch", "", LONG)
    assert (alone, both) == (({"ash": "one"}, set()), ({"ash": "one", "birch": ""}, set()))


async def test_who_leaves_is_not_there_any_more(kept: Kept) -> None:
    _, here, there = kept
    await here.stay("ash", "", LONG)
    await here.leave("ash")
    assert await there.stay("birch", "", LONG) == ({"birch": ""}, set())


async def test_who_stays_no_longer_is_not_there_any_more(kept: Kept) -> None:
    _, here, there = kept
    await here.stay("ash", "", PAST)
    assert await there.stay("birch", "", LONG) == ({"birch": ""}, set())


async def test_the_bots_of_a_table_think_at_one_node(kept: Kept) -> None:
    _, here, there = kept
    held = [await here.hold(CODE, "ash", LONG), await there.hold(CODE, "birch", LONG)]
    assert held == [True, False]
    assert await here.stay("ash", "", LONG) == ({"ash": ""}, {CODE})


async def test_a_lease_that_was_let_go_may_be_taken(kept: Kept) -> None:
    _, here, there = kept
    await here.hold(CODE, "ash", LONG)
    await there.let_go([CODE], "birch")
    kept_on = await there.hold(CODE, "birch", LONG)
    await here.let_go([CODE], "ash")
    assert (kept_on, await there.hold(CODE, "birch", LONG)) == (False, True)


async def test_a_lease_that_ran_out_may_be_taken(kept: Kept) -> None:
    _, here, there = kept
    await here.hold(CODE, "ash", PAST)
    orphans = await there.orphans(9)
    assert (orphans, await there.hold(CODE, "birch", LONG), await there.orphans(9)) == ([CODE], True, [])


async def test_staying_pushes_leases_on(kept: Kept) -> None:
    _, here, there = kept
    await here.hold(CODE, "ash", PAST)
    await here.stay("ash", "", LONG)
    assert (await there.orphans(9), await there.hold(CODE, "birch", LONG)) == ([], False)


async def test_what_a_node_leaves_in_order_is_an_orphan_at_once(kept: Kept) -> None:
    _, here, there = kept
    await here.hold(CODE, "ash", LONG)
    await here.leave("ash")
    assert await there.orphans(9) == [CODE]


async def test_the_lease_of_a_table_that_is_deleted_is_gone(kept: Kept) -> None:
    store, here, there = kept
    await here.hold(CODE, "ash", PAST)
    await store.delete(CODE)
    assert await there.orphans(9) == []


async def test_a_note_of_many_tables_is_there_until_it_is_empty(kept: Kept) -> None:
    store, here, _ = kept
    other = "BEAR-2345"
    await store.create(record(other))
    await here.note("here ash", {CODE: "ann", other: "ben", "NONE-2222": "nobody"})
    noted = [await store.notes(code) for code in (CODE, other)]
    await here.note("here ash", {CODE: "", other: "cleo"})
    assert noted == [{"here ash": "ann"}, {"here ash": "ben"}]
    assert [await store.notes(code) for code in (CODE, other)] == [{}, {"here ash": "cleo"}]
