"""The log: the truth of a table, and its file of JSON lines (docs/log-format.md).

A log file is written once the game is over, so a file without its last line is truncated.
"""

from collections.abc import Callable, Iterable
from typing import Final

import msgspec

from toychest.contract import Json
from toychest.table.checksum import ending_sum, first_damaged, last_sum
from toychest.table.entry import (
    FORMAT,
    Ending,
    EntropyAdded,
    Entry,
    Forfeited,
    GuideLeft,
    HandChanged,
    Header,
    Played,
    TakenBack,
    TimesLeft,
)
from toychest.table.errors import (
    DamagedEnding,
    DamagedEntry,
    DamagedHeader,
    NewerFormat,
    TableUnfinished,
    TruncatedLog,
)

UNREADABLE: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading a line may raise: not JSON or not as typed; not UTF-8; nested too deeply."""

DEEPEST: Final = 20
"""Lists within lists in an option. No rulebook asks for as many; very many could be neither summed nor compared."""


class Log(msgspec.Struct, frozen=True, kw_only=True):
    """A whole log; `ending` is None while the game runs. No check asks for the `times` that were left meanwhile."""

    header: Header
    entries: tuple[Entry, ...]
    ending: Ending | None = None
    times: tuple[TimesLeft, ...] = ()


class _Opening(msgspec.Struct, frozen=True):
    """What every format's first line says."""

    format: int


def live_moves(entries: Iterable[Entry]) -> tuple[Played, ...]:
    """The moves that stand: all but those which a later entry took back."""
    live: list[Played] = []
    for entry in entries:
        match entry:
            case Played():
                live.append(entry)
            case TakenBack():
                while live and live[-1].seq >= entry.to:
                    live.pop()
            case EntropyAdded() | GuideLeft() | HandChanged() | Forfeited():
                pass
    return tuple(live)


def ended_log(
    header: Header, entries: tuple[Entry, ...], seed: str, outcome: str, times: tuple[TimesLeft, ...] = ()
) -> Log:
    """The log of a game that is over, its last line in the chain."""
    ending = Ending(seed=seed, outcome=outcome)
    total = ending_sum(last_sum(header, entries), header, ending)
    return Log(header=header, entries=entries, ending=msgspec.structs.replace(ending, sum=total), times=times)


def write_log(log: Log) -> bytes:
    """The log as a file: one JSON object a line. Raises `TableUnfinished`."""
    if log.ending is None:
        raise TableUnfinished
    return b"".join(msgspec.json.encode(line) + b"\n" for line in (log.header, *log.entries, *log.times, log.ending))


def read_log(text: bytes) -> Log:
    """The log that `write_log` wrote, its chain of checksums followed to the end. Raises `LogError`."""
    first, *lines = text.split(b"\n")
    try:
        found = msgspec.json.decode(first, type=_Opening).format
    except UNREADABLE as broken:
        raise DamagedHeader(str(broken)) from broken
    if found > FORMAT:
        raise NewerFormat(found, FORMAT)
    if found not in _READERS:
        raise DamagedHeader(f"no log has the format {found}")
    return _READERS[found](first, lines)


def _read_format_1(first: bytes, lines: list[bytes]) -> Log:
    try:
        header = msgspec.json.decode(first, type=Header)
    except UNREADABLE as broken:
        raise DamagedHeader(str(broken)) from broken
    if _is_deeper(header.options, DEEPEST):
        raise DamagedHeader("its options are nested too deeply")
    entries, times, ending = _read_lines(lines)
    damage = first_damaged(header, entries)
    if damage is not None:
        raise DamagedEntry(*damage)
    if ending is None:
        raise TruncatedLog(len(entries))
    if ending.sum != ending_sum(last_sum(header, entries), header, ending):
        raise DamagedEnding("its checksum does not fit")
    return Log(header=header, entries=entries, ending=ending, times=times)


def _is_deeper(value: Json, deepest: int) -> bool:
    if not isinstance(value, dict | list):
        return False
    parts = value.values() if isinstance(value, dict) else value
    return deepest == 0 or any(_is_deeper(part, deepest - 1) for part in parts)


def _read_lines(lines: list[bytes]) -> tuple[tuple[Entry, ...], tuple[TimesLeft, ...], Ending | None]:
    """The entries, the times beside them, and the ending if the file reaches it.

    What follows the last newline may be a line cut short.
    """
    entries: list[Entry] = []
    times: list[TimesLeft] = []
    for seq, line in enumerate(lines, start=1):
        is_cut = seq == len(lines)
        try:
            read = msgspec.json.decode(line, type=Entry | TimesLeft | Ending)
        except UNREADABLE as broken:
            if is_cut:
                break
            raise DamagedEntry(seq, str(broken)) from broken
        if isinstance(read, Ending):
            if any(map(bytes.strip, lines[seq:])):
                raise DamagedEnding("more lines follow it")
            return tuple(entries), tuple(times), read
        if isinstance(read, TimesLeft):
            times.append(read)
        else:
            entries.append(read)
    return tuple(entries), tuple(times), None


_READERS: Final[dict[int, Callable[[bytes, list[bytes]], Log]]] = {1: _read_format_1}
"""Old formats are read for ever: a new one is added here, none is removed."""
