"""Real programs on one file: killed, racing each other, or at the end of the disk."""

import asyncio
import subprocess
import sys
from collections import defaultdict
from pathlib import Path

import pytest

from tests.storage.records import CODE, moves, record
from toychest.storage import SqliteStore
from toychest.table import Done, TableRecord

ROOT = Path(__file__).parents[2]


def started(path: Path, *words: str) -> "subprocess.Popen[str]":
    command = [sys.executable, "-m", "tests.storage.appending", str(path), *words]
    return subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)


def killed_after(path: Path, lines: int) -> dict[str, int]:
    """Kill -9 after so many acknowledgements; the last one of each table, as far as it was printed whole."""
    last: dict[str, int] = defaultdict(int)
    with started(path, "for-ever") as program:
        assert program.stdout is not None
        told = [program.stdout.readline() for _ in range(lines)]
        program.kill()
        told += program.stdout.readlines()
    for line in told:
        if line.endswith("\n"):
            code, seq = line.split()
            last[code] = int(seq)
    return last


async def stored(path: Path, codes: list[str]) -> list[TableRecord]:
    store = SqliteStore(path)
    try:
        return [await store.load(code) for code in codes]
    finally:
        await store.close()


async def found(path: Path, code: str, seq: int) -> Done | None:
    store = SqliteStore(path)
    try:
        return await store.find_request(code, f"request {seq}")
    finally:
        await store.close()


@pytest.mark.parametrize("lines", [1, 7, 60])
def test_an_acknowledged_entry_is_never_lost_by_kill_9(path: Path, lines: int) -> None:
    acknowledged = killed_after(path, lines)
    records = asyncio.run(stored(path, list(acknowledged)))
    assert sum(acknowledged.values()) >= lines
    assert [record.entries[: acknowledged[record.code]] for record in records] == [
        moves(1, last) for last in acknowledged.values()
    ]


def test_killed_again_and_again_the_game_goes_on(path: Path) -> None:
    before = killed_after(path, 20)
    after = killed_after(path, 20)
    assert all(after[code] > before[code] for code in after)
    assert {record.code: record.entries[: after[record.code]] for record in asyncio.run(stored(path, list(after)))} == {
        code: moves(1, last) for code, last in after.items()
    }


def test_an_acknowledged_request_is_found_after_kill_9(path: Path) -> None:
    code, seq = next(iter(killed_after(path, 9).items()))
    assert asyncio.run(found(path, code, seq)) == Done(first=seq, last=seq)


def test_of_two_programs_that_write_the_same_entries_each_entry_has_one_winner(path: Path) -> None:
    asyncio.run(created(path))
    programs = [started(path, "race", name, "40") for name in ("walk 1", "walk 2")]
    told = [program.communicate()[0].splitlines() for program in programs]
    assert [program.returncode for program in programs] == [0, 0]
    won = [{int(line.split()[1]) for line in lines if line.startswith("won")} for lines in told]
    (table,) = asyncio.run(stored(path, [CODE]))
    assert not won[0] & won[1]
    assert table.entries == tuple(moves(seq, seq, "walk 1" if seq in won[0] else "walk 2")[0] for seq in range(1, 41))


async def created(path: Path) -> None:
    store = SqliteStore(path)
    await store.create(record())
    await store.close()


def test_where_the_system_lets_no_file_grow_the_cause_is_clear_and_the_log_readable(path: Path) -> None:
    with started(path, "bounded", "600000") as program:
        assert program.stdout is not None
        *acknowledged, cause = program.stdout.read().splitlines()
    (table,) = asyncio.run(stored(path, [CODE]))
    assert (cause, len(acknowledged) > 5) == ("input-output", True)
    assert table.entries[: len(acknowledged)] == moves(1, len(acknowledged), "rest " * 200)
