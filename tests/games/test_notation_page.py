"""docs/notation.md: the table of each game's moves lists every kind of move, as it is written."""

import re
from pathlib import Path
from typing import Any, get_args

import pytest

from toychest.games.castle import moves as castle_moves
from toychest.games.castle import notation as castle_notation
from toychest.games.clockwork import moves as clockwork_moves
from toychest.games.clockwork import notation as clockwork_notation
from toychest.games.clockwork.kinds import KINDS
from toychest.games.toybattle import moves as toybattle_moves
from toychest.games.toybattle import notation as toybattle_notation
from toychest.games.toybattle.troops import TROOPS

PAGE = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
GAMES: dict[str, tuple[Any, Any]] = {
    "Coded Castle": (castle_notation, castle_moves.Move),
    "Clockwork City": (clockwork_notation, clockwork_moves.Move),
    "Toy Battle": (toybattle_notation, toybattle_moves.Move),
}


def section(game: str) -> str:
    return PAGE.split(f"## The moves of {game}")[1].split("\n## ")[0]


def listed(game: str) -> list[str]:
    rows = re.findall(r"^\| (`[^|]+`) \|", section(game), re.MULTILINE)
    return [text for row in rows for text in re.findall(r"`([^`]+)`", row)]


@pytest.mark.parametrize(("game", "text"), [(game, text) for game in GAMES for text in listed(game)])
def test_a_listed_move_is_written_so(game: str, text: str) -> None:
    notation, _ = GAMES[game]
    assert notation.write_move(notation.read_move(text)) == text


@pytest.mark.parametrize("game", GAMES)
def test_every_kind_of_move_is_listed(game: str) -> None:
    notation, move = GAMES[game]
    assert {type(notation.read_move(text)) for text in listed(game)} == set(get_args(move))


def test_the_page_names_every_kind_of_card() -> None:
    assert re.findall(r"kinds \(([^)]*)\)", section("Clockwork City").replace("\n", " ")) == [", ".join(KINDS)]


def test_the_page_names_every_troop() -> None:
    assert re.findall(r"names \((.*)\)", section("Toy Battle")) == [", ".join(TROOPS)]


def test_each_kind_of_move_of_toy_battle_is_listed_once() -> None:
    assert len(listed("Toy Battle")) == len(get_args(toybattle_moves.Move))
