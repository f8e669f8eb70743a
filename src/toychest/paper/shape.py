"""What a sheet is drawn from: shapes, lettering, and groups of them. Flat paint only: every printer can do it."""

from dataclasses import dataclass, replace
from typing import Final, Literal, TypeAlias

INK: Final = "#2A2035"
WHITE: Final = "#FFFFFF"
BLACK: Final = "#000000"


@dataclass(frozen=True, slots=True)
class Paint:
    """How a shape is filled and outlined; joins are round."""

    fill: str | None = None
    stroke: str | None = None
    width: float = 0
    dash: tuple[float, ...] = ()
    cap: Literal["round", "butt"] = "round"
    is_even_odd: bool = False


NOTHING: Final = Paint()
"""Leaves a shape out of a drawing in ink alone."""


@dataclass(frozen=True, slots=True)
class Shape:
    """A path in SVG's notation. `bare` is its paint in a drawing in ink alone, where the usual one will not do."""

    path: str
    paint: Paint
    bare: Paint | None = None


@dataclass(frozen=True, slots=True)
class Lettering:
    """One line of text on its base line; `face` is a file in fonts/."""

    text: str
    x: float
    y: float
    size: float
    face: str = "rubik-800"
    fill: str = INK
    anchor: Literal["start", "middle", "end"] = "middle"


@dataclass(frozen=True, slots=True)
class Group:
    """Parts moved to x, y, turned clockwise by `angle` degrees and scaled; drawn only inside the path `clip`.

    `piece` says what it is: "card up", "door a1 b1". Nobody sees it, but a program can find it.
    """

    parts: "tuple[PagePart, ...]"
    x: float = 0
    y: float = 0
    scale: float = 1
    angle: float = 0
    clip: str | None = None
    piece: str | None = None


PagePart: TypeAlias = Shape | Lettering | Group


def inked(path: str, fill: str | None, width: float = 2.8, bare: Paint | None = None) -> Shape:
    """A shape with the one warm outline that every piece has."""
    return Shape(path, Paint(fill, INK, width), bare)


def filled(path: str, fill: str, bare: Paint | None = None) -> Shape:
    """A shape without an outline."""
    return Shape(path, Paint(fill), bare)


def lined(path: str, stroke: str = INK, width: float = 2.8, bare: Paint | None = None) -> Shape:
    """A line."""
    return Shape(path, Paint(None, stroke, width), bare)


def in_ink(part: PagePart) -> PagePart:
    """The same drawing for a printer that should not fill areas: black lines on white paper."""
    match part:
        case Group():
            return replace(part, parts=tuple(in_ink(each) for each in part.parts))
        case Lettering():
            return replace(part, fill=BLACK)
        case Shape():
            return replace(part, paint=part.bare or _bare(part.paint))


def _bare(paint: Paint) -> Paint:
    fill = paint.fill and (BLACK if paint.fill == INK else WHITE)
    return replace(paint, fill=fill, stroke=paint.stroke and BLACK)


def mixed(one: str, other: str, part: float) -> str:
    """A flat colour that looks like `other` laid over `one`, as thick as `part` says."""
    pairs = ((int(one[i : i + 2], 16), int(other[i : i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(under + (over - under) * part):02X}" for under, over in pairs)
