"""What is asked of whoever writes the SQLite file: values, so that another process can ask for them too."""

from collections.abc import Sequence
from typing import TypeAlias, assert_never

import msgspec

from toychest.contract import Seat
from toychest.storage import statements, whole_tables
from toychest.storage.appends import Append, AppendRows
from toychest.storage.rows import json_of, times_of
from toychest.storage.writer import Job, JointJob
from toychest.table.entry import Entry
from toychest.table.errors import StoreFailed
from toychest.table.seats import SeatRecord
from toychest.table.store import TableCopy, TableRecord, gap_in


class Create(msgspec.Struct, frozen=True, tag=True):
    """A new table."""

    record: TableRecord


class SetSeat(msgspec.Struct, frozen=True, tag=True):
    """The seat changes hands."""

    code: str
    seat: Seat
    record: SeatRecord


class WriteNote(msgspec.Struct, frozen=True, tag=True):
    """One note in place of another."""

    code: str
    name: str
    text: str
    was: str


class WriteNotes(msgspec.Struct, frozen=True, tag=True):
    """A note that nobody else writes, of many tables at once; an empty text stands for none."""

    name: str
    texts: dict[str, str]


class Delete(msgspec.Struct, frozen=True, tag=True):
    """The table is gone."""

    code: str


class CopyIn(msgspec.Struct, frozen=True, tag=True):
    """A table as another store had it."""

    copy: TableCopy


Order: TypeAlias = AppendRows | Create | SetSeat | WriteNote | WriteNotes | Delete | CopyIn


def append_of(code: str, entries: Sequence[Entry], request: str | None, left: Sequence[int]) -> AppendRows:
    """The rows of these entries. Raises `StoreFailed` where their numbers do not follow each other."""
    first = entries[0].seq
    gap = gap_in(first - 1, entries)
    if gap is not None:
        raise StoreFailed("gap", gap)
    return AppendRows(code, first, tuple(map(json_of, entries)), request, times_of(left) if left else "")


def job_of(order: Order) -> Job | JointJob:
    """What the writer does for it."""
    match order:
        case AppendRows():
            return Append(order)
        case Create(record):
            return statements.create(record)
        case SetSeat(code, seat, record):
            return statements.set_seat(code, seat, record)
        case WriteNote(code, name, text, was):
            return whole_tables.write_note(code, name, text, was)
        case WriteNotes(name, texts):
            return whole_tables.write_notes(name, texts)
        case Delete(code):
            return whole_tables.delete(code)
        case CopyIn(copy):
            return whole_tables.copy_in(copy)
        case _:
            assert_never(order)


def changed_by(order: Order) -> dict[str, int]:
    """The tables that it changes, each with the number of its latest entry; 0 for what changed beside the log."""
    match order:
        case AppendRows(code=code, first=first, texts=texts):
            return {code: first + len(texts) - 1}
        case WriteNotes(texts=texts):
            return dict.fromkeys(texts, 0)
        case SetSeat(code=code) | WriteNote(code=code) | Delete(code=code):
            return {code: 0}
        case Create() | CopyIn():
            return {}
        case _:
            assert_never(order)
