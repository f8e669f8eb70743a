"""The SQLite store: durable, honest about a disk that is full or locked, and careful with files of a later Toychest."""

import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path

import msgspec
import pytest

from tests.storage.records import CODE, HEADER, moves, record
from toychest.storage import SqliteStore, connections, schema, statements
from toychest.table import Done, SeatRecord, errors

pytestmark = pytest.mark.asyncio
LONG = "rest " * 200


@asynccontextmanager
async def opened(path: Path, *, read_only: bool = False, max_pages: int | None = None) -> AsyncIterator[SqliteStore]:
    store = SqliteStore(path, read_only=read_only, max_pages=max_pages)
    try:
        yield store
    finally:
        await store.close()


async def with_entries(path: Path, last: int) -> None:
    async with opened(path) as store:
        await store.create(record())
        await store.append(CODE, moves(1, last), request="request 1")


def changed(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as file, file:
        file.execute(statement)


def lock_up(path: Path, file_mode: int, folder_mode: int) -> None:
    path.chmod(file_mode)
    path.parent.chmod(folder_mode)


def scribble_on(path: Path) -> None:
    path.write_bytes(b"PNG" * 2000)


async def appended_until_refused(store: SqliteStore) -> tuple[int, errors.StoreFailed]:
    """How many entries were acknowledged, and what came then."""
    for seq in range(1, 10_000):
        try:
            await store.append(CODE, moves(seq, seq, LONG))
        except errors.StoreFailed as refused:
            return seq - 1, refused
    raise AssertionError("the disk never got full")


async def test_everything_is_there_after_a_restart(path: Path) -> None:
    await with_entries(path, 3)
    async with opened(path) as store:
        assert (await store.load(CODE)).entries == moves(1, 3)


async def test_a_request_is_found_after_a_restart(path: Path) -> None:
    await with_entries(path, 3)
    async with opened(path) as store:
        assert await store.find_request(CODE, "request 1") == Done(first=1, last=3)


async def test_the_file_is_written_ahead_and_synced_in_full(path: Path) -> None:
    with closing(connections.connect_to_write(path)) as file:
        modes = [file.execute(f"PRAGMA {name}").fetchone()[0] for name in ("journal_mode", "synchronous")]
    assert modes == ["wal", 2]


async def test_a_full_disk_is_named_as_the_cause(path: Path) -> None:
    await with_entries(path, 1)
    async with opened(path, max_pages=20) as store:
        await store.create(record("FULL-2345"))
        with pytest.raises(errors.StoreFailed, match=r"\(disk-full\)"):
            await store.append("FULL-2345", moves(1, 200, LONG))


async def test_on_a_full_disk_every_acknowledged_entry_stays_readable(path: Path) -> None:
    async with opened(path, max_pages=30) as store:
        await store.create(record())
        acknowledged, refused = await appended_until_refused(store)
        assert (refused.because, acknowledged > 5) == ("disk-full", True)
        assert (await store.load(CODE)).entries == moves(1, acknowledged, LONG)


async def test_when_there_is_room_again_the_game_goes_on(path: Path) -> None:
    async with opened(path, max_pages=30) as store:
        await store.create(record())
        acknowledged, _ = await appended_until_refused(store)
    async with opened(path) as store:
        await store.append(CODE, moves(acknowledged + 1, acknowledged + 1, LONG))
        assert (await store.load(CODE)).entries == moves(1, acknowledged + 1, LONG)


async def test_a_read_only_file_is_named_as_the_cause(path: Path) -> None:
    await with_entries(path, 3)
    async with opened(path, read_only=True) as store:
        with pytest.raises(errors.StoreFailed, match=r"\(read-only\)"):
            await store.append(CODE, moves(4, 4))


async def test_a_read_only_file_stays_readable(path: Path) -> None:
    await with_entries(path, 3)
    async with opened(path, read_only=True) as store:
        assert (await store.load(CODE)).entries == moves(1, 3)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
async def test_a_file_in_a_locked_up_folder_is_readable_and_refuses_entries(path: Path) -> None:
    await with_entries(path, 3)
    lock_up(path, 0o444, 0o555)
    async with opened(path) as store:
        assert (await store.load(CODE)).entries == moves(1, 3)
        with pytest.raises(errors.StoreFailed, match=r"\(read-only\)"):
            await store.append(CODE, moves(4, 4))
    lock_up(path, 0o644, 0o755)


async def test_another_program_that_keeps_the_file_locked_is_named_as_the_cause(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "PATIENCE", 0.01)
    await with_entries(path, 3)
    async with opened(path) as store:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(errors.StoreFailed, match=r"\(locked\)"):
                await store.append(CODE, moves(4, 4))
        await store.append(CODE, moves(4, 4))


async def test_of_two_stores_on_one_file_one_writes_an_entry(path: Path) -> None:
    await with_entries(path, 1)
    async with opened(path) as here, opened(path) as there:
        await here.append(CODE, moves(2, 2, "walk 1"))
        with pytest.raises(errors.SeqTaken):
            await there.append(CODE, moves(2, 2, "walk 2"))
        assert (await there.load(CODE)).entries[1:] == moves(2, 2, "walk 1")


async def test_the_primary_key_alone_keeps_two_writers_apart(path: Path) -> None:
    """Even where the table's own count of its entries were wrong."""
    await with_entries(path, 3)
    changed(path, "UPDATE tables SET seq = 2")
    async with opened(path) as store:
        with pytest.raises(errors.SeqTaken):
            await store.append(CODE, moves(3, 3))


async def test_a_failure_that_rolled_back_by_itself_is_named_as_the_cause(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(file: sqlite3.Connection, code: str) -> None:
        file.execute("ROLLBACK")
        raise sqlite3.OperationalError("disk I/O error")

    async with opened(path) as store:
        monkeypatch.setattr(statements, "load", broken)
        with pytest.raises(errors.StoreFailed, match="disk I/O error"):
            await store.load(CODE)


@pytest.mark.skipif(os.name != "posix", reason="no file modes here")
async def test_a_new_file_and_those_beside_it_are_the_owners_alone(path: Path) -> None:
    async with opened(path) as store:
        await store.create(record())
        assert {file.suffix: oct(file.stat().st_mode & 0o777) for file in path.parent.iterdir()} == dict.fromkeys(
            (".sqlite", ".sqlite-wal", ".sqlite-shm"), "0o600"
        )


async def test_a_newer_schema_is_refused_by_number(path: Path) -> None:
    await with_entries(path, 1)
    changed(path, "PRAGMA user_version = 99")
    with pytest.raises(errors.NewerSchema) as refused:
        SqliteStore(path)
    assert (refused.value.found, refused.value.newest) == (99, len(schema.migrations()))


async def test_a_migration_that_fails_leaves_the_file_as_it_was(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await with_entries(path, 3)
    broken = [*schema.migrations(), "CREATE TABLE half (done TEXT);\nCREATE TABLE half (again TEXT);"]
    monkeypatch.setattr(schema, "migrations", lambda: broken)
    with pytest.raises(errors.StoreFailed, match="half"):
        SqliteStore(path)
    monkeypatch.undo()
    async with opened(path) as store:
        assert (await store.load(CODE)).entries == moves(1, 3)


async def test_a_migration_to_come_is_run_on_an_older_file(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await with_entries(path, 3)
    later = [*schema.migrations(), "-- a column; more\nALTER TABLE tables ADD COLUMN note TEXT;"]
    monkeypatch.setattr(schema, "migrations", lambda: later)
    async with opened(path) as store:
        assert (await store.load(CODE)).entries == moves(1, 3)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA user_version").fetchone() == (len(later),)


async def test_migrations_are_numbered_without_a_gap() -> None:
    names = sorted(script.name for script in Path(schema.__file__).with_name("migrations").glob("*.sql"))
    assert [int(name[:4]) for name in names] == list(range(1, len(schema.migrations()) + 1))


async def test_a_gap_in_the_numbers_of_migrations_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "migrations").mkdir()
    for name in ("0001_tables.sql", "0003_later.sql"):
        (tmp_path / "migrations" / name).touch()
    monkeypatch.setattr("toychest.storage.schema.resources.files", lambda _: tmp_path)
    with pytest.raises(AssertionError, match="expected migration 0002, got 0003_later"):
        schema.migrations()


async def test_a_damaged_entry_is_found_by_number(path: Path) -> None:
    await with_entries(path, 3)
    changed(path, "UPDATE entries SET entry = '{' WHERE seq = 2")
    async with opened(path) as store:
        with pytest.raises(errors.DamagedEntry, match="entry 2 "):
            await store.load(CODE)


async def test_a_damaged_header_is_found(path: Path) -> None:
    await with_entries(path, 3)
    changed(path, "UPDATE tables SET header = '{}'")
    async with opened(path) as store:
        with pytest.raises(errors.DamagedHeader):
            await store.load(CODE)


async def test_a_file_that_is_no_store_is_refused(path: Path) -> None:
    scribble_on(path)
    with pytest.raises(errors.StoreFailed, match=r"\(damaged\)"):
        SqliteStore(path)


async def test_a_folder_that_is_not_there_is_refused(path: Path) -> None:
    with pytest.raises(errors.StoreFailed, match=r"\(cannot-open\)"):
        SqliteStore(path / "nowhere" / "tables.sqlite")


async def test_a_path_with_spaces_and_signs_is_a_path(tmp_path: Path) -> None:
    await with_entries(tmp_path / "100% mine?#.sqlite", 1)
    assert (tmp_path / "100% mine?#.sqlite").exists()


async def test_a_file_from_before_the_bots_has_people_on_its_seats(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as earlier, closing(sqlite3.connect(path, isolation_level=None)) as file:
        first = schema.migrations()[:1]
        earlier.setattr(schema, "migrations", lambda: first)
        schema.migrate(file)
        file.execute("INSERT INTO tables VALUES (?, ?, 'seed', 0, 1)", (CODE, msgspec.json.encode(HEADER).decode()))
        file.execute("INSERT INTO seats VALUES (?, 0, 'Ann', 'hash')", (CODE,))
    async with opened(path) as store:
        assert (await store.load(CODE)).seats == (SeatRecord(name="Ann", token_hash="hash"),)
