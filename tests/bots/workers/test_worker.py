"""A worker: it compiles a game's kernel once for all to come, says so, and thinks as anybody would."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from structlog.testing import capture_logs

from tests.bots import thinkers
from tests.web.truths import RIVAL_RACK
from toychest.bots.think import think
from toychest.bots.thought import Thought
from toychest.bots.window import Window, window_of
from toychest.bots.workers import worker
from toychest.bots.workers.pool import Pool
from toychest.bots.workers.worker import Answer, Compiled, Compiling, Failed, Job, Thinking, Worker
from toychest.table import draws_for

TABLE = RIVAL_RACK.tables()[0]
WINDOW = window_of(TABLE.edition, 2, TABLE.state, RIVAL_RACK.watcher, draws_for("a bot's own luck", 1))


class Pipe:
    """Keeps what a worker says, and never tells it to stop."""

    def __init__(self) -> None:
        self.said: list[Answer] = []

    def send(self, answer: Answer) -> None:
        self.said.append(answer)

    def poll(self) -> bool:
        return False


def said(
    folder: Path, thinking: Thinking, monkeypatch: pytest.MonkeyPatch, window: Window = WINDOW
) -> list[type[Answer]]:
    """What a new worker says about its first job, the answer last."""
    monkeypatch.setattr(worker, "_usual_thinking", lambda: thinking)
    pipe: Any = Pipe()
    answer = Worker(pipe, folder, None).answer(Job(window, 3, 7))
    return [type(each) for each in (*pipe.said, answer)]


def test_a_first_compilation_is_announced_and_its_end_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(tmp_path, thinkers.first, monkeypatch) == [Compiling, Compiled, Thought]


def test_what_another_worker_has_compiled_is_not_announced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said(tmp_path, thinkers.first, monkeypatch)
    assert said(tmp_path, thinkers.first, monkeypatch) == [Thought]


def test_a_search_of_the_rules_compiles_nothing_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said(tmp_path, thinkers.by_rules, monkeypatch)
    assert said(tmp_path, thinkers.by_rules, monkeypatch) == [Compiling, Compiled, Thought]


def test_a_single_move_compiles_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    alone = replace(WINDOW, moves=WINDOW.moves[:1])
    assert said(tmp_path, thinkers.first, monkeypatch, alone) == [Thought]
    assert said(tmp_path, thinkers.first, monkeypatch) == [Compiling, Compiled, Thought]


def test_a_compilation_that_fails_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert said(tmp_path, thinkers.failing, monkeypatch) == [Compiling, Failed]


def thought_in_a_new_process() -> tuple[str, list[str]]:
    """The move, and what was logged."""
    pool = Pool(1, first_deadline=240)
    try:
        with capture_logs() as lines:
            thought = asyncio.run(pool.think(WINDOW, 3, 7))
    finally:
        pool.close()
    return thought.move, [line["event"] for line in lines]


@pytest.mark.deep
def test_a_real_kernel_is_compiled_once_for_all_processes_to_come() -> None:
    first, again = thought_in_a_new_process(), thought_in_a_new_process()
    assert (first[1], again[1]) == (["kernel-compiling", "kernel-ready"], [])
    assert first[0] == again[0] == think(WINDOW, 3, 7).move
