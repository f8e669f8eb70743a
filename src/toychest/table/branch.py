"""Playing on from a finished game: a new table with its moves up to an entry, and new luck from there on."""

from msgspec.structs import replace

from toychest.table.checksum import header_sum, sealed
from toychest.table.entry import Branch, Entry, Header, Played
from toychest.table.errors import NothingToPlay, TableUnfinished
from toychest.table.luck import commitment_of, new_seed
from toychest.table.replay import Frame
from toychest.table.table import Table


def branch_table(table: Table, seq: int, seed: str | None = None) -> Table:
    """A finished game as it stood after entry `seq`, to be played on: hidden things lie as they lay then.

    What was taken back is left out, so its entries are numbered anew. Nothing of it is scripted, nor decided by the
    old seed. Raises `TableUnfinished`, and `NothingToPlay` where the game was over or has no such entry.
    """
    ending = table.log.ending
    if ending is None:
        raise TableUnfinished
    if not 0 <= seq < table.frames[-1].seq:
        raise NothingToPlay(seq, table.frames[-1].seq)
    seed = new_seed() if seed is None else seed
    kept = [frame for frame in table.frames if frame.seq <= seq]
    frames = tuple(replace(frame, seq=number) for number, frame in enumerate(kept))
    old = table.header
    header = Header(
        format=old.format,
        edition=old.edition,
        options=old.options,
        seats=old.seats,
        commitment=commitment_of(seed),
        terms=old.terms,
        branch=Branch(sum=ending.sum, seq=seq, moves=len(frames) - 1),
    )
    return Table(table.edition, header, seed, _entries(header, frames), frames, seed)


def _entries(header: Header, frames: tuple[Frame, ...]) -> tuple[Entry, ...]:
    entries: list[Entry] = []
    last = header_sum(header)
    for frame in frames[1:]:
        assert frame.seat is not None, "frame 0 is no move"
        entries.append(sealed(Played(seq=frame.seq, seat=frame.seat, move=frame.move), last))
        last = entries[-1].sum
    return tuple(entries)
