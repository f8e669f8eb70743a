"""Work on a Ray cluster of two workers: one of them is killed in mid-run, and no game is lost or doubled.

Every command that has `--ray` does the same there as with processes: two of them are tried daily, the others, which
compile for minutes in every worker, by `python3 play.py deep`; all of them ask one crew for their work.
"""

import json
import subprocess
import sys
from importlib.util import find_spec
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from click.testing import CliRunner

from tests.app.program import environment
from tests.conftest import IS_DEEP
from tests.docs.tree import ROOT
from tests.research.ray_commands import COMMANDS
from tests.research.ray_run import GAMES
from toychest.app import main

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("ray"),  # one cluster for all of them
    pytest.mark.skipif(sys.platform == "win32", reason="workers are killed by a signal"),
    pytest.mark.skipif(find_spec("ray") is None, reason="Ray is not installed: the extra `ray`"),
]

DAILY = ("simulate", "arena")


@pytest.fixture(scope="module")
def printed(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("ray")
    words = [sys.executable, "-m", "tests.research.ray_run", str(folder), *(COMMANDS if IS_DEEP else DAILY)]
    with TemporaryDirectory(prefix="ray-", dir="/tmp") as short:  # a socket's path must be short
        own = environment(RAY_worker_niceness="0", RAY_TMPDIR=short)
        done = subprocess.run(words, cwd=ROOT, env=own, capture_output=True, text=True, timeout=560)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout.splitlines()[-1])


def test_a_killed_worker_loses_no_game_and_doubles_none(printed: Any) -> None:
    assert printed["numbers"] == list(range(GAMES))


def test_a_cluster_keeps_the_results_that_one_thread_keeps(printed: Any) -> None:
    assert printed["kept"] == printed["here"]


def test_answers_come_in_the_order_of_their_jobs(printed: Any) -> None:
    assert printed["answers"] == [-number for number in range(9)]


@pytest.mark.parametrize(
    "command", [name if name in DAILY else pytest.param(name, marks=pytest.mark.deep) for name in COMMANDS]
)
def test_a_command_does_the_same_on_a_cluster_as_with_a_process(printed: Any, command: str) -> None:
    found = printed["commands"][command]
    assert found["ray"]
    assert found["ray"] == found["pool"]


@pytest.mark.skipif(sys.platform != "linux", reason="only there 127.0.0.2 is this computer, too")
def test_a_cluster_of_ones_own_is_open_to_this_computer_alone(printed: Any) -> None:
    assert not printed["is_open"]


def test_a_cluster_that_is_not_there_is_refused_in_a_sentence(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(*_: object, **__: object) -> None:
        raise ConnectionError("nobody answers\nat all")

    monkeypatch.setattr("ray.init", nobody)
    words = ["simulate", "castle", "--games", "1", "--ray", "127.0.0.1:1", "--out", str(tmp_path / "games")]
    said = CliRunner().invoke(main, words)
    assert said.exit_code == 1
    assert said.output.endswith("127.0.0.1:1 can’t be reached: nobody answers\n")
