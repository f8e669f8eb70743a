"""Seats that a bot kept for a while: what it missed is the seat's in the bill, and is said to be the bot's."""

from collections import defaultdict
from collections.abc import Iterator, Sequence

import msgspec

from toychest.contract import Saying, Seat, SeatNamed
from toychest.review.moments import Moment
from toychest.review.steps import Step
from toychest.table import Table
from toychest.table.entry import HandChanged
from toychest.table.terms import NOBODY, PERSON


def keeper(table: Table, seat: int, seq: int) -> str | None:
    """The name of the bot that played this entry of a seat; None where whoever holds the seat did."""
    changes = (entry for entry in table.entries if isinstance(entry, HandChanged) and entry.seat == seat)
    by = next((entry.by for entry in reversed([*changes]) if entry.seq < seq), PERSON)
    return None if by in (PERSON, NOBODY) else by.rstrip("0123456789").rstrip()


def with_keepers(moments: Sequence[Moment], table: Table) -> tuple[Moment, ...]:
    """Moments as they are told, and of a better move that a bot did not find whose seat it kept."""
    return tuple(_with_keeper(moment, table) for moment in moments)


def _with_keeper(moment: Moment, table: Table) -> Moment:
    bot = keeper(table, moment.seat, moment.first) if moment.kind in ("mistake", "slip") else None
    if bot is None:
        return moment
    told = {"told": moment.words, "bot": bot, "name": SeatNamed(Seat(moment.seat))}
    return msgspec.structs.replace(moment, words=Saying("review-with-hand", told))


def kept_said(table: Table, steps: Sequence[Step]) -> Iterator[Saying]:
    """How much of a seat's mistakes each bot made that kept it; nothing where that is nothing."""
    missed = defaultdict[tuple[int, str], float](float)
    for step in steps:
        bot = None if step.seat is None else keeper(table, step.seat, step.first)
        if step.seat is not None and bot is not None:
            missed[step.seat, bot] += step.parts[step.seat].missed
    for (seat, bot), change in missed.items():
        if points := round(100 * change):
            yield Saying("review-verdict-kept", {"bot": bot, "name": SeatNamed(Seat(seat)), "points": points})
