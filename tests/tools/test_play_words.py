"""play.py speaks the system's language, before anything is installed."""

import importlib.util
import io
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parent.parent.parent


@pytest.fixture
def play() -> ModuleType:
    """play.py as a module of its own."""
    spec = importlib.util.spec_from_file_location("play_words", ROOT / "play.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.mark.parametrize("asked", [{"LC_ALL": "ru_RU.UTF-8"}, {"LC_ALL": "", "LC_MESSAGES": "", "LANG": "ru"}])
def test_it_speaks_as_the_environment_says(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch, asked: dict[str, str]
) -> None:
    for name, value in asked.items():
        monkeypatch.setenv(name, value)
    assert play.say("setting-up").startswith("Toychest готовится")


def test_windows_says_its_language_where_no_environment_does(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in play.ASKED:
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(play, "windows_language", lambda: "de_DE")
    assert (play.language(), play.spoken()) == ("de", {"LANG": "de"})


def test_letters_that_a_terminal_cannot_show_are_not_sent_there(
    play: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA")
    monkeypatch.setattr(sys, "stderr", io.TextIOWrapper(io.BytesIO(), encoding="cp1252"))
    assert play.say("setting-up").startswith("Setting up Toychest")


def test_it_has_every_sentence_in_every_language_with_a_readme(play: ModuleType) -> None:
    """A new language is folders of words and no code: what is read before play comes last, all of it together."""
    readmes = {page.name.split(".")[1] for page in (ROOT / "docs" / "readme").glob("README.*.md")}
    assert {frozenset(said) for said in play.WORDS.values()} == {frozenset({"en", *readmes})}


def test_a_language_that_it_does_not_speak_yet_is_english(play: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "fi_FI.UTF-8")
    assert play.say("setting-up").startswith("Setting up Toychest")


def test_a_sentence_has_the_same_gaps_in_every_language(play: ModuleType) -> None:
    gaps = {id: {frozenset(re.findall(r"{\w+}", text)) for text in said.values()} for id, said in play.WORDS.items()}
    assert [id for id, found in gaps.items() if len(found) > 1] == []
