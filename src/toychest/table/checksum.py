"""The chain of checksums through a log: each sum covers its own entry and the sum before it.

    sum 0   = header without the names, because a free seat gets its name during play; a guide's name, if it has one,
              and the game that it follows; terms that are not the usual ones
    sum n   = sum n-1, entry n
    ending  = last sum, seed, outcome, names

It finds accidents. What makes a rewritten log fail is `verify`: luck, rules and outcome must agree as well.
"""

import hashlib
import json
from collections.abc import Iterable

import msgspec

from toychest.table.entry import (
    Ending,
    EntropyAdded,
    Entry,
    Forfeited,
    GuideLeft,
    HandChanged,
    Header,
    Played,
    TakenBack,
)

SUM_LENGTH = 16


def sum_of(*parts: str | int) -> str:
    """The checksum of some parts, joined by spaces; only the last of them may hold spaces of its own."""
    return _sum(" ".join(map(str, parts)))


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:SUM_LENGTH]


def header_sum(header: Header) -> str:
    """Where the chain starts."""
    options = json.dumps(header.options, sort_keys=True, separators=(",", ":"))
    known: list[str | int] = ["guide", header.guide] if header.guide else []
    known += ["after", header.after] if header.after else []
    if header.branch is not None:
        known += ["branch", header.branch.sum, header.branch.seq, header.branch.moves]
    known += ["terms", _json(header.terms)] if header.terms is not None else []
    return sum_of(header.format, header.edition, header.commitment, len(header.seats), *known, options)


def entry_sum(previous: str, entry: Entry) -> str:
    """The sum that this entry must carry after an entry with the sum `previous`."""
    match entry:
        case Played():
            return _sum(f"{previous} {entry.seq} {entry.seat} {'scripted' if entry.scripted else 'move'} {entry.move}")
        case TakenBack():
            return sum_of(previous, entry.seq, entry.seat, "take-back", entry.to, *_agreed(entry))
        case EntropyAdded():
            return sum_of(previous, entry.seq, entry.seat, "entropy", entry.text)
        case GuideLeft():
            return sum_of(previous, entry.seq, entry.seat, "leave-guide")
        case HandChanged():
            return sum_of(previous, entry.seq, entry.seat, "hand", entry.by)
        case Forfeited():
            return sum_of(previous, entry.seq, entry.seat, "forfeit", entry.because)


def _agreed(entry: TakenBack) -> tuple[str | int, ...]:
    return ("agreed", *entry.agreed) if entry.agreed else ()


def _json(part: msgspec.Struct) -> str:
    """As it stands in the header: a field at its default is left out."""
    return json.dumps(msgspec.to_builtins(part), sort_keys=True, separators=(",", ":"))


def ending_sum(previous: str, header: Header, ending: Ending) -> str:
    """The sum of the last line, which covers the names as well."""
    names = json.dumps(header.seats, separators=(",", ":"))
    return sum_of(previous, "end", ending.seed, ending.outcome, names)


def sealed(entry: Entry, previous: str) -> Entry:
    """The entry with its place in the chain."""
    return msgspec.structs.replace(entry, sum=entry_sum(previous, entry))


def last_sum(header: Header, entries: tuple[Entry, ...]) -> str:
    """The sum that the next entry builds on."""
    return entries[-1].sum if entries else header_sum(header)


def first_damaged(header: Header, entries: Iterable[Entry]) -> tuple[int, str] | None:
    """The first entry that is not what was written, and why; None for a whole chain."""
    previous = header_sum(header)
    for seq, entry in enumerate(entries, start=1):
        if entry.seq != seq:
            return seq, f"entry {entry.seq} stands in its place"
        if entry.sum != entry_sum(previous, entry):
            return seq, "its checksum does not fit"
        previous = entry.sum
    return None
