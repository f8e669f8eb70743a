"""The verdict of a review: in a few sentences, what weighed most, what else did, and what went the other way."""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, TypeAlias

from toychest.contract import Saying, Seat, SeatNamed
from toychest.review.bill import Bill, BillLineName

Weight: TypeAlias = Literal["luck", "play", "hidden"]

WEIGHTS: Final[dict[Weight, tuple[BillLineName, ...]]] = {
    "luck": ("luck",),
    "play": ("own", "slip", "rivals", "rivals-slip"),
    "hidden": ("hidden",),
}
"""What may have decided, and the lines of a bill that it is made of."""

SURE: Final = 2.0
"""How many times the rest something must be, to be named as what decided."""

FEW: Final = 3
"""Points that are worth a sentence."""


def verdict_of(bills: Sequence[Bill], is_cooperative: bool) -> tuple[Saying, ...]:
    """Of seats that play each other, from the side of whoever gained most."""
    if is_cooperative:
        return tuple(_of_a_team(bills[0]))
    winner = max(bills, key=lambda bill: bill.end_points - bill.points("start"))
    points = {weight: winner.points(*lines) for weight, lines in WEIGHTS.items()}
    most, *others = sorted(points, key=lambda weight: -points[weight])
    if points[most] < max(FEW, SURE * abs(winner.points("rest"))):
        return (Saying("review-verdict-close"),)
    name = SeatNamed(Seat(winner.seat))
    said = Saying(f"review-verdict-most-{most}", {"name": name, "points": points[most]})
    return (said, *_beside({weight: points[weight] for weight in others}))


def _beside(points: dict[Weight, int]) -> Iterator[Saying]:
    for weight, each in points.items():
        if abs(each) >= FEW:
            yield Saying(f"review-verdict-{'gave' if each > 0 else 'took'}-{weight}", {"points": abs(each)})


def _of_a_team(bill: Bill) -> Iterator[Saying]:
    """Nobody's name stands in it."""
    luck, missed = bill.points("luck"), -bill.points("own", "slip")
    if max(abs(luck), missed) < SURE * abs(bill.points("rest")):
        yield Saying("review-verdict-close")
        return
    if abs(luck) >= FEW:
        yield Saying(f"review-verdict-team-{'kind' if luck > 0 else 'unkind'}", {"points": abs(luck)})
    if missed >= FEW:
        yield Saying("review-verdict-team-missed", {"points": missed})
    else:
        yield Saying("review-verdict-team-best")
