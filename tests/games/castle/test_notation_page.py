"""docs/notation.md: its table of Coded Castle's moves lists every kind of move, as it is written."""

import re
from pathlib import Path
from typing import get_args

import pytest

from toychest.games.castle.moves import Move
from toychest.games.castle.notation import read_move, write_move

PAGE = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
SECTION = PAGE.split("## The moves of Coded Castle")[1].split("\n## ")[0]
ROWS = re.findall(r"^\| (`[^|]+`) \|", SECTION, re.MULTILINE)
LISTED = [text for row in ROWS for text in re.findall(r"`([^`]+)`", row)]


@pytest.mark.parametrize("text", LISTED)
def test_a_listed_move_is_written_so(text: str) -> None:
    assert write_move(read_move(text)) == text


def test_every_kind_of_move_is_listed() -> None:
    assert {type(read_move(text)) for text in LISTED} == set(get_args(Move))
