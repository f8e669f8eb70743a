"""A worker: it gets a game's kernel ready once for all to come, tells how far it is, and thinks as anybody would."""

from pathlib import Path
from typing import Any

import pytest

from tests.bots import thinkers
from tests.web.truths import RIVAL_RACK
from toychest.bots.think import think
from toychest.bots.thought import Thought
from toychest.bots.window import window_of
from toychest.bots.workers.kernel_cache import ready_mark
from toychest.bots.workers.worker import Answer, Failed, Job, PartBegun, Prepare, Prepared, Worker
from toychest.bots.workers.worker_process import Patience, WorkerProcess
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


class ClosedPipe(Pipe):
    """Whose other side is gone."""

    def poll(self) -> bool:
        raise BrokenPipeError


def worker(thinking: Any, folder: Path | None = None, pipe: Any = None) -> Worker:
    pipe = Pipe() if pipe is None else pipe
    return Worker(pipe, thinking, folder)


def test_a_job_is_thought_about() -> None:
    assert isinstance(worker(thinkers.first).answer(Job(WINDOW, 3, 7)), Thought)


def test_a_thought_that_fails_is_said() -> None:
    assert worker(thinkers.failing).answer(Job(WINDOW, 3, 7)) == Failed("ImportError: No module named 'numba'")


def test_who_is_alone_gives_up() -> None:
    with pytest.raises(BrokenPipeError):
        worker(thinkers.patient, pipe=ClosedPipe()).answer(Job(WINDOW, 3, 7))


def test_a_kernel_that_is_ready_is_marked_for_all_to_come(tmp_path: Path) -> None:
    assert worker(thinkers.first, tmp_path).answer(Prepare("toybattle")) == Prepared()
    assert ready_mark(tmp_path, "toybattle").exists()


def test_without_a_kernel_nothing_is_marked(tmp_path: Path) -> None:
    assert isinstance(worker(thinkers.by_rules, tmp_path).answer(Prepare("toybattle")), Failed)
    assert [file.name for file in tmp_path.iterdir()] == ["toybattle.compiling"]  # who compiles, not what is there


def test_a_kernel_that_cannot_be_compiled_is_said(tmp_path: Path) -> None:
    assert isinstance(worker(thinkers.failing, tmp_path).answer(Prepare("toybattle")), Failed)


@pytest.fixture(scope="module")
def prepared() -> list[int]:
    """What a process of its own, with a real kernel, says while it gets ready, and what it thinks then."""
    process, told = WorkerProcess(), list[int]()
    try:
        process.prepare("toybattle", told.append)
        thought = process.think(Job(WINDOW, 3, 7), Patience(usual=240, first=240, grace=1))
    finally:
        process.close()
    assert (thought.by, thought.move) == ("search", think(WINDOW, 3, 7).move)
    return told


@pytest.mark.slow
def test_a_real_kernel_is_told_part_by_part(prepared: list[int]) -> None:
    assert prepared == sorted(set(prepared))
    assert len(prepared) > 4


def test_a_part_says_how_many_are_done() -> None:
    assert PartBegun(3).compiled == 3
