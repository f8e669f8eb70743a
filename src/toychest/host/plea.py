"""A plea: what somebody asks of the others at a table, as everybody there is told of it."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from toychest.contract import Seat

What: TypeAlias = Literal["take-back", "bot", "delete"]
Status: TypeAlias = Literal["open", "granted", "declined"]


@dataclass(frozen=True, slots=True)
class Plea:
    """`by` asks for `what`: about entry `to`, about a bot of a `level` on the seat `about`, or to delete the table.

    `asked` are the seats that are to answer, `agreed` those that said yes. One that is `declined` was refused, taken
    back or not answered, or the table went on; who said no is told nobody.
    """

    id: str
    what: What
    by: Seat
    seq: int
    asked: tuple[Seat, ...]
    agreed: tuple[Seat, ...] = ()
    to: int | None = None
    about: Seat | None = None
    level: int | None = None
    status: Status = "open"
