"""A rematch: the same seats and choices once more, and somebody else begins."""

from collections.abc import Mapping

from toychest.contract import CHANCE, Edition, Json, Seat
from toychest.table.errors import TableUnfinished
from toychest.table.table import Table, new_table


def sat_before(edition: Edition, seats: int) -> tuple[Seat, ...]:
    """Where the holder of each seat of a rematch sat before.

    Everybody stays where a choice before play says who begins; elsewhere the order turns by one.
    """
    turn = 0 if edition.starter is not None else 1
    return tuple(Seat((at + turn) % seats) for at in range(seats))


def rematch_table(table: Table, options: Mapping[str, Json] | None = None, seed: str | None = None) -> Table:
    """The table of a rematch, with the same choices or others. Raises `TableUnfinished` and `UnknownOption`."""
    ending = table.log.ending
    if ending is None:
        raise TableUnfinished
    names = [table.header.seats[before] for before in sat_before(table.edition, len(table.header.seats))]
    chosen = {**(table.header.options if options is None else options), **_starter_chosen(table)}
    return new_table(table.edition, chosen, names, seed, after=ending.sum, terms=table.terms)


def begins_by_choice(table: Table) -> Seat | None:
    """The seat that begins because that was chosen; None where the rules alone decide it."""
    starter = table.edition.starter
    value = None if starter is None else table.header.options.get(starter.name)
    return None if starter is None or value not in starter.choices else Seat(starter.choices.index(value))


def _starter_chosen(table: Table) -> Mapping[str, Json]:
    """The choice that lets the next seat begin, where there is one."""
    starter = table.edition.starter
    if starter is None:
        return {}
    began = next(frame.seat for frame in table.frames if frame.seat not in (None, CHANCE))
    assert began is not None, "frame 0 is no move"
    return {starter.name: starter.choices[(began + 1) % len(table.header.seats)]}
