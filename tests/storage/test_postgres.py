"""The PostgreSQL store: shared by nodes, honest about a database that is out of reach, careful with a later schema."""

import asyncio
import signal
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager

import pytest

pytest.importorskip("asyncpg", reason="the extra postgres is not installed")

from tests.services.fixtures import SERVICES
from tests.services.postgres import PostgresServer, running
from tests.storage.records import CODE, moves, record
from toychest.storage.addresses import shown_address
from toychest.storage.postgres import PostgresStore, schema
from toychest.table import Done, errors

pytestmark = [pytest.mark.asyncio, SERVICES]


@asynccontextmanager
async def opened(address: str) -> AsyncIterator[PostgresStore]:
    store = PostgresStore(address)
    try:
        yield store
    finally:
        await store.close()


def name_of(address: str) -> str:
    return address.partition(":///")[2].partition("?")[0]


@pytest.fixture
def durable(postgres: PostgresServer) -> Iterator[PostgresServer]:
    """A server of the test's own that waits for its disk, to be stopped and killed."""
    with running() as server:
        yield server


async def test_everything_is_there_for_the_next_node(database: str) -> None:
    async with opened(database) as store:
        await store.create(record())
        await store.append(CODE, moves(1, 3), request="request 1")
    async with opened(database) as store:
        assert (await store.load(CODE)).entries == moves(1, 3)
        assert await store.find_request(CODE, "request 1") == Done(first=1, last=3)


async def test_of_two_nodes_that_write_one_entry_one_wins_however_often(database: str) -> None:
    async with opened(database) as here, opened(database) as there:
        await here.create(record())
        for seq in range(1, 41):
            both = (here.append(CODE, moves(seq, seq, "here")), there.append(CODE, moves(seq, seq, "there")))
            answers = [type(answer) for answer in await asyncio.gather(*both, return_exceptions=True)]
            assert sorted(answer.__name__ for answer in answers) == ["NoneType", "SeqTaken"]
        assert len((await here.load(CODE)).entries) == 40


async def test_a_request_sent_to_two_nodes_at_once_is_done_by_one(database: str) -> None:
    async with opened(database) as here, opened(database) as there:
        await here.create(record())
        both = (node.append(CODE, moves(1, 1), request="request 1") for node in (here, there))
        answers = await asyncio.gather(*both, return_exceptions=True)
        assert sum(answer is None for answer in answers) == 1
        assert (await there.load(CODE)).entries == moves(1, 1)


async def test_the_primary_key_alone_keeps_two_writers_apart(postgres: PostgresServer, database: str) -> None:
    """Even where the table's own count of its entries were wrong."""
    async with opened(database) as store:
        await store.create(record())
        await store.append(CODE, moves(1, 3))
        postgres.say("UPDATE tables SET seq = 2", name_of(database))
        with pytest.raises(errors.SeqTaken):
            await store.append(CODE, moves(3, 3))


async def test_nodes_that_start_at_once_make_one_schema(postgres: PostgresServer, database: str) -> None:
    async with opened(database) as one, opened(database) as two, opened(database) as three:
        await asyncio.gather(one.open(), two.open(), three.open())
    numbers = postgres.say("SELECT number FROM schema ORDER BY number", name_of(database)).split()
    assert numbers == [str(number) for number in range(1, len(schema.migrations()) + 1)]


async def test_a_newer_schema_is_refused_by_number(postgres: PostgresServer, database: str) -> None:
    async with opened(database) as store:
        await store.open()
    postgres.say("INSERT INTO schema VALUES (99)", name_of(database))
    async with opened(database) as store:
        with pytest.raises(errors.NewerSchema) as refused:
            await store.open()
    assert (refused.value.found, refused.value.newest) == (99, len(schema.migrations()))


async def test_a_migration_to_come_is_run_on_an_older_database(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(database) as store:
        await store.create(record())
    later = [*schema.migrations(), "ALTER TABLE tables ADD COLUMN note text; ALTER TABLE seats ADD COLUMN note text"]
    monkeypatch.setattr(schema, "migrations", lambda: later)
    async with opened(database) as store:
        assert await store.load(CODE) == record()


async def test_a_migration_that_fails_leaves_the_database_as_it_was(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as store:
        await store.create(record())
    with monkeypatch.context() as broken:
        scripts = [*schema.migrations(), "CREATE TABLE half (done text); CREATE TABLE half (again text)"]
        broken.setattr(schema, "migrations", lambda: scripts)
        async with opened(database) as store:
            with pytest.raises(errors.StoreFailed, match="half"):
                await store.open()
    async with opened(database) as store:
        assert await store.load(CODE) == record()


async def test_a_database_that_is_not_there_is_refused(postgres: PostgresServer) -> None:
    async with opened(postgres.address("nowhere")) as store:
        with pytest.raises(errors.StoreFailed, match=r"\(cannot-open\).*nowhere"):
            await store.open()


async def test_a_server_that_is_not_there_is_out_of_reach() -> None:
    async with opened("postgresql://toychest:secret@127.0.0.1:1/games") as store:
        with pytest.raises(errors.StoreUnreachable) as refused:
            await store.load(CODE)
    assert "secret" not in str(refused.value)


async def test_a_read_only_database_is_named_as_the_cause(postgres: PostgresServer, database: str) -> None:
    async with opened(database) as store:
        await store.create(record())
    postgres.say(f"ALTER DATABASE {name_of(database)} SET default_transaction_read_only = on")
    async with opened(database) as store:
        with pytest.raises(errors.StoreFailed, match=r"\(read-only\)"):
            await store.append(CODE, moves(1, 1))


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGQUIT], ids=["stopped", "as if the power had failed"])
async def test_after_a_restart_of_the_database_everything_acknowledged_is_there(
    durable: PostgresServer, how: signal.Signals
) -> None:
    async with opened(durable.new_database()) as store:
        await store.create(record())
        for seq in range(1, 21):
            await store.append(CODE, moves(seq, seq))
        await asyncio.to_thread(durable.stop, how)
        with pytest.raises(errors.StoreUnreachable):
            await store.append(CODE, moves(21, 21))
        await asyncio.to_thread(durable.start)
        await store.append(CODE, moves(21, 21))
        assert (await store.load(CODE)).entries == moves(1, 21)


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://ann:secret@db.example/games", "postgresql://ann@db.example/games"),
        ("postgresql://db.example/games?password=secret", "postgresql://db.example/games"),
        ("redis://:secret@cache.example:6379/0", "redis://cache.example:6379/0"),
    ],
)
async def test_an_address_is_shown_without_its_password(address: str, shown: str) -> None:
    assert shown_address(address) == shown
