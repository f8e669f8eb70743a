"""The first screen of README in each language: it is there, it shows its own table, and it types the same commands."""

import re
from pathlib import Path

import pytest

from tests.docs.tree import ROOT
from toychest.words import LANGUAGES, say

README = (ROOT / "README.md").read_text(encoding="utf-8")
FENCED = re.compile(r"```\n(.*?)```", re.DOTALL)
LARGEST_PICTURE = 60_000
"""Bytes: twelve of them stay in the repository for ever."""

OTHERS = LANGUAGES[1:]


def page_in(language: str) -> Path:
    return ROOT / "docs" / "readme" / f"README.{language}.md"


def commands(text: str) -> list[str]:
    return FENCED.findall(text)


def to_play() -> str:
    """What README says before its tests begin."""
    return README.partition("\n## Test\n")[0]


@pytest.mark.parametrize("language", OTHERS)
def test_the_commands_are_those_of_the_readme(language: str) -> None:
    assert commands(page_in(language).read_text(encoding="utf-8")) == commands(to_play())


def test_there_are_commands_to_compare() -> None:
    assert len(commands(to_play())) == 4


@pytest.mark.parametrize("language", OTHERS)
def test_the_top_of_the_readme_leads_to_every_language(language: str) -> None:
    assert f"(docs/readme/README.{language}.md)" in README.splitlines()[2]


@pytest.mark.parametrize("language", OTHERS)
def test_a_page_leads_to_every_other_language(language: str) -> None:
    line = page_in(language).read_text(encoding="utf-8").splitlines()[2]
    assert [other for other in OTHERS if f"(README.{other}.md)" not in line] == [language]
    assert "(../../README.md)" in line


@pytest.mark.parametrize("language", OTHERS)
def test_a_page_calls_every_game_as_its_box_does(language: str) -> None:
    text = " ".join(page_in(language).read_text(encoding="utf-8").split())
    games = [say(f"game-{game}", language=language) for game in ("castle", "toybattle", "clockwork")]
    assert [game for game in games if f"**{game}**" not in text] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_page_has_a_small_picture_in_its_language(language: str) -> None:
    picture = ROOT / "docs" / "pictures" / f"readme-{language}.webp"
    assert f"(../pictures/{picture.name})" in page_in(language).read_text(encoding="utf-8")
    assert 0 < picture.stat().st_size < LARGEST_PICTURE


def test_there_is_no_page_of_a_language_that_we_do_not_speak() -> None:
    pages = {page.name for page in (ROOT / "docs" / "readme").glob("*.md")}
    assert pages == {f"README.{language}.md" for language in OTHERS}
