"""A rematch as everybody at a table is told of it."""

from collections.abc import Mapping
from dataclasses import dataclass

from toychest.contract import Json, Seat


@dataclass(frozen=True, slots=True)
class Rematch:
    """An offer that stands, one that was agreed to, with the `code` of its table, or one that was declined.

    `by` is the seat that offered it and `agreed` those that said yes; who said no is told nobody. `begins` is the seat,
    of this table, that begins the next one, where that is known.
    """

    offer: str
    by: Seat
    agreed: tuple[Seat, ...]
    options: Mapping[str, Json]
    begins: Seat | None = None
    code: str | None = None
    is_declined: bool = False
