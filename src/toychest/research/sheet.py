"""What every picture is drawn with: shapes and words of SVG, on a sheet of its own."""

from collections.abc import Iterable, Sequence
from typing import Final
from xml.sax.saxutils import escape

Point = tuple[float, float]

INK, QUIET, LINE, PAPER, WHITE = "#241A2E", "#6B6075", "#B9AFC2", "#FBF7EF", "#FFFFFF"
GOLD, TEAL, NIGHT = "#C08A1E", "#12776B", "#52276B"
SEATS: Final = ("#2F74BD", "#C23B32", "#9A6A0B", "#157F72")
"""Of the seats; each piece also bears a sign of its seat, so that nothing is said by colour alone."""

GLOW: Final = "#F2B632"
"""Around what somebody is asked about now."""


def sheet(title: str, width: float, height: float, parts: Iterable[str]) -> str:
    """The whole document; it needs nothing else."""
    head = (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
        f' height="{height:g}" font-family="sans-serif" font-size="16" fill="{INK}"'
        ' stroke-linejoin="round" stroke-linecap="round">'
    )
    ground = f'<rect width="{width:g}" height="{height:g}" fill="{PAPER}"/>'
    return "\n".join((head, f"<title>{escape(title)}</title>", ground, *parts, "</svg>"))


def box(at: Point, size: Point, fill: str, *, corner: float = 0, more: str = "") -> str:
    """A rectangle around its middle."""
    (x, y), (width, height) = at, size
    place = f'x="{x - width / 2:g}" y="{y - height / 2:g}" width="{width:g}" height="{height:g}"'
    return f'<rect {place} rx="{corner:g}" fill="{fill}"{_more(more)}/>'


def disc(at: Point, radius: float, fill: str, more: str = "") -> str:
    """A circle."""
    return f'<circle cx="{at[0]:g}" cy="{at[1]:g}" r="{radius:g}" fill="{fill}"{_more(more)}/>'


def line(points: Sequence[Point], stroke: str, width: float, more: str = "") -> str:
    """From point to point."""
    written = " ".join(f"{x:g},{y:g}" for x, y in points)
    return f'<polyline points="{written}" fill="none" stroke="{stroke}" stroke-width="{width:g}"{_more(more)}/>'


def area(points: Sequence[Point], fill: str, more: str = "") -> str:
    """What lies between these points."""
    written = " ".join(f"{x:g},{y:g}" for x, y in points)
    return f'<polygon points="{written}" fill="{fill}"{_more(more)}/>'


def word(text: str, at: Point, size: float = 16, *, fill: str = INK, more: str = 'text-anchor="middle"') -> str:
    """Letters; in the middle of a point, as high as capitals are."""
    x, y = at
    return (
        f'<text x="{x:g}" y="{y + 0.36 * size:g}" font-size="{size:g}" fill="{fill}"{_more(more)}>{escape(text)}</text>'
    )


def left(text: str, at: Point, size: float = 16, *, fill: str = INK, is_bold: bool = False) -> str:
    """Letters that begin at a point."""
    return word(text, at, size, fill=fill, more='font-weight="bold"' if is_bold else "")


def bold(text: str, at: Point, size: float = 16, *, fill: str = INK) -> str:
    """Fat letters in the middle of a point."""
    return word(text, at, size, fill=fill, more='text-anchor="middle" font-weight="bold"')


def outlined(stroke: str, width: float, dashes: str = "") -> str:
    """A border, for `more`."""
    return f'stroke="{stroke}" stroke-width="{width:g}"' + (f' stroke-dasharray="{dashes}"' if dashes else "")


def _more(more: str) -> str:
    return f" {more}" if more else ""
