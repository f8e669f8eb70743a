"""Marks as each language sets them: its quotation marks, apostrophes of no typewriter, the blanks of French."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import ast
from fluent.syntax.serializer import serialize_pattern

from tests.words.catalogues import spoken, texts
from toychest.games import GAMES
from toychest.words import LANGUAGES
from toychest.words.rulebook import paragraphs

QUOTES = {
    "en": "“”",
    "nl": "‘’",
    **dict.fromkeys(("de", "cs"), "„“"),
    **dict.fromkeys(("hu", "pl", "ro"), "„”"),
    **dict.fromkeys(("es", "it", "uk", "ru", "fr"), "«»"),
    "sl": "»«",
}
"""What opens and closes what is quoted."""

ALL_QUOTES = frozenset("“”„‘‚«»‹›")
APOSTROPHE = "’"
TYPED = re.compile(r"""\[?"[a-z]+\d?"(, "[a-z]+\d?"\]?)*|\["|"\]|\{ "[^"]*" \}|Cap'n""")
"""Marks that are typed so, in a file or as a name."""

BREAKS = re.compile(r"(?<=[^\s,(\[]) (?=[;:!?»](\s|$|[.,)…»]))|« ")
"""A blank at which a French line could break before its mark."""

CEDILLAS = re.compile("[şţŞŢ]")
"""Letters of Turkish, where Romanian has a comma below."""


def misset(text: str, language: str) -> Iterator[str]:
    """What is wrong with the marks of a text."""
    rest = TYPED.sub("", text)
    opening, closing = tuple(QUOTES[language])
    if '"' in rest or "'" in rest:
        yield "a mark of a typewriter"
    if set(rest) & (ALL_QUOTES - {opening, closing}):
        yield "quotation marks of another language"
    if closing != APOSTROPHE and rest.count(opening) != rest.count(closing):
        yield "a quotation mark without its other half"
    if language == "fr" and BREAKS.search(text):
        yield "a line can break before its mark"
    if language == "ro" and CEDILLAS.search(text):
        yield "a cedilla for a comma below"


GAP = re.compile(r"\{[^{}]*\}")
VARIANT = re.compile(r"^\s*\*?\[[^\]]*\] ", re.MULTILINE)


def lines_of(pattern: ast.Pattern) -> Iterator[str]:
    """A text as it is written, line by line, with something in each of its gaps; a variant is a line."""
    yield from VARIANT.sub("", GAP.sub("X", serialize_pattern(pattern))).splitlines()


@pytest.mark.parametrize(
    ("text", "language", "fault"),
    [
        ("Don't", "en", "a mark of a typewriter"),
        ("Dis “go”", "fr", "quotation marks of another language"),
        ("Dis « En route »", "fr", "a line can break before its mark"),
        ("Résolu !", "fr", "a line can break before its mark"),
        ("Сделай «шаг", "ru", "a quotation mark without its other half"),
        ("Toţi", "ro", "a cedilla for a comma below"),
    ],
)
def test_a_wrong_mark_is_found(text: str, language: str, fault: str) -> None:
    assert list(misset(text, language)) == [fault]


def test_what_is_typed_so_and_what_is_right_is_not_found() -> None:
    right = [('Like ["a1", "b1"] or "c4"', "en"), ("Cap'n", "nl"), ("Résolu\u00a0! Une base, ! coupée", "fr")]
    assert [list(misset(*each)) for each in right] == [[], [], []]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_mark_is_set_as_its_language_does(language: str) -> None:
    said = [(id, line) for id, pattern in texts(spoken(language)) for line in lines_of(pattern)]
    told = [(id, text) for game in GAMES for id, text in paragraphs(game, language).items()]
    shown = [*said, *([] if language == "en" else told)]  # the English is a page of docs, set as those are
    assert len(shown) > 2_000
    assert sorted({f"{id}: {fault}" for id, text in shown for fault in misset(text, language)}) == []
