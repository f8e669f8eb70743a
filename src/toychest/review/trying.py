"""Trying it again: another move at a moment of a finished game, judged by the review's own weighing."""

from collections.abc import Sequence
from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from toychest.contract import CHANCE, Seat
from toychest.review.recipe import WHOLE, Budget, known_seed
from toychest.review.reviewed import weigher_for
from toychest.review.thresholds import thresholds_of
from toychest.review.weigher import Judgement
from toychest.table import Table
from toychest.table.errors import RequestError, TableUnfinished

Answer: TypeAlias = Literal["good", "not-yet"]
"""The best, or not to be told from it; worth less."""


class NoDecision(RequestError):
    """Nobody decided anything with this entry, or it was taken back."""

    code = "no-decision"

    def __init__(self, seq: int) -> None:
        super().__init__(f"entry {seq} is nobody's decision", seq=seq)


class Try(msgspec.Struct, frozen=True, kw_only=True):
    """Instead of entry `seq` these moves by the same seat, one after the other; without any, the one of the game."""

    seq: int
    moves: tuple[str, ...] = ()
    budget: Budget = WHOLE


class TryJudged(msgspec.Struct, frozen=True, kw_only=True):
    """What is said to a try: the first of its moves that is worth less than another one decides.

    `better` is the best move there, a plan with all its moves; `worths` are the chances to win with it and as tried.
    """

    answer: Answer
    better: tuple[str, ...]
    worths: tuple[float, float]
    is_exact: bool = False


def table_before(table: Table, seq: int, moves: Sequence[str] = ()) -> tuple[Table, Seat]:
    """The table as it stood before a decision, after these moves instead, and whose decision that is.

    Raises `TableUnfinished`, `NoDecision`, and what the rules refuse.
    """
    if table.outcome is None:
        raise TableUnfinished
    at = next((at for at, frame in enumerate(table.frames) if frame.seq == seq), 0)
    seat = table.frames[at].seat
    if seat is None or seat == CHANCE:
        raise NoDecision(seq)
    before = replace(table, entries=table.entries[: seq - 1], frames=table.frames[:at])
    for move in moves:
        before = before.with_move(seat, move)
    return before, seat


def judged_try(table: Table, tried: Try) -> TryJudged:
    """By what the mover knew, from the seed that the review judged this entry by. Raises as `table_before` does."""
    before, seat = table_before(table, tried.seq)
    weigher, thresholds = weigher_for(table, tried.budget), thresholds_of(table.edition.game)
    seed = known_seed(table.rules, before.state, seat, tried.seq, "known")
    for move in tried.moves or (played_move(table, tried.seq),):
        before.check_move(seat, move)
        judgement = weigher.judged(before.state, seat, move, seed)
        if thresholds.is_mistake(judgement):
            return _told("not-yet", judgement)
        before = before.with_move(seat, move)
    return _told("good", judgement)


def played_move(table: Table, seq: int) -> str:
    """The move of an entry, as it stands. Raises `NoDecision`."""
    move = next((frame.move for frame in table.frames if frame.seq == seq), None)
    if move is None:
        raise NoDecision(seq)
    return move


def _told(answer: Answer, judgement: Judgement) -> TryJudged:
    return TryJudged(
        answer=answer,
        better=judgement.plan or (judgement.best,),
        worths=(judgement.best_worth, judgement.played_worth),
        is_exact=judgement.is_exact,
    )
