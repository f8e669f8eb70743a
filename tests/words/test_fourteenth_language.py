"""A fourteenth language is one folder: it is spoken where it has words, and English stands in where it has none."""

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from toychest.words import LANGUAGES, catalogue, read_catalogue, say
from toychest.words.catalogue import languages_in

LOCALES = Path(catalogue.__file__).parent / "locales"
FINNISH = """
rules = Säännöt
home-tables =
    { $count ->
        [one] { $count } pöytä
       *[other] { $count } pöytää
    }
"""


@pytest.fixture
def finnish(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Our words, and a folder with two sentences in Finnish."""
    shutil.copytree(LOCALES / "en", tmp_path / "en")
    (tmp_path / "fi").mkdir()
    (tmp_path / "fi" / "common.ftl").write_text(FINNISH, "utf-8")
    monkeypatch.setattr(catalogue, "LOCALES", tmp_path)
    read_catalogue.cache_clear()
    yield tmp_path
    read_catalogue.cache_clear()


def test_a_folder_is_a_language(finnish: Path) -> None:
    assert languages_in(finnish) == ("en", "fi")


def test_its_words_are_said(finnish: Path) -> None:
    assert say("rules", language="fi") == "Säännöt"


def test_it_counts_as_it_counts(finnish: Path) -> None:
    assert [say("home-tables", {"count": count}, "fi") for count in (1, 2)] == ["1 pöytä", "2 pöytää"]


def test_english_stands_in_where_it_has_no_words(finnish: Path) -> None:
    assert say("settings", language="fi") == say("settings")


PACKAGE = Path(catalogue.__file__).parents[1]
FILES_OF_THE_BROWSER = PACKAGE.parents[1] / "client" / "src" / "words" / "files.ts"
ASKED = """
import json
from toychest.commands.terminal_options import LANGUAGES as offered
from toychest.terminal.voice import Voice
from toychest.web.pages import LANGUAGES as served
from toychest.words import say, words_of
from toychest.words.rulebook import left_in_english, paragraphs
print(json.dumps({
    "offered": list(offered),
    "served": list(served),
    "terminal": Voice("fi").say("rules"),
    "game": words_of("castle", "fi"),
    "paragraph": paragraphs("castle", "fi")["CAS 1.1"],
    "left": "CAS 1.1" in left_in_english("castle", "fi"),
    "english": say("settings", language="fi"),
}))
"""


@pytest.fixture(scope="module")
def with_finnish(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """All of Toychest but the built page, and folders with a little Finnish."""
    copy = tmp_path_factory.mktemp("finland") / "src" / "toychest"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("static", "__pycache__", "*.nbi", "*.nbc"))
    shutil.copytree(PACKAGE.parents[1] / "docs" / "rules", copy / "words" / "rules")
    common, castle = copy / "words" / "locales" / "fi", copy / "games" / "castle" / "words" / "fi"
    for folder in (common, castle):
        folder.mkdir()
    (common / "common.ftl").write_text(FINNISH, "utf-8")
    (castle / "castle.ftl").write_text("game-castle = Koodattu linna\n", "utf-8")
    (castle / "rules.md").write_text("## Tavoite\n**CAS 1.1** Kaikki pelaavat yhdessä.\n", "utf-8")
    return copy


@pytest.fixture(scope="module")
def answers(with_finnish: Path) -> dict[str, object]:
    """What a Toychest with these folders says for itself, in a process of its own."""
    path = os.pathsep.join([str(with_finnish.parent), os.environ.get("PYTHONPATH", "")])
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONDONTWRITEBYTECODE": "1", "PYTHONUTF8": "1"}
    asked = [sys.executable, "-c", ASKED]
    done = subprocess.run(asked, env=environment, cwd=with_finnish, capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr
    said: dict[str, object] = json.loads(done.stdout)
    return said


def test_server_and_terminal_offer_it(answers: dict[str, object]) -> None:
    assert answers["offered"] == answers["served"] == ["en", *sorted({*LANGUAGES[1:], "fi"})]


def test_it_is_spoken_at_the_terminal_by_a_game_and_by_its_rules(answers: dict[str, object]) -> None:
    said = [answers[where] for where in ("terminal", "game", "paragraph", "left", "english")]
    assert said == ["Säännöt", "game-castle = Koodattu linna\n", "Kaikki pelaavat yhdessä.", False, say("settings")]


def test_the_browser_finds_it_when_it_is_built(with_finnish: Path) -> None:
    """Its list is made of the folders that this pattern finds; no language is named there."""
    written = FILES_OF_THE_BROWSER.read_text("utf-8")
    [locales] = re.findall(r"'\.\./\.\./\.\./src/toychest/(words/locales/\*)/{([a-z,]+)}\.ftl'", written)
    folder, names = locales
    found = {file.parent.name for name in names.split(",") for file in with_finnish.glob(f"{folder}/{name}.ftl")}
    assert found == {*LANGUAGES, "fi"}
    assert re.findall(rf"'({'|'.join(LANGUAGES)})'", written) == []


def test_english_comes_first_of_ours() -> None:
    assert LANGUAGES[0] == "en"
