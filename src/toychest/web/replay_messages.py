"""Messages of looking back and playing on: a saved game is opened, and a finished one goes on at a new table."""

from toychest.contract import Outcome
from toychest.web.messages import SeatWanted
from toychest.web.wire import Message, Short


class PlayOn(Message, frozen=True, kw_only=True):
    """POST /api/branches, answered by `TableStarted`: a new table that goes on after entry `seq` of a finished game.

    Hidden things lie as they lay then, and the luck from there on is new. Never from a game that still runs. There are
    as many `seats` as there were; `entropy` is mixed into the new seed.
    """

    code: Short
    seq: int
    seats: list[SeatWanted]
    entropy: Short = ""


class GameOpened(Message, frozen=True, kw_only=True):
    """Answer to POST /api/replays, whose body is a saved game as a file: the table where it can be looked at.

    A game that is unfinished, damaged, foreign or of an edition that is unknown here is refused by its code. The same
    file is opened at the same table; nobody sits there.
    """

    code: str
    game: str
    edition: str
    seats: list[str]
    outcome: Outcome
