"""What plays the bouts: loaded once, and gone with the arena."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from toychest.bots.arena import run as arena
from toychest.bots.arena.contender import contenders
from toychest.bots.arena.run import load_kernel
from toychest.bots.arena.series import alone, bouts
from toychest.games import EDITIONS

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("game", "bots", "thinkers"),
    [
        ("toybattle", ["random", "2"], ["search"]),
        ("castle", ["1..6"], ["planner"]),
        ("castle", ["random"], []),
    ],
)
def test_what_the_contenders_think_by_is_loaded_before_they_play(
    game: str, bots: list[str], thinkers: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = list[str]()
    monkeypatch.setattr(arena, "thinker_of", lambda game, way: loaded.append(way))
    wanted = bouts(EDITIONS[f"{game}-standard-0"], alone(contenders(game, bots)), 1, 1, [{}], 1)
    with ThreadPoolExecutor(1) as pool:
        load_kernel(wanted, pool)
    assert loaded == thinkers


CREW_OF_ONE = """
import os, time
from toychest.bots.crews.crew import Workforce, crew
with crew(Workforce(1)) as pool:
    print(pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


def is_running(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    status = Path(f"/proc/{pid}/stat")
    return not status.exists() or status.read_text().rsplit(")", 1)[1].split()[0] != "Z"


def test_workers_end_with_an_arena_that_is_killed() -> None:
    with subprocess.Popen([sys.executable, "-c", CREW_OF_ONE], stdout=subprocess.PIPE, text=True) as killed:
        assert killed.stdout is not None
        worker = int(killed.stdout.readline())
        killed.kill()
    until = time.monotonic() + 120
    while is_running(worker) and time.monotonic() < until:
        time.sleep(0.05)
    assert not is_running(worker)
