"""From a thought to a hint: where to look, what to choose from, what to expect and why."""

from typing import Final, Protocol

from toychest.bots.hint_errors import with_measured_error
from toychest.bots.hints import best_first, best_of, is_vague, nudge_of, reason_of, second_of
from toychest.bots.reasons import hinted_at, told
from toychest.bots.thought import Candidate, Thought
from toychest.bots.window import Window
from toychest.contract import Json, Saying
from toychest.table.errors import RequestError
from toychest.web.hint_messages import AskHint, HintGiven, MoveForeseen, MoveWeighed, Worth

NUDGE, CANDIDATES, FORESEEN = GRADES = (1, 2, 3)
MOST_CANDIDATES: Final = 3


class Say(Protocol):
    """How a move of this game is said to whoever asked."""

    def __call__(self, move: str, *, is_now: bool) -> Saying:
        """A move to be made now, or one that may follow later."""


class NoSuchGrade(RequestError):
    """Hints come in other grades."""

    code = "hint-grade-unknown"

    def __init__(self, got: int) -> None:
        super().__init__(f"expected a hint of grade {list(GRADES)}, got {got}", choices=list(GRADES), got=got)


def check_grade(grade: int) -> None:
    """Raises `NoSuchGrade`."""
    if grade not in GRADES:
        raise NoSuchGrade(grade)


def hint_given(asked: AskHint, window: Window, thought: Thought, say: Say, facts: tuple[Saying, ...] = ()) -> HintGiven:
    """As much of a thought as this grade tells; `facts` are what the advised move does."""
    weighed = best_first(with_measured_error(thought, window))
    is_whole = asked.grade >= FORESEEN
    return HintGiven(
        id=asked.id,
        seat=asked.seat,
        seq=asked.seq,
        grade=asked.grade,
        by=thought.by,
        is_exact=thought.is_exact,
        nudge=nudge_of(thought, window),
        because=hinted_at(facts) if asked.grade == NUDGE else told(facts),
        best=None if is_vague(thought) else _worth(weighed),
        candidates=[_shown(each, say) for each in weighed[:MOST_CANDIDATES]] if asked.grade >= CANDIDATES else [],
        foreseen=_foreseen(asked, thought, say) if is_whole else [],
        reason=reason_of(thought, window) if is_whole else None,
        facts=_facts(thought) if is_whole else {},
    )


def _worth(weighed: list[Candidate]) -> Worth | None:
    return Worth(worth=weighed[0].worth, low=weighed[0].low, high=weighed[0].high) if weighed else None


def _foreseen(asked: AskHint, thought: Thought, say: Say) -> list[MoveForeseen]:
    """What is expected from the advised move on; that move alone where nothing is."""
    expected = [(each.seat, each.move) for each in thought.foreseen] or [(asked.seat, thought.move)]
    return [
        MoveForeseen(seat=seat, move=move, words=say(move, is_now=at == 0)) for at, (seat, move) in enumerate(expected)
    ]


def _facts(thought: Thought) -> dict[str, Json]:
    """What the sentence of the reason may say."""
    weighed = {"worth": best_of(thought), "secondWorth": second_of(thought)}
    return {name: each.worth for name, each in weighed.items() if each is not None}


def _shown(weighed: Candidate, say: Say) -> MoveWeighed:
    return MoveWeighed(
        move=weighed.move,
        words=say(weighed.move, is_now=True),
        worth=weighed.worth,
        low=weighed.low,
        high=weighed.high,
        is_exact=weighed.is_exact,
        gains=[Saying(id) for id in weighed.gains],
    )
