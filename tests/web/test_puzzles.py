"""Puzzles over the wire: listed, of a day, played at their own socket; nothing tells an answer before it is due."""

import json
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.web.stage import refused, serving
from toychest.contract import Posed, Puzzle
from toychest.games import EDITIONS
from toychest.storage import MemoryStore
from toychest.table import draws_for
from toychest.web.connection import written
from toychest.web.puzzle_messages import DayShown, PuzzlesListed
from toychest.web.puzzle_sitting import PuzzleSitting
from toychest.web.puzzle_socket import answers

BATTLE, CASTLE = (EDITIONS[f"{game}-standard-0"] for game in ("toybattle", "castle"))
ENTER = '{"type":"EnterTable","tokens":[]}'


def first_of(edition: Any) -> Puzzle:
    puzzle: Puzzle = edition.puzzles()[0]
    return puzzle


def sitting(puzzle: Puzzle) -> PuzzleSitting:
    found = PuzzleSitting(EDITIONS[puzzle.edition], puzzle)
    answers(found, ENTER)
    return found


def sent(sitting: PuzzleSitting, **message: Any) -> list[dict[str, Any]]:
    """What is answered to a message, the seat and the entry's number added."""
    whole = {"id": "1", "seat": int(sitting.seat), "seq": sitting.table.seq + 1, **message}
    return [json.loads(written(each)) for each in answers(sitting, json.dumps(whole))]


def wrong_move(puzzle: Puzzle) -> str:
    table = sitting(puzzle).table
    right = (*puzzle.posed.answer, *puzzle.posed.equals)
    return next(move for move in table.legal_moves(table.to_act[0]) if move not in right)


@pytest.mark.asyncio
async def test_all_puzzles_are_listed_the_easiest_first() -> None:
    async with serving(MemoryStore()) as site:
        listed = msgspec.json.decode((await site.get("/api/puzzles")).content, type=PuzzlesListed)
    hardnesses = [each.hardness for each in listed.games[0].puzzles]
    assert hardnesses == sorted(hardnesses)


@pytest.mark.asyncio
async def test_a_day_has_its_puzzle() -> None:
    async with serving(MemoryStore()) as site:
        first, again = [
            msgspec.json.decode((await site.get("/api/puzzles/day/2026-11-17")).content, type=DayShown)
            for _ in range(2)
        ]
    assert first == again


@pytest.mark.asyncio
async def test_what_is_no_day_has_none() -> None:
    async with serving(MemoryStore()) as site:
        assert refused(await site.get("/api/puzzles/day/tomorrow")) == (400, "no-such-day")


def test_the_answer_is_right_and_told() -> None:
    puzzle = first_of(BATTLE)
    played, judged = sent(sitting(puzzle), type="PlayMove", move=puzzle.posed.answer[0])
    assert (played["type"], judged["verdict"]) == ("EntriesPlayed", "right")
    assert judged["answer"]["moves"] == list(puzzle.posed.answer)


def test_a_wrong_move_is_wrong_and_tells_nothing() -> None:
    puzzle = first_of(BATTLE)
    _, judged = sent(sitting(puzzle), type="PlayMove", move=wrong_move(puzzle))
    assert (judged["verdict"], judged["answer"]) == ("wrong", None)


def test_nothing_more_can_be_played_after_the_verdict() -> None:
    puzzle = first_of(BATTLE)
    at = sitting(puzzle)
    played, _ = sent(at, type="PlayMove", move=wrong_move(puzzle))
    assert played["standing"]["choices"] == []
    assert sent(at, type="PlayMove", move=puzzle.posed.answer[0])[0]["code"] == "puzzle-done"


def test_a_move_against_the_rules_is_refused_by_its_paragraph() -> None:
    (refusal,) = sent(sitting(first_of(BATTLE)), type="PlayMove", move="place Hook 1")
    assert refusal["type"] in ("MoveRefused", "RequestRefused")


def test_a_row_of_the_castle_is_judged_when_it_goes() -> None:
    puzzle = next(each for each in (CASTLE.puzzles or tuple)() if len(each.posed.answer) > 1)
    at = sitting(puzzle)
    said = [sent(at, type="PlayMove", move=move) for move in puzzle.posed.answer]
    assert [len(each) for each in said] == [1] * (len(said) - 1) + [2]
    assert said[-1][1]["verdict"] == "right"


def test_a_decision_of_a_row_can_be_taken_back() -> None:
    puzzle = next(each for each in (CASTLE.puzzles or tuple)() if len(each.posed.answer) > 1)
    at = sitting(puzzle)
    sent(at, type="PlayMove", move=puzzle.posed.answer[0])
    sent(at, type="TakeBack", to=at.table.seq)
    assert at.tried == []


def test_nothing_before_the_puzzle_can_be_taken_back() -> None:
    at = sitting(first_of(BATTLE))
    assert sent(at, type="TakeBack", to=at.table.seq)[0]["code"] == "cannot-take-back"


def test_who_asks_is_shown_the_answer() -> None:
    puzzle = first_of(CASTLE)
    *_, judged = sent(sitting(puzzle), type="ShowAnswer")
    assert (judged["verdict"], judged["answer"]["moves"]) == (None, list(puzzle.posed.answer))


def test_hints_grow_clearer() -> None:
    puzzle = first_of(BATTLE)
    first, last = (sent(sitting(puzzle), type="AskHint", grade=grade)[0] for grade in (1, 3))
    assert (first["candidates"], last["foreseen"][0]["move"]) == ([], puzzle.posed.answer[0])


def test_there_is_no_hint_on_a_way_that_leads_elsewhere() -> None:
    puzzle = next(each for each in (CASTLE.puzzles or tuple)() if each.posed.answer[0].startswith("turn 1"))
    at = sitting(puzzle)
    other = next(move for move in at.table.legal_moves(at.seat) if move not in (*puzzle.posed.answer, "go"))
    sent(at, type="PlayMove", move=other)
    assert sent(at, type="AskHint", grade=1)[0]["code"] == "puzzle-elsewhere"


def told_before(at: PuzzleSitting) -> bytes:
    """Everything that is sent before anything was tried or asked."""
    return b"".join(written(message) for message in answers(at, ENTER))


@pytest.mark.parametrize("edition", [BATTLE, CASTLE], ids=lambda edition: edition.game)
def test_what_is_told_before_a_try_does_not_hang_on_the_answer(edition: Any) -> None:
    puzzle = first_of(edition)
    posed = msgspec.structs.replace(puzzle.posed, answer=("something",), equals=(), second="else", worths=(0.9, 0.1))
    other: Posed = msgspec.structs.replace(posed, right=7)
    assert told_before(sitting(msgspec.structs.replace(puzzle, posed=other))) == told_before(sitting(puzzle))


def test_what_is_told_before_a_try_does_not_hang_on_what_is_hidden() -> None:
    at = sitting(min((BATTLE.puzzles or tuple)(), key=lambda puzzle: len(puzzle.moves)))  # where much is hidden
    frame = at.start.frames[-1]
    hidden = at.edition.rules.imagine(frame.state, at.seat, draws_for("another truth", 0))
    shown = told_before(at)
    at.start = replaced_last_state(at.start, hidden)
    assert hidden != frame.state
    assert told_before(at) == shown


def replaced_last_state(table: Any, state: Any) -> Any:
    return replace(table, frames=(*table.frames[:-1], replace(table.frames[-1], state=state)))


@pytest.mark.parametrize("text", ["", "no message", '{"type":"AddEntropy","id":"1","seat":0,"seq":1,"entropy":"x"}'])
def test_what_is_not_awaited_here_is_refused(text: str) -> None:
    (refusal,) = answers(sitting(first_of(CASTLE)), text)
    assert json.loads(written(refusal))["code"] == "malformed-message"
