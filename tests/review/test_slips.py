"""What was forgotten: a mistake that would be none without facts from long ago is told apart, and nothing else is."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.review.golden import table
from toychest.bots.forgetting import facts_since
from toychest.contract import Seat
from toychest.review.bill import bills_of
from toychest.review.steps import LONG_AGO, Game, Step, steps_of
from toychest.review.weigher import Judgement, RunWeighed, Weighed

PLAYED = table("clockwork/golden/two")
EVEN = (0.5, 0.5)


@dataclass
class Remembers:
    """A weigher to which every move is a mistake, for who remembers all; for who does not as large a one as it says."""

    left: float
    version: str = "none"
    sampling: float = 0.0
    is_open: bool = False
    asked: list[frozenset[str]] = field(default_factory=list)

    def weighed(self, state: Any, seed: int, times: int = 1) -> Weighed:
        return Weighed(EVEN)

    def run(self, states: Sequence[Any], seed: int) -> RunWeighed:
        return RunWeighed(EVEN, EVEN)

    def judged(
        self, state: Any, seat: Seat, move: str, seed: int, forgotten: frozenset[str] = frozenset()
    ) -> Judgement:
        self.asked.append(forgotten)
        mistake = self.left if forgotten else 0.3
        return Judgement(best="another", best_worth=0.7, played_worth=0.7 - mistake, mistake=mistake)

    def open_cost(self, state: Any, seat: Seat, move: str, weighed: Weighed, seed: int) -> float:
        return 0.0


def steps(weigher: Remembers) -> list[Step]:
    game = Game(PLAYED.edition, PLAYED.frames, "sum", weigher)
    return [step for _, _, step in steps_of(game) if step is not None]


def forgotten_before(step: Step) -> frozenset[str]:
    states = [frame.state for frame in PLAYED.frames if frame.seq < step.first]
    return facts_since(PLAYED.rules, states, Seat(step.seat or 0), LONG_AGO)


def decisions(found: list[Step]) -> list[Step]:
    return [step for step in found if step.kind == "decision"]


def test_a_mistake_is_a_slip_where_there_was_something_to_forget_and_it_explains_it() -> None:
    found = decisions(steps(Remembers(left=0.0)))
    slips = [step.is_slip for step in found]
    assert slips == [bool(forgotten_before(step)) for step in found]
    assert {True, False} == set(slips)


def test_a_mistake_that_remains_one_was_not_forgotten() -> None:
    assert not any(step.is_slip for step in steps(Remembers(left=0.3)))


def test_who_forgets_is_asked_without_what_was_shown_long_ago_and_with_all_else() -> None:
    weigher = Remembers(left=0.0)
    found = decisions(steps(weigher))
    assert [asked for asked in weigher.asked if asked] == [each for step in found if (each := forgotten_before(step))]


def test_a_slip_is_no_mistake_besides_and_costs_as_much() -> None:
    parts = [step.parts[step.seat or 0] for step in decisions(steps(Remembers(left=0.0)))]
    assert {(part.mistake, part.slip) for part in parts} == {(0.3, 0.0), (0.0, 0.3)}
    assert {part.missed for part in parts} == {0.3}


def test_the_bill_has_it_and_closes() -> None:
    found = steps(Remembers(left=0.0))
    for bill in bills_of(found, is_cooperative=False):
        slips = [step for step in found if step.is_slip and step.seat == bill.seat]
        assert bill["slip"] == pytest.approx(-0.3 * len(slips))
        assert sum(line.change for line in bill.lines) == pytest.approx(bill.end, abs=1e-9)
        assert sum(line.points for line in bill.lines) == bill.end_points
