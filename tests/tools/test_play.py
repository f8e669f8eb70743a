"""play.py as a newcomer meets it: real runs, in a folder with a space in its name, without a network."""

import ast
import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import zipfile
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent
SETTING_UP = "Setting up Toychest"
PATIENCE = 250
"""Seconds until a set-up counts as hanging: fewer than the test itself has, and enough on a busy machine."""

RUNS = [pytest.mark.slow, pytest.mark.xdist_group("play")]
WHEEL = {
    "{}.py": "",
    "{}-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: {}\nVersion: 1.0\n",
    "{}-1.0.dist-info/WHEEL": "Wheel-Version: 1.0\nGenerator: hand\nRoot-Is-Purelib: true\nTag: py3-none-any\n",
    "{}-1.0.dist-info/RECORD": "{}.py,,\n",
}
CLOSED = "http://127.0.0.1:9/simple"  # the discard port: nothing answers there
WITHOUT = """
import importlib.util, runpy, sys
real = importlib.util.find_spec
missing = sys.argv[1].split()
importlib.util.find_spec = lambda name, *rest: None if name in missing else real(name, *rest)
sys.argv = sys.argv[2:]
runpy.run_path(sys.argv[0], run_name="__main__")
"""


@dataclass(frozen=True)
class Chest:
    """A small project that play.py can set up: it needs the wheel `toy` to play, and thinks fast with `motor`."""

    folder: Path
    tools: Path  # what the PATH finds

    @property
    def play(self) -> Path:
        return self.folder / "play.py"

    def command(self, *arguments: str) -> list[str]:
        return [sys.executable, str(self.play), *arguments]

    def environment(self, **extra: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "UV_", "PYTHON"))}
        wheels = {"PIP_NO_INDEX": "1", "PIP_FIND_LINKS": (self.folder / "wheels").as_uri()}
        return kept | {"PATH": str(self.tools), "PIP_CONFIG_FILE": os.devnull} | (extra or wheels)

    def run(self, *arguments: str, cwd: Path | None = None, **extra: str) -> subprocess.CompletedProcess[str]:
        environment = self.environment(**extra)
        command = self.command(*arguments)
        return subprocess.run(command, cwd=cwd, env=environment, capture_output=True, text=True, timeout=PATIENCE)

    def run_without(self, modules: str) -> subprocess.CompletedProcess[str]:
        """A start by a Python that lacks these."""
        command = [sys.executable, "-c", WITHOUT, modules, str(self.play)]
        return subprocess.run(command, env=self.environment(), capture_output=True, text=True, timeout=PATIENCE)

    def fetch(self, **extra: str) -> subprocess.CompletedProcess[str]:
        """What a Toychest that plays does with the command that it was told."""
        command = json.loads((self.folder / "told.txt").read_text())
        return subprocess.run(command, env=self.environment(**extra), capture_output=True, text=True, timeout=PATIENCE)

    @property
    def has_motor(self) -> bool:
        return any(self.folder.glob(".venv/lib/*/site-packages/motor.py"))

    def module(self) -> ModuleType:
        """This folder's play.py, to ask it single questions."""
        spec = importlib.util.spec_from_file_location("play_of_a_chest", self.play)
        assert spec is not None
        assert spec.loader is not None
        play = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(play)
        return play


@pytest.fixture
def chest(tmp_path: Path) -> Chest:
    return made_chest(tmp_path)


def made_chest(place: Path) -> Chest:
    chest = Chest(place / "a toy chest", place / "tools")
    for folder in ("locks", "wheels", "src/toychest", "tools"):
        (chest.folder / folder).mkdir(parents=True)
    chest.tools.mkdir()
    shutil.copy(ROOT / "play.py", chest.play)
    toy, motor = made_wheel(chest, "toy"), made_wheel(chest, "motor")
    for lock in ("page.txt", "run.txt", "extras.txt", "research.txt", "dev.txt"):
        (chest.folder / "locks" / lock).write_text(f"# {lock}\n{toy if lock == 'page.txt' else toy + motor}")
    says = "import os, sys, toy; print({!r}, sys.argv[1:], os.path.basename(os.getcwd()))"
    told = "pathlib.Path(__file__).parents[2] / 'told.txt'"
    tells = f"import pathlib; ({told}).write_text(os.environ.get('TOYCHEST_FETCH_ENGINE', ''))"
    (chest.folder / "src" / "toychest" / "__init__.py").touch()
    (chest.folder / "src" / "toychest" / "__main__.py").write_text(f"{says.format('toychest')}; {tells}")
    (chest.folder / "tools" / "checks.py").write_text(says.format("checks"))
    return chest


def made_wheel(chest: Chest, name: str) -> str:
    """A wheel in the chest, and its pin."""
    wheel = chest.folder / "wheels" / f"{name}-1.0-py3-none-any.whl"
    with zipfile.ZipFile(wheel, "w") as archive:
        for path, text in WHEEL.items():
            archive.writestr(path.replace("{}", name), text.replace("{}", name))
    return f"{name}==1.0 --hash=sha256:{hashlib.sha256(wheel.read_bytes()).hexdigest()}\n"


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> tuple[Chest, subprocess.CompletedProcess[str]]:
    """A chest in which an earlier set-up broke off, after its first start."""
    chest = made_chest(tmp_path_factory.mktemp("started"))
    (chest.folder / ".venv" / "bin").mkdir(parents=True)
    (chest.folder / ".venv" / "half-made").touch()
    return chest, chest.run()


@pytest.fixture
def can_play(started: tuple[Chest, subprocess.CompletedProcess[str]], tmp_path: Path) -> Chest:
    """A chest that can play, and has never been tested: a copy of one, since a set-up takes long."""
    chest = Chest(tmp_path / "a copied chest", started[0].tools)
    shutil.copytree(started[0].folder, chest.folder, symlinks=True)
    assert (chest.run().returncode, chest.run().stderr) == (0, "")
    return chest


@pytest.fixture(params=["with pip", "without pip, as uv makes it"])
def player(request: pytest.FixtureRequest, can_play: Chest) -> Chest:
    """Such a chest, whichever way it was made."""
    if request.param != "with pip":
        for folder in can_play.folder.glob(".venv/lib/*/site-packages/pip*"):
            shutil.rmtree(folder)
    return can_play


class TestStarting:
    pytestmark = RUNS

    def test_the_first_start_sets_up_and_serves(self, started: tuple[Chest, subprocess.CompletedProcess[str]]) -> None:
        _, first = started
        assert (first.returncode, first.stdout.split(" ", 2)[:2]) == (0, ["toychest", "['serve']"]), first.stderr

    def test_the_first_start_says_that_it_takes_long(
        self, started: tuple[Chest, subprocess.CompletedProcess[str]]
    ) -> None:
        assert SETTING_UP in started[1].stderr

    def test_a_half_made_folder_is_made_anew(self, started: tuple[Chest, subprocess.CompletedProcess[str]]) -> None:
        assert not (started[0].folder / ".venv" / "half-made").exists()

    def test_the_second_start_sets_nothing_up(self, started: tuple[Chest, subprocess.CompletedProcess[str]]) -> None:
        assert started[0].run().stderr == ""

    def test_other_words_are_passed_on_from_where_you_stand(
        self, started: tuple[Chest, subprocess.CompletedProcess[str]], tmp_path: Path
    ) -> None:
        said = started[0].run("verify", "my game.log", cwd=tmp_path).stdout
        assert said == f"toychest ['verify', 'my game.log'] {tmp_path.name}\n"

    def test_testing_adds_to_what_is_there(self, can_play: Chest) -> None:
        (can_play.folder / ".venv" / "kept").touch()
        assert can_play.run("test", "--fast").stdout.startswith("checks ['test', '--fast']")
        assert (can_play.folder / ".venv" / "kept").exists()

    @pytest.mark.parametrize("words", [("arena", "castle"), ("board", "print", "garden")])
    def test_what_few_people_use_is_added_when_it_is_wanted(self, words: tuple[str, ...], player: Chest) -> None:
        (player.folder / ".venv" / "kept").touch()
        first, again = player.run(*words), player.run(*words)
        assert first.stdout.startswith(f"toychest {list(words)}")
        assert (SETTING_UP in first.stderr, again.stderr) == (True, "")
        assert (player.folder / ".venv" / "kept").exists()

    def test_printing_without_a_network_leaves_what_plays(self, player: Chest) -> None:
        (player.folder / "locks" / "extras.txt").write_text(f"more==1.0 --hash=sha256:{'0' * 64}\n")
        printing = player.run("board", "print", "garden", PIP_INDEX_URL=CLOSED, PIP_RETRIES="1")
        assert printing.stderr.splitlines()[1:] == [player.module().say("no-network")]
        play = player.run(PIP_INDEX_URL=CLOSED, PIP_RETRIES="1")
        assert (play.returncode, play.stderr) == (0, "")

    def test_testing_without_a_network_leaves_what_plays(self, player: Chest) -> None:
        (player.folder / "locks" / "dev.txt").write_text(f"more==1.0 --hash=sha256:{'0' * 64}\n")
        test = player.run("test", PIP_INDEX_URL=CLOSED, PIP_RETRIES="1")
        assert test.stderr.splitlines()[1:] == [player.module().say("no-network")]
        play = player.run(PIP_INDEX_URL=CLOSED, PIP_RETRIES="1")
        assert (play.returncode, play.stderr) == (0, "")

    def test_two_starts_at_once_set_up_once(self, chest: Chest) -> None:
        pipe = subprocess.PIPE
        environment = chest.environment()
        both = [subprocess.Popen(chest.command(), env=environment, stdout=pipe, stderr=pipe) for _ in range(2)]
        said = [each.communicate(timeout=PATIENCE)[1].decode() for each in both]
        assert [each.returncode for each in both] == [0, 0], said
        assert sum(SETTING_UP in each for each in said) == 1

    @pytest.mark.skipif(os.name == "nt", reason="a shell script stands in for uv")
    def test_where_uv_fails_pip_goes_on(self, chest: Chest) -> None:
        uv = chest.tools / "uv"
        uv.write_text("#!/bin/sh\nexit 2\n")
        uv.chmod(0o755)
        assert chest.run().returncode == 0

    def test_where_this_python_has_no_pip_the_folder_gets_its_own(self, chest: Chest) -> None:
        assert chest.run_without("pip").returncode == 0
        assert any(chest.folder.glob(".venv/lib/*/site-packages/pip"))

    def test_without_a_network_it_says_one_sentence(self, chest: Chest) -> None:
        start = chest.run(PIP_INDEX_URL=CLOSED, PIP_RETRIES="1")
        assert start.returncode == 1
        assert start.stderr.splitlines()[1:] == [chest.module().say("no-network")]

    def test_without_a_network_it_is_not_set_up(self, chest: Chest) -> None:
        chest.run(PIP_INDEX_URL=CLOSED, PIP_RETRIES="1")
        assert not chest.module().is_set_up("page.txt")

    def test_a_package_that_was_swapped_is_refused(self, chest: Chest) -> None:
        with zipfile.ZipFile(chest.folder / "wheels" / "toy-1.0-py3-none-any.whl", "a") as archive:
            archive.writestr("evil.py", "")
        start = chest.run()
        assert start.returncode == 1
        assert "HASHES" in start.stderr


class TestTheEngine:
    """What bots think fast with comes while somebody plays already."""

    pytestmark = RUNS

    def test_whoever_plays_does_not_wait_for_it(self, started: tuple[Chest, subprocess.CompletedProcess[str]]) -> None:
        assert not started[0].has_motor

    def test_it_is_fetched_by_the_command_that_was_told(self, player: Chest) -> None:
        assert player.fetch().returncode == 0
        assert player.has_motor
        assert player.module().is_set_up("run.txt")

    def test_once_it_is_there_nothing_is_told(self, can_play: Chest) -> None:
        can_play.fetch()
        can_play.run()
        assert (can_play.folder / "told.txt").read_text() == ""

    def test_what_broke_off_is_gone_on_with_at_the_next_start(self, can_play: Chest) -> None:
        (site,) = can_play.folder.glob(".venv/lib/*/site-packages")
        (site / "motor.py").write_text("half of it")
        again = can_play.run()
        assert (again.returncode, again.stderr) == (0, "")
        assert can_play.fetch().returncode == 0
        assert (site / "motor.py").read_text() == ""

    def test_without_a_network_it_says_one_sentence_and_play_goes_on(self, can_play: Chest) -> None:
        fetch = can_play.fetch(PIP_INDEX_URL=CLOSED, PIP_RETRIES="1")
        assert (fetch.returncode, fetch.stderr.splitlines()[-1]) == (1, can_play.module().say("no-network"))
        again = can_play.run()
        assert (again.returncode, again.stderr) == (0, "")
        assert (can_play.folder / "told.txt").read_text() != ""

    @pytest.mark.parametrize("words", [("test",), ("laws", "castle"), ("arena", "castle")])
    def test_what_needs_it_waits_for_it(self, words: tuple[str, ...], chest: Chest) -> None:
        assert chest.run(*words).returncode == 0
        assert chest.has_motor


def test_without_the_venv_module_it_says_one_sentence(chest: Chest) -> None:
    start = chest.run_without("ensurepip pip")
    assert start.returncode == 1
    assert start.stderr.splitlines()[1:] == [chest.module().say("no-venv")]


def test_debians_half_of_a_venv_module_gets_the_same_sentence(chest: Chest) -> None:
    play = chest.module()
    with pytest.raises(play.CannotSetUp, match="python3-venv"):
        play.explain("The virtual environment was not created: ensurepip is not available.\nexit code 1")


def test_an_unknown_failure_shows_its_last_words(chest: Chest) -> None:
    play = chest.module()
    with pytest.raises(play.CannotSetUp, match=r"could not be set up in .*: \nNo space left on device"):
        play.explain("No space left on device")


@pytest.fixture
def set_up(chest: Chest) -> ModuleType:
    """play.py of a folder that it takes to be set up for playing."""
    play = chest.module()
    play.PYTHON.parent.mkdir(parents=True)
    play.PYTHON.touch()
    play.MARKER.write_text(json.dumps(play.setup_mark("page.txt")))
    return play


@pytest.mark.parametrize(
    ("words", "lock"),
    [
        ([], "page.txt"),
        (["serve", "--host", "0.0.0.0"], "page.txt"),
        (["serve", "--no-browser", "--store", "postgresql://db.example/games"], "extras.txt"),
        (["serve", "--bus=redis://cache.example"], "extras.txt"),
        (["store", "copy", "here", "there"], "extras.txt"),
        (["simulate", "castle"], "research.txt"),
        (["train", "toybattle", "--ray", "local"], "research.txt"),
        (["arena", "castle", "--ray=local"], "research.txt"),
        (["laws", "castle"], "run.txt"),
        (["review", "game.toychest"], "run.txt"),
        (["board", "print", "-h"], "page.txt"),
    ],
)
def test_a_command_gets_what_it_cannot_do_without(chest: Chest, words: list[str], lock: str) -> None:
    assert chest.module().lock_for(words) == lock


def test_a_marked_folder_is_used_again(set_up: ModuleType) -> None:
    assert set_up.is_set_up("page.txt")


def test_a_changed_lock_is_noticed(set_up: ModuleType) -> None:
    (set_up.LOCKS / "page.txt").write_text("toy==1.1\n")
    assert not set_up.is_set_up("page.txt")


def test_another_python_is_noticed(set_up: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys.implementation, "cache_tag", "cpython-399")
    assert not set_up.is_set_up("page.txt")


def test_a_python_that_went_away_is_noticed(set_up: ModuleType) -> None:
    set_up.PYTHON.unlink()
    assert not set_up.is_set_up("page.txt")


def test_a_damaged_mark_is_noticed(set_up: ModuleType) -> None:
    set_up.MARKER.write_text("{")
    assert not set_up.is_set_up("page.txt")


def test_who_can_play_cannot_test_yet(set_up: ModuleType) -> None:
    assert not set_up.is_set_up("dev.txt")


def test_who_can_play_has_no_engine_yet(set_up: ModuleType) -> None:
    assert not set_up.is_set_up("run.txt")
    assert list(set_up.engine()) == ["TOYCHEST_FETCH_ENGINE"]


def test_who_can_play_cannot_print_yet(set_up: ModuleType) -> None:
    assert not set_up.is_set_up("extras.txt")


@pytest.mark.parametrize("lock", ["page.txt", "run.txt", "extras.txt", "research.txt"])
def test_who_can_test_can_play_and_print(lock: str, set_up: ModuleType) -> None:
    set_up.MARKER.write_text(json.dumps(set_up.setup_mark("dev.txt")))
    assert set_up.is_set_up(lock)


def test_an_old_python_gets_one_sentence_that_names_3_11(chest: Chest) -> None:
    assert "Python 3.11 or newer, and this is Python 3.8:" in chest.module().too_old((3, 8))


@pytest.mark.parametrize("version", [(3, 11), (3, 12), (4, 0)])
def test_a_new_python_is_welcome(chest: Chest, version: tuple[int, int]) -> None:
    assert chest.module().too_old(version) == ""


def test_python_3_6_can_read_the_file() -> None:
    assert ast.parse((ROOT / "play.py").read_text(encoding="utf-8"), feature_version=(3, 6)).body


@pytest.mark.parametrize("name", ["python3.6", "python3.7", "python3.8", "python3.9", "python3.10"])
def test_a_real_old_python_says_so(chest: Chest, name: str) -> None:
    old = shutil.which(name)
    if old is None or subprocess.run([old, "--version"], capture_output=True).returncode != 0:
        pytest.skip(f"no {name} here")
    start = subprocess.run([old, str(chest.play)], capture_output=True, text=True, timeout=60)
    assert (start.returncode, start.stderr.count("\n")) == (1, 1)
    assert "Toychest needs Python 3.11 or newer" in start.stderr


def test_games_of_ones_own_are_looked_for_where_they_were_noted(chest: Chest) -> None:
    (chest.folder / "own-games.txt").write_text("/games/harbour\n/games/regatta\n")
    assert chest.module().own_games().split(os.pathsep) == ["/games/harbour", "/games/regatta"]


def test_nobody_need_have_a_game_of_their_own(chest: Chest) -> None:
    assert chest.module().own_games() == ""


def test_play_stays_small() -> None:
    assert (
        len((ROOT / "play.py").read_text(encoding="utf-8").splitlines()) <= 400
    )  # its sentences in thirteen languages included
