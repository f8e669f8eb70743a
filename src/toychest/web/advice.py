"""From a thought to a hint: where to look, what to choose from, what to expect and why."""

from collections.abc import Sequence
from typing import Final

from toychest.bots.thought import Candidate, Thought
from toychest.bots.window import Window
from toychest.contract import Json
from toychest.games import EDITIONS
from toychest.web.hint_messages import AskHint, HintGiven, MoveWeighed, Nudge, Worth

NUDGE, CANDIDATES, LINE = GRADES = (1, 2, 3)
MOST_CANDIDATES: Final = 3

FAR: Final = 0.1
"""A chance to win that is better by this, beyond doubt, is better by far."""

ALIKE: Final = 0.02
"""Chances to win that lie closer together than this are alike."""

SURE: Final = 0.95


def hint_given(asked: AskHint, window: Window, thought: Thought) -> HintGiven:
    """As much of a thought as this grade tells."""
    weighed = _best_first(thought)
    has_line = asked.grade >= LINE
    return HintGiven(
        id=asked.id,
        seat=asked.seat,
        seq=asked.seq,
        grade=asked.grade,
        by=thought.by,
        is_exact=thought.is_exact,
        nudge=nudge(thought.move, window.moves),
        best=Worth(worth=weighed[0].worth, low=weighed[0].low, high=weighed[0].high) if weighed else None,
        candidates=[_shown(each) for each in weighed[:MOST_CANDIDATES]] if asked.grade >= CANDIDATES else [],
        line=list(thought.line or (thought.move,)) if has_line else [],
        reason=reason(window, thought) if has_line else None,
        facts=_facts(thought) if has_line else {},
    )


def nudge(move: str, legal: Sequence[str]) -> Nudge:
    """The first words of a move: as few as leave half of the moves, or fewer, to look at, but never the whole move."""
    words = move.split()
    starts = [" ".join(words[:count]) for count in range(1, max(2, len(words)))]
    counted = [(start, sum(_starts_with(each, start) for each in legal)) for start in starts]
    narrow = [(start, among) for start, among in counted if 1 < among <= len(legal) / 2]
    wide = [(start, among) for start, among in counted if among > 1]
    start, among = (narrow or wide[-1:] or counted)[0]
    return Nudge(start=start, among=among, legal=len(legal))


def reason(window: Window, thought: Thought) -> str | None:
    """Why this move: by what it wins, and by how far it is better than the next."""
    weighed = _best_first(thought)
    if len(window.moves) == 1:
        return "only-move"
    if weighed and weighed[0].worth >= SURE and _wins_now(window, thought.move):
        return "wins-now"
    if len(weighed) < 2:
        return None
    best, second = weighed[:2]
    if best.low > second.high and best.worth - second.worth >= FAR:
        return "best-by-far"
    if all(abs(best.worth - other.worth) < ALIKE for other in weighed[1:MOST_CANDIDATES]):
        return "all-alike"
    return "slightly-better"


def _facts(thought: Thought) -> dict[str, Json]:
    """What the sentence of the reason may say."""
    weighed = _best_first(thought)
    facts: dict[str, Json] = {"move": thought.move}
    if weighed:
        facts |= {"worth": weighed[0].worth}
    if len(weighed) > 1:
        second = weighed[1]
        facts |= {"second": second.move, "secondWorth": second.worth, "lead": weighed[0].worth - second.worth}
    return facts


def _best_first(thought: Thought) -> list[Candidate]:
    """What was weighed, the move that is advised before all others."""
    return sorted(thought.candidates, key=lambda candidate: candidate.move != thought.move)


def _shown(weighed: Candidate) -> MoveWeighed:
    return MoveWeighed(move=weighed.move, worth=weighed.worth, low=weighed.low, high=weighed.high)


def _starts_with(move: str, start: str) -> bool:
    return move == start or move.startswith(f"{start} ")


def _wins_now(window: Window, text: str) -> bool:
    """Whether the game is over and won with it, as far as this seat can tell."""
    rules = EDITIONS[window.edition].rules
    after, _ = rules.apply(window.imagined, window.seat, rules.read_move(text))
    outcome = rules.outcome(after)
    return outcome is not None and outcome.places[window.seat] == 1
