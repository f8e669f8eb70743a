"""The messages of hints: a seat asks what a strong player would do, and is answered alone."""

from toychest.bots.hints import Nudge
from toychest.contract import Json, Saying
from toychest.web.wire import Message, MessagePart, Short


class AskHint(Message, frozen=True, kw_only=True):
    """What would a strong player do? For a seat that is to act; `seq` is the entry number its move would get.

    Grade 1 is a nudge, 2 adds moves to choose from, 3 the moves to expect, with the reason. One at a time; meanwhile
    other requests are answered.
    """

    id: Short
    seat: int
    seq: int
    grade: int


class Worth(MessagePart, frozen=True, kw_only=True):
    """The chance to win, from 0 to 1. An estimate lies between `low` and `high`; an exact one is both."""

    worth: float
    low: float
    high: float


class MoveWeighed(MessagePart, frozen=True, kw_only=True):
    """A move that deserves a look, how it is said, the chance to win with it, and what it takes this turn, if known."""

    move: str
    words: Saying
    worth: float
    low: float
    high: float
    is_exact: bool
    gains: list[Saying]


class MoveForeseen(MessagePart, frozen=True, kw_only=True):
    """A move that is expected, how it is said, and whose it is."""

    seat: int
    move: str
    words: Saying


class HintGiven(Message, frozen=True, kw_only=True):
    """Answer to AskHint, from what this seat may know alone.

    `by`: only, search, planner or rules; where there is only one move, or too little was tried to tell a chance to win,
    `best` is null, and what the candidates are worth is not to be shown. Grade 2 adds `candidates`, best first; grade 3
    the moves `foreseen` from the advised one on, and how much better it is: the `reason` is only-move, wins-now,
    only-good-move, unsure, best-by-far, slightly-better, all-lost or all-alike, and `facts` fill its sentence.
    `because` is what the advised move does, in the game's own words: hinted at by grade 1, then in full.
    """

    id: str
    seat: int
    seq: int
    grade: int
    by: str
    is_exact: bool
    nudge: Nudge
    because: list[Saying]
    best: Worth | None
    candidates: list[MoveWeighed]
    foreseen: list[MoveForeseen]
    reason: str | None
    facts: dict[str, Json]
