"""Boards as TOML: reading them. What keeps a board from being played is said in board_faults.py."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final

from toychest.contract import Complaint
from toychest.games.castle.board import CHAMBER, COLUMNS, KINDS, Board, Square
from toychest.games.castle.board_faults import complaints_about
from toychest.games.own_file import (
    UNNAMED,
    are_texts,
    complaints_about_name,
    complaints_about_names,
    read_table,
    refuse,
)

NEEDED: Final = ("symbols", "lines", "tower")
FIELDS: Final = ("name", *NEEDED, "walls", "treasures")
FORMER: Final = {"crown": "heart", "cup": "flag"}
"""Signs that are treasures, too, and so are called otherwise now: "the crown waits in crown 5" confuses."""

EITHER_CASE: Final = str.maketrans({kind.swapcase(): kind for kind in KINDS})
"""A small `o` is a gate, too."""


def read_board(text: str) -> Board:
    """A board from its TOML text. Raises `UnfitFile`."""
    table = read_table("board", text)
    refuse("board", _complaints(table))
    return _board_of(table)


@cache
def load_board(name: str) -> Board:
    """A board of our own, by name."""
    return read_board(files(__package__).joinpath("boards", f"{name}.toml").read_text(encoding="utf-8"))


def _complaints(table: Mapping[str, Any]) -> Iterator[Complaint]:
    """Everything at once: a field that nobody knows hides no other fault; one that is missing or unfit does."""
    yield from complaints_about_names(table, FIELDS, NEEDED)
    unfit = tuple(_complaints_about_fields(table))
    yield from unfit
    if not unfit and all(field in table for field in NEEDED):
        yield from complaints_about(_board_of(table))


def _complaints_about_fields(table: Mapping[str, Any]) -> Iterator[Complaint]:
    """Is everything that is there of its kind?"""
    yield from complaints_about_name(table)
    for field in ("symbols", "lines", "treasures"):
        if not are_texts(table.get(field, [])):
            yield Complaint(code="not-texts", facts={"field": field})
    if type(table.get("tower", 1)) is not int:
        yield Complaint(code="not-a-number", facts={"field": "tower"})
    walls = table.get("walls", [])
    if not isinstance(walls, list) or not all(are_texts(wall) and len(wall) == 2 for wall in walls):
        yield Complaint(code="not-pairs", facts={"field": "walls"})


def _board_of(table: Mapping[str, Any]) -> Board:
    lines = tuple("".join(line.split()).translate(EITHER_CASE) for line in table["lines"])
    chambers = (
        f"{COLUMNS[column]}{row}"
        for row, line in enumerate(lines, start=1)
        for column, kind in enumerate(line[: len(COLUMNS)])
        if kind == CHAMBER
    )
    return Board(
        name=table.get("name", UNNAMED).strip(),
        symbols=tuple(_sign(symbol) for symbol in table["symbols"]),
        lines=lines,
        walls=tuple((_square(first), _square(second)) for first, second in table.get("walls", ())),
        tower=table["tower"],
        treasures=tuple(_square(text) for text in table.get("treasures", chambers)),
    )


def _sign(text: str) -> str:
    plain = text.strip().lower()
    return FORMER.get(plain, plain)


def _square(text: str) -> Square:
    return Square(text.strip().lower())
