"""The bill of a seat: its chance to win at the start, what changed it, and how the game ended. It closes.

seats that play each other    start + luck - own mistakes + what the others did + what nobody could know + rest = end
a team                        start + luck - everybody's mistakes + rest = end

What was forgotten is a line of its own, in a game in which somebody forgot something.
"""

import math
from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from toychest.review.pulls import Pull, pulls_of
from toychest.review.steps import Step
from toychest.review.sureness import Sureness

BillLineName: TypeAlias = Literal["start", "luck", "own", "slip", "rivals", "rivals-slip", "hidden", "rest"]

MIRRORED: Final[dict[BillLineName, BillLineName]] = {
    "own": "rivals",
    "rivals": "own",
    "slip": "rivals-slip",
    "rivals-slip": "slip",
}
"""Of two seats: what is one's own is the rival's to the other."""


class BillLine(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One line: the chance to win that it brought, and how that is printed, in points.

    `within` is how far off it may be, by an interval of 95 per cent; 0 where it is exact. Luck, what nobody could know
    and the rest have none: what is unsure of them is in the rest.
    """

    name: BillLineName
    change: float
    points: int
    within: float | None = None


class Bill(msgspec.Struct, frozen=True, kw_only=True):
    """Of one seat. The lines add up to `end`, the printed ones to `end_points`."""

    seat: int
    lines: tuple[BillLine, ...]
    end: float
    end_points: int

    def __getitem__(self, name: BillLineName) -> float:
        """The change of a line; 0 where there is none of this name."""
        return sum(line.change for line in self.lines if line.name == name)

    def points(self, *names: BillLineName) -> int:
        """What the lines of these names are printed as, together."""
        return sum(line.points for line in self.lines if line.name in names)


def bills_of(steps: Sequence[Step], is_cooperative: bool, error: float = 0.0) -> tuple[Bill, ...]:
    """The bill of every seat; of two seats the second is the first one seen from the other side.

    `error` is how far off a chance to win may be in an even game: one deviation.
    """
    pulls = pulls_of(steps, is_cooperative)
    is_pair = len(pulls) == 2 and not is_cooperative
    names, sureness = _names(pulls, is_cooperative, is_pair), Sureness(steps, is_cooperative, error)
    bills = [_bill(steps, seat, pull, names, sureness) for seat, pull in enumerate(pulls)]
    return (bills[0], _mirrored(*bills)) if is_pair else tuple(bills)


def _names(pulls: Sequence[Pull], is_cooperative: bool, is_pair: bool) -> tuple[BillLineName, ...]:
    """The lines of this game's bills: the same ones for every seat."""
    forgot = any(pull.slip for pull in pulls)
    left_out: set[BillLineName] = set() if forgot else {"slip", "rivals-slip"}
    if not is_pair:
        left_out.add("rivals-slip")
    if is_cooperative:
        left_out |= {"rivals", "hidden"}
    every: tuple[BillLineName, ...] = BillLineName.__args__  # type: ignore[attr-defined]
    return tuple(name for name in every if name not in left_out)


def _bill(steps: Sequence[Step], seat: int, pull: Pull, names: Sequence[BillLineName], sureness: Sureness) -> Bill:
    changes, end = _changes(steps[0].before[seat], pull), steps[-1].after[seat]
    if "hidden" not in names:
        changes["rest"] += changes["hidden"]
    points, end_points = printed([changes[name] for name in names], end)
    lines = tuple(
        BillLine(name=name, change=changes[name], points=each, within=_within(name, seat, sureness))
        for name, each in zip(names, points, strict=True)
    )
    return Bill(seat=seat, lines=lines, end=end, end_points=end_points)


def _changes(start: float, pull: Pull) -> dict[BillLineName, float]:
    return {
        "start": start,
        "luck": pull.luck,
        "own": -pull.mistake,
        "slip": -pull.slip,
        "rivals": pull.theirs,
        "rivals-slip": pull.their_slips,
        "hidden": pull.hidden,
        "rest": pull.rest,
    }


def _within(name: BillLineName, seat: int, sureness: Sureness) -> float | None:
    match name:
        case "start":
            return sureness.start(seat)
        case "own" | "slip":
            return sureness.missed(seat, is_slip=name == "slip")
        case "rivals" | "rivals-slip":
            return sureness.rivals(seat, is_slip=name == "rivals-slip")
        case _:
            return None


def _mirrored(first: Bill, second: Bill) -> Bill:
    """The second bill with the printed points of the first one, seen from the other side."""
    points = {line.name: line.points for line in first.lines}

    def seen(line: BillLine) -> BillLine:
        mirrored = 100 - points["start"] if line.name == "start" else -points[MIRRORED.get(line.name, line.name)]
        return msgspec.structs.replace(line, points=mirrored)

    lines = tuple(seen(line) for line in second.lines)
    return msgspec.structs.replace(second, lines=lines, end_points=100 - first.end_points)


def printed(parts: Sequence[float], total: float) -> tuple[list[int], int]:
    """Chances as points of 100, rounded by the largest remainder, and their sum; `total` is what they add up to."""
    exact, whole = [100 * part for part in parts], math.floor(100 * total + 0.5)
    points = [math.floor(each) for each in exact]
    by_remainder = sorted(range(len(exact)), key=lambda at: (points[at] - exact[at], at))
    for at in by_remainder[: whole - sum(points)]:
        points[at] += 1
    return points, whole
