"""What was played is kept line by line, and played once."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from msgspec.structs import replace

from toychest.bots.arena.contender import contenders
from toychest.bots.arena.results_file import results_in, results_of
from toychest.bots.arena.run import run
from toychest.bots.arena.series import bouts
from toychest.games import EDITIONS

pytestmark = pytest.mark.slow

EDITION = EDITIONS["toybattle-standard-0"]
RANDOM_PAIR = [tuple(contenders("toybattle", ["random", "random"]))]


def test_results_come_in_the_order_of_their_games(tmp_path: Path) -> None:
    path, wanted = tmp_path / "arena.csv", bouts(EDITION, RANDOM_PAIR, 3, 2, [{}], 1)
    list(run(wanted[::-1], path, ThreadPoolExecutor(1)))
    assert [result.number for result in results_of(wanted, path)] == [0, 1, 2]


def test_a_series_that_was_stopped_goes_on(tmp_path: Path) -> None:
    path, wanted = tmp_path / "arena.csv", bouts(EDITION, RANDOM_PAIR, 4, 2, [{}], 1)
    list(run(wanted[:2], path, ThreadPoolExecutor(1)))
    assert [result.number for result in run(wanted, path, ThreadPoolExecutor(1))] == [2, 3]


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    path, wanted = tmp_path / "arena.csv", bouts(EDITION, RANDOM_PAIR, 2, 2, [{}], 1)
    list(run(wanted, path, ThreadPoolExecutor(1)))
    path.write_text(path.read_text().rsplit(",", 1)[0])
    assert [result.number for result in run(wanted, path, ThreadPoolExecutor(1))] == [1]
    assert [result.number for result in results_in(path)] == [0, 1]


def test_a_crash_before_the_first_result_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    path, wanted = tmp_path / "arena.csv", bouts(EDITION, RANDOM_PAIR, 1, 2, [{}], 1)
    path.touch()
    list(run(wanted, path, ThreadPoolExecutor(1)))
    assert [result.number for result in results_in(path)] == [0]


def test_games_of_another_seed_or_strength_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "arena.csv"
    played = bouts(EDITION, RANDOM_PAIR, 1, 2, [{}], 1)
    list(run(played, path, ThreadPoolExecutor(1)))
    (bout,) = played
    softer = replace(contenders("toybattle", ["1"])[0], name="random")
    others = [
        replace(bout, seed=2),
        replace(bout, contenders=(softer, softer)),
        replace(bout, options={"terrain": "pool"}),
    ]
    assert (len(results_of(played, path)), results_of(others, path)) == (1, [])
