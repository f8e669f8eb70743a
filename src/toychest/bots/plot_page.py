"""The page that our plots are drawn on, as SVG."""

from collections.abc import Iterable
from typing import Final
from xml.sax.saxutils import escape

INK, QUIET = "#241A2E", "#8A7F95"
LETTERS: Final = 14
PLOT: Final = 600
"""How wide a plot is."""

BESIDE: Final = 40
ABOVE, BELOW = 60, 70


def page(title: str, lines: Iterable[str], *, beside: float, height: float) -> str:
    """The whole file: a title above what is drawn, with so much room on the left."""
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-beside:g} 0 {beside + PLOT + BESIDE:g} {height:g}"'
            f' font-family="sans-serif" font-size="{LETTERS}" fill="{INK}">',
            f'<rect x="{-beside:g}" width="100%" height="100%" fill="#FFFFFF"/>',
            f'<text x="{PLOT / 2:g}" y="30" text-anchor="middle" font-size="18">{escape(title)}</text>',
            *lines,
            "</svg>\n",
        ]
    )
