"""Messages of puzzles. At a puzzle's socket a browser plays as at a table; what is said to its moves comes beside."""

from toychest.contract import Saying
from toychest.contract.puzzle import Asks
from toychest.puzzles.judging import Verdict
from toychest.web.hint_messages import AskHint
from toychest.web.messages import AskWhyNot, ConfirmShown, EnterTable, PlayMove, StillThere, TakeBack
from toychest.web.wire import Message, MessagePart, Short


class PuzzleListed(MessagePart, frozen=True, kw_only=True):
    """A puzzle by its id, what it is about, and how hard it is: 1, 2 or 3. `options` are those of its table that were
    chosen from a list, as its board.
    """

    id: str
    theme: str
    hardness: int
    options: dict[str, str]


class PuzzlesOfGame(MessagePart, frozen=True, kw_only=True):
    """The puzzles of one game, the easiest first."""

    game: str
    puzzles: list[PuzzleListed]


class PuzzlesListed(Message, frozen=True, kw_only=True):
    """GET /api/puzzles: every puzzle there is."""

    games: list[PuzzlesOfGame]


class DayShown(Message, frozen=True, kw_only=True):
    """GET /api/puzzles/day/DATE, as 2026-11-17: the puzzle of that day, the same for everybody."""

    day: str
    id: str
    game: str
    hardness: int


class OwnTold(MessagePart, frozen=True, kw_only=True):
    """The finished game that a puzzle of one's own is from, the entry that is tried again, and the move that was it."""

    code: str
    entry: int
    played: Saying


class PuzzleShown(Message, frozen=True, kw_only=True):
    """After the table, when a browser enters at a puzzle: `seat` is to play one move, or until the end and win.

    Nothing of the answer is in it: `moves` is how many are asked for, 0 where one plays until the end. `ways` is from
    how many one can choose. `own` is told at a puzzle of one's own: there the verdict may take a while, and any move
    that cannot be told from the best one is right.
    """

    id: str
    game: str
    seat: int
    asks: Asks
    theme: str
    hardness: int
    ways: int
    moves: int
    own: OwnTold | None = None


class AnswerTold(MessagePart, frozen=True, kw_only=True):
    """The answer, its moves as they are said, and why it is one, if that can be proved.

    `worths` are the chances to win with it and with the best move beside it, where these were weighed. `solved` is the
    share of tries in which each level finds it; `right` of all ways do as well. At a puzzle of one's own nobody tried,
    and not every way was.
    """

    moves: list[str]
    words: list[Saying]
    reason: Saying | None
    worths: list[float]
    is_exact: bool
    solved: list[float]
    right: int


class PuzzleJudged(Message, frozen=True, kw_only=True):
    """What is said to the moves that were tried; none is when somebody wanted to see the answer.

    The answer is told to who has found it, or has asked for it.
    """

    verdict: Verdict | None
    answer: AnswerTold | None


class ShowAnswer(Message, frozen=True, kw_only=True):
    """At a puzzle's socket: play the answer. What was tried is taken back first."""

    id: Short


FromPuzzler = EnterTable | PlayMove | TakeBack | AskWhyNot | AskHint | ShowAnswer | ConfirmShown | StillThere
"""On a puzzle's socket; entering again begins it anew."""
