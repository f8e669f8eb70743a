"""The plots of a report: one line for each board, drawn with the page's own inks, so that they turn dark with it."""

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

from toychest.review.game_report import Choice

LINE, PLOT, NAMED, ABOVE, BELOW = 34, 520, 190, 8, 30
PATTERNS: Final = ("a", "b", "c", "d", "e", "f")
"""Classes of the parts of a bar, told by the legend, too."""


def shares_plot(choices: Sequence[tuple[str, Choice]], title: str, *, has_middle: bool) -> str:
    """A dot and a bar for games won; a diamond and a thin bar below it for the same without luck.

    Where seats play against each other, a dotted line stands in the middle.
    """
    marks = [mark for at, (_, choice) in enumerate(choices) for mark in _shares(choice, _middle(at))]
    middle = f'<path class="half" d="M{_x(0.5)} {ABOVE}V{_bottom(choices)}"/>' if has_middle else ""
    return _framed(choices, title, [middle, *marks, *_percents(_bottom(choices))])


def lengths_plot(choices: Sequence[tuple[str, Choice]], title: str) -> str:
    """A box from the lower to the upper quarter, with the median in it."""
    most = max(choice.length.upper for _, choice in choices) * 1.1
    marks = [mark for at, (_, choice) in enumerate(choices) for mark in _box(choice, _middle(at), most)]
    bottom = _bottom(choices)
    scale = [
        f'<text x="{NAMED + PLOT * part / 4:g}" y="{bottom + 20}" text-anchor="middle">{most * part / 4:.0f}</text>'
        for part in range(5)
    ]
    return _framed(choices, title, [*marks, *scale])


def endings_plot(choices: Sequence[tuple[str, Choice]], title: str, reasons: Sequence[str]) -> str:
    """A bar of all games, cut by how they ended."""
    marks = [mark for at, (_, choice) in enumerate(choices) for mark in _cut(choice, _middle(at), reasons)]
    return _framed(choices, title, [*marks, *_percents(_bottom(choices))])


def _shares(choice: Choice, y: float) -> Iterator[str]:
    yield f'<path class="bar" d="M{_x(choice.won.low)} {y:g}H{_x(choice.won.high)}"/>'
    yield f'<circle class="won" cx="{_x(choice.won.share)}" cy="{y:g}" r="6"/>'
    if choice.without_luck is not None:
        below, found = y + 11, choice.without_luck
        yield f'<path class="thin" d="M{_x(found.low)} {below:g}H{_x(found.high)}"/>'
        yield f'<path class="left" d="M{_x(found.share)} {below - 5:g}l5 5l-5 5l-5 -5Z"/>'


def _box(choice: Choice, y: float, most: float) -> Iterator[str]:
    lower, median, upper = (
        NAMED + PLOT * each / most for each in (choice.length.lower, choice.length.median, choice.length.upper)
    )
    yield f'<rect class="box" x="{lower:.1f}" y="{y - 8:g}" width="{upper - lower:.1f}" height="16" rx="4"/>'
    yield f'<path class="median" d="M{median:.1f} {y - 11:g}v22"/>'


def _cut(choice: Choice, y: float, reasons: Sequence[str]) -> Iterator[str]:
    start = 0.0
    for at, reason in enumerate(reasons):
        share = choice.endings.get(reason, 0) / choice.games
        if share:
            paint, x, width = PATTERNS[at % len(PATTERNS)], NAMED + PLOT * start, PLOT * share
            yield f'<rect class="part {paint}" x="{x:.1f}" y="{y - 9:g}" width="{width:.1f}" height="18"/>'
        start += share


def _framed(choices: Sequence[tuple[str, Choice]], title: str, marks: Sequence[str]) -> str:
    names = [
        f'<text x="{NAMED - 10}" y="{_middle(at) + 5:g}" text-anchor="end">{escape(name)}</text>'
        for at, (name, _) in enumerate(choices)
    ]
    height = _bottom(choices) + BELOW
    head = f'<svg viewBox="0 0 {NAMED + PLOT + 30} {height}" role="img" aria-label="{escape(title)}">'
    axis = f'<path class="axis" d="M{NAMED} {_bottom(choices)}h{PLOT}"/>'
    return "\n".join([head, f"<title>{escape(title)}</title>", axis, *names, *filter(None, marks), "</svg>"])


def _percents(bottom: int) -> Iterator[str]:
    for percent in range(0, 101, 25):
        x = _x(percent / 100)
        yield f'<text x="{x}" y="{bottom + 20}" text-anchor="middle">{percent}</text>'


def _middle(at: int) -> float:
    return ABOVE + LINE * (at + 0.5)


def _bottom(choices: Sequence[tuple[str, Choice]]) -> int:
    return ABOVE + LINE * len(choices)


def _x(share: float) -> float:
    """Where a share stands; without luck it may lie beyond the edge, and stands there then."""
    return round(NAMED + PLOT * min(max(share, 0.0), 1.0), 1)
