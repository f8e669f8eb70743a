"""Messages about the terms of a table: what was agreed on before play that no rulebook knows."""

from toychest.table.terms import Added, Expiry, Seconds, TakingBack
from toychest.web.wire import Message, MessagePart


class ClockTold(MessagePart, frozen=True, kw_only=True):
    """Seconds for everybody (`main`), and more after each turn; who has none left loses if it is `strict`, which is for
    two who play each other.
    """

    expiry: Expiry
    main: Seconds
    increment: Added


class TermsTold(MessagePart, frozen=True, kw_only=True):
    """Whether what has passed to another person may be taken back: freely, if the others allow it, or not at all.

    At one screen and against bots alone it is always free, unless it is `none`. Without a `clock` nobody is timed.
    """

    take_back: TakingBack = "ask"
    clock: ClockTold | None = None


class TimesShown(MessagePart, frozen=True, kw_only=True):
    """A seat of a finished game that was timed, and how many milliseconds it had `left` after each frame."""

    seat: int
    left: list[int]


class ClockShown(Message, frozen=True, kw_only=True):
    """How much time every seat has `left`, in milliseconds, by the server's time; that of the seats in `running` runs.

    Told whenever that changes, to everybody alike. Bots have none, whatever it says.
    """

    left: list[int]
    running: list[int]
