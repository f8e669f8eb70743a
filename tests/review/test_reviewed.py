"""A whole review: the same file gives the same bytes, and nobody is blamed for what could not be known or chosen."""

import math

import pytest

from tests.review.golden import BATTLE, CASTLE, CITY, LITTLE, NAMES, review, table
from toychest.contract import Saying, Seat, SeatNamed
from toychest.games import EDITIONS
from toychest.review.recipe import ROUGH, WHOLE
from toychest.review.reviewed import reviewed, written
from toychest.review.thresholds import thresholds_of
from toychest.review.weigher import weigher_of
from toychest.table import new_table, rebuilt_table
from toychest.table.errors import TableUnfinished
from toychest.table.requests import Forfeit

pytestmark = [pytest.mark.compiled, pytest.mark.xdist_group("review")]


@pytest.mark.parametrize("name", [BATTLE, CASTLE])
def test_the_same_game_gives_the_same_bytes(name: str) -> None:
    assert written(reviewed(table(name), LITTLE)) == written(review(name))


@pytest.mark.parametrize("name", NAMES)
def test_no_mistake_is_claimed_where_one_move_was_legal(name: str) -> None:
    forced = [step for step in review(name).steps if step.kind == "forced"]
    assert all(step.judgement is None and all(part.mistake == 0 for part in step.parts) for step in forced)


@pytest.mark.parametrize("name", NAMES)
def test_a_decision_has_its_judgement(name: str) -> None:
    decisions = [step for step in review(name).steps if step.kind == "decision"]
    assert all(step.judgement is not None for step in decisions)


@pytest.mark.parametrize(("name", "evaluator"), [(BATTLE, "search 1"), (CITY, "search 1"), (CASTLE, "planner 1")])
def test_the_evaluator_stands_in_the_review(name: str, evaluator: str) -> None:
    assert review(name).evaluator.startswith(evaluator)


def test_the_band_is_as_wide_as_what_was_measured_and_what_samples_make() -> None:
    found, doubt = review(BATTLE), thresholds_of("toybattle").doubt
    assert found.error == pytest.approx(math.hypot(doubt, 0.5 / math.sqrt(found.budget.worths // 2)))


def test_where_nothing_is_sampled_only_what_was_measured_is_doubted() -> None:
    assert review(CASTLE).error == thresholds_of("castle").doubt


def test_less_work_makes_a_wider_band() -> None:
    state = table(BATTLE).frames[0].state
    rough, whole = (weigher_of(EDITIONS["toybattle-standard-0"], state, 2, each) for each in (ROUGH, WHOLE))
    assert rough.sampling > 2 * whole.sampling > 0


def test_a_game_that_goes_on_is_not_reviewed() -> None:
    playing = new_table(EDITIONS["toybattle-standard-0"], {}, ("Ann", "Ben"), "s")
    with pytest.raises(TableUnfinished):
        reviewed(playing, LITTLE)


def test_a_game_that_was_given_up_ends_with_the_chances_that_stood_then() -> None:
    whole = table(BATTLE)
    stood = [entry for entry in whole.entries if entry.seq <= whole.seq // 2]
    playing = rebuilt_table(whole.edition, whole.header, whole.seed, stood)
    ended = reviewed(playing.granted(Forfeit(Seat(0), "resigned")).table, LITTLE)
    assert all(0 < chance < 1 for chance in ended.steps[-1].after)
    assert [bill.end for bill in ended.bills] == pytest.approx(ended.steps[-1].after)
    assert ended.moments[-1].words == Saying("table-resigned", {"name": SeatNamed(Seat(0))})


def test_how_far_it_is_is_told_until_all_is_done() -> None:
    told: list[tuple[int, int]] = []
    reviewed(table(BATTLE), LITTLE, lambda done, of: told.append((done, of)))
    assert [done for done, _ in told] == list(range(1, told[-1][1] + 1))
