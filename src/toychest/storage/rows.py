"""What rows of a store hold as text: headers, entries, seats and times as JSON."""

from collections.abc import Sequence

import msgspec

from toychest.table.entry import Entry, Header, TimesLeft
from toychest.table.errors import DamagedEntry, DamagedHeader


def json_of(value: msgspec.Struct) -> str:
    """A value as it is stored."""
    return msgspec.json.encode(value).decode()


def times_of(left: Sequence[int]) -> str:
    """How much time every seat had, as it is stored."""
    return msgspec.json.encode(left).decode()


def read_times(seq: int, text: str) -> TimesLeft:
    """Stored times. Raises `DamagedEntry`."""
    try:
        return TimesLeft(seq=seq, left=msgspec.json.decode(text, type=tuple[int, ...]))
    except msgspec.DecodeError as broken:
        raise DamagedEntry(seq, str(broken)) from broken


def read_header(text: str) -> Header:
    """A stored header. Raises `DamagedHeader`."""
    try:
        return msgspec.json.decode(text, type=Header)
    except msgspec.DecodeError as broken:
        raise DamagedHeader(str(broken)) from broken


def read_entry(seq: int, text: str) -> Entry:
    """A stored entry. Raises `DamagedEntry`."""
    try:
        entry: Entry = msgspec.json.decode(text, type=Entry)
    except msgspec.DecodeError as broken:
        raise DamagedEntry(seq, str(broken)) from broken
    return entry
