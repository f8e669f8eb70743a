"""The two tiny games keep every law."""

import pytest

from tests.conformance.dice_race import DICE_RACE, POLISH_RACE
from tests.conformance.hush import HUSH
from tests.conformance.pages import TIMES, ids_of
from toychest.conformance import Case, conformance_cases


@pytest.mark.parametrize("case", conformance_cases([DICE_RACE, POLISH_RACE, HUSH], ids_of, games=2 * TIMES), ids=str)
def test_an_honest_game_keeps_the_law(case: Case) -> None:
    case.check()
