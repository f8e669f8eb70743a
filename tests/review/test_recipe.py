"""The recipe: fixed work from fixed seeds."""

import pytest
from msgspec.structs import replace

from toychest.review.recipe import USUAL, WHOLE, NoBudget, seed_for


def test_a_seed_is_the_first_eight_bytes_of_a_sum() -> None:
    assert seed_for("0123456789abcdef", 7, "run") == 17100600194732492302


@pytest.mark.parametrize("other", [("x", 7, "run"), ("s", 8, "run"), ("s", 7, "known")])
def test_log_entry_and_purpose_have_their_own_seeds(other: tuple[str, int, str]) -> None:
    assert seed_for(*other) != seed_for("s", 7, "run")


def test_a_budget_of_nothing_is_refused() -> None:
    with pytest.raises(NoBudget, match="at least one"):
        replace(WHOLE, duel=0).checked()


def test_a_long_game_gets_no_more_work_than_others() -> None:
    assert WHOLE.shared_by(2 * USUAL) == replace(
        WHOLE,
        worths=WHOLE.worths // 2,
        run=WHOLE.run // 2,
        known=WHOLE.known,
        duel=WHOLE.duel // 2,
        open_duel=WHOLE.open_duel // 2,
    )


def test_a_short_game_is_not_looked_at_longer() -> None:
    assert WHOLE.shared_by(3) == WHOLE


def test_the_ends_of_a_run_share_its_iterations() -> None:
    assert (WHOLE.for_end(8), WHOLE.for_end(100)) == (WHOLE.run // 8, WHOLE.run // 100)
