"""A path of SVG's notation written into a page of a PDF."""

from functools import cache
from typing import Any

from fontTools.pens.basePen import BasePen
from fontTools.svgLib.path import parse_path

Point = tuple[float, float]


def write_path(stream: Any, path: str) -> None:
    """Lines and cubic curves; arcs and quadratic curves become cubic ones."""
    stream.stream.extend(_operators(path))


@cache
def _operators(path: str) -> tuple[str, ...]:
    """The same few shapes come again and again."""
    pen = _OperatorPen()
    parse_path(path, pen)
    return tuple(pen.operators)


class _OperatorPen(BasePen):  # type: ignore[misc]  # fontTools ships no types
    def __init__(self) -> None:
        super().__init__(None)
        self.operators: list[str] = []

    def _moveTo(self, to: Point) -> None:  # noqa: N802  # fontTools names these
        self.operators.append(f"{_written(to)} m")

    def _lineTo(self, to: Point) -> None:  # noqa: N802
        self.operators.append(f"{_written(to)} l")

    def _curveToOne(self, leaving: Point, arriving: Point, to: Point) -> None:  # noqa: N802
        self.operators.append(f"{_written(leaving)} {_written(arriving)} {_written(to)} c")

    def _closePath(self) -> None:  # noqa: N802
        self.operators.append("h")


def _written(point: Point) -> str:
    return " ".join(f"{float(value):.3f}".rstrip("0").rstrip(".") for value in point)
