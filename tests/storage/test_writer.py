"""The writer: what waits is committed as one group, and one bad job spoils no other."""

import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from toychest.storage.connections import connect_to_write
from toychest.storage.writer import LARGEST_GROUP, Job, Writer
from toychest.table.errors import SeqTaken, StoreFailed


@pytest.fixture
def connection(path: Path) -> sqlite3.Connection:
    opened = connect_to_write(path)
    opened.execute("CREATE TABLE words (word TEXT)")
    return opened


@pytest.fixture
def writer(connection: sqlite3.Connection) -> Iterator[Writer]:
    made = Writer(connection)
    yield made
    made.close()


class Held:
    """Holds a writer in its first job, so that everything submitted meanwhile waits together."""

    def __init__(self, writer: Writer) -> None:
        self._go = threading.Event()
        self._is_held = threading.Event()
        self.future = writer.submit(self._wait)
        self._is_held.wait()

    def _wait(self, connection: sqlite3.Connection) -> None:
        self._is_held.set()
        self._go.wait()

    def let_go(self) -> None:
        self._go.set()


def write(word: str) -> Job:
    return lambda connection: void(connection.execute("INSERT INTO words VALUES (?)", (word,)))


def void(_: object) -> None:
    return None


def refuse(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO words VALUES ('half done')")
    raise SeqTaken("LAMB-7KQD", 2)


def fail(connection: sqlite3.Connection) -> None:
    connection.execute("INSERT INTO nowhere VALUES (1)")


def lose_the_transaction(connection: sqlite3.Connection) -> None:
    """As SQLite does on some failures of the disk."""
    connection.execute("ROLLBACK")
    raise sqlite3.OperationalError("disk I/O error")


def words_in(path: Path) -> list[str]:
    with closing(sqlite3.connect(path)) as file:
        return [word for (word,) in file.execute("SELECT word FROM words ORDER BY rowid")]


def test_what_waits_is_committed_as_one_group(writer: Writer, path: Path) -> None:
    held = Held(writer)
    futures = [writer.submit(write(f"{number}")) for number in range(100)]
    held.let_go()
    assert [future.result() for future in futures] == [None] * 100
    assert (writer.commits, len(words_in(path))) == (2, 100)


def test_a_job_alone_is_committed_alone(writer: Writer) -> None:
    writer.submit(write("one")).result()
    writer.submit(write("two")).result()
    assert writer.commits == 2


def test_a_group_has_a_largest_size(writer: Writer) -> None:
    held = Held(writer)
    futures = [writer.submit(write("many")) for _ in range(LARGEST_GROUP + 1)]
    held.let_go()
    assert [future.result() for future in futures] == [None] * (LARGEST_GROUP + 1)
    assert writer.commits == 3


def test_a_job_is_on_the_disk_when_its_future_resolves(writer: Writer, path: Path) -> None:
    writer.submit(write("one")).result()
    assert words_in(path) == ["one"]


def test_a_future_resolves_only_after_the_commit(connection: sqlite3.Connection, writer: Writer) -> None:
    was_open: list[bool] = []
    held = Held(writer)
    future = writer.submit(write("one"))
    future.add_done_callback(lambda _: was_open.append(connection.in_transaction))
    held.let_go()
    writer.close()
    assert was_open == [False]


def test_a_refused_job_spoils_no_other_of_its_group(writer: Writer, path: Path) -> None:
    held = Held(writer)
    futures = [writer.submit(job) for job in (write("one"), refuse, write("two"))]
    held.let_go()
    assert [type(future.exception()) for future in futures] == [type(None), SeqTaken, type(None)]
    assert (words_in(path), writer.commits) == (["one", "two"], 2)


@pytest.mark.parametrize("broken", [fail, lose_the_transaction])
def test_a_failing_job_spoils_no_other_of_its_group(writer: Writer, path: Path, broken: Job) -> None:
    held = Held(writer)
    futures = [writer.submit(job) for job in (write("one"), broken, write("two"))]
    held.let_go()
    assert [type(future.exception()) for future in futures] == [type(None), StoreFailed, type(None)]
    assert words_in(path) == ["one", "two"]


def test_a_job_too_big_for_the_disk_spoils_no_other_of_its_group(
    connection: sqlite3.Connection, writer: Writer, path: Path
) -> None:
    connection.execute("PRAGMA max_page_count = 10")
    held = Held(writer)
    futures = [writer.submit(write(word)) for word in ("one", "too long " * 9999, "two")]
    held.let_go()
    _, refusal, _ = [future.exception() for future in futures]
    assert isinstance(refusal, StoreFailed)
    assert (refusal.because, words_in(path)) == ("disk-full", ["one", "two"])


def test_a_job_cancelled_while_it_waits_is_not_done(writer: Writer, path: Path) -> None:
    held = Held(writer)
    futures = [writer.submit(write(word)) for word in ("one", "two")]
    futures[0].cancel()
    held.let_go()
    futures[1].result()
    assert words_in(path) == ["two"]


def test_closing_finishes_what_was_submitted(connection: sqlite3.Connection, path: Path) -> None:
    writer = Writer(connection)
    held = Held(writer)
    future = writer.submit(write("one"))
    held.let_go()
    writer.close()
    assert (future.done(), words_in(path)) == (True, ["one"])


def test_after_closing_nothing_is_taken(connection: sqlite3.Connection) -> None:
    writer = Writer(connection)
    writer.close()
    with pytest.raises(StoreFailed, match="closed"):
        writer.submit(write("one"))
