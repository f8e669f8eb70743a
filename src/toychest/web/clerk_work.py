"""What the clerk does: functions that a process of its own can be asked for. They raise nothing."""

import gzip
from collections.abc import Callable, Mapping
from typing import Any, Final

import msgspec

from toychest.contract import Complaint, Edition, Json, Seat, UnfitFile, UnknownOption
from toychest.games import EDITIONS
from toychest.table import Table, TableRecord, table_of, write_log
from toychest.table.errors import NoSuchSeat, TableError, TableUnfinished
from toychest.web.review_messages import EyesShown
from toychest.web.telling import frames_seen, replay_shown

SHORT: Final = 4
"""How hard a file is pressed: the hardest takes ten times as long, for a tenth less."""


class Started(msgspec.Struct, frozen=True):
    """The choices can be played, and a game by them starts so."""

    state: Any


class Unfit(msgspec.Struct, frozen=True):
    """A choice cannot be played, and why; `complaints` are about a file."""

    name: str
    complaints: tuple[Complaint, ...] = ()
    value: Any = None
    choices: tuple[Any, ...] = ()

    def as_raised(self) -> UnknownOption:
        """As the rules raise it."""
        if self.complaints:
            return UnfitFile(self.name, self.complaints)
        return UnknownOption(self.name, self.value, self.choices)


class Refused(msgspec.Struct, frozen=True):
    """The table refuses it."""

    code: str
    facts: dict[str, Json]


def is_known(edition: Edition) -> bool:
    """Whether the clerk plays by the same rules as the server."""
    known = EDITIONS.get(edition.id)
    return known is not None and type(known.rules) is type(edition.rules)


def set_up(edition: str, seats: int, options: Mapping[str, Json]) -> Started | Unfit:
    """Judge the choices of a table."""
    try:
        return Started(EDITIONS[edition].rules.setup(seats, options))
    except UnfitFile as unfit:
        return Unfit(unfit.name, unfit.complaints)
    except UnknownOption as unknown:
        return Unfit(unknown.name, value=unknown.value, choices=tuple(unknown.choices))


def replay_file(record: TableRecord, *, editions: Mapping[str, Edition] = EDITIONS) -> bytes | Refused:
    """A finished game, frame by frame, as it goes over the wire, pressed."""
    return _pressed(record, editions, lambda table: msgspec.json.encode(replay_shown(record.code, table)))


def eyes_file(record: TableRecord, *, seat: int, editions: Mapping[str, Edition] = EDITIONS) -> bytes | Refused:
    """The same as one seat saw it."""

    def written(table: Table) -> bytes:
        if not 0 <= seat < len(table.header.seats):
            raise NoSuchSeat(seat)
        return msgspec.json.encode(EyesShown(code=record.code, seat=seat, frames=frames_seen(table, Seat(seat))))

    return _pressed(record, editions, written)


def log_file(record: TableRecord, *, editions: Mapping[str, Edition] = EDITIONS) -> bytes | Refused:
    """A finished game as the file that `toychest verify` reads, pressed."""
    return _pressed(record, editions, lambda table: write_log(table.log))


def _pressed(
    record: TableRecord, editions: Mapping[str, Edition], written: Callable[[Table], bytes]
) -> bytes | Refused:
    try:
        table = table_of(record, editions)
        if table.outcome is None:
            raise TableUnfinished
        return gzip.compress(written(table), SHORT, mtime=0)
    except TableError as refused:
        return Refused(refused.code, dict(refused.facts))
