"""What is installed is whole: the wheel is built by the pinned builder, and holds all that the source folder has."""

import runpy
import subprocess
import sys
import venv
import zipfile
from pathlib import Path

import pytest

from tests.docs.tree import ROOT, tracked_files

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]
EXAMPLE = ROOT / "docs" / "research" / "examples" / "learn_battle.py"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    pytest.importorskip("hatchling")
    folder = tmp_path_factory.mktemp("wheel")
    words = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(folder)]
    subprocess.run(words, cwd=ROOT, check=True, capture_output=True)
    (built,) = folder.glob("*.whl")
    return built


def test_a_wheel_holds_every_file_of_the_package(wheel: Path) -> None:
    source = ROOT / "src"
    own = {path.relative_to(source).as_posix() for path in tracked_files() if path.is_relative_to(source / "toychest")}
    assert own - set(zipfile.ZipFile(wheel).namelist()) == set()


def test_a_wheel_holds_the_rules_pages_and_the_games_by_name(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    points = next(name for name in names if name.endswith("entry_points.txt"))
    assert "toychest/words/rules/castle.md" in names
    assert b"toybattle = toychest.games.toybattle.editions:GAME" in zipfile.ZipFile(wheel).read(points)


def test_what_is_unpacked_from_a_wheel_runs_alone(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path)
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r}); import toychest.app; print(toychest.app.__file__)"
    words = [sys.executable, "-I", "-c", code]
    said = subprocess.run(words, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert said.startswith(str(tmp_path))


def is_offline(said: str) -> bool:
    """Whether pip could not reach any index, by what play.py takes for that; anything else is a fault of the wheel."""
    return runpy.run_path(str(ROOT / "play.py"))["OFFLINE"].search(said) is not None


def test_a_fault_of_the_wheel_is_not_taken_for_a_missing_network() -> None:
    assert is_offline("WARNING: Retrying: NewConnectionError: Failed to establish a new connection")
    assert not is_offline("ERROR: Could not find a version that satisfies the requirement gymnasiun>=1.2")
    assert not is_offline("error: toychest 0.1.0 does not provide the extra 'research'")


@pytest.mark.deep  # a minute: the kernels are compiled anew
@pytest.mark.timeout(1800)
def test_the_first_example_runs_in_an_empty_environment(wheel: Path, tmp_path: Path) -> None:
    venv.create(tmp_path / "own", with_pip=True)
    python = tmp_path / "own" / ("Scripts" if sys.platform == "win32" else "bin") / "python"
    words = [str(python), "-m", "pip", "install", "-q", f"{wheel}[research]"]
    installed = subprocess.run(words, capture_output=True, text=True)
    if installed.returncode and is_offline(installed.stderr):
        pytest.skip(f"no package index is in reach: {installed.stderr.strip()[-200:]}")
    assert installed.returncode == 0, installed.stderr
    small = [str(python), str(EXAMPLE), "--games", "2", "--every", "2", "--matches", "2"]
    said = subprocess.run(small, cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    assert "against greedy" in said
