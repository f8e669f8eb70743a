"""The seats that bots hold at a table: which of them is awaited, and what it is then handed."""

from collections.abc import Sequence

from toychest.bots.forgetting import forgotten_facts
from toychest.bots.levels import UnknownLevel, level_of
from toychest.bots.window import Window, window_of
from toychest.contract import CHANCE, Seat
from toychest.table import SeatRecord, Table, draws_for


def has_begun(table: Table) -> bool:
    """Whether a seat has moved; what chance did before that decides nothing."""
    return any(frame.seat is not None and frame.seat != CHANCE for frame in table.frames)


def awaited_bot(table: Table, records: Sequence[SeatRecord]) -> Seat | None:
    """The bot's seat that the table waits for, to decide or to open the turn; None if it waits for a person.

    The first move waits until every seat is held.
    """
    if not has_begun(table) and any(record.is_free for record in records):
        return None
    return next((seat for seat in table.awaited if seat != CHANCE and records[seat].bot is not None), None)


def window_at(table: Table, seat: Seat, seed: str, memory: int = 0) -> Window:
    """What this seat may decide now, imagined by a luck that is not the table's. Raises `WrongSeat`."""
    forgotten = forgotten_facts(table.rules, [frame.state for frame in table.frames], seat, memory, seed)
    draw = draws_for(seed, table.seq + 1)
    return window_of(table.edition, len(table.header.seats), table.state, seat, draw, forgotten)


def job_of(table: Table, seat: Seat, record: SeatRecord) -> tuple[Window, int | None, int]:
    """What this bot is handed, its level, and where its search starts; no level if this Toychest does not know it."""
    own = record.bot_seed or ""
    start = search_seed(own, table.seq + 1)
    try:
        level = level_of(table.edition.game, record.bot or 0)
    except UnknownLevel:  # a level of a later Toychest
        return window_at(table, seat, own), None, start
    memory = level.memory if record.bot_memory is None else record.bot_memory
    return window_at(table, seat, own, memory), level.number, start


def search_seed(seed: str, seq: int) -> int:
    """Where the thinking about entry `seq` starts, apart from what was imagined for it."""
    return draws_for(f"{seed} search", seq)(1 << 63)
