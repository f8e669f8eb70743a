"""The bill: it closes for every seat, luck is nobody's on the whole, and what is printed adds up."""

import pytest

from tests.review.golden import BATTLE, CASTLE, CITY, NAMES, review
from toychest.review.bill import bills_of, sums_of
from toychest.review.steps import Step, StepParts

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("review")]

COMPETITIVE = [name for name in NAMES if not name.startswith("castle")]


@pytest.mark.parametrize("name", NAMES)
def test_a_bill_closes_for_every_seat(name: str) -> None:
    bills = review(name).bills
    assert [sum(line.change for line in bill.lines) for bill in bills] == pytest.approx(
        [bill.end for bill in bills], abs=1e-9
    )


@pytest.mark.parametrize("name", NAMES)
def test_parts_make_up_every_change(name: str) -> None:
    for step in review(name).steps:
        made = [part.luck - part.mistake + part.hidden + part.others + part.rest for part in step.parts]
        changed = [after - before for before, after in zip(step.before, step.after, strict=True)]
        assert made == pytest.approx(changed, abs=1e-9)


@pytest.mark.parametrize("name", NAMES)
def test_one_step_begins_where_the_other_ends(name: str) -> None:
    steps = review(name).steps
    assert [step.after for step in steps[:-1]] == [step.before for step in steps[1:]]


@pytest.mark.parametrize("name", NAMES)
def test_what_is_printed_adds_up(name: str) -> None:
    for bill in review(name).bills:
        assert sum(line.points for line in bill.lines) == bill.end_points


@pytest.mark.parametrize("name", COMPETITIVE)
def test_luck_sums_to_nothing_over_the_seats(name: str) -> None:
    sums = sums_of(review(name).steps)
    assert sum(each.luck for each in sums) == pytest.approx(0, abs=1e-9)


def test_of_two_seats_what_one_wins_the_other_loses() -> None:
    first, second = review(BATTLE).bills
    assert [-line.change for line in first.lines if line.name in ("luck", "hidden", "rest")] == pytest.approx(
        [line.change for line in second.lines if line.name in ("luck", "hidden", "rest")], abs=1e-9
    )
    assert (first["own"], first["rivals"]) == (-second["rivals"], -second["own"])


def test_of_more_seats_each_has_luck_own_mistakes_and_all_the_rest() -> None:
    assert [line.name for line in review(CITY).bills[2].lines] == ["start", "luck", "own", "rest"]


def test_a_team_has_one_bill() -> None:
    first, *others = review(CASTLE).bills
    assert [bill.lines for bill in others] == [first.lines] * len(others)


def step(**parts: float) -> Step:
    """A decision of the first of two seats, who then has won."""
    both = (StepParts(**parts), StepParts(others=-0.5))
    return Step(kind="decision", first=1, last=1, before=(0.5, 0.5), after=(1.0, 0.0), parts=both, seat=0)


@pytest.mark.parametrize(
    ("parts", "verdict"),
    [
        ({"luck": 0.4, "rest": 0.1}, "luck"),
        ({"luck": 0.1, "mistake": -0.3, "rest": 0.1}, "play"),
        ({"luck": 0.2, "rest": 0.3}, "close"),
    ],
)
def test_luck_or_play_is_named_only_if_it_outweighs_the_rest(parts: dict[str, float], verdict: str) -> None:
    assert bills_of([step(**parts)], False)[0].verdict == verdict
