"""The bill of a seat: its chance to win at the start, what changed it, and how the game ended. It closes.

two seats     start + luck - own mistakes + the rival's + what nobody could know + rest = end
more seats    start + luck - own mistakes + all the rest = end
a team        start + luck - everybody's mistakes + rest = end
"""

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

import msgspec

from toychest.review.printed import printed
from toychest.review.steps import Step

BillLineName: TypeAlias = Literal["start", "luck", "own", "rivals", "hidden", "rest"]
Verdict: TypeAlias = Literal["luck", "play", "close"]
"""What a game was decided by; `close` is too close to tell."""

SURE: Final = 2.0
"""How many times the rest luck or play must be, to be named as what decided."""


class BillLine(msgspec.Struct, frozen=True):
    """One line: the chance to win that it brought, and how that is printed, in points."""

    name: BillLineName
    change: float
    points: int


class Bill(msgspec.Struct, frozen=True, kw_only=True):
    """Of one seat. The lines add up to `end`, the printed ones to `end_points`."""

    seat: int
    lines: tuple[BillLine, ...]
    end: float
    end_points: int
    verdict: Verdict

    def __getitem__(self, name: BillLineName) -> float:
        """The change of a line; 0 where there is none of this name."""
        return sum(line.change for line in self.lines if line.name == name)


class Sums(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of all steps together, of one seat: end - start = luck - mistake + hidden + others + rest."""

    start: float
    luck: float
    mistake: float
    hidden: float
    others: float
    rest: float
    end: float


def sums_of(steps: Sequence[Step]) -> tuple[Sums, ...]:
    """By seat."""
    return tuple(_sums(steps, seat) for seat in range(len(steps[0].before)))


def _sums(steps: Sequence[Step], seat: int) -> Sums:
    parts = [step.parts[seat] for step in steps]
    return Sums(
        start=steps[0].before[seat],
        luck=sum(part.luck for part in parts),
        mistake=sum(part.mistake for part in parts),
        hidden=sum(part.hidden for part in parts),
        others=sum(part.others for part in parts),
        rest=sum(part.rest for part in parts),
        end=steps[-1].after[seat],
    )


def bills_of(steps: Sequence[Step], is_cooperative: bool) -> tuple[Bill, ...]:
    """The bill of every seat; of two seats the second is the first one seen from the other side."""
    sums = sums_of(steps)
    if len(sums) != 2 or is_cooperative:
        return tuple(_bill(seat, _few_lines(each), each.end) for seat, each in enumerate(sums))
    first = _bill(0, _lines_of_two(*sums), sums[0].end)
    return first, _mirrored(first, _lines_of_two(sums[1], sums[0]), sums[1].end)


def _few_lines(sums: Sums) -> dict[BillLineName, float]:
    return {"start": sums.start, "luck": sums.luck, "own": -sums.mistake, "rest": sums.hidden + sums.others + sums.rest}


def _lines_of_two(mine: Sums, theirs: Sums) -> dict[BillLineName, float]:
    """What one wins the other loses, so `others` is the rival's mistakes, and what nobody knew, and rest again."""
    hidden = mine.hidden - theirs.hidden
    rest = mine.rest + mine.others - theirs.mistake + theirs.hidden
    return {
        "start": mine.start,
        "luck": mine.luck,
        "own": -mine.mistake,
        "rivals": theirs.mistake,
        "hidden": hidden,
        "rest": rest,
    }


def _bill(seat: int, changes: dict[BillLineName, float], end: float) -> Bill:
    points, end_points = printed(list(changes.values()), end)
    lines = tuple(BillLine(name, change, each) for (name, change), each in zip(changes.items(), points, strict=True))
    return Bill(seat=seat, lines=lines, end=end, end_points=end_points, verdict=_verdict(changes))


def _mirrored(first: Bill, changes: dict[BillLineName, float], end: float) -> Bill:
    """The other side's bill: its own mistakes stand in the first one's as the rival's."""
    mirror: dict[BillLineName, BillLineName] = {"own": "rivals", "rivals": "own"}
    points = {line.name: line.points for line in first.lines}
    lines = tuple(
        BillLine(name, change, 100 - points[name] if name == "start" else -points[mirror.get(name, name)])
        for name, change in changes.items()
    )
    return Bill(seat=1, lines=lines, end=end, end_points=100 - first.end_points, verdict=first.verdict)


def _verdict(changes: dict[BillLineName, float]) -> Verdict:
    luck, play = abs(changes["luck"]), abs(changes["own"] + changes.get("rivals", 0.0))
    if max(luck, play) < SURE * abs(changes["rest"]):
        return "close"
    return "luck" if luck > play else "play"
