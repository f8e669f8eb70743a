"""Printed points: whole numbers that add up as the exact ones do."""

from hypothesis import given
from hypothesis import strategies as st

from toychest.review.bill import printed


def test_the_largest_remainder_is_rounded_up() -> None:
    assert printed([0.504, 0.247, 0.249], 1.0) == ([50, 25, 25], 100)


def test_what_is_lost_is_rounded_alike() -> None:
    assert printed([0.5, -0.206, -0.294], 0.0) == ([50, -21, -29], 0)


@given(st.lists(st.floats(-2, 2), min_size=1, max_size=6))
def test_they_always_add_up(parts: list[float]) -> None:
    points, whole = printed(parts, sum(parts))
    assert sum(points) == whole


@given(st.lists(st.floats(-2, 2), min_size=1, max_size=6))
def test_none_is_off_by_more_than_a_point(parts: list[float]) -> None:
    points, _ = printed(parts, sum(parts))
    assert all(abs(point - 100 * part) <= 1.0000001 for point, part in zip(points, parts, strict=True))
