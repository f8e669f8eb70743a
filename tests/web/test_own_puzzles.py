"""Trying it again over the wire: a decision of a finished game, weighed as the review weighs it."""

import asyncio
import json
from concurrent.futures import Future
from itertools import pairwise
from typing import Any

import pytest

from tests.review.golden import BATTLE, CASTLE, CITY, table
from tests.table.sitting import dealt
from tests.web.stage import CODE
from toychest.contract import CHANCE
from toychest.review.review_process import ReviewFailed
from toychest.review.trying import NoDecision, Try, TryJudged
from toychest.table import Table
from toychest.table.errors import TableUnfinished
from toychest.web.connection import written
from toychest.web.own_puzzle import NoVerdict, OwnSitting, TryJudge, own_sitting
from toychest.web.puzzle_socket import answers

pytestmark = pytest.mark.asyncio
ENTER = '{"type":"EnterTable","tokens":[]}'


class Weighing:
    """Weighs as it is told to: these moves are good, the first of them is the better one."""

    def __init__(self, *good: str) -> None:
        self.good, self.asked = good, list[Try]()

    def judge(self, table: Table, tried: Try) -> Future[TryJudged]:
        self.asked.append(tried)
        answer: Future[TryJudged] = Future()
        is_good = bool(tried.moves) and tried.moves[-1] in self.good
        answer.set_result(TryJudged(answer="good" if is_good else "not-yet", better=self.good[:1], worths=(0.6, 0.3)))
        return answer


class Broken(Weighing):
    def judge(self, table: Table, tried: Try) -> Future[TryJudged]:
        answer: Future[TryJudged] = Future()
        answer.set_exception(ReviewFailed("the process is gone"))
        return answer


def decided(name: str) -> tuple[int, list[str]]:
    """A decision with a choice of three at least: its entry, and the moves there, the played one last."""
    frames = table(name).frames
    rules = table(name).rules
    for before, frame in pairwise(frames):
        if frame.seat is None or frame.seat == CHANCE:
            continue
        moves = [rules.write_move(move) for move in rules.legal_moves(before.state, frame.seat)]
        if len(moves) > 2:
            return frame.seq, [*(move for move in moves if move != frame.move), frame.move]
    raise AssertionError("somebody decides something in every game")


async def sat(name: str, reviews: TryJudge) -> OwnSitting:
    sitting = await own_sitting(reviews, CODE, table(name), decided(name)[0])
    answers(sitting, ENTER)
    return sitting


def sent(sitting: OwnSitting, **message: Any) -> list[dict[str, Any]]:
    whole = {"id": "1", "seat": int(sitting.seat), "seq": sitting.table.seq + 1, **message}
    return [json.loads(written(each)) for each in answers(sitting, json.dumps(whole))]


async def said(sitting: OwnSitting) -> list[dict[str, Any]]:
    return [json.loads(written(each)) for each in await sitting.verdict()]


@pytest.mark.parametrize("name", [BATTLE, CITY, CASTLE])
async def test_the_table_stands_as_it_did_and_nothing_tells_what_is_better(name: str) -> None:
    entry, moves = decided(name)
    first, other = [await own_sitting(Weighing(good), CODE, table(name), entry) for good in moves[:2]]
    told = [b"".join(written(each) for each in answers(at, ENTER)) for at in (first, other)]
    assert told[0] == told[1]
    assert json.loads(written(answers(first, ENTER)[1]))["own"]["entry"] == entry


async def test_any_move_that_cannot_be_told_from_the_best_is_right() -> None:
    _, moves = decided(BATTLE)
    sitting = await sat(BATTLE, Weighing(moves[0], moves[1]))
    (played,) = sent(sitting, type="PlayMove", move=moves[1])
    (judged,) = await said(sitting)
    assert (played["type"], judged["verdict"], judged["answer"]["moves"]) == ("EntriesPlayed", "right", [moves[0]])


async def test_what_is_worth_less_is_not_it_and_nothing_is_told() -> None:
    _, moves = decided(BATTLE)
    sitting = await sat(BATTLE, Weighing(moves[0]))
    sent(sitting, type="PlayMove", move=moves[-1])
    (judged,) = await said(sitting)
    assert (judged["verdict"], judged["answer"]) == ("wrong", None)


async def test_who_begins_again_hears_nothing_of_the_try_before() -> None:
    _, moves = decided(BATTLE)
    sitting = await sat(BATTLE, Weighing(moves[0]))
    sent(sitting, type="PlayMove", move=moves[-1])
    weighing = asyncio.ensure_future(said(sitting))
    answers(sitting, ENTER)
    assert await weighing == []


async def test_who_asks_is_shown_what_was_better_once() -> None:
    _, moves = decided(BATTLE)
    sitting = await sat(BATTLE, Weighing(moves[0]))
    *_, judged = sent(sitting, type="ShowAnswer")
    assert (judged["verdict"], judged["answer"]["moves"]) == (None, [moves[0]])
    assert await said(sitting) == []


async def test_what_the_rules_forbid_is_refused_and_not_weighed() -> None:
    reviews = Weighing(decided(BATTLE)[1][0])
    sitting = await sat(BATTLE, reviews)
    (refusal,) = sent(sitting, type="PlayMove", move="place Roxy 99")
    assert refusal["type"] in ("MoveRefused", "RequestRefused")
    assert (await said(sitting), len(reviews.asked)) == ([], 1)


async def test_hints_lead_to_what_was_better() -> None:
    _, moves = decided(BATTLE)
    (hint,) = sent(await sat(BATTLE, Weighing(moves[0])), type="AskHint", grade=3)
    assert hint["foreseen"][0]["move"] == moves[0]


async def test_a_running_game_is_not_tried_again() -> None:
    with pytest.raises(TableUnfinished):
        await own_sitting(Weighing("go"), CODE, dealt(), 1)


async def test_what_chance_did_is_not_tried_again() -> None:
    with pytest.raises(NoDecision):
        await own_sitting(Weighing("take"), CODE, table(BATTLE), 1)


async def test_without_a_weighing_there_is_a_sentence() -> None:
    with pytest.raises(NoVerdict):
        await own_sitting(Broken(), CODE, table(BATTLE), decided(BATTLE)[0])
