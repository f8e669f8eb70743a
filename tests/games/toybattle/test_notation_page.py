"""docs/notation.md: its table of Toy Battle's moves lists every kind of move, as it is written."""

import re
from pathlib import Path
from typing import get_args

import pytest

from tests.games.toybattle.stage import RULES
from toychest.games.toybattle.moves import Move
from toychest.games.toybattle.troops import TROOPS

PAGE = (Path(__file__).parents[3] / "docs" / "notation.md").read_text(encoding="utf-8")
SECTION = PAGE.split("## The moves of Toy Battle")[1].split("\n## ")[0]
LISTED = re.findall(r"^\| `([^`]+)`", SECTION, re.MULTILINE)


@pytest.mark.parametrize("text", LISTED)
def test_a_listed_move_is_written_so(text: str) -> None:
    assert RULES.write_move(RULES.read_move(text)) == text


def test_every_kind_of_move_is_listed_once() -> None:
    kinds = [type(RULES.read_move(text)).__name__ for text in LISTED]
    assert sorted(kinds) == sorted(kind.__name__ for kind in get_args(Move))


def test_the_page_names_every_troop() -> None:
    assert re.findall(r"names \((.*)\)", SECTION) == [", ".join(TROOPS)]
