"""Moments: what is worth a look in a finished game, as its own game is asked to tell it.

A review finds out that a move was worth less than another, or that chance was kind; only the game can say why, and it
says only what it can prove. Where it says nothing, the review says that much itself.
"""

from typing import Any, Final, Literal, Protocol, TypeAlias

import msgspec

from toychest.contract.rules import Rules, Seat
from toychest.contract.saying import Saying

MomentKind: TypeAlias = Literal["mistake", "slip", "hidden", "luck", "end"]
"""A better move was there; it was, for who remembers long ago; nobody could know; chance was kind; the last move."""

SELDOM: Final = 0.5
"""Odds up to which it is worth saying how seldom something comes."""


class Looked(msgspec.Struct, frozen=True, kw_only=True):
    """What was looked at: the state before, and the moves that were played or that chance brought.

    `seat` is whose decision it was, or whom chance helped most; of luck, `gain` is what its chance to win gained, and
    `odds` those of what came, where they were counted. Of a mistake or a slip `before` is a state that the seat could
    not tell from the truth, and `better` the better move with what it planned to do next; so whatever is said of it
    rests on what the seat knew, as long as nothing is said of what is hidden in it. `ages` says for how many entries
    the seat had known each fact of its memory, by the fact's path.
    """

    kind: MomentKind
    rules: Rules[Any, Any]
    seat: Seat
    before: Any
    moves: tuple[str, ...]
    better: tuple[str, ...] = ()
    gain: float = 0.0
    odds: float | None = None
    ages: dict[str, int] = {}


class Moments(Protocol):
    """How a game tells its moments."""

    def reason(self, looked: Looked) -> Saying | None:
        """Why it is worth a look, in one sentence; None where nothing can be proved."""


def with_odds(told: Saying, odds: float | None) -> Saying:
    """What chance brought, and how seldom it does, where that was counted and is seldom."""
    if odds is None or odds > SELDOM:
        return told
    return Saying("review-with-odds", {"told": told, "of": round(1 / odds)})


def with_age(told: Saying, age: int) -> Saying:
    """A reason, and for how many entries what it rests on had been known; nothing of that where it is 0."""
    return Saying("review-with-age", {"told": told, "age": age}) if age else told
