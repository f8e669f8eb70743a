"""Opening somebody's saved game: it lies among the tables from then on, finished, with nobody on its seats."""

import asyncio
from collections.abc import Mapping

import msgspec

from toychest.contract import Edition
from toychest.host.host import Host
from toychest.table import (
    Ending,
    SeatRecord,
    Table,
    code_of,
    hash_of,
    new_code,
    new_token,
    read_log,
    rebuilt_table,
    record_of,
    verify,
    with_times,
)
from toychest.table.errors import LogError, NoSuchTable, TableExists, TableUnfinished
from toychest.table.log import UNREADABLE


class ForeignFile(LogError):
    """A file that no Toychest wrote."""

    code = "log-foreign"

    def __init__(self) -> None:
        super().__init__("this is no saved game of Toychest")


class UnprovenLog(LogError):
    """A log that reads well, but is not the game that its rules and its seed give."""

    code = "log-unproven"

    def __init__(self, seq: int, because: str) -> None:
        super().__init__(f"entry {seq} does not agree: {because}", seq=seq, because=because)


class _Opening(msgspec.Struct):
    format: int


async def opened_game(host: Host, file: bytes) -> tuple[str, Table]:
    """The code of the table where this saved game can be looked at, and the game. The same file has the same code.

    Raises `ForeignFile`, `UnprovenLog` and every other `LogError`, and `StoreError`.
    """
    table, ending = await asyncio.to_thread(proven_table, file, host.editions)
    seats = [SeatRecord(name=name, token_hash=hash_of(new_token())) for name in table.header.seats]
    code = code_of(ending.sum)
    while not await _is_there(host, code, table):
        try:
            await host.store.create(record_of(code, table, seats))
        except TableExists:
            code = new_code()
            continue
        break
    return code, table


def proven_table(file: bytes, editions: Mapping[str, Edition]) -> tuple[Table, Ending]:
    """The finished game in a file, every move and draw of it followed. Raises `LogError`."""
    try:
        msgspec.json.decode(file.partition(b"\n")[0], type=_Opening)
    except UNREADABLE as foreign:
        raise ForeignFile from foreign
    log = read_log(file)
    verdict = verify(log, editions)
    if verdict.fault is not None:
        raise UnprovenLog(verdict.fault.seq, verdict.fault.because)
    if log.ending is None:
        raise TableUnfinished
    table = rebuilt_table(editions[log.header.edition], log.header, log.ending.seed, log.entries)
    return with_times(table, log.times), log.ending


async def _is_there(host: Host, code: str, table: Table) -> bool:
    """Whether this very game lies there."""
    try:
        found = await host.store.load(code)
    except NoSuchTable:
        return False
    return (found.header, found.entries) == (table.header, table.entries)
