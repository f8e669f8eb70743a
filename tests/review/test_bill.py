"""The bill: it closes for every seat, luck is nobody's on the whole, and what is printed adds up."""

import msgspec
import pytest

from tests.review.golden import BATTLE, CASTLE, NAMES, review
from toychest.review.bill import bills_of
from toychest.review.pulls import Pull, pulls_of
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
        made = [part.luck - part.mistake - part.slip + part.hidden + part.others + part.rest for part in step.parts]
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
    pulls = pulls_of(review(name).steps, is_cooperative=False)
    assert sum(each.luck for each in pulls) == pytest.approx(0, abs=1e-9)


@pytest.mark.parametrize("name", COMPETITIVE)
def test_nobody_gains_by_what_we_cannot_explain(name: str) -> None:
    pulls = pulls_of(review(name).steps, is_cooperative=False)
    assert sum(each.rest for each in pulls) == pytest.approx(0, abs=1e-9)
    assert sum(each.hidden for each in pulls) == pytest.approx(0, abs=1e-9)


def test_of_two_seats_what_one_wins_the_other_loses() -> None:
    first, second = review(BATTLE).bills
    assert [-line.change for line in first.lines if line.name in ("luck", "hidden", "rest")] == pytest.approx(
        [line.change for line in second.lines if line.name in ("luck", "hidden", "rest")], abs=1e-9
    )
    assert (first["own"], first["rivals"]) == pytest.approx((-second["rivals"], -second["own"]), abs=1e-9)


def test_a_team_has_one_bill() -> None:
    first, *others = review(CASTLE).bills
    assert [bill.lines for bill in others] == [first.lines] * len(others)


def decision(seats: int, **parts: float) -> Step:
    """A decision of the first of some seats; the others share what it lost, the second one twice as much as the third.

    All were as likely to win.
    """
    change = -parts.get("mistake", 0) - parts.get("slip", 0) + parts.get("hidden", 0) + parts.get("rest", 0)
    weights = [2, 1][: seats - 1]
    gains = [-change * weight / sum(weights) for weight in weights]
    before = (1 / seats,) * seats
    after = tuple(was + now for was, now in zip(before, (change, *gains), strict=True))
    all_parts = (StepParts(**parts), *(StepParts(others=gain) for gain in gains))
    return Step(kind="decision", first=1, last=1, before=before, after=after, parts=all_parts, seat=0)


def test_what_was_forgotten_is_a_line_of_its_own_for_both() -> None:
    first, second = bills_of([decision(2, mistake=0.1), decision(2, slip=0.2)], is_cooperative=False)
    names = ["start", "luck", "own", "slip", "rivals", "rivals-slip", "hidden", "rest"]
    assert [line.name for line in first.lines] == [line.name for line in second.lines] == names
    assert (first["own"], first["slip"]) == pytest.approx((-0.1, -0.2))
    assert (second["rivals"], second["rivals-slip"]) == pytest.approx((0.1, 0.2))


def test_where_nobody_forgot_anything_nothing_is_said_of_it() -> None:
    bills = bills_of([decision(3, mistake=0.1)], is_cooperative=False)
    assert [line.name for line in bills[2].lines] == ["start", "luck", "own", "rivals", "hidden", "rest"]


def test_of_several_rivals_each_has_its_share_of_what_nobody_knew_and_of_the_rest() -> None:
    _, second, third = pulls_of([decision(3, mistake=0.1, hidden=0.04, rest=0.02)], is_cooperative=False)
    assert [(each.hidden, each.rest) for each in (second, third)] == [pytest.approx((-0.02, -0.01))] * 2


def test_whom_a_move_helped_more_is_the_others_doing_and_not_ours() -> None:
    _, second, third = pulls_of([decision(3, mistake=0.12)], is_cooperative=False)
    assert [second, third] == [Pull(theirs=pytest.approx(0.08)), Pull(theirs=pytest.approx(0.04))]  # type: ignore[arg-type]


def test_the_share_of_who_has_nothing_left_is_as_large_as_the_others() -> None:
    lost = msgspec.structs.replace(decision(3, rest=-0.3), before=(1.0, 0.0, 0.0))
    _, second, third = pulls_of([lost], is_cooperative=False)
    assert (second.rest, third.rest) == pytest.approx((0.15, 0.15))
