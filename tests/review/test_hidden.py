"""What nobody could know: told by the two numbers of the graph, and by a duel of truths where it would be much."""

import pytest

from tests.review.golden import BATTLE, CASTLE, CITY, review, table
from toychest.review.steps import Step
from toychest.review.thresholds import thresholds_of

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("review")]


def by_the_graph(step: Step) -> float:
    """What is hidden in a decision if its cost is what the mover's chance fell by."""
    assert step.seat is not None
    return step.parts[step.seat].missed + step.after[step.seat] - step.before[step.seat]


def decisions(name: str) -> list[Step]:
    return [step for step in review(name).steps if step.kind == "decision"]


@pytest.mark.parametrize("name", [BATTLE, CITY])
def test_a_little_is_told_by_the_graph(name: str) -> None:
    most = thresholds_of(table(name).edition.game).hidden
    little = [step for step in decisions(name) if abs(by_the_graph(step)) < most]
    assert little
    for step in little:
        assert step.parts[step.seat or 0].hidden == pytest.approx(by_the_graph(step), abs=1e-12)


def test_of_much_a_duel_has_the_say_and_never_finds_that_a_move_gave_anything() -> None:
    found = [
        (step, thresholds_of(table(name).edition.game).hidden) for name in (BATTLE, CITY) for step in decisions(name)
    ]
    much = [step for step, most in found if abs(by_the_graph(step)) >= most]
    assert much
    for step in much:
        assert step.parts[step.seat or 0].hidden <= step.parts[step.seat or 0].missed


def test_where_all_lies_open_nothing_is_hidden() -> None:
    assert {part.hidden for step in decisions(CASTLE) for part in step.parts} == {0.0}


@pytest.mark.parametrize("name", [BATTLE, CITY, CASTLE])
def test_but_for_the_deal_chance_leaves_nothing_over_that_is_not_cut_off(name: str) -> None:
    """A chance to win that would lie beyond 0 or 1 without the luck of a run is cut off there."""
    later = [step for step in review(name).steps[1:] if step.kind == "chance"]
    for step in later:
        for before, part in zip(step.before, step.parts, strict=True):
            assert abs(part.rest) < 1e-9 or min(step.before) == 0.0 or before == 1.0
