"""How a network learnt, as SVG: its surprise in every part of its training."""

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from toychest.bots.plot_page import ABOVE, BELOW, BESIDE, PLOT, QUIET, page

HIGH: Final = 260
LINE: Final = "#52276B"
STEPS: Final = 4
"""Of the scale."""


def curve(surprises: Sequence[float], games: Sequence[int], title: str, legend: str) -> str:
    """The whole file; `games` were played up to the end of each part."""
    low, high = min(surprises), max(surprises)
    span = max(high - low, 1e-9)
    points = [
        (PLOT * played / games[-1], ABOVE + HIGH * (1 - (surprise - low) / span))
        for played, surprise in zip(games, surprises, strict=True)
    ]
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
    lines = [
        *_scale(low, span, games[-1]),
        f'<polyline points="{line}" fill="none" stroke="{LINE}" stroke-width="2"/>',
        f'<text x="{PLOT / 2:g}" y="{ABOVE + HIGH + 48}" text-anchor="middle">{escape(legend)}</text>',
    ]
    return page(title, lines, beside=2 * BESIDE, height=ABOVE + HIGH + BELOW)


def _scale(low: float, span: float, games: int) -> Iterator[str]:
    for step in range(STEPS + 1):
        y = ABOVE + HIGH * (1 - step / STEPS)
        yield f'<path d="M0 {y:g}H{PLOT}" stroke="{QUIET}" stroke-dasharray="2 4"/>'
        yield f'<text x="-10" y="{y + 5:g}" text-anchor="end">{low + span * step / STEPS:.3f}</text>'
        x = PLOT * step / STEPS
        yield f'<text x="{x:g}" y="{ABOVE + HIGH + 20}" text-anchor="middle">{games * step // STEPS:,}</text>'
