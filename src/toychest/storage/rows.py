"""What rows of a store hold as text: headers, entries and seats as JSON."""

import msgspec

from toychest.table.entry import Entry, Header
from toychest.table.errors import DamagedEntry, DamagedHeader


def json_of(value: msgspec.Struct) -> str:
    """A value as it is stored."""
    return msgspec.json.encode(value).decode()


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
