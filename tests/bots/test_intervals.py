import pytest

from toychest.bots.intervals import of_few, of_mean, of_results, of_share


def test_the_interval_of_45_wins_in_50_games() -> None:
    assert of_share(45, 50) == pytest.approx((0.7864, 0.9565), abs=1e-4)


def test_no_games_say_nothing() -> None:
    assert of_share(0, 0) == (0.0, 1.0)


def test_the_interval_of_a_mean_narrows_with_its_samples() -> None:
    assert of_mean(0.5, 0.25, 100) == pytest.approx((0.402, 0.598))


def test_an_interval_ends_where_chances_do() -> None:
    assert of_mean(0.9, 0.25, 4) == pytest.approx((0.41, 1.0))


@pytest.mark.parametrize(("samples", "deviations"), [(6, 2.571), (9, 2.306), (31, 2.042)])
def test_the_interval_of_few_samples_is_as_wide_as_student_found(samples: int, deviations: float) -> None:
    low, high = of_few(0.5, float(samples), samples)
    assert (high - low) / 2 == pytest.approx(deviations, rel=0.01)


def test_two_games_won_do_not_say_that_all_will_be() -> None:
    assert of_results(1.0, 0.0, 2) == of_share(2, 2)


def test_results_that_differ_have_the_interval_of_few() -> None:
    assert of_results(0.5, 0.5, 2) == of_few(0.5, 0.5, 2)
