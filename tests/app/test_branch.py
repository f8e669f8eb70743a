"""`toychest branch`: a finished game is played on from in the terminal."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.web.sitting import over
from toychest.app import main
from toychest.table import branch_table, write_log

GAME = over()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    saved = tmp_path / "game.log"
    saved.write_bytes(write_log(GAME.log))
    return saved


def said(*arguments: str, typed: str = "quit\n") -> tuple[int, str]:
    done = CliRunner().invoke(main, list(arguments), input=typed)
    return done.exit_code, done.output


def test_it_goes_on_where_the_game_stood(file: Path) -> None:
    at = GAME.frames[-4].seq
    code, heard = said("branch", str(file), "--entry", str(at), "--data", str(file.parent / "data"), "--plain")
    assert (code, "resume" in heard) == (0, True)


@pytest.mark.parametrize(
    ("option", "because"),
    [
        (("--entry", "100000"), "Nobody can play on from there"),
        (("--entry", "3", "--seat", "9"), "This seat is not yours"),
        (("--entry", "3", "--bot", "9"), "There is no bot of level 9"),
    ],
)
def test_what_cannot_be_is_refused_with_its_sentence(file: Path, option: tuple[str, ...], because: str) -> None:
    code, heard = said("branch", str(file), *option, "--data", str(file.parent / "data"), "--plain")
    assert (code, because in heard) == (1, True)


def test_verify_says_which_draws_it_can_check(tmp_path: Path, file: Path) -> None:
    """A branch from just before the end, ended as the old game was: its own luck has decided nothing yet."""
    table = branch_table(GAME, GAME.frames[-2].seq, "other luck")
    last = GAME.frames[-1]
    assert last.seat is not None
    ended = table.with_move(last.seat, last.move)
    (tmp_path / "branch.log").write_bytes(write_log(ended.log))
    alone = said("verify", str(tmp_path / "branch.log"))
    together = said("verify", str(tmp_path / "branch.log"), "--origin", str(file))
    assert (alone[0], "fair since" in alone[1], "taken over" in alone[1]) == (0, True, True)
    assert (together[0], ": fair." in together[1]) == (0, True)


def test_verify_finds_another_origin(tmp_path: Path, file: Path) -> None:
    table = branch_table(GAME, GAME.frames[-2].seq, "other luck")
    last = GAME.frames[-1]
    assert last.seat is not None
    log = table.with_move(last.seat, last.move).log
    (tmp_path / "branch.log").write_bytes(write_log(log))
    code, heard = said("verify", str(file), "--origin", str(tmp_path / "branch.log"))
    assert (code, "not played on from that game" in heard) == (1, True)
