"""States and what moves between them cost are measured apart: where they disagree, both give way."""

import pytest

from toychest.review.reconciled import WEIGHT, Link, before_move, reconciled

END = (1.0, 0.0)


def link(worth: float, cost: float | None = None, mover: int = 0, luck: float = 0.0) -> Link:
    made = Link((worth, 1 - worth), mover, cost)
    made.luck = (luck, -luck)
    return made


def worths(*chain: Link) -> list[float]:
    return [first for first, _ in reconciled(chain, END)]


def test_where_no_cost_was_measured_every_state_keeps_its_worth() -> None:
    assert worths(link(0.8), link(0.3), link(0.6)) == [0.8, 0.3, 0.6]


def test_a_best_move_after_which_less_is_left_draws_both_states_together() -> None:
    before, after = worths(link(0.8, cost=0.0), link(0.4))
    assert before + after == pytest.approx(1.2)
    assert before - after == pytest.approx(0.4 / (1 + 2 * WEIGHT), abs=1e-6)


def test_what_fits_stays() -> None:
    assert worths(link(0.8, cost=0.3, luck=-0.1), link(0.4)) == pytest.approx([0.8, 0.4])


def test_a_cost_is_that_of_its_mover() -> None:
    before, after = worths(link(0.4, cost=0.2, mover=1), link(0.6))
    assert (before, after) == pytest.approx((0.4, 0.6))


def test_what_chance_gave_in_between_is_no_disagreement() -> None:
    before, after = worths(link(0.5, cost=0.0, luck=0.3), link(0.8))
    assert (before, after) == pytest.approx((0.5, 0.8))


def test_the_end_does_not_give_way() -> None:
    (last,) = worths(link(0.7, cost=0.0))
    assert last == pytest.approx((0.7 + WEIGHT * 1.0) / (1 + WEIGHT), abs=1e-6)


def test_three_seats_have_one_win_together() -> None:
    chain = [Link((0.6, 0.3, 0.1), 1, 0.2), Link((0.2, 0.2, 0.6), 2, 0.0), Link((0.5, 0.1, 0.4))]
    for each in reconciled(chain, (0.0, 0.0, 1.0)):
        assert sum(each) == pytest.approx(1.0)
        assert min(each) >= 0.0


@pytest.mark.parametrize(("after", "cost", "before"), [((0.5, 0.5), 0.2, (0.7, 0.3)), ((1.0, 0.0), -0.4, (0.6, 0.4))])
def test_before_a_move_its_mover_had_what_it_cost(
    after: tuple[float, ...], cost: float, before: tuple[float, ...]
) -> None:
    assert before_move(after, 0, cost) == pytest.approx(before)
