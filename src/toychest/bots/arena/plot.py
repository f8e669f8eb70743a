"""The picture of a ladder as SVG: the share of wins of each series, with its interval."""

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from toychest.bots.arena.statistics import SeriesPlayed
from toychest.bots.plot_page import ABOVE, BELOW, BESIDE, INK, PLOT, QUIET, page

INTERVAL, SHARE = "#52276B", "#F5B62E"
LETTER: Final = 7.5
"""How wide a letter is at most, nearly."""

LINE: Final = 40
LEGEND: Final = "games won by the first named, per cent, with 95 % intervals"
WITHOUT_LUCK: Final = "below, without luck"
BETWEEN: Final = 12
"""From a share to the same without luck below it."""


def plot(series: Sequence[SeriesPlayed], title: str) -> str:
    """The whole file, a line for each series."""
    named = BESIDE + LETTER * max(len(_name(each)) for each in series)
    legend = f"{LEGEND}; {WITHOUT_LUCK}" if any(each.adjusted for each in series) else LEGEND
    drawn = (line for at, each in enumerate(series) for line in _drawn(each, ABOVE + LINE * (at + 0.5)))
    lines = [*_scale(ABOVE + LINE * len(series), legend), *drawn]
    return page(title, lines, beside=named, height=ABOVE + LINE * len(series) + BELOW)


def _scale(end: int, legend: str) -> Iterator[str]:
    """Per cent, and half of the games as a dotted line."""
    yield f'<path d="M0 {end}H{PLOT}" stroke="{QUIET}"/>'
    yield f'<path d="M{PLOT / 2:g} {ABOVE}V{end}" stroke="{QUIET}" stroke-dasharray="2 4"/>'
    for share in range(0, 101, 10):
        yield f'<text x="{PLOT * share / 100:g}" y="{end + 20}" text-anchor="middle">{share}</text>'
    yield f'<text x="{PLOT / 2:g}" y="{end + 48}" text-anchor="middle">{legend}</text>'


def _drawn(series: SeriesPlayed, at: float) -> Iterator[str]:
    yield f'<text x="-16" y="{at + 5:g}" text-anchor="end">{escape(_name(series))}</text>'
    yield from _interval(series.low, series.high, at, INTERVAL)
    yield f'<circle cx="{_x(series.share)}" cy="{at:g}" r="6" fill="{SHARE}" stroke="{INK}"/>'
    if series.adjusted is not None:
        below = at + BETWEEN
        yield from _interval(series.adjusted.low, series.adjusted.high, below, QUIET)
        yield f'<path d="M{_x(series.adjusted.share)} {below - 6:g}l6 6l-6 6l-6 -6Z" fill="#FFFFFF" stroke="{INK}"/>'


def _interval(low: float, high: float, at: float, paint: str) -> Iterator[str]:
    yield f'<path d="M{_x(low)} {at:g}H{_x(high)}" stroke="{paint}" stroke-width="4" stroke-linecap="round"/>'


def _x(share: float) -> float:
    """Where a share stands; without luck it may lie beyond 0 and 1, and stands at the edge then."""
    return round(PLOT * min(max(share, 0.0), 1.0), 1)


def _name(series: SeriesPlayed) -> str:
    return f"{series.series}  ({series.games})"
