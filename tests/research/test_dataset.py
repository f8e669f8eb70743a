"""A simulation's folder: the same bytes whoever makes it, nothing twice, and every log proven."""

from collections.abc import Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from pathlib import Path

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

from toychest.bots.arena.contender import contenders
from toychest.bots.crews.crew import Workforce, crew
from toychest.contract import CHANCE
from toychest.contract.kernel import Kernel, Observing
from toychest.games import EDITIONS
from toychest.research.dataset import Dataset, OtherFolder, logs_in
from toychest.research.simulated import Asked, simulated
from toychest.research.transitions import ForeignParquet, read_transitions
from toychest.table import verify

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("dataset")]

GAMES, A_BATCH = 7, 3


def asked(seed: int = 1, edition: str = "castle-standard-0", seats: int = 1) -> Asked:
    game = EDITIONS[edition].game
    bots = tuple(contenders(game, ["random"]))
    return Asked(edition=edition, seats=seats, bots=bots, choices=({},), seed=seed)


def made(folder: Path, pool: Executor, games: int = GAMES, of: Asked | None = None) -> Path:
    for _ in Dataset(folder, of or asked(), games, A_BATCH).make(pool):
        pass
    return folder


def kernel_of(edition: str) -> tuple[Kernel, Observing]:
    """The kernel of an edition that is observed, and how."""
    kernel = EDITIONS[edition].kernel
    assert kernel is not None
    observing = kernel().observing
    assert observing is not None
    return kernel(), observing()


def content(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return made(tmp_path_factory.mktemp("made") / "whole", ThreadPoolExecutor(1))


@pytest.fixture
def thread() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


@pytest.mark.slow
def test_two_processes_write_the_bytes_that_one_thread_writes(whole: Path, tmp_path: Path) -> None:
    with crew(Workforce(2)) as pool:
        assert content(made(tmp_path / "by two", pool)) == content(whole)


def test_every_log_is_proven_by_its_seed(whole: Path) -> None:
    verdicts = [verify(log, EDITIONS) for log in logs_in(whole)]
    assert [verdict.is_fair for verdict in verdicts] == [True] * GAMES


def test_transitions_say_what_the_logs_say(whole: Path) -> None:
    rows = read_transitions(whole).to_pylist()
    logged = [(number, entry.seq, entry.seat) for number, log in enumerate(logs_in(whole)) for entry in log.entries]
    assert [(row["game"], row["entry"], row["seat"]) for row in rows] == logged
    assert all(row["move"] in row["legal"] and row["action"] in row["actions"] for row in rows if row["seat"] >= 0)


def test_an_observation_is_that_of_the_state_before_the_move(whole: Path) -> None:
    rows = [row for row in read_transitions(whole).to_pylist() if row["seat"] >= 0]
    assert {len(row["observation"]) for row in rows} == {kernel_of("castle-standard-0")[1].size}
    assert len({tuple(row["observation"]) for row in rows}) > len(rows) // 2


@pytest.mark.parametrize("edition", ["castle-standard-0", "toybattle-standard-0"])
def test_an_observation_is_that_of_the_packed_state(edition: str, tmp_path: Path) -> None:
    of, (kernel, observing) = asked(edition=edition, seats=2), kernel_of(edition)
    rows = read_transitions(made(tmp_path / "one", ThreadPoolExecutor(1), games=1, of=of)).to_pylist()
    states = simulated(of, 0).states
    tables, seen = kernel.tables(states[0]), np.zeros(observing.size, np.int8)
    for row, state in zip(rows, states, strict=False):
        if row["seat"] != CHANCE:
            observing.observe(tables, kernel.pack(state, None), row["seat"], 0, seen)
            assert row["observation"] == seen.tolist()


def test_a_simulation_that_was_stopped_goes_on_to_the_same_bytes(
    whole: Path, tmp_path: Path, thread: ThreadPoolExecutor
) -> None:
    stopped = Dataset(tmp_path / "stopped", asked(), GAMES, A_BATCH)
    next(stopped.make(thread))
    again = Dataset(tmp_path / "stopped", asked(), GAMES, A_BATCH)
    assert [batch.number for batch in again.missing] == [1, 2]
    assert content(made(tmp_path / "stopped", ThreadPoolExecutor(1))) == content(whole)


def test_a_simulation_that_is_to_be_longer_makes_its_short_batch_again(whole: Path, tmp_path: Path) -> None:
    shorter = made(tmp_path / "short", ThreadPoolExecutor(1), games=4)
    assert content(made(shorter, ThreadPoolExecutor(1))) == content(whole)


def test_a_folder_of_another_simulation_is_refused(whole: Path) -> None:
    with pytest.raises(OtherFolder, match="holds another simulation"):
        Dataset(whole, asked(seed=2), GAMES, A_BATCH)


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann,\n")
    with pytest.raises(OtherFolder, match="something else than a simulation"):
        Dataset(tmp_path, asked(), GAMES, A_BATCH)


@pytest.mark.parametrize("foreign", ["parquet", "text", "empty"])
def test_a_foreign_parquet_file_is_refused(foreign: str, whole: Path, tmp_path: Path) -> None:
    (tmp_path / "simulation.json").write_bytes((whole / "simulation.json").read_bytes())
    path = tmp_path / "moves-000000.parquet"
    if foreign == "parquet":
        pq.write_table(pa.table({"game": [1]}), path)
    else:
        path.write_text("Dear Ann,\n" if foreign == "text" else "")
    with pytest.raises(ForeignParquet, match="holds no transitions of a simulation"):
        Dataset(tmp_path, asked(), GAMES, A_BATCH)


def test_transitions_of_another_simulation_are_refused(whole: Path, tmp_path: Path) -> None:
    Dataset(tmp_path, asked(seed=2), GAMES, A_BATCH)
    (tmp_path / "moves-000000.parquet").write_bytes((whole / "moves-000000.parquet").read_bytes())
    with pytest.raises(ForeignParquet, match="belongs to another simulation"):
        Dataset(tmp_path, asked(seed=2), GAMES, A_BATCH)


@pytest.mark.parametrize("edition", ["toybattle-standard-0", "clockwork-standard-0"])
def test_chance_brings_what_its_odds_say_and_somebody_wins(edition: str, tmp_path: Path) -> None:
    of = asked(edition=edition, seats=2)
    rows = read_transitions(made(tmp_path / "one", ThreadPoolExecutor(1), games=1, of=of)).to_pylist()
    chance = [row for row in rows if row["seat"] == -1]
    assert all(0 < row["weight"] <= row["weights"] for row in chance)
    assert {row["share"] for row in rows if row["seat"] >= 0} == {0.0, 1.0}
