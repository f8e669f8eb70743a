"""A fourteenth language is one folder: it is spoken where it has words, and English stands in where it has none."""

import shutil
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


def test_english_comes_first_of_ours() -> None:
    assert LANGUAGES[0] == "en"
