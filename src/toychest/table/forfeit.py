"""Forfeits: a game that ends because a seat gave it up, or ran out of time. No rulebook knows them; the table does."""

from typing import Final, Literal, TypeAlias

from toychest.contract import Edition, Outcome, Seat
from toychest.table.errors import ClockUnfit
from toychest.table.terms import Terms

Because: TypeAlias = Literal["resigned", "out-of-time"]

TWO: Final = 2
"""Seats of a game in which a forfeit leaves one winner."""


def has_one_winner(edition: Edition, seats: int) -> bool:
    """Whether two play each other here: when one gives up, the other has won."""
    return seats == TWO and not edition.is_cooperative


def checked_terms(terms: Terms, edition: Edition, seats: int) -> Terms:
    """A strict clock is for two who play each other: nobody else can lose by it. Raises `ClockUnfit`."""
    if terms.is_strict and not has_one_winner(edition, seats):
        raise ClockUnfit
    return terms


def forfeited(seat: Seat, reason: str, seats: int) -> Outcome:
    """The other is first. Nothing was counted, so nobody has points, and no paragraph of the game is the ground."""
    places = tuple(2 if each == seat else 1 for each in range(seats))
    return Outcome(reason=reason, rule="", points=(0,) * seats, places=places)
