"""Marks: where luck, mistakes and surprises were, as they stand below the graph of a review."""

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias

import msgspec

from toychest.review.steps import Step
from toychest.review.thresholds import Thresholds

MarkKind: TypeAlias = Literal["mistake", "slip", "luck", "hidden"]


class Mark(msgspec.Struct, frozen=True, kw_only=True):
    """At entry `seq`, of a seat; `size` is a change of its chance to win."""

    kind: MarkKind
    seq: int
    seat: int
    size: float


def marks_of(steps: Sequence[Step], thresholds: Thresholds) -> Iterator[Mark]:
    """In the order of the game."""
    for step in steps:
        mark = mark_of(step, thresholds)
        if mark is not None:
            yield mark


def mark_of(step: Step, thresholds: Thresholds) -> Mark | None:
    """One for each step at most: luck is marked at whom it helped, of a team wherever it was large."""
    seat = seat_of(step)
    if seat is None:
        return None
    part = step.parts[seat]
    if part.missed > 0:
        return Mark(kind="slip" if step.is_slip else "mistake", seq=step.last, seat=seat, size=part.missed)
    if abs(part.luck) >= thresholds.luck:
        return Mark(kind="luck", seq=step.last, seat=seat, size=part.luck)
    if abs(part.hidden) >= thresholds.hidden:
        return Mark(kind="hidden", seq=step.last, seat=seat, size=part.hidden)
    return None


def seat_of(step: Step) -> int | None:
    """Whose step it was; of luck, whom it helped."""
    if step.kind != "chance":
        return step.seat
    return max(range(len(step.parts)), key=lambda seat: step.parts[seat].luck)
