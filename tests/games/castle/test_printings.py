"""The readings of the rules page, of the code and of the six printings are the same."""

import re
from dataclasses import asdict
from pathlib import Path

import pytest

from toychest.games import EDITIONS
from toychest.games.castle.readings import PRINTINGS, READINGS

PAGE = (Path(__file__).parents[3] / "docs" / "rules" / "castle.md").read_text("utf-8")
RULING = re.compile(
    r"^\*\*(?P<rule>CAS R\d+)\*\* (?:\[\w+\] )?"
    r"\(reading `(?P<name>\w+): (?P<choices>[^`]+)`; default (?P<default>\w+)(?P<said>[^)]*)\)",
    re.MULTILINE,
)
SAID = re.compile(r"; (?P<printing>[A-Z]{2}) (?P<value>\w+), (?P<row>D\d+)")


def test_the_page_lists_every_reading_with_its_choices() -> None:
    on_page = {(found["name"], found["rule"], found["choices"], found["default"]) for found in RULING.finditer(PAGE)}
    in_code = {(reading.name, reading.rule, " | ".join(reading.choices), reading.default) for reading in READINGS}
    assert on_page == in_code


def test_the_page_says_which_printing_reads_otherwise() -> None:
    on_page = {
        (said["printing"].lower(), found["name"], said["value"])
        for found in RULING.finditer(PAGE)
        for said in SAID.finditer(found["said"])
    }
    in_code = {
        (printing, reading.name, asdict(readings)[reading.name])
        for printing, readings in PRINTINGS.items()
        for reading in READINGS
        if asdict(readings)[reading.name] != reading.default
    }
    assert on_page == in_code


@pytest.mark.parametrize("row", sorted({said["row"] for said in SAID.finditer(PAGE)}))
def test_every_cited_row_of_the_table_of_printings_marks_a_printing_that_differs(row: str) -> None:
    line = next(line for line in PAGE.splitlines() if line.startswith(f"| {row} |"))
    assert "**" in line


def test_there_is_an_edition_for_every_printing() -> None:
    assert [EDITIONS[f"castle-{language}-0"].printing for language in ("en", "de", "fr", "ru", "es", "pl")] == [
        "en",
        "de",
        "fr",
        "ru",
        "es",
        "pl",
    ]
