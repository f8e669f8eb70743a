"""A thought as a hint: where to look, and why."""

from collections.abc import Sequence
from typing import Final

import msgspec

from toychest.bots.thought import SLIGHT, WON, Candidate, Thought
from toychest.bots.window import Window, wins_at_once

FAR: Final = 0.1
"""A lead in the chance to win from which on a move is the best by far, if there is no doubt that it leads."""

LOST: Final = 0.02
"""A chance to win below which no move is called good."""

VAGUE: Final = 0.6
"""An interval so wide says nothing: it is that of some forty tries in an even game, or fewer."""


class Nudge(msgspec.Struct, frozen=True, kw_only=True):
    """Where to look: the best move starts with these words of notation, as do `among` of all `legal` moves."""

    start: str
    among: int
    legal: int


def nudge_of(thought: Thought, window: Window) -> Nudge:
    """As few words as leave half of the moves, or fewer, to look at; the whole move only if it is one word."""
    words, legal = thought.move.split(), window.moves
    starts = [" ".join(words[:count]) for count in range(1, max(2, len(words)))]
    nudges = [Nudge(start=start, among=_among(legal, start), legal=len(legal)) for start in starts]
    telling_little = [nudge for nudge in nudges if nudge.among > 1]
    if not telling_little:
        return nudges[0]
    helping = [nudge for nudge in telling_little if nudge.among <= len(legal) / 2]
    return helping[0] if helping else telling_little[-1]


def best_of(thought: Thought) -> Candidate | None:
    """The chosen move as it was weighed; None where nothing was."""
    return next((candidate for candidate in thought.candidates if candidate.move == thought.move), None)


def best_first(thought: Thought) -> list[Candidate]:
    """What was weighed, the move that is advised before all others."""
    return sorted(thought.candidates, key=lambda candidate: candidate.move != thought.move)


def second_of(thought: Thought) -> Candidate | None:
    """The best of the others."""
    others = [candidate for candidate in thought.candidates if candidate.move != thought.move]
    return others[0] if others else None


def is_vague(thought: Thought) -> bool:
    """Whether so little was tried that the chance to win is not worth telling; what the move does is."""
    best = best_of(thought)
    return best is not None and not best.is_exact and best.high - best.low > VAGUE


def reason_of(thought: Thought, window: Window) -> str:
    """Why this move.

    It is only-move, fallback, wins-now, only-good-move, unsure, best-by-far, slightly-better, all-lost or all-alike.
    """
    best, second = best_of(thought), second_of(thought)
    if thought.by == "only":
        return "only-move"
    if best is None:
        return "fallback"
    if best.worth >= WON and (best.is_exact or wins_at_once(window, best.move)):
        return "wins-now"
    if second is None and _differ(window.moves):
        return "only-good-move"
    if is_vague(thought):
        return "unsure"
    if best.worth < LOST:
        return "all-lost"
    if second is None:
        return "all-alike"
    lead = best.worth - second.worth
    if lead >= FAR and best.low > second.high:
        return "best-by-far"
    return "slightly-better" if lead >= SLIGHT else "all-alike"


def _differ(moves: Sequence[str]) -> bool:
    """Whether these are moves of several kinds; those of one kind that were not even weighed are as good as another."""
    return len({move.split()[0] for move in moves}) > 1


def _among(moves: Sequence[str], start: str) -> int:
    """How many moves start with these words."""
    return sum(move == start or move.startswith(f"{start} ") for move in moves)
