"""Messages of a review: what was luck and what was play in a finished game. Chances are from 0 to 1."""

from toychest.contract import Json, MomentKind, Saying
from toychest.review.bill import BillLineName
from toychest.review.marks import MarkKind
from toychest.web.messages import Frame
from toychest.web.wire import Message, MessagePart


class BillLineTold(MessagePart, frozen=True, kw_only=True):
    """One line of a bill in printed points: they add up to the end.

    `within` is how many points it may be off, 0 where it is exact; null where nobody can say.
    """

    name: BillLineName
    points: int
    within: int | None


class BillTold(MessagePart, frozen=True, kw_only=True):
    """The bill of a seat."""

    seat: int
    lines: list[BillLineTold]
    end: int


class StepTold(MessagePart, frozen=True, kw_only=True):
    """The chances of all seats after entry `seq`. Where they are exact, nothing can be off.

    `known` is the chance of its seat before a decision by what that seat knew; nothing else has one. `mark` is what is
    marked there, `size` how much it changed, and 0 without a mark.
    """

    seq: int
    worths: list[float]
    known: float | None
    seat: int | None
    mark: MarkKind | None
    size: float
    is_exact: bool


class MomentTold(MessagePart, frozen=True, kw_only=True):
    """What is worth a look, and why.

    `worths` are two chances of its seat: with the better move and as played, or before and after. `better` is in
    notation, a plan with all its moves; `odds` are told where they were counted. Of a mistake `said` is the played move
    in words, `better_said` the better ones, and `foreseen` the view before the last move of a plan of several.
    """

    kind: MomentKind
    first: int
    last: int
    seat: int
    words: Saying
    worths: list[float]
    better: list[str]
    odds: float | None
    is_exact: bool
    said: Saying | None
    better_said: list[Saying]
    foreseen: Json = None


class ReviewTold(MessagePart, frozen=True, kw_only=True):
    """All of it, and by what it was found. `error` is how far off a chance in an even game may be: one deviation.

    `verdict` says in a few sentences what decided, or that it is too close to tell. After a first look only the chances
    are told: what is said of them is never taken back.
    """

    recipe: str
    evaluator: str
    error: float
    start: list[float]
    steps: list[StepTold]
    bills: list[BillTold]
    verdict: list[Saying]
    moments: list[MomentTold]


class ReviewShown(Message, frozen=True, kw_only=True):
    """GET /api/tables/CODE/review, once the game is over: what was found so far. While `is_coming`, ask again soon:
    of `of` entries, `done` are looked at.
    """

    code: str
    is_coming: bool
    done: int
    of: int
    review: ReviewTold | None


class EyesShown(Message, frozen=True, kw_only=True):
    """GET /api/tables/CODE/replay/SEAT, once the game is over: every frame as this seat saw it."""

    code: str
    seat: int
    frames: list[Frame]
