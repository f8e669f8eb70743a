"""The verdict: what weighed most is named only if it outweighs what we cannot explain, and never by a wrong number."""

import pytest

from tests.review.golden import NAMES, review
from toychest.contract import Saying, Seat, SeatNamed
from toychest.review.bill import Bill, BillLine, BillLineName
from toychest.review.verdict import verdict_of
from toychest.words import LANGUAGES
from toychest.words.saying import spoken


def bill(seat: int, end: int, **points: int) -> Bill:
    """Of points alone; what a line is called is written with an underscore."""
    names: dict[str, BillLineName] = {"rivals_slip": "rivals-slip"}
    lines = [
        BillLine(name=names.get(name, name), change=each / 100, points=each)  # type: ignore[arg-type]
        for name, each in points.items()
    ]
    return Bill(seat=seat, lines=tuple(lines), end=end / 100, end_points=end)


def said(*bills: Bill, is_cooperative: bool = False) -> list[str]:
    return [
        f"{saying.id.removeprefix('review-verdict-')} {saying.args.get('points', '')}".strip()
        for saying in verdict_of(bills, is_cooperative)
    ]


LOST = bill(0, 0, start=49, luck=-33, own=-47, rivals=28, hidden=11, rest=-8)
WON = bill(1, 100, start=51, luck=33, own=-28, rivals=47, hidden=-11, rest=8)


def test_it_speaks_of_who_gained() -> None:
    assert verdict_of([LOST, WON], False)[0] == Saying(
        "review-verdict-most-luck", {"name": SeatNamed(Seat(1)), "points": 33}
    )


def test_what_else_weighed_and_what_went_the_other_way_is_told_with_its_points() -> None:
    assert said(LOST, WON) == ["most-luck 33", "gave-play 19", "took-hidden 11"]


def test_what_nobody_could_know_may_have_weighed_most() -> None:
    assert said(bill(0, 100, start=50, luck=10, own=0, rivals=0, hidden=40, rest=0))[0] == "most-hidden 40"


def test_what_was_forgotten_is_play() -> None:
    told = said(bill(0, 100, start=50, luck=0, own=-10, slip=-10, rivals=30, rivals_slip=40, hidden=0, rest=0))
    assert told == ["most-play 50"]


@pytest.mark.parametrize(("rest", "first"), [(16, "most-luck 33"), (17, "close")])
def test_it_is_too_close_to_tell_where_the_rest_is_more_than_half_of_it(rest: int, first: str) -> None:
    assert said(bill(0, 100, start=51, luck=33, own=0, rivals=16 - rest, hidden=0, rest=rest))[0] == first


def test_a_few_points_decide_nothing() -> None:
    assert said(bill(0, 52, start=50, luck=2, own=0, rivals=0, hidden=0, rest=0)) == ["close"]


def test_a_team_hears_of_luck_and_of_what_was_missed() -> None:
    told = said(bill(0, 0, start=83, luck=74, own=-157, rest=0), is_cooperative=True)
    assert told == ["team-kind 74", "team-missed 157"]


def test_a_team_that_missed_nothing_hears_so() -> None:
    told = said(bill(0, 0, start=83, luck=-82, own=-1, rest=0), is_cooperative=True)
    assert told == ["team-unkind 82", "team-best"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_of_it_is_there_in_every_language(language: str) -> None:
    ids = [f"{kind}-{weight}" for kind in ("most", "gave", "took") for weight in ("luck", "play", "hidden")]
    ids += ["close", "team-kind", "team-unkind", "team-missed", "team-best"]
    filled = {"name": "Ann", "points": 33}
    told = [spoken(Saying(f"review-verdict-{id}", filled), [], language) for id in ids]
    assert len({text for text in told if text}) == len(ids)


@pytest.mark.compiled
@pytest.mark.xdist_group("review")
@pytest.mark.parametrize("name", NAMES)
def test_a_finished_game_has_one(name: str) -> None:
    assert review(name).verdict
