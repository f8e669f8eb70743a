"""Spans of a log: a run of chance, a decision, or a move that was the only one."""

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

import msgspec

from toychest.contract import CHANCE, Rules, Seat
from toychest.table import Frame

SpanKind: TypeAlias = Literal["chance", "decision", "forced"]


class Span(msgspec.Struct, frozen=True, kw_only=True):
    """Frames `first` to `last` of a table, by their place; what was before them stands in frame `first - 1`.

    A decision or a forced move has one frame and its mover's seat.
    """

    kind: SpanKind
    first: int
    last: int
    seat: Seat | None = None


def spans_of(rules: Rules[Any, Any], frames: Sequence[Frame]) -> tuple[Span, ...]:
    """All frames but the first, which is no move; moves of chance that follow each other are one run."""
    spans: list[Span] = []
    for at in range(1, len(frames)):
        if frames[at].seat != CHANCE:
            spans.append(_decided(rules, frames, at))
        elif spans and spans[-1].kind == "chance":
            spans[-1] = msgspec.structs.replace(spans[-1], last=at)
        else:
            spans.append(Span(kind="chance", first=at, last=at))
    return tuple(spans)


def _decided(rules: Rules[Any, Any], frames: Sequence[Frame], at: int) -> Span:
    seat = frames[at].seat
    assert seat is not None, "frame 0 is no move"
    is_forced = len(rules.legal_moves(frames[at - 1].state, seat)) == 1
    return Span(kind="forced" if is_forced else "decision", first=at, last=at, seat=seat)
