"""The two tiny games keep every law."""

from pathlib import Path

import pytest

from tests.conformance.dice_race import DICE_RACE
from tests.conformance.hush import HUSH
from toychest.conformance import Case, conformance_cases, rule_ids
from toychest.contract import Edition

HERE = Path(__file__).parent


def ids_of(edition: Edition) -> frozenset[str]:
    return rule_ids((HERE / edition.rules_page).read_text())


@pytest.mark.parametrize("case", conformance_cases([DICE_RACE, HUSH], ids_of), ids=str)
def test_an_honest_game_keeps_the_law(case: Case) -> None:
    case.check()
