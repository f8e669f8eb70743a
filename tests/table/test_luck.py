"""Luck: the same for ever, uniform, and by the weights."""

import math
from collections import Counter

import pytest

from toychest.contract import Draw, Seat
from toychest.table import commitment_of, draws_for, new_seed, sample
from toychest.table.luck import mixed


def draws_as(number: int) -> Draw:
    return lambda n: number


def test_known_answers_never_change() -> None:
    """Derived with another program: printf 'SEQ I' | openssl dgst -sha256 -hmac SEED, as a number modulo n."""
    draw = draws_for("toychest", 1)
    assert [draw(6), draw(52), draw(10**30), draw(2**256)] == [
        4,
        0,
        36017986560423076776795229807,
        0x11610FA32B8B961ADA77FCC900863B2A6DBFAD7EA808A7CC841E8E9162D623DE,
    ]


def test_known_commitment() -> None:
    assert commitment_of("toychest") == "fcf6f029847adf3020366dd0951783cda1c5d371ea51654473a16c50bcec0bbf"


def test_known_mixture() -> None:
    assert (
        mixed("toychest", Seat(1), "pigs might fly")
        == "31c031d4c7d2e5bb6fedc2f025fd8a247fe271872ab88592a4b4b2f1842f38f9"
    )


def test_entries_draw_apart() -> None:
    assert [draws_for("toychest", seq)(10**9) for seq in range(3)] == [696043463, 267494704, 970041333]


def test_the_order_of_entropy_matters() -> None:
    assert mixed(mixed("s", Seat(0), "a"), Seat(1), "b") != mixed(mixed("s", Seat(1), "b"), Seat(0), "a")


def test_seeds_are_long_and_differ() -> None:
    assert len(new_seed()) == 64
    assert new_seed() != new_seed()


@pytest.mark.parametrize("n", [0, -1, 2**256 + 1])
def test_a_draw_among_none_or_too_many_is_refused(n: int) -> None:
    with pytest.raises(ValueError, match="expected a number from 1"):
        draws_for("toychest", 1)(n)


def test_a_number_beyond_the_last_whole_span_is_drawn_again() -> None:
    """With n just above half of 2**256, about half of all numbers are refused, so draws take more than one."""
    n = 2**255 + 1
    direct = draws_for("toychest", 1)
    numbers = [direct(2**256) for _ in range(50)]
    narrowed = draws_for("toychest", 1)
    kept = [number for number in numbers if number < n]
    assert [narrowed(n) for _ in kept] == kept


@pytest.mark.parametrize("n", [2, 3, 6, 35, 100])
def test_draws_are_uniform(n: int) -> None:
    """Chi-square with a fixed seed: beyond six standard deviations something is wrong with the derivation."""
    draws = 200 * n
    counts = Counter(draws_for("uniform", seq)(n) for seq in range(draws))
    chi_square = sum((counts[value] - 200) ** 2 / 200 for value in range(n))
    assert abs(chi_square - (n - 1)) < 6 * math.sqrt(2 * (n - 1))


@pytest.mark.parametrize("n", [2, 6, 35])
def test_draws_within_one_entry_are_uniform(n: int) -> None:
    draw = draws_for("uniform", 7)
    counts = Counter(draw(n) for _ in range(200 * n))
    chi_square = sum((counts[value] - 200) ** 2 / 200 for value in range(n))
    assert abs(chi_square - (n - 1)) < 6 * math.sqrt(2 * (n - 1))


def test_a_sample_follows_the_weights_exactly() -> None:
    odds = [("ghost", 6), ("loop", 1), ("up", 3)]
    drawn = Counter(sample(odds, draws_as(number)) for number in range(10))
    assert drawn == {"ghost": 6, "loop": 1, "up": 3}


def test_a_sample_goes_in_listed_order() -> None:
    assert [sample([("a", 1), ("b", 2)], draws_as(number)) for number in range(3)] == ["a", "b", "b"]
