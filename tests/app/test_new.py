"""`toychest new NAME`, from nothing: the game is written, found, lawful, and played in terminal and browser."""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.app.program import piped
from tests.web.process import started
from toychest.app import main

pytestmark = pytest.mark.slow

WORDS = "regatta/words/en/regatta.ftl"
CODE = "regatta/__init__.py"
A_WHOLE_GAME = ["hide 1", "search 2"] * 5
TO_PLAY = """A small game to start from lies in {folder}
Play it here: python3 play.py play regatta
In the browser: python3 play.py serve
Try its laws: python3 play.py laws regatta
"""


def new(*words: str) -> Result:
    return CliRunner(env={"LC_ALL": "C"}).invoke(main, ["new", *words])


def seated_by_play(folder: Path, patch: pytest.MonkeyPatch) -> None:
    """As if play.py had set Toychest up in this folder, and somebody stood in it."""
    (folder / "play.py").touch()
    patch.setattr(sys, "prefix", str(folder / ".venv"))
    patch.chdir(folder)


@pytest.fixture
def clone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    seated_by_play(tmp_path, monkeypatch)
    return tmp_path


@pytest.fixture(scope="module")
def regatta(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A new game; nobody changes it."""
    with pytest.MonkeyPatch.context() as patch:
        folder = tmp_path_factory.mktemp("clone")
        seated_by_play(folder, patch)
        assert new("regatta").exit_code == 0
        yield folder / "regatta"


def test_it_says_how_to_play(clone: Path) -> None:
    assert new("regatta").output == TO_PLAY.format(folder=clone / "regatta")


def test_play_is_told_where_it_is(clone: Path) -> None:
    new("regatta")
    new("harbour")
    assert (clone / "own-games.txt").read_text() == f"{clone / 'regatta'}\n{clone / 'harbour'}\n"


def test_without_play_it_says_how_to_install_it(clone: Path) -> None:
    (clone / "play.py").unlink()
    said = f"Put it on the shelf first: python3 -m pip install --editable {clone / 'regatta'}"
    assert said in new("regatta").output.splitlines()


@pytest.mark.parametrize("name", ["re", "Regatta", "my-game", "../regatta", "castle", "json", "msgspec", "toychest"])
def test_a_name_that_is_taken_or_no_name_is_refused(clone: Path, name: str) -> None:
    assert (new(name).exit_code, list(clone.iterdir())) == (1, [clone / "play.py"])


def test_what_is_there_is_not_written_over(clone: Path) -> None:
    (clone / "regatta").mkdir()
    told = f"Error: There is a file {clone / 'regatta'} already. Choose another name.\n"
    assert (new("regatta").output, list((clone / "regatta").iterdir())) == (told, [])


def test_a_prefix_is_made_of_letters(clone: Path) -> None:
    new("go9")
    assert "**GO 1.1** Two seats" in (clone / "go9" / "go9" / "rules.md").read_text(encoding="utf-8")


def test_it_speaks_another_language(clone: Path) -> None:
    assert "In the browser" not in new("regatta", "--language", "hu").output


def written(folder: Path) -> list[Path]:
    """Every file, but for what Python left there when the game was played."""
    return [path for path in folder.rglob("*") if path.is_file() and path.suffix != ".pyc"]


def test_it_is_250_lines_at_most(regatta: Path) -> None:
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in written(regatta)) <= 250


def test_nothing_of_the_model_is_left(regatta: Path) -> None:
    texts = {path.relative_to(regatta): path.read_text(encoding="utf-8") for path in written(regatta)}
    assert [name for name, text in texts.items() if "har" in f"{name} {text}".lower().replace("shar", "")] == []


def test_its_project_names_the_entry_point_that_python_finds(regatta: Path) -> None:
    project = tomllib.loads((regatta / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    found = (regatta / "regatta.egg-info" / "entry_points.txt").read_text(encoding="utf-8")
    assert (project["entry-points"], found) == (
        {"toychest.games": {"regatta": "regatta:GAME"}},
        "[toychest.games]\nregatta = regatta:GAME\n",
    )


def test_it_keeps_every_law(regatta: Path) -> None:
    said = piped(["laws", "regatta"], [], PYTHONPATH=str(regatta))
    assert (said.stdout, said.returncode) == ("Regatta keeps all 40 laws.\n", 0)


def test_its_own_tests_pass(regatta: Path) -> None:
    tried = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:randomly", "--rootdir=."]
    done = subprocess.run(tried, cwd=regatta, capture_output=True, text=True, timeout=60)
    assert "2 passed" in done.stdout, done.stdout


def test_a_whole_game_is_played_in_the_terminal(regatta: Path, tmp_path: Path) -> None:
    seats = ["--name", "Ann", "--name", "Bo", "--data", str(tmp_path), "--seed", "x"]
    said = piped(["play", "regatta", *seats], A_WHOLE_GAME, PYTHONPATH=str(regatta)).stdout
    assert ("Ann hid the barrel under pier 1." in said, "points after five rounds. Rule REG 3.1." in said) == (
        True,
        True,
    )


def test_whoever_searches_is_not_told_where(regatta: Path, tmp_path: Path) -> None:
    seats = ["--name", "Ann", "--name", "Bo", "--data", str(tmp_path), "--seed", "x"]
    said = piped(["play", "regatta", *seats], ["hide 3"], PYTHONPATH=str(regatta)).stdout
    assert "3" not in said.partition("Bo looks at the screen now.")[2].partition("Type a move.")[0]


@pytest.mark.asyncio
async def test_the_browser_is_offered_it_with_its_words(regatta: Path, tmp_path: Path) -> None:
    async with started(tmp_path / "data", before=("env", f"PYTHONPATH={regatta}")) as site:
        offered = [edition["id"] for edition in (await site.get("/api/editions")).json()["editions"]]
        words = (await site.get("/words/regatta/hu.ftl")).text
    assert (offered[-1], "game-regatta = Regatta" in words) == ("regatta-standard-0", True)


def test_a_broken_game_is_told_and_ours_are_played(tmp_path: Path) -> None:
    (tmp_path / "wreck.egg-info").mkdir()
    (tmp_path / "wreck.egg-info" / "entry_points.txt").write_text("[toychest.games]\nwreck = wreck:GAME\n")
    (tmp_path / "wreck.py").write_text("GAME = 1 / 0\n")
    said = piped(["play", "castle", "--list", "--data", str(tmp_path)], [], PYTHONPATH=str(tmp_path))
    told = f"The game “wreck” can’t be played: ZeroDivisionError: division by zero ({tmp_path}/wreck.py:1)\n"
    assert (said.returncode, said.stderr, said.stdout != "") == (0, told, True)


def test_an_unknown_game_has_no_laws() -> None:
    said = CliRunner(env={"LC_ALL": "C"}).invoke(main, ["laws", "chess"])
    assert (said.exit_code, said.output.splitlines()) == (
        1,
        [
            "Error: No game here is called “chess”. Here are: castle, clockwork, toybattle. "
            "A game of your own is found when play.py starts: python3 play.py laws chess"
        ],
    )


@pytest.mark.parametrize(("name", "fault"), [("my-game", "can’t name a new game"), ("castle", "is taken")])
def test_a_refused_name_is_told_its_fault(clone: Path, name: str, fault: str) -> None:
    assert fault in new(name).output


def laws_of_changed(regatta: Path, tmp_path: Path, file: str, before: str, after: str) -> str:
    """What the laws say of the new game with one change in it."""
    copy = shutil.copytree(regatta, tmp_path / "regatta")
    text = (copy / file).read_text(encoding="utf-8")
    assert before in text
    (copy / file).write_text(text.replace(before, after), encoding="utf-8")
    said = piped(["laws", "regatta"], [], PYTHONPATH=str(copy))
    assert said.returncode == 1
    return said.stderr


@pytest.mark.parametrize(
    "id",
    ["move-hide", "event-barrel-found", "refused-not-now.help", "outcome-rounds-over.because", "view-is_hidden"],
)
def test_a_sentence_that_is_missing_is_told(regatta: Path, tmp_path: Path, id: str) -> None:
    name, _, part = f"regatta-{id}".partition(".")
    words = (regatta / WORDS).read_text(encoding="utf-8")
    whole = next(block for block in re.split(r"\n(?=\S)", words) if block.startswith(f"{name} ="))
    without = whole.replace(f".{part} =", ".other =") if part else whole.replace(name, "other")
    told = f"Error: These sentences are missing in English: regatta-{id}"
    assert told in laws_of_changed(regatta, tmp_path, WORDS, whole, without)


def test_words_that_are_no_fluent_are_told(regatta: Path, tmp_path: Path) -> None:
    told = laws_of_changed(regatta, tmp_path, WORDS, "search pier { $first }", "search pier { $first")
    assert "Error: These words can’t be read: en/regatta.ftl:20 Expected token" in told


def test_a_point_that_is_lost_is_caught(regatta: Path, tmp_path: Path) -> None:
    told = laws_of_changed(
        regatta, tmp_path, CODE, "own + (is_found == (each == seat))", "own + (is_found and each == seat)"
    )
    assert "pieces_are_conserved" in told
