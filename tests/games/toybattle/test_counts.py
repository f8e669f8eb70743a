"""Sequence counts: how many ways there are to go on for n moves; any change of a rule changes some of them."""

from typing import Any

import pytest

from tests.games.toybattle.stage import BLUE, RED, RULES, field, start, with_discards, without_reserve
from toychest.conformance.golden import sequence_count


@pytest.mark.parametrize(("depth", "count"), [(1, 2), (2, 16), (3, 128), (4, 1024)])
def test_sequences_from_the_start(depth: int, count: int) -> None:
    assert sequence_count(RULES, start(), depth) == count


LINES = {"blue": "11 Hook, 13 Hook", "red": "25 Hook, 23 Hook", "rack": "Cap'n Roxy", "rival": "Cap'n Roxy"}
SUPPRESSED = {
    "blue": "11 Hook, 13 Hook",
    "red": "23 Hook",
    "rack": "Roxy Cap'n",
    "rival": "Hook Hook Star",
    "terrain": "battlefield",
}


@pytest.mark.parametrize(
    ("battle", "counts"),
    [
        (LINES, (13, 122, 1044)),
        (LINES | {"beginner": True}, (13, 132, 1247)),
        (
            {"blue": "11 Hook, 13 Hook, 17 Star", "red": "23 Hook, 21 Hook", "rack": "Jumbo Kwak",
             "rival": "Hook Star", "terrain": "pool"},
            (16, 182, 1217),
        ),
        ({"blue": "11 Hook", "red": "24 Hook", "rack": "Star", "rival": "Skully", "terrain": "clouds"}, (5, 16, 113)),
        (
            {"blue": "11 Roxy, 14 Roxy", "red": "18 Star, 12 Hook", "rack": "Cap'n Roxy", "rival": "Jumbo",
             "terrain": "jungle"},
            (12, 68, 327),
        ),
        (
            {"blue": "11 Hook, 15 Hook", "red": "19 Hook", "rack": "Hook Star Cap'n", "rival": "Kwak",
             "terrain": "station"},
            (29, 176, 1221),
        ),
        (SUPPRESSED, (13, 122, 805)),
        (SUPPRESSED | {"rule": "suppress=forced"}, (13, 120, 733)),
        (
            {"blue": "13 Hook, 14 Star", "red": "21 Hook", "rack": "Roxy Hook", "rival": "Star Kwak",
             "terrain": "croisette"},
            (20, 189, 1016),
        ),
        (
            {"blue": "11 Hook, 15 Hook", "red": "20 Hook", "rack": "Roxy Cap'n", "rival": "Star Kwak",
             "terrain": "caribbean"},
            (13, 120, 904),
        ),
    ],
    ids=lambda value: "-".join(str(value[key]) for key in ("terrain", "beginner", "rule") if key in value),
)  # fmt: skip
def test_sequences_of_a_battle(battle: dict[str, Any], counts: tuple[int, ...]) -> None:
    assert tuple(sequence_count(RULES, field(**battle), depth) for depth in (1, 2, 3)) == counts


def test_sequences_of_a_battle_with_nothing_to_take() -> None:
    state = field(blue="11 Hook, 13 Hook, 17 Hook", red="25 Hook, 22 Star", rack="Cap'n Cap'n Roxy", rival="Jumbo")
    assert sequence_count(RULES, without_reserve(state, BLUE, RED), 4) == 4895


def test_sequences_of_a_battle_with_discards() -> None:
    state = field(blue="13 Star", red="25 Star", rack="Roxy Jumbo", rival="XB-42", terrain="cemetery")
    assert sequence_count(RULES, with_discards(state, BLUE, "Hook Kwak"), 3) == 190
