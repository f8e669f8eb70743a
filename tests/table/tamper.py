"""Ways to tamper with a log: in the file as a careless hand would, or with every checksum made to fit again."""

import msgspec

from toychest.table import Ending, Entry, Header, Log, Played, TakenBack, commitment_of, write_log
from toychest.table.checksum import ending_sum, header_sum, last_sum, sealed


def resealed(header: Header, entries: list[Entry], ending: Ending) -> Log:
    """The log with its entries renumbered and all checksums fitting."""
    chain: list[Entry] = []
    for seq, entry in enumerate(entries, start=1):
        numbered = msgspec.structs.replace(entry, seq=seq)
        chain.append(sealed(numbered, chain[-1].sum if chain else header_sum(header)))
    total = ending_sum(last_sum(header, tuple(chain)), header, ending)
    return Log(header=header, entries=tuple(chain), ending=msgspec.structs.replace(ending, sum=total))


def with_entry(log: Log, seq: int, entry: Entry) -> Log:
    """Another entry in the place of entry `seq`, all checksums fitting."""
    assert log.ending is not None
    return resealed(log.header, [*log.entries[: seq - 1], entry, *log.entries[seq:]], log.ending)


def with_move(log: Log, seq: int, move: str) -> Log:
    """Another move in entry `seq`, all checksums fitting."""
    played = log.entries[seq - 1]
    assert isinstance(played, Played)
    return with_entry(log, seq, msgspec.structs.replace(played, move=move))


def with_seed(log: Log, seed: str) -> Log:
    """Another seed, with the header's commitment made to fit as well."""
    assert log.ending is not None
    header = msgspec.structs.replace(log.header, commitment=commitment_of(seed))
    return resealed(header, list(log.entries), msgspec.structs.replace(log.ending, seed=seed))


def without(log: Log, seq: int) -> Log:
    """Entry `seq` dropped, all others renumbered and checksums fitting."""
    assert log.ending is not None
    return resealed(log.header, [*log.entries[: seq - 1], *log.entries[seq:]], log.ending)


def first_seq(log: Log, kind: type[Played | TakenBack], seat: int | None = None) -> int:
    """The number of the first entry of a kind, by a seat or by anybody."""
    return next(e.seq for e in log.entries if isinstance(e, kind) and (seat is None or e.seat == seat))


def file_with(log: Log, seq: int, old: str, new: str) -> bytes:
    """The file with a word of entry `seq` changed, nothing else."""
    lines = write_log(log).split(b"\n")
    assert old.encode() in lines[seq]
    lines[seq] = lines[seq].replace(old.encode(), new.encode())
    return b"\n".join(lines)
