"""Who sits where at a new table, and which bot a seat is given."""

from collections.abc import Iterable, Sequence

from toychest.bots.levels import level_of
from toychest.bots.seated import has_begun
from toychest.contract import Edition, Seat
from toychest.table import FREE, SeatRecord, Table, bot_seat, held_seat
from toychest.table.errors import BotStays, NoSuchLevel, NoSuchSeat
from toychest.web.messages import SeatWanted
from toychest.web.offering import levels_offered


def seated(edition: Edition, wanted: Sequence[SeatWanted]) -> tuple[list[SeatRecord], dict[int, str]]:
    """The seats of a new table, and the tokens of those held here. Raises `NoSuchLevel` and `NameTooLong`."""
    records: list[SeatRecord] = []
    tokens: dict[int, str] = {}
    for at, seat in enumerate(wanted):
        if seat.bot is not None:
            records.append(bot_of(edition, seat.bot, [record.name for record in records]))
        elif seat.is_here:
            record, tokens[at] = held_seat(seat.name)
            records.append(record)
        else:
            records.append(FREE)
    return records, tokens


def reseated(table: Table, records: Sequence[SeatRecord], seat: Seat, level: int | None) -> SeatRecord:
    """The seat with a bot of this level, or free again. Raises `NoSuchSeat`, `NoSuchLevel` and `BotStays`.

    Whether somebody sits there, the store knows.
    """
    if not 0 <= seat < len(records):
        raise NoSuchSeat(seat)
    if level is not None:
        return bot_of(table.edition, level, [record.name for at, record in enumerate(records) if at != seat])
    if records[seat].bot is not None and has_begun(table):
        raise BotStays(seat)
    return FREE


def bot_of(edition: Edition, level: int, names: Iterable[str]) -> SeatRecord:
    """A seat with a bot of this level, under a name that nobody else has. Raises `NoSuchLevel`."""
    choices = [each.number for each in levels_offered(edition)]
    if level not in choices:
        raise NoSuchLevel(choices, level)
    return bot_seat(level, level_of(edition.game, level).name, names)
