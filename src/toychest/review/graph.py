"""The graph of a review as SVG: who was ahead, how sure that is, and where luck and mistakes were."""

from collections.abc import Iterator, Sequence
from typing import Final
from xml.sax.saxutils import escape

import msgspec

from toychest.bots.hint_errors import share_of_error
from toychest.bots.intervals import DEVIATIONS
from toychest.games import EDITIONS
from toychest.review.marks import Mark, MarkKind, marks_of
from toychest.review.reviewed import Review
from toychest.review.thresholds import thresholds_of

INK, PAPER, QUIET, GOLD, MARK, DARK = "#241A2E", "#FFFDF7", "#8A7F95", "#F5B62E", "#FFFFFF", "#E7DBF3"
PAINTS: Final = ("#2563B0", "#C93A2B", "#D99A1C", "#1F8A7A", "#7A4FA3", "#5B6B2E", "#9A5B2E", "#41506B")
"""By seat; what is told by colour is told by name, too."""

TEAM, AGAINST = "#1F8A7A", "#B9A6DC"
WIDE, HIGH = 800, 240
BESIDE, ABOVE, LANE, BELOW = 100, 60, 26, 50


MOST_LETTERS: Final = 12
"""Of a name beside its lane."""


class Labels(msgspec.Struct, frozen=True, kw_only=True):
    """The words of a graph; a team has one name."""

    title: str
    marks: dict[MarkKind, str]
    team: str = ""


def graph(review: Review, names: Sequence[str], labels: Labels) -> str:
    """The whole file."""
    height = ABOVE + HIGH + LANE * (1 if labels.team else len(names)) + BELOW
    marks = list(marks_of(review.steps, thresholds_of(EDITIONS[review.edition].game)))
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE + 2 * BESIDE} {height}" role="img"'
            f' font-family="sans-serif" font-size="14" fill="{INK}">',
            f"<title>{escape(labels.title)}</title>",
            f'<rect width="100%" height="100%" fill="{PAPER}"/>',
            f'<text x="{BESIDE}" y="34" font-size="18" font-weight="bold">{escape(labels.title)}</text>',
            *_areas(review, names, labels),
            *_scale(),
            *_lanes(review, marks, names, labels),
            *_legend(marks, labels, height - 14),
            "</svg>\n",
        ]
    )


def _areas(review: Review, names: Sequence[str], labels: Labels) -> Iterator[str]:
    """Shares of the seats one above the other, the first below; a team below what it plays against."""
    seats = 1 if labels.team else len(names)
    paints = (TEAM,) if labels.team else PAINTS
    yield f'<rect x="{BESIDE}" y="{ABOVE}" width="{WIDE}" height="{HIGH}" fill="{AGAINST}"/>'
    for seat in reversed(range(seats)):
        points = list(_points(review, seat))
        line = " ".join(f"{x:.1f},{y:.1f}" for x, y in points)
        yield f'<path d="M{BESIDE},{ABOVE + HIGH} L{line} V{ABOVE + HIGH}Z" fill="{paints[seat]}"/>'
    if seats <= 2:
        yield _band(review)
    line = " ".join(f"{x:.1f},{y:.1f}" for x, y in _points(review, 0))
    yield f'<path d="M{line}" fill="none" stroke="{INK}" stroke-width="2"/>'
    for seat, name in enumerate([labels.team] if labels.team else names):
        y = ABOVE + 20 + 18 * (seats - 1 - seat)
        yield _named(BESIDE + 10, y, paints[seat], name)


def _named(x: float, y: float, paint: str, name: str) -> str:
    box = f'<rect x="{x}" y="{y - 13}" width="{24 + 9 * len(name)}" height="17" rx="8" fill="{PAPER}"/>'
    dot = f'<circle cx="{x + 9}" cy="{y - 4.5}" r="5" fill="{paint}"/>'
    return f'{box}{dot}<text x="{x + 18}" y="{y}" font-size="12">{escape(name)}</text>'


def _points(review: Review, seat: int) -> Iterator[tuple[float, float]]:
    """The upper edge of a seat's area, which lies on those of the seats before it."""
    for x, worths in _worths(review):
        yield x, ABOVE + HIGH * (1 - sum(worths[: seat + 1]))


def _worths(review: Review) -> Iterator[tuple[float, tuple[float, ...]]]:
    yield BESIDE, review.steps[0].before
    for step in review.steps:
        yield _x(review, step.last), step.after


def _band(review: Review) -> str:
    """How far off the first seat's chance may be: not at all where it is exact."""
    exact = [review.bills[0].lines[0].within == 0, *(step.is_exact for step in review.steps)]
    halves = [
        (x, worths[0], 0.0 if is_exact else DEVIATIONS * review.error * share_of_error(worths[0]))
        for (x, worths), is_exact in zip(_worths(review), exact, strict=True)
    ]
    upper = [f"{x:.1f},{ABOVE + HIGH * (1 - min(worth + half, 1)):.1f}" for x, worth, half in halves]
    lower = [f"{x:.1f},{ABOVE + HIGH * (1 - max(worth - half, 0)):.1f}" for x, worth, half in reversed(halves)]
    return f'<path d="M{" ".join([*upper, *lower])}Z" fill="{PAPER}" fill-opacity="0.45"/>'


def _x(review: Review, seq: int) -> float:
    return BESIDE + WIDE * seq / review.steps[-1].last


def _scale() -> Iterator[str]:
    for points in (0, 50, 100):
        y = ABOVE + HIGH * (1 - points / 100)
        yield f'<text x="{BESIDE - 8}" y="{y + 5:g}" text-anchor="end" font-size="12">{points}</text>'
    middle = ABOVE + HIGH / 2
    yield f'<path d="M{BESIDE} {middle:g}h{WIDE}" stroke="{INK}" stroke-dasharray="2 6" stroke-opacity="0.6"/>'
    frame = f'<rect x="{BESIDE}" y="{ABOVE}" width="{WIDE}" height="{HIGH}" rx="6"'
    yield f'{frame} fill="none" stroke="{INK}" stroke-width="2"/>'


def _lanes(review: Review, marks: Sequence[Mark], names: Sequence[str], labels: Labels) -> Iterator[str]:
    """A lane for each seat below, with all that is marked of it."""
    lanes = [labels.team] if labels.team else list(names)
    for lane, name in enumerate(lanes):
        y = ABOVE + HIGH + LANE * (lane + 0.8)
        label = escape(name[:MOST_LETTERS])
        yield f'<text x="{BESIDE - 8}" y="{y + 4:g}" text-anchor="end" font-size="12">{label}</text>'
        yield f'<path d="M{BESIDE} {y:g}h{WIDE}" stroke="{QUIET}"/>'
        for mark in marks:
            if labels.team or mark.seat == lane:
                yield _sign(mark.kind, _x(review, mark.seq), y)


def _sign(kind: MarkKind, x: float, y: float) -> str:
    """Each kind has a shape of its own."""
    match kind:
        case "mistake":
            return _round(x, y) + _letter("!", x, y)
        case "slip":
            eye = f"M{x - 5:.1f} {y:g}q5 -6 10 0q-5 6 -10 0Z"
            return f'{_round(x, y)}<path d="{eye}" fill="none" stroke="{INK}"/>{_dot(x, y)}'
        case "hidden":
            box = f'<rect x="{x - 7.5:.1f}" y="{y - 7.5:g}" width="15" height="15" rx="4"'
            return f'{box} fill="{DARK}" stroke="{INK}" stroke-width="2"/>{_letter("?", x, y)}'
        case "luck":
            diamond = f"M{x:.1f} {y - 8:g}l8 8l-8 8l-8 -8Z"
            return f'<path d="{diamond}" fill="{GOLD}" stroke="{INK}" stroke-width="2"/>{_dot(x, y)}'


def _round(x: float, y: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:g}" r="8" fill="{MARK}" stroke="{INK}" stroke-width="2"/>'


def _dot(x: float, y: float) -> str:
    return f'<circle cx="{x:.1f}" cy="{y:g}" r="2"/>'


def _letter(letter: str, x: float, y: float) -> str:
    return f'<text x="{x:.1f}" y="{y + 5:g}" text-anchor="middle" font-weight="bold">{letter}</text>'


def _legend(marks: Sequence[Mark], labels: Labels, y: float) -> Iterator[str]:
    """What the signs mean that stand there."""
    x = BESIDE + 8.0
    for kind, words in labels.marks.items():
        if any(mark.kind == kind for mark in marks):
            yield f'{_sign(kind, x, y - 5)}<text x="{x + 14:g}" y="{y}" font-size="12">{escape(words)}</text>'
            x += 46 + 7 * len(words)
