"""Boards as TOML: reading them. What keeps a board from being played is said in board_faults.py."""

import re
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files
from itertools import pairwise
from typing import Any, Final

from toychest.contract import Complaint
from toychest.games.clockwork.board import Board, Field, Spot
from toychest.games.clockwork.board_faults import complaints_about
from toychest.games.clockwork.footprint import ISLAND
from toychest.games.own_file import UNNAMED, complaints_about_name, complaints_about_names, read_table, refuse

NEEDED: Final = ("towers", "yards", "paths", "fields", "spots")
FIELDS: Final = ("name", *NEEDED, "island")
FIRST: Final = {"fields": 0, "spots": 1}
"""Where the numbers of each part begin."""

MOST: Final = 9999
"""No number in a board file is larger."""

NUMBER: Final = re.compile(r"0|[1-9][0-9]{0,3}")


@cache
def load_board(name: str) -> Board:
    """A board of our own, by name."""
    return read_board(files(__package__).joinpath("boards", f"{name}.toml").read_text(encoding="utf-8"))


def read_board(text: str) -> Board:
    """A board from its TOML text. Raises `UnfitFile`."""
    table = read_table("board", text)
    refuse("board", (*complaints_about_names(table, FIELDS, NEEDED), *_complaints_about_fields(table)))
    board = _board_of(table)
    refuse("board", complaints_about(board))
    return board


def _complaints_about_fields(table: Mapping[str, Any]) -> Iterator[Complaint]:
    """Is everything that is there of its kind?"""
    yield from complaints_about_name(table)
    if not _is_number(table.get("towers", 0)):
        yield Complaint(code="not-a-number", facts={"field": "towers", "most": MOST})
    if not _are_numbers(table.get("yards", [])):
        yield Complaint(code="not-numbers", facts={"field": "yards", "most": MOST})
    chains = table.get("paths", [])
    if not isinstance(chains, list) or not all(_are_numbers(chain) and len(chain) > 1 for chain in chains):
        yield Complaint(code="not-chains", facts={"field": "paths", "most": MOST})
    if not _is_point(table.get("island", [0, 0])):
        yield Complaint(code="not-a-point", facts={"field": "island", "number": None})
    for part in FIRST:
        yield from _complaints_about_part(part, table.get(part, {}))


def _complaints_about_part(part: str, points: object) -> Iterator[Complaint]:
    """Fields and spots: `number = [x, y]`, every number once and none left out."""
    if not isinstance(points, dict):
        yield Complaint(code="not-numbered", facts={"field": part, "first": FIRST[part]})
        return
    numbers = [number for number in points if NUMBER.fullmatch(number) and int(number) >= FIRST[part]]
    for number in points:
        if number not in numbers:
            yield Complaint(code="number-unfit", facts={"field": part, "number": number, "first": FIRST[part]})
        elif not _is_point(points[number]):
            yield Complaint(code="not-a-point", facts={"field": part, "number": int(number)})
    for missing in range(FIRST[part], FIRST[part] + len(numbers)):
        if str(missing) not in points:
            yield Complaint(code="number-skipped", facts={"field": part, "number": missing})


def _is_number(value: object) -> bool:
    return type(value) is int and 0 <= value <= MOST


def _are_numbers(value: object) -> bool:
    return isinstance(value, list) and all(_is_number(each) for each in value)


def _is_point(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and _are_numbers(value)


def _board_of(table: Mapping[str, Any]) -> Board:
    steps = (step for chain in table["paths"] for step in pairwise(chain))
    across, down = table.get("island", ISLAND)
    return Board(
        name=table.get("name", UNNAMED).strip(),
        coordinates=tuple((Field(number), x, y) for number, x, y in _points(table["fields"])),
        paths=tuple(sorted((Field(min(step)), Field(max(step))) for step in steps)),
        towers=Field(table["towers"]),
        yards=tuple(Field(field) for field in table["yards"]),
        spots=tuple((Spot(number), x, y) for number, x, y in _points(table["spots"])),
        island=(across, down),
    )


def _points(part: Mapping[str, list[int]]) -> list[tuple[int, int, int]]:
    return sorted((int(number), x, y) for number, (x, y) in part.items())
