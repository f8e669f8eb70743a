"""A puzzle of one's own: a decision of a finished game that a review found something better for.

It is played as any puzzle is, but no file says what solves it: any move that the review's own weighing cannot tell from
the best one does.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import Future
from typing import Protocol

from toychest.contract import Posed, Puzzle
from toychest.review.review_process import ReviewFailed
from toychest.review.trying import Try, TryJudged, played_move, table_before
from toychest.table import Table
from toychest.table.errors import RequestError
from toychest.web.messages import PlayMove
from toychest.web.puzzle_messages import OwnTold, PuzzleShown
from toychest.web.puzzle_sitting import PuzzleSitting
from toychest.web.wire import Message


class TryJudge(Protocol):
    """Whoever weighs a try, as the reviews in the background do."""

    def judge(self, table: Table, tried: Try) -> Future[TryJudged]:
        """What it is worth, once there is time for it."""


class NoVerdict(RequestError):
    """Nothing could be weighed."""

    code = "no-verdict"

    def __init__(self) -> None:
        super().__init__("nothing could be weighed")


async def weighed(reviews: TryJudge, table: Table, tried: Try) -> TryJudged:
    """What a try is worth. Raises `NoVerdict`."""
    try:
        return await asyncio.wrap_future(reviews.judge(table, tried))
    except (ReviewFailed, RuntimeError) as fault:
        raise NoVerdict from fault


async def own_sitting(reviews: TryJudge, code: str, table: Table, seq: int) -> "OwnSitting":
    """A browser at an entry of a finished game. Raises `TableUnfinished`, `NoDecision` and `NoVerdict`."""
    table_before(table, seq)
    return OwnSitting(reviews, code, table, seq, await weighed(reviews, table, Try(seq=seq)))


class OwnSitting(PuzzleSitting):
    """One browser at one decision of a finished game."""

    def __init__(self, reviews: TryJudge, code: str, table: Table, seq: int, found: TryJudged) -> None:
        self.reviews, self.code, self.finished, self.seq = reviews, code, table, seq
        self.to_weigh: tuple[str, ...] = ()
        super().__init__(table.edition, _puzzle(code, table, seq, found), start=table_before(table, seq)[0])

    def _shown(self, own: OwnTold | None = None) -> PuzzleShown:
        move = played_move(self.finished, self.seq)
        said = self.edition.says.move(move, self.table.rules.view(self.start.state, self.seat), is_now=True)
        return super()._shown(OwnTold(code=self.code, entry=self.seq, played=said))

    def played(self, asked: PlayMove) -> list[Message]:
        """A move; what is said to it follows, if it was the last one (`verdict`)."""
        self._check(asked.seq)
        played = self._made(asked)
        self.to_weigh = tuple(self.tried) if self.is_judged else ()
        return [played]

    def _is_last(self, after: Table, tried: Sequence[str]) -> bool:
        """One move is asked; or, where the better one is a plan, all until somebody else is to act."""
        return len(self.puzzle.posed.answer) == 1 or self.seat not in after.to_act

    async def verdict(self) -> list[Message]:
        """What is said to what was tried; nothing where more moves are awaited, or it was begun again meanwhile."""
        tried, self.to_weigh = self.to_weigh, ()
        if not tried:
            return []
        found = await weighed(self.reviews, self.finished, Try(seq=self.seq, moves=tried))
        if tuple(self.tried) != tried:
            return []
        return [self._judged("right" if found.answer == "good" else "wrong")]


def _puzzle(code: str, table: Table, seq: int, found: TryJudged) -> Puzzle:
    """As a file would have it, with what was played as the move beside the answer."""
    before, _ = table_before(table, seq)
    first, second = found.worths
    return Puzzle(
        id=f"{code}-{seq}",
        edition=table.edition.id,
        seats=len(table.header.seats),
        options=dict(table.header.options),
        moves=tuple(frame.move for frame in before.frames[1:]),
        posed=Posed(
            at=len(before.frames) - 1,
            answer=found.better,
            theme="",
            solved=(),
            second=played_move(table, seq),
            worths=(round(first, 4), round(second, 4)),
            is_exact=found.is_exact,
            right=0,
        ),
    )
