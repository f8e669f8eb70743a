"""Who sits where at a new table, and which bot a seat is given."""

from collections.abc import Iterable, Sequence

from toychest.bots.levels import MOST_MEMORY, level_of
from toychest.bots.seated import has_begun
from toychest.contract import Edition, Seat
from toychest.table import FREE, SeatRecord, Table, bot_seat, held_seat
from toychest.table.errors import BotStays, NoSuchLevel, NoSuchMemory, NoSuchSeat
from toychest.web.messages import SeatBot, SeatWanted
from toychest.web.offering import levels_offered


def seated(edition: Edition, wanted: Sequence[SeatWanted]) -> tuple[list[SeatRecord], dict[int, str]]:
    """The seats of a new table, and the tokens of those held here.

    Raises `NoSuchLevel`, `NoSuchMemory` and `NameTooLong`.
    """
    records: list[SeatRecord] = []
    tokens: dict[int, str] = {}
    for at, seat in enumerate(wanted):
        if seat.bot is not None:
            records.append(bot_of(edition, seat.bot, seat.memory, [record.name for record in records]))
        elif seat.is_here:
            record, tokens[at] = held_seat(seat.name)
            records.append(record)
        else:
            records.append(FREE)
    return records, tokens


def reseated(table: Table, records: Sequence[SeatRecord], wanted: SeatBot) -> SeatRecord:
    """The seat with the bot that is wanted, or free again.

    Raises `NoSuchSeat`, `NoSuchLevel`, `NoSuchMemory` and `BotStays`. Whether somebody sits there, the store knows.
    """
    if not 0 <= wanted.seat < len(records):
        raise NoSuchSeat(Seat(wanted.seat))
    if wanted.level is not None:
        others = [record.name for at, record in enumerate(records) if at != wanted.seat]
        return bot_of(table.edition, wanted.level, wanted.memory, others)
    if records[wanted.seat].bot is not None and has_begun(table):
        raise BotStays(wanted.seat)
    return FREE


def bot_of(edition: Edition, level: int, memory: int | None, names: Iterable[str]) -> SeatRecord:
    """A seat with this bot, under a name that nobody else has. Raises `NoSuchLevel` and `NoSuchMemory`."""
    choices = [each.number for each in levels_offered(edition)]
    if level not in choices:
        raise NoSuchLevel(choices, level)
    if memory is not None and not 0 <= memory <= MOST_MEMORY:
        raise NoSuchMemory(MOST_MEMORY, memory)
    return bot_seat(level, level_of(edition.game, level).name, names, memory)
