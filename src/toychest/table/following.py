"""Following: a table goes on by entries that somebody else granted and stored. No luck is drawn here."""

from collections.abc import Sequence

from msgspec.structs import replace

from toychest.contract import IllegalMove, MalformedMove
from toychest.table.checksum import entry_sum, last_sum
from toychest.table.entry import EntropyAdded, Entry, Forfeited, GuideLeft, HandChanged, Played, TakenBack
from toychest.table.errors import DamagedEntry
from toychest.table.luck import mixed
from toychest.table.replay import frame_at, next_frame
from toychest.table.table import Granted, Table


def followed(table: Table, entries: Sequence[Entry]) -> Granted:
    """The table after these entries, which come right after its own. Raises `DamagedEntry`.

    It is the table that a replay of the whole log gives, for the price of what is new.
    """
    after = table
    for entry in entries:
        if entry.seq != after.seq + 1:
            raise DamagedEntry(after.seq + 1, f"entry {entry.seq} stands in its place")
        if entry.sum != entry_sum(last_sum(after.header, after.entries), entry):
            raise DamagedEntry(entry.seq, "its checksum does not fit")
        after = _with(after, entry)
    return Granted(after, tuple(entries))


def _with(table: Table, entry: Entry) -> Table:
    longer = replace(table, entries=(*table.entries, entry))
    match entry:
        case Played(seq=seq, seat=seat, move=move):
            try:
                frame = next_frame(table.rules, table.frames[-1], seq, seat, move)
            except (MalformedMove, IllegalMove) as refused:
                raise DamagedEntry(seq, f"{move!r} is refused: {refused}") from refused
            return replace(longer, frames=(*table.frames, frame))
        case TakenBack(to=to):
            return replace(longer, frames=table.frames[: frame_at(table.frames, to)])
        case EntropyAdded(seat=seat, text=text):
            return replace(longer, luck_seed=mixed(table.luck_seed, seat, text))
        case GuideLeft() | HandChanged() | Forfeited():
            return longer
