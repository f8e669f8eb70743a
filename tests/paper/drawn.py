"""Boards to draw, their sheets, and where on the paper everything lies."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from math import cos, radians, sin
from xml.etree import ElementTree

from fontTools.misc.transform import Transform
from fontTools.pens.boundsPen import BoundsPen
from fontTools.svgLib.path import parse_path

from toychest.games import EDITIONS
from toychest.games.castle.board import Board
from toychest.games.castle.board_file import load_board, read_board
from toychest.games.castle.box import load_box
from toychest.games.castle.terms import BOARDS
from toychest.paper.castle.sheets import sheets
from toychest.paper.page import PAPERS, Page
from toychest.paper.shape import Group, Lettering, PagePart, Shape
from toychest.paper.svg import write_svg
from toychest.paper.typeface import typeface

Box = tuple[float, float, float, float]

WALLED = """
name = "Walled"
symbols = ["sun", "fish", "tree", "bird"]
lines = ["S..O", ".X.w", "...O"]
walls = [["a1", "b1"], ["c3", "c2"]]
treasures = ["b1", "c2", "c3", "a3"]
tower = 5
"""
WIDE = """
name = "Велика вежа"
symbols = ["moon", "heart", "key", "drop", "bell", "leaf", "flag", "sun", "fish", "tree", "bird", "boat"]
lines = [
    "S..........O", "............", "..X.........", "............", "............", "......w.....",
    "............", "............", "............", "............", "............", "O...........",
]
tower = 40
"""


@cache
def board(name: str) -> Board:
    """One of ours, or one from above."""
    return load_board(name) if name in BOARDS else read_board({"walled": WALLED, "wide": WIDE}[name])


READINGS = EDITIONS["castle-standard-0"].values


@cache
def pages(name: str, paper: str = "a4", language: str = "en", backs: bool = False, ink: bool = False) -> Sequence[Page]:
    """All sheets of a board with the deck of the box."""
    box = load_box()
    drawn = sheets(board(name), box.cards, box.treasures, PAPERS[paper], language, backs, READINGS)
    return tuple(page.in_ink for page in drawn) if ink else drawn


@cache
def parsed(page: Page) -> ElementTree.Element:
    """The page as an XML reader sees it."""
    return ElementTree.fromstring(write_svg(page, "a title", "en"))


def pieces(page: Page, kind: str) -> list[str]:
    """What the page's SVG calls its pieces of one kind: "card up" is `up`."""
    classes = [element.get("class", "") for element in parsed(page).iter()]
    return [name.partition(" ")[2] for name in classes if name.partition(" ")[0] == kind]


def extents(page: Page, kind: str | None = None) -> list[Box]:
    """Where each piece of a kind, or without one every mark of the pen, lies: left, top, right, foot."""
    return [box for part in page.parts for box in _extents(part, Transform(), None, kind)]


def uncut(page: Page) -> Page:
    """The page as if its paper had no end: nothing that goes on beyond it is cut off."""
    return replace(
        page, parts=tuple(replace(part, clip=None) if isinstance(part, Group) else part for part in page.parts)
    )


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def _extents(part: PagePart, to_page: Transform, clip: Box | None, kind: str | None) -> Iterator[Box]:
    if isinstance(part, Group):
        inside = _placed(part, to_page)
        clip = _common(clip, _bounds(part.clip, inside)) if part.clip else clip
        if kind is not None and part.piece and part.piece.split(" ")[0] == kind:
            yield _around([box for each in part.parts for box in _extents(each, inside, clip, None)])
            return
        for each in part.parts:
            yield from _extents(each, inside, clip, kind)
    elif kind is None and (box := _drawn(part, to_page)):
        yield _common(clip, box) or box


def _placed(group: Group, to_page: Transform) -> Transform:
    turn, size = radians(group.angle), group.scale
    own = Transform(size * cos(turn), size * sin(turn), -size * sin(turn), size * cos(turn), group.x, group.y)
    return to_page.transform(own)


def _drawn(part: Shape | Lettering, to_page: Transform) -> Box | None:
    if isinstance(part, Shape):
        paint = part.paint
        scale = abs(complex(*to_page.transformVector((1, 0))))
        pen = paint.width / 2 * scale if paint.stroke else 0
        box = _bounds(part.path, to_page) if paint.fill or paint.stroke else None
        return box and (box[0] - pen, box[1] - pen, box[2] + pen, box[3] + pen)
    face = typeface(part.face)
    wide, size = face.width(part.text, part.size), part.size / face.units
    left = part.x - {"start": 0.0, "middle": wide / 2, "end": wide}[part.anchor]
    return _bounds(face.outline(part.text), to_page.transform(Transform(size, 0, 0, -size, left, part.y)))


def _bounds(path: str, to_page: Transform) -> Box | None:
    corners = _corners(path)
    xs, ys = zip(*(to_page.transformPoint(corner) for corner in corners), strict=True) if corners else ((), ())
    return (min(xs), min(ys), max(xs), max(ys)) if corners else None


@cache
def _corners(path: str) -> tuple[tuple[float, float], ...]:
    """The box around a path, by its corners; every turn on our sheets is a quarter or two, or nearly so."""
    pen = BoundsPen(None)
    parse_path(path, pen)
    left, top, right, foot = pen.bounds or (0, 0, 0, 0)
    return ((left, top), (right, top), (right, foot), (left, foot)) if pen.bounds else ()


def _common(one: Box | None, other: Box | None) -> Box | None:
    if one is None or other is None:
        return one or other
    return max(one[0], other[0]), max(one[1], other[1]), min(one[2], other[2]), min(one[3], other[3])


def _around(boxes: list[Box]) -> Box:
    lefts, tops, rights, feet = zip(*boxes, strict=True)
    return min(lefts), min(tops), max(rights), max(feet)
