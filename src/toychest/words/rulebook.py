"""The rules pages, paragraph by paragraph, so that a citation can be opened where it stands."""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import NamedTuple

from toychest.games import GAMES
from toychest.words.translated_rules import translated_page

PARAGRAPH = re.compile(r"^\*\*(?P<id>[A-Z]+ [\w.]+)\*\* (?P<text>.+)$", re.MULTILINE)
ROUND, SQUARE = r"\((?:[^()]|\([^()]*\))*\)", r"\[[^\]]*\]"
FOR_EDITORS = re.compile(rf"^(?:(?:{ROUND}|{SQUARE}) )+| (?=\(reading `){ROUND}| Ground: .*$|`")
"""Where a paragraph comes from and why it was decided so: on the page for its editors, not for somebody at a table."""

HEADING = re.compile(r"^## (?:\d+\. )?(?P<title>.+)$", re.MULTILINE)
RULING = re.compile(r"[A-Z]+ R\d")
OPTION = "Option "
"""How a paragraph begins that is played only if it was chosen."""

NOT_PLAYED = "*(not played"
WRITTEN_IN = "en"
"""The language of the pages in docs/rules; those of other languages are made from them."""

INSTALLED = Path(__file__).parent / "rules"
IN_REPOSITORY = Path(__file__).parents[3] / "docs" / "rules"


class Section(NamedTuple):
    """A heading of a page with the ids of what is played below it: rules, options before play, or rulings."""

    title: str
    kind: str
    ids: tuple[str, ...]


@cache
def sections(game: str, language: str = WRITTEN_IN) -> tuple[Section, ...]:
    """A game's page by its headings, in the order of the page; options come after all rules, apart from their flow."""
    page = rules_page(game)
    listed = sections_of(page.read_text(encoding="utf-8")) if page.is_file() else ()
    headings = translated_page(game, language).headings
    return tuple(
        section._replace(title=headings[section.ids[0]].text) if section.ids[0] in headings else section
        for section in listed
    )


@cache
def paragraphs(game: str, language: str = WRITTEN_IN) -> Mapping[str, str]:
    """Every paragraph of a game's page that is played, by its id, in English where `language` lacks it."""
    page = rules_page(game)
    english = paragraphs_of(page.read_text(encoding="utf-8")) if page.is_file() else {}
    translated = translated_page(game, language).paragraphs
    return {id: translated[id].text if id in translated else text for id, text in english.items()}


def left_in_english(game: str, language: str) -> list[str]:
    """The ids of paragraphs that nobody has written in this language yet."""
    translated = translated_page(game, language).paragraphs
    return [] if language == WRITTEN_IN else [id for id in paragraphs(game) if id not in translated]


def rules_page(game: str) -> Traversable:
    """Where a game's page is, or would be: in its own package, or among ours."""
    ours = INSTALLED if INSTALLED.is_dir() else IN_REPOSITORY
    own = files(GAMES[game].package).joinpath("rules.md") if game in GAMES else None
    return own if own is not None and own.is_file() else ours / f"{game}.md"


def sections_of(text: str) -> tuple[Section, ...]:
    """This text by its headings; what stands before the first has no title, and empty sections are left out."""
    titles, parts = ["", *HEADING.findall(text)], HEADING.split(text)[::2]
    below = [(title, paragraphs_of(part)) for title, part in zip(titles, parts, strict=True)]
    rules = [Section(title, _kind(played), _ids(played, is_option=False)) for title, played in below]
    options = [id for _, played in below for id in _ids(played, is_option=True)]
    chosen = [section for section in rules if section.kind == "rules" and section.ids]
    rulings = [section for section in rules if section.kind == "rulings"]
    return (*chosen, *([Section("Options", "options", tuple(options))] if options else []), *rulings)


def _kind(played: Mapping[str, str]) -> str:
    """An R among other paragraphs is a rule that the print itself settles."""
    return "rulings" if played and all(map(RULING.match, played)) else "rules"


def _ids(played: Mapping[str, str], *, is_option: bool) -> tuple[str, ...]:
    return tuple(id for id, text in played.items() if text.startswith(OPTION) == is_option)


def paragraphs_of(text: str) -> Mapping[str, str]:
    """Every paragraph of this text that is played, as somebody at a table reads it."""
    played = (found for found in PARAGRAPH.finditer(text) if NOT_PLAYED not in found["text"])
    return {found["id"]: FOR_EDITORS.sub("", found["text"]) for found in played}
