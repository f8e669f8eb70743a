"""Commands that need more than playing does, where that is not installed."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from toychest.app import main
from toychest.commands import extras
from toychest.words import LANGUAGES


@pytest.fixture(autouse=True)
def nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine that can play and no more."""
    monkeypatch.setattr(extras, "find_spec", lambda _: None)


def refused(*words: str, language: str = "en") -> str:
    said = CliRunner().invoke(main, [*words], env={"LANG": f"{language}.UTF-8", "LC_ALL": "", "LANGUAGE": ""})
    assert said.exit_code == 1
    return said.output


def test_printing_says_how_to_get_what_it_needs(tmp_path: Path) -> None:
    said = refused("board", "print", "garden", "--to", str(tmp_path), "--language", "en")
    assert said == (
        "Error: This needs more than playing does: fonttools, pydyf. With the internet at hand, type "
        "“python3 play.py board print”, which fetches it, or “pip install fonttools pydyf”.\n"
    )


def test_the_arena_says_so_before_anything_is_played(tmp_path: Path) -> None:
    assert "“pip install openskill”" in refused("arena", "castle", "--out", str(tmp_path / "arena.csv"))
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_says_it_in_one_sentence_of_its_own(language: str) -> None:
    said = refused("board", "print", "garden", "--language", language)
    assert ("pip install fonttools pydyf" in said, "python3 play.py board print" in said) == (True, True)
    assert (said.count("\n"), "This needs" in said) == (1, language == "en")
