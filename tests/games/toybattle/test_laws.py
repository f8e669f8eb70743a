"""Every law on late battles, which random games seldom reach: no reserve, known tiles, tiles face down."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.games.toybattle.stage import (
    BLUE,
    RED,
    STANDARD,
    Battle,
    after,
    counts,
    field,
    with_discards,
    without_reserve,
)
from toychest.conformance import LAWS, Case, Subject, rule_ids
from toychest.games import EDITIONS

PAGE = Path(__file__).parents[3] / "docs" / "rules" / "toybattle.md"


def recalls() -> Battle:
    """Castle Field with nothing to take: both sides place and recall."""
    blue, red = "11 Hook, 13 Hook, 17 Star", "25 Hook, 23 Hook, 19 Star"
    state = field(blue=blue, red=red, rack="Cap'n Roxy Kwak", rival="Cap'n Roxy Kwak")
    return after(without_reserve(state, BLUE, RED), "place Roxy 15, recall 17")


def suppressed() -> Battle:
    """Battlefield with nothing to take: red has a tile face down and one that everybody knows."""
    state = field(
        blue="11 Hook, 13 Hook", red="23 Roxy", rack="Roxy Star Kwak", rival="Hook Star Kwak", terrain="battlefield"
    )
    known = replace(without_reserve(state, BLUE, RED), known=(counts(""), counts("Star")))
    return after(known, "place Roxy 14, suppress, pick Hook")


def hemmed_in() -> Battle:
    """Castle Field: red's headquarters is shut in by Roxys, and only a joker gets out."""
    blue = "11 Hook, 13 Hook, 18 Hook, 22 Star, 24 Roxy, 25 Roxy"
    state = field(blue=blue, rack="Kwak Star", rival="Skully Skully", turn=RED)
    return without_reserve(state, RED)


def discarded() -> Battle:
    """Cursed Cemetery with full discards."""
    state = field(blue="13 Star, 15 Hook", red="25 Star, 20 Hook", rack="Roxy XB-42 Jumbo", rival="Roxy XB-42 Jumbo",
                  terrain="cemetery")  # fmt: skip
    return with_discards(with_discards(state, BLUE, "Kwak Hook"), RED, "Kwak Skully Skully")


def cases() -> list[Case]:
    edition, ids = EDITIONS[STANDARD], rule_ids(PAGE.read_text(encoding="utf-8"))
    subjects = [
        Subject(edition, 2, {"terrain": start.terms.terrain.name, "beginner": False}, ids, games=0, starts=(start,))
        for start in (recalls(), suppressed(), hemmed_in(), discarded())
    ]
    return [Case(subject, law) for subject in subjects for law in LAWS]


CASES = cases()


@pytest.mark.slow
@pytest.mark.parametrize("case", CASES, ids=[f"{number:03}-{case.law.__name__}" for number, case in enumerate(CASES)])
def test_a_late_battle_keeps_the_law(case: Case) -> None:
    case.check()
