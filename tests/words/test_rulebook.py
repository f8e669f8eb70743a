"""Our rules pages as somebody at a table reads them."""

import pytest

from toychest.games import EDITIONS, GAMES
from toychest.words.rulebook import Section, paragraphs, paragraphs_of, sections, sections_of

LINES = {
    "(p. 4) Mooring ends your turn.": "Mooring ends your turn.",
    "[G6] A loop acts twice. Ground: example 2; DE says three.": "A loop acts twice.",
    "[G6] (reading `loop_runs: 2 | 3`; default 2; DE 3, D1) A loop acts twice. Ground: DE.": "A loop acts twice.",
    "(reading `a: b | c`; default b) (reading `d: e | f`; default f) [G6, D1] Go on.": "Go on.",
    "(reading `a: b | c`; default b; PL c (page 4)) Go on.": "Go on.",
    "[G6] Go on (reading `a: b | c`; default b), then stop.": "Go on, then stop.",
    "Go on (twice) by `base`. Ground: our choice (really).": "Go on (twice) by base.",
}


def test_a_paragraph_is_found_by_its_id() -> None:
    assert paragraphs("castle")["CAS 2.6"] == "A loop card that lies first in the row does nothing."


def test_a_ruling_is_shown_without_its_grounds() -> None:
    expected = "The ghost never goes below step 0; a wand used there is wasted."
    assert paragraphs("castle")["CAS R15"] == expected


def test_what_is_not_played_is_not_shown() -> None:
    assert "CAS 1.7" not in paragraphs("castle")


@pytest.mark.parametrize(("line", "shown"), LINES.items())
def test_a_paragraph_is_shown_without_its_editors_brackets(line: str, shown: str) -> None:
    assert paragraphs_of(f"**FER R1** {line}\n") == {"FER R1": shown}


@pytest.mark.parametrize("game", GAMES)
def test_no_paragraph_begins_with_a_bracket_or_has_marks(game: str) -> None:
    assert [id for id, text in paragraphs(game).items() if text[0] in "([" or "`" in text or "(reading" in text] == []


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_reading_has_a_ruling_to_open(edition: str) -> None:
    shown = paragraphs(EDITIONS[edition].game)
    assert [reading.name for reading in EDITIONS[edition].readings if reading.rule not in shown] == []


PAGE = """# Ferry: the rules we play
## 1. The boats
**FER 1.1** A boat has one mast.
**FER 1.2** Option storm: it has two.
## 2. Left out
**FER 2.1** Nobody plays this. *(not played: too long)*
## Rulings
**FER R1** Two boats never meet.
"""


def test_a_page_is_read_by_its_headings_with_the_options_apart() -> None:
    assert sections_of(PAGE) == (
        Section("The boats", "rules", ("FER 1.1",)),
        Section("Options", "options", ("FER 1.2",)),
        Section("Rulings", "rulings", ("FER R1",)),
    )


def test_a_ruling_among_rules_does_not_move_them() -> None:
    page = "## A turn\n**FER 2.1** Row.\n**FER R2** Oars first.\n"
    assert sections_of(page) == (Section("A turn", "rules", ("FER 2.1", "FER R2")),)


@pytest.mark.parametrize("game", GAMES)
def test_every_paragraph_stands_in_one_section(game: str) -> None:
    listed = [id for section in sections(game) for id in section.ids]
    assert sorted(listed) == sorted(paragraphs(game))
