"""Messages of a plea: what one person asks of the others at the table, as to take a move back."""

from typing import Literal

from toychest.web.wire import Message, Short


class AnswerPlea(Message, frozen=True, kw_only=True):
    """Yes or no to a plea, by its id; a no of whoever asked takes it back."""

    id: Short
    plea: Short
    is_yes: bool


class LendSeat(Message, frozen=True, kw_only=True):
    """Let a bot of this level keep the seat of a person who is away, until they are back. Never done silently.

    With nobody else here it is done at once; else more than half of those who are here must agree. The log names whose
    hand plays; the seat stays its holder's, who gets it back at the end of the turn under way.
    """

    id: Short
    seat: int
    level: int


class DeleteTable(Message, frozen=True, kw_only=True):
    """Delete the table, its game and all that belongs to it, for everybody. Whoever else sits there must agree.

    It waits for whoever is away, also after a restart, and stands beside any other plea; asked by two, both agreed.
    Answered with `PleaShown`; once it is granted, everybody is refused with `table-deleted`, and hung up on.
    """

    id: Short


class SayGoodbye(Message, frozen=True, kw_only=True):
    """Whoever holds seats here must go: they are away at once, until they come back. Not answered."""


class PleaShown(Message, frozen=True, kw_only=True):
    """What somebody asks, to everybody at the table; also the answer to a `TakeBack` that the others must allow, and to
    `LendSeat`: then a bot of a `level` is to keep the seat that it is `about`, if more than half agree.

    `asked` are the seats that are to answer, `agreed` those that said yes; who said no is told nobody. It is granted
    when everybody who is here agreed, and declined by a no, when it is taken back, when nobody answers, or when the
    table goes on. `id` is the request that caused it, if yours.
    """

    id: str | None
    plea: str
    what: Literal["take-back", "bot", "delete"]
    by: int
    about: int | None
    level: int | None
    asked: list[int]
    agreed: list[int]
    status: Literal["open", "granted", "declined"]
