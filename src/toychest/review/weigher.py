"""A weigher: what states and moves of one game are worth. One for searched games, one for all others, or a game's own.

Every question comes with a seed of its own, so that its answer depends on nothing else that was asked.
"""

from collections.abc import Mapping, Sequence
from importlib.metadata import EntryPoint
from typing import Any, Final, Protocol

import msgspec

from toychest.bots.levels import LEVELS, level_of
from toychest.contract import Edition, Seat
from toychest.games.registry import brought
from toychest.review.recipe import Budget
from toychest.review.worths import Worths


class Weighed(msgspec.Struct, frozen=True):
    """What a state is worth with the truth known, and the move that is best then; none where there is no search."""

    worths: Worths
    best: str | None = None


class RunWeighed(msgspec.Struct, frozen=True):
    """A run of chance by one measure: what the state before it is worth, all its odds weighed, and the one after it.

    `odds` are those of this very end; none where ends were drawn.
    """

    before: Worths
    after: Worths
    odds: float | None = None

    @property
    def luck(self) -> Worths:
        """What chance gave to each seat; over all that might have come, by its odds, that is nothing."""
        return tuple(now - was for was, now in zip(self.before, self.after, strict=True))


class Judgement(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A decision by what its mover knew: the best move, what it and the one that was played are worth to the mover.

    `mistake` is how much less the played one is worth, `error` one standard error of that; both are 0 where it is the
    best, or cannot be told from it. What is exact needs no doubt. A planner says with what `plan` the best move begins.
    """

    best: str
    best_worth: float
    played_worth: float
    mistake: float = 0.0
    error: float = 0.0
    is_exact: bool = False
    plan: tuple[str, ...] = ()


class Weigher(Protocol):
    """What a review asks. A state that is asked about has somebody to decide in it, and is not over."""

    version: str
    sampling: float
    """One standard error of a worth that samples make in an even game; 0 where nothing is sampled."""
    is_open: bool
    """Whether nothing is hidden from anybody: what a move cost by what its mover knew is what it cost."""

    def weighed(self, state: Any, seed: int, times: int = 1) -> Weighed:
        """By the truth, so many times over."""

    def run(self, states: Sequence[Any], seed: int) -> RunWeighed:
        """A run of chance, from the state before it to the one after it."""

    def judged(
        self, state: Any, seat: Seat, move: str, seed: int, forgotten: frozenset[str] = frozenset()
    ) -> Judgement:
        """A move by what its mover knew, less what it may have `forgotten`; nothing in it depends on the truth."""

    def open_cost(self, state: Any, seat: Seat, move: str, weighed: Weighed, seed: int) -> float:
        """What the move cost its mover with the truth known."""


WEIGHERS: Final[Mapping[str, EntryPoint]] = brought("toychest.weighers")
"""Of games that are weighed in a way of their own: each is asked for with its edition."""


def weigher_of(edition: Edition, state: Any, seats: int, budget: Budget) -> Weigher:
    """The one for games like this, as its bots think: by its kernel where that covers the state, else by the rules."""
    if edition.kernel is None:
        return _by_rules(edition, seats, budget)
    try:
        if not edition.kernel().covers(state):
            return _by_rules(edition, seats, budget)
    except ImportError:
        return _by_rules(edition, seats, budget)
    if edition.game in WEIGHERS:
        weigher: Weigher = WEIGHERS[edition.game].load()(edition)  # takes Numba along, as the next does
        return weigher
    from toychest.bots.kernel_search import judge_of
    from toychest.review.searched_weigher import SearchedWeigher

    judge = judge_of(edition.kernel(), level_of(edition.game, LEVELS[-1]), state)
    return SearchedWeigher(edition, seats, budget, judge)


def _by_rules(edition: Edition, seats: int, budget: Budget) -> Weigher:
    from toychest.review.played_out_weigher import PlayedOutWeigher

    return PlayedOutWeigher(edition, seats, budget)
