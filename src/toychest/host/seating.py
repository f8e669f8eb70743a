"""Which bots play a game, and which of them may sit where."""

from collections.abc import Iterable, Sequence

from toychest.bots.levels import MOST_MEMORY, levels_of
from toychest.bots.seats import has_begun
from toychest.contract import Seat
from toychest.table import FREE, SeatRecord, Table, bot_seat, held_seat
from toychest.table.errors import NoSuchSeat, RequestError


class NoSuchLevel(RequestError):
    """No bot of that level plays this game."""

    code = "bot-level-unknown"

    def __init__(self, choices: Sequence[int], got: int) -> None:
        super().__init__(f"expected a bot of level {list(choices)}, got {got}", choices=list(choices), got=got)


class NoSuchMemory(RequestError):
    """No bot remembers that many entries."""

    code = "bot-memory-unknown"

    def __init__(self, most: int, got: int) -> None:
        super().__init__(f"expected a memory of 0 to {most} entries, got {got}", most=most, got=got)


class BotStays(RequestError):
    """The game has begun: whoever sat down now would see what the bot holds."""

    code = "bot-stays"

    def __init__(self, seat: int) -> None:
        super().__init__(f"the bot on seat {seat} stays until the end, for the game has begun", seat=seat)


class SeatKept(RequestError):
    """A bot plays this seat until the end of the turn."""

    code = "seat-kept"

    def __init__(self, seat: int) -> None:
        super().__init__(f"a bot plays seat {seat} until the end of the turn", seat=seat)


class SeatNotAway(RequestError):
    """Only the seat of a person who is away is lent to a bot."""

    code = "seat-not-away"

    def __init__(self, seat: int) -> None:
        super().__init__(f"nobody who is away holds seat {seat}", seat=seat)


def bot_of(game: str, level: int, memory: int | None, names: Iterable[str]) -> SeatRecord:
    """A seat with this bot, under a name that nobody else has. Raises `NoSuchLevel` and `NoSuchMemory`."""
    levels = {each.number: each for each in levels_of(game)}
    if level not in levels:
        raise NoSuchLevel(list(levels), level)
    if memory is not None and not 0 <= memory <= MOST_MEMORY:
        raise NoSuchMemory(MOST_MEMORY, memory)
    return bot_seat(level, levels[level].name, names, memory)


def seated_again(record: SeatRecord) -> SeatRecord:
    """The same bot with luck of its own, a free seat, or a person whose token nobody has."""
    if record.bot is not None:
        return bot_seat(record.bot, record.name, memory=record.bot_memory)
    return FREE if record.is_free else held_seat(record.name)[0]


def reseated(
    table: Table, records: Sequence[SeatRecord], seat: Seat, level: int | None, memory: int | None
) -> SeatRecord:
    """The seat with the bot that is wanted, or free again.

    Raises `NoSuchSeat`, `NoSuchLevel`, `NoSuchMemory` and `BotStays`. Whether somebody sits there, the store knows.
    """
    if not 0 <= seat < len(records):
        raise NoSuchSeat(seat)
    if level is not None:
        others = [record.name for at, record in enumerate(records) if at != seat]
        return bot_of(table.edition.game, level, memory, others)
    if records[seat].bot is not None and has_begun(table):
        raise BotStays(seat)
    return FREE
