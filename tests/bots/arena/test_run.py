import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from click.testing import CliRunner
from msgspec.structs import replace

from toychest.app import main
from toychest.bots.arena import run as arena
from toychest.bots.arena.contender import contenders
from toychest.bots.arena.results_file import results_in, results_of
from toychest.bots.arena.run import load_kernel, run
from toychest.bots.arena.series import alone, bouts, ladder
from toychest.games import EDITIONS

EDITION = EDITIONS["toybattle-standard-0"]
RANDOM_PAIR = [tuple(contenders("toybattle", ["random", "random"]))]


def test_a_ladder_pairs_each_with_the_one_below() -> None:
    pairs = ladder(contenders("toybattle", ["1..3"]))
    assert [(better.name, worse.name) for better, worse in pairs] == [("2", "1"), ("3", "2")]


def test_two_games_in_a_row_swap_the_seats_and_share_the_seed() -> None:
    first, second = bouts(EDITION, ladder(contenders("toybattle", ["1..2"])), 2, 2, [{}], 1)
    assert first.seed == second.seed
    assert first.contenders == second.contenders[::-1]


def test_a_bot_by_itself_plays_another_game_each_time() -> None:
    castle = EDITIONS["castle-standard-0"]
    played = bouts(castle, alone(contenders("castle", ["1"])), 4, 1, [{"board": "castle"}, {"board": "garden"}], 1)
    assert len({bout.seed for bout in played}) == 4
    assert [bout.options["board"] for bout in played] == ["castle", "garden", "castle", "garden"]


def test_results_come_in_the_order_of_their_games(tmp_path: Path) -> None:
    path, wanted = tmp_path / "arena.csv", bouts(EDITION, RANDOM_PAIR, 3, 2, [{}], 1)
    list(run(wanted[::-1], path, 1))
    assert [result.number for result in results_of(wanted, path)] == [0, 1, 2]


def test_a_series_that_was_stopped_goes_on(tmp_path: Path) -> None:
    path, wanted = tmp_path / "arena.csv", bouts(EDITION, RANDOM_PAIR, 4, 2, [{}], 1)
    list(run(wanted[:2], path, 1))
    assert [result.number for result in run(wanted, path, 1)] == [2, 3]


def test_a_line_that_was_cut_short_is_played_again(tmp_path: Path) -> None:
    path, wanted = tmp_path / "arena.csv", bouts(EDITION, RANDOM_PAIR, 2, 2, [{}], 1)
    list(run(wanted, path, 1))
    path.write_text(path.read_text().rsplit(",", 1)[0])
    assert [result.number for result in run(wanted, path, 1)] == [1]
    assert [result.number for result in results_in(path)] == [0, 1]


def test_a_crash_before_the_first_result_leaves_nothing_in_the_way(tmp_path: Path) -> None:
    path, wanted = tmp_path / "arena.csv", bouts(EDITION, RANDOM_PAIR, 1, 2, [{}], 1)
    path.touch()
    list(run(wanted, path, 1))
    assert [result.number for result in results_in(path)] == [0]


def test_games_of_another_seed_or_strength_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "arena.csv"
    played = bouts(EDITION, RANDOM_PAIR, 1, 2, [{}], 1)
    list(run(played, path, 1))
    (bout,) = played
    softer = replace(contenders("toybattle", ["1"])[0], name="random")
    others = [
        replace(bout, seed=2),
        replace(bout, contenders=(softer, softer)),
        replace(bout, options={"terrain": "pool"}),
    ]
    assert (len(results_of(played, path)), results_of(others, path)) == (1, [])


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
    monkeypatch.setattr(arena, "crew", ThreadPoolExecutor)
    monkeypatch.setattr(arena, "thinker_of", loaded.append)
    load_kernel(bouts(EDITIONS[f"{game}-standard-0"], alone(contenders(game, bots)), 1, 1, [{}], 1))
    assert loaded == thinkers


def test_a_file_with_something_else_is_refused(tmp_path: Path) -> None:
    out = tmp_path / "letter.csv"
    out.write_text("Dear Ann,\n")
    said = CliRunner().invoke(main, ["arena", "toybattle", "--out", str(out)])
    assert (said.exit_code, "does not hold results of an arena" in said.output) == (1, True)
    assert out.read_text() == "Dear Ann,\n"


@pytest.mark.parametrize("out", ["missing/arena.csv", "letter.txt/arena.csv", f"{'long' * 100}.csv"])
def test_a_file_that_cannot_be_written_is_refused_in_a_sentence(out: str, tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("Dear Ann,\n")
    said = CliRunner().invoke(main, ["arena", "toybattle", "--bots", "random,greedy", "--out", str(tmp_path / out)])
    assert (said.exit_code, said.output.count("\n")) == (1, 1)
    assert said.output.startswith(f"Error: Results cannot be kept in {tmp_path / out}: ")


def test_a_folder_is_refused_as_a_file_in_a_sentence(tmp_path: Path) -> None:
    said = CliRunner().invoke(main, ["arena", "toybattle", "--bots", "random,random", "--out", str(tmp_path)])
    assert (said.exit_code, f"'{tmp_path}' is a directory." in said.output) == (2, True)


def test_weights_made_by_hand_for_a_planner_are_refused_in_a_sentence(tmp_path: Path) -> None:
    said = CliRunner().invoke(main, ["arena", "castle", "--bots", "hand3", "--out", str(tmp_path / "a.csv")])
    why = "in castle the bots plan, and have no weights that could be made by hand"
    assert (said.exit_code, said.output) == (1, f"Error: Bot 'hand3': {why}.\n")


def test_an_unknown_level_is_refused_in_a_sentence(tmp_path: Path) -> None:
    said = CliRunner().invoke(main, ["arena", "toybattle", "--bots", "1..9", "--out", str(tmp_path / "a.csv")])
    assert (said.exit_code, said.output) == (1, "Error: Level 7: expected one of 1, 2, 3, 4, 5, 6.\n")


@pytest.mark.parametrize(
    ("choice", "said"),
    [("--bots=1,1", "Name each bot once"), ("--option=terrain", "write NAME=VALUE"), ("--bots=1", "at least two")],
)
def test_what_cannot_be_played_is_refused_in_a_sentence(choice: str, said: str, tmp_path: Path) -> None:
    refused = CliRunner().invoke(main, ["arena", "toybattle", choice, "--out", str(tmp_path / "kept.csv")])
    assert refused.exit_code == 1
    assert said in refused.output


def test_an_unknown_game_is_refused_with_what_there_is() -> None:
    said = CliRunner().invoke(main, ["arena", "ludo"])
    assert said.output == "Error: No game is called ludo; there are castle, clockwork, toybattle.\n"


def test_results_that_their_picture_would_overwrite_are_refused(tmp_path: Path) -> None:
    said = CliRunner().invoke(main, ["arena", "toybattle", "--bots", "1,2", "--out", str(tmp_path / "arena.svg")])
    assert said.exit_code == 1
    assert "give the results another ending" in said.output


def test_the_arena_tells_shares_ratings_and_where_they_are_kept(tmp_path: Path) -> None:
    out = tmp_path / "arena.csv"
    said = CliRunner().invoke(
        main, ["arena", "toybattle", "--bots", "random,greedy", "--games", "2", "--out", str(out)]
    )
    assert "greedy - random" in said.output
    assert "rating greedy" in said.output
    assert out.with_suffix(".svg").exists()


CREW_OF_ONE = """
import os, time
from toychest.bots.arena.run import crew
with crew(1) as pool:
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
