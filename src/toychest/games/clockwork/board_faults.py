"""Every complaint about a city that could not be played: which field or spot, and what would mend it."""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import dist
from typing import Final

from toychest.contract import Complaint
from toychest.games.clockwork.board import Board, Field
from toychest.games.clockwork.box import load_box
from toychest.games.clockwork.footprint import CARD, HEIGHT, WIDTH, is_covered, is_crossed, is_inside

YARDS: Final = load_box().yards
FIELDS: Final = (12, 120)
"""The fewest and the most."""

SPOTS: Final = (36, 99)
"""The fewest and the most: at four seats thirty cards lie in the yards, and some Scrap may join them (CLK R41)."""

MOST_PATHS: Final = 6
"""That meet in one field."""

APART: Final = 24
"""Two fields nearer than this could not be told apart by a finger."""


def complaints_about(board: Board) -> Iterator[Complaint]:
    """Everything that keeps this board from being played, the plainest first; where cards lie comes last."""
    track = (*_about_counts(board), *_about_white(board), *_about_paths(board), *_about_picture(board))
    yield from track
    if not track:
        yield from _about_reach(board)
        yield from _about_spots(board)


def _about_counts(board: Board) -> Iterator[Complaint]:
    fewest, most = FIELDS
    if not fewest <= len(board.fields) <= most:
        yield Complaint(code="field-count", facts={"fields": len(board.fields), "fewest": fewest, "most": most})
    fewest, most = SPOTS
    if not fewest <= len(board.spots) <= most:
        yield Complaint(code="spot-count", facts={"spots": len(board.spots), "fewest": fewest, "most": most})


def _about_white(board: Board) -> Iterator[Complaint]:
    if board.towers not in board.fields:
        yield Complaint(code="towers-nowhere", facts={"number": board.towers})
    if len(board.yards) != YARDS:
        yield Complaint(code="yard-count", facts={"yards": len(board.yards), "needed": YARDS})
    for number, field in enumerate(board.yards, start=1):
        first = board.yards.index(field) + 1
        if field not in board.fields:
            yield Complaint(code="yard-nowhere", facts={"yard": number, "number": field})
        elif field == board.towers:
            yield Complaint(code="yard-in-towers", facts={"yard": number, "number": field})
        elif first != number:
            yield Complaint(code="yard-twice", facts={"first": first, "second": number, "number": field})


def _about_paths(board: Board) -> Iterator[Complaint]:
    for (first, second), times in Counter(board.paths).items():
        strangers = [field for field in (first, second) if field not in board.fields]
        if strangers:
            yield Complaint(code="path-nowhere", facts={"first": first, "second": second, "number": strangers[0]})
        elif first == second:
            yield Complaint(code="path-to-itself", facts={"number": first})
        elif times > 1:
            yield Complaint(code="path-twice", facts={"first": first, "second": second})
    for field, times in Counter(end for path in board.paths for end in path).items():
        if times > MOST_PATHS:
            yield Complaint(code="too-many-paths", facts={"number": field, "paths": times, "most": MOST_PATHS})


def _about_picture(board: Board) -> Iterator[Complaint]:
    """What lies outside: nothing of a card may, of a field only the rim."""
    size = {"width": WIDTH, "height": HEIGHT}
    for field, x, y in board.coordinates:
        if not is_inside((x, y)):
            yield Complaint(code="off-picture", facts={"field": "fields", "number": field, **size})
    for spot, x, y in board.spots:
        if not is_inside((x, y), *CARD):
            yield Complaint(code="off-picture", facts={"field": "spots", "number": spot, **size})
    if not is_inside(board.island):
        yield Complaint(code="off-picture", facts={"field": "island", "number": None, **size})
    if len(board.fields) <= FIELDS[1]:
        yield from _about_distance(board)


def _about_distance(board: Board) -> Iterator[Complaint]:
    for (first, *here), (second, *there) in combinations(board.coordinates, 2):
        if dist(here, there) < APART:
            yield Complaint(code="fields-too-near", facts={"first": first, "second": second, "apart": APART})


def _about_reach(board: Board) -> Iterator[Complaint]:
    """One complaint for each part of the city that no path joins to the Towers."""
    reached = _joined_to(board, board.towers)
    for field in board.fields:
        if field not in reached:
            part = _joined_to(board, field)
            reached |= part
            yield Complaint(code="unreachable", facts={"number": field, "fields": list[int](sorted(part))})


def _joined_to(board: Board, field: Field) -> set[Field]:
    joined, frontier = {field}, [field]
    while frontier:
        fresh = [beside for beside in board.beside[frontier.pop()] if beside not in joined]
        joined.update(fresh)
        frontier += fresh
    return joined


def _about_spots(board: Board) -> Iterator[Complaint]:
    """CLK R34: cards lie on nothing but the table."""
    at = {field: (x, y) for field, x, y in board.coordinates}
    for (first, *here), (second, *there) in combinations(board.spots, 2):
        if is_covered((here[0], here[1]), (there[0], there[1])):
            yield Complaint(code="spots-overlap", facts={"first": first, "second": second})
    for spot, x, y in board.spots:
        under = next((path for path in board.paths if is_crossed((x, y), at[path[0]], at[path[1]])), None)
        if under is not None:
            yield Complaint(code="spot-on-track", facts={"spot": spot, "first": under[0], "second": under[1]})
