"""A bot's seat at a table: when it is awaited, and what it is then handed."""

from collections.abc import Sequence

from toychest.bots.forgetting import forgotten_facts
from toychest.bots.window import Window, window_of
from toychest.contract import CHANCE, Seat
from toychest.table import SeatRecord, Table, draws_for


def awaited_bot(table: Table, records: Sequence[SeatRecord]) -> Seat | None:
    """The bot's seat that the table waits for, to decide or to open the turn; None if it waits for a person.

    The first move waits until every seat is held.
    """
    if len(table.frames) == 1 and any(record.is_free for record in records):
        return None
    awaited = table.to_act if table.waits_for is None else (table.waits_for,)
    return next((seat for seat in awaited if seat != CHANCE and records[seat].bot is not None), None)


def window_at(table: Table, seat: Seat, seed: str, memory: int = 0) -> Window:
    """What this seat may decide now, imagined by a luck that is not the table's. Raises `WrongSeat`."""
    forgotten = forgotten_facts(table.rules, [frame.state for frame in table.frames], seat, memory, seed)
    draw = draws_for(seed, table.seq + 1)
    return window_of(table.edition, len(table.header.seats), table.state, seat, draw, forgotten)


def search_seed(seed: str, seq: int) -> int:
    """Where the thinking about entry `seq` starts, apart from what was imagined for it."""
    return draws_for(f"{seed} search", seq)(1 << 63)
