"""`toychest review`: the bill and the moments in words, a graph, all numbers; and a sentence for what cannot be."""

import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

import toychest.commands.review as command
from tests.app.test_verify import with_header
from tests.review.golden import BATTLE, CASTLE
from tests.table.tamper import file_with
from tests.web.sitting import over
from tools.golden_games import GAMES
from toychest.app import main
from toychest.review.reviewed import Review, reviewed
from toychest.table import write_log
from toychest.words import LANGUAGES

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("review")]

FILE = str(GAMES / "castle" / "golden" / "puzzle-4-gate.log")
LOG = over().log


def review(*words: str) -> Result:
    return CliRunner().invoke(main, ["review", *words])


def test_it_prints_bill_and_moments(tmp_path: Path) -> None:
    said = review(FILE, "--data", str(tmp_path)).stdout
    assert "At the start" in said
    assert "Moments worth a look" in said
    assert "planner 1" in said


def test_the_printed_bill_of_a_battle_adds_up(tmp_path: Path) -> None:
    said = review(str(GAMES / f"{BATTLE}.log"), "--data", str(tmp_path), "--work", "1").stdout.replace("−", "-")
    cells = [re.sub(" ±[0-9]+", "", line).split()[-2:] for line in said.splitlines()[2:9]]
    first = [int(points) for points, _ in cells]
    assert sum(first[:-1]) == first[-1]


def test_in_plain_mode_a_bill_is_a_line(tmp_path: Path) -> None:
    said = review(FILE, "--data", str(tmp_path), "--plain").stdout
    assert "The team: At the start 100 exact, Cards 0, Rows −100 exact, Our rounding 0, At the end 0" in said


def test_what_is_not_exact_has_its_interval(tmp_path: Path) -> None:
    said = review(str(GAMES / f"{CASTLE}.log"), "--data", str(tmp_path)).stdout
    assert re.search("At the start +[0-9]+ ±[0-9]+", said)
    assert "± says how far off a number may be." in said


def test_the_verdict_is_in_the_words_of_the_game(tmp_path: Path) -> None:
    assert "Better rows were there: −100." in review(FILE, "--data", str(tmp_path)).stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(tmp_path: Path, language: str) -> None:
    said = review(FILE, "--data", str(tmp_path), "--language", language).stdout
    assert "review-" not in said


def test_all_numbers_are_written_as_json(tmp_path: Path) -> None:
    review(FILE, "--data", str(tmp_path), "--json", str(tmp_path / "out.json"))
    found = msgspec.json.decode((tmp_path / "out.json").read_bytes(), type=Review)
    assert (found.edition, found.bills[0].end) == ("castle-standard-0", 0.0)


def test_the_graph_is_a_picture_of_our_own(tmp_path: Path) -> None:
    review(FILE, "--data", str(tmp_path), "--svg", str(tmp_path / "out.svg"))
    picture = (tmp_path / "out.svg").read_text("utf-8")
    assert picture.startswith("<svg")
    assert "The chance to win" in picture


NOT_REVIEWED = {
    "another JSON": (b'{"name": "chess"}\n', "is no saved game"),
    "a truncated file": (b"\n".join(write_log(LOG).split(b"\n")[:9]) + b"\n", "after entry 8"),
    "a damaged entry": (file_with(LOG, 3, '"seq":3', '"seq":4'), "is damaged"),
    "an unknown edition": (with_header(LOG, edition="chess-0"), "not in the chest"),
}


@pytest.mark.parametrize("name", NOT_REVIEWED)
def test_what_is_no_finished_game_gets_its_sentence(tmp_path: Path, name: str) -> None:
    content, sentence = NOT_REVIEWED[name]
    (tmp_path / "game.log").write_bytes(content)
    done = review(str(tmp_path / "game.log"), "--data", str(tmp_path))
    assert (done.exit_code, sentence in done.output, "Traceback" in done.output) == (1, True, False)


def test_a_file_that_is_not_there_is_called_a_file(tmp_path: Path) -> None:
    found = review(str(tmp_path / "nothing.log"), "--data", str(tmp_path))
    assert (found.exit_code, "There is no file " in found.stderr) == (1, True)


def test_a_folder_is_no_game(tmp_path: Path) -> None:
    found = review(str(tmp_path), "--data", str(tmp_path))
    assert (found.exit_code, "is no file, but a folder" in found.stderr) == (1, True)


@pytest.mark.parametrize("work", ["0", "-5", "100000"])
def test_no_work_gets_its_sentence(tmp_path: Path, work: str) -> None:
    done = review(FILE, "--data", str(tmp_path), "--work", work)
    assert (done.exit_code, "Choose from 1 to" in done.output) == (1, True)


def test_ctrl_c_leaves_what_a_first_look_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def interrupted(*asked: object) -> Review:
        calls.append(len(asked))
        if len(calls) > 1:
            raise KeyboardInterrupt
        return reviewed(*asked)  # type: ignore[arg-type]

    monkeypatch.setattr(command, "reviewed", interrupted)
    done = review(FILE, "--data", str(tmp_path))
    assert (done.exit_code, "a first look found" in done.stdout, "At the end" in done.stdout) == (0, True, True)


def test_ctrl_c_before_anything_is_found_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*asked: object) -> Review:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "reviewed", interrupted)
    done = review(FILE, "--data", str(tmp_path))
    assert (done.exit_code, "before anything was found" in done.output) == (1, True)


def test_a_file_that_cannot_be_written_gets_its_sentence(tmp_path: Path) -> None:
    done = review(FILE, "--data", str(tmp_path), "--json", str(tmp_path / "nowhere" / "out.json"))
    assert (done.exit_code, "could not be written" in done.output) == (1, True)
