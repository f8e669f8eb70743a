"""Harbour keeps every law. A test of one rule is named after its paragraph."""

from importlib.resources import files

from harbour import STANDARD, Harbour, HarbourRules, Move

from toychest.conformance import check, rule_ids
from toychest.contract import Seat


def test_every_law_is_kept() -> None:
    check(STANDARD, rule_ids(files("harbour").joinpath("rules.md").read_text(encoding="utf-8")))


def test_har_2_2_who_finds_it_has_a_point() -> None:
    after, _ = HarbourRules().apply(Harbour(holder=Seat(0), hidden=3), Seat(1), Move("search", 3))
    assert after.points == (0, 1)
