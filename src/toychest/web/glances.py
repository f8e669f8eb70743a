"""Looking at one's own tables from the home page, without sitting down at any."""

from toychest.table import SeatRecord, Table, left_seats, read_code, seats_of
from toychest.table.errors import TableError
from toychest.web.home_messages import SeatsHeld, SeeTables, TableSeen, TablesSeen
from toychest.web.tables import Tables
from toychest.web.telling import seats_shown


async def tables_seen(tables: Tables, wanted: SeeTables) -> TablesSeen:
    """Every table of one's own, one after another, so that a long list keeps nobody else waiting."""
    seen = [await _seen(tables, held) for held in wanted.tables]
    return TablesSeen(tables=[table for table in seen if table is not None])


async def _seen(tables: Tables, held: SeatsHeld) -> TableSeen | None:
    """None for a table that is gone or cannot be read, and for a running one where no token proves a seat."""
    try:
        code = read_code(held.code)
        hosted = await tables.host.load(code)
    except TableError:
        return None
    return table_seen(code, hosted.table, hosted.records, held.tokens)


def table_seen(code: str, table: Table, records: tuple[SeatRecord, ...], tokens: list[str]) -> TableSeen | None:
    """What everybody at the table sees, for whoever holds a seat there."""
    seats = seats_of(records, tokens)
    if not seats and table.outcome is None:
        return None
    return TableSeen(
        code=code,
        edition=table.edition.id,
        game=table.edition.game,
        options=dict(table.header.options),
        seats=seats_shown(records, seats, left_seats(table, records)),
        awaited=list(table.awaited),
        view=table.rules.view(table.state, None),
        outcome=table.outcome,
    )
