"""A report: who begins, how long it takes and how it ends, and a page that any browser shows."""

import re
from xml.etree import ElementTree

import msgspec
import pytest

from tests.bots.arena.test_adjusted import game
from toychest.bots.arena.bout import BoutPlayed
from toychest.review.game_report import GameReport, report_of
from toychest.review.report_page import page
from toychest.review.report_tables import tables
from toychest.words import LANGUAGES


def battle(number: int, terrain: str, starter: int, winner: int, luck: float = 0.0, opening: float = 0.0) -> BoutPlayed:
    """A game of two bots alike: who began, who won, and what chance gave to the first seat."""
    return msgspec.structs.replace(
        game(number, winner == 0, luck),
        bots=("4", "4"),
        options={"terrain": terrain},
        starter=starter,
        opening=(opening, -opening),
        decisions=20 + number,
        reason="objective" if number % 2 else "headquarters",
    )


BATTLES = [battle(at, "castle" if at < 6 else "pool", at % 2, at % 2 if at % 3 else 1 - at % 2) for at in range(12)]


def reported(results: list[BoutPlayed], is_cooperative: bool = False) -> GameReport:
    return report_of(
        results,
        lambda each: str(each.options["terrain"]),
        game="toybattle",
        each="terrain",
        is_cooperative=is_cooperative,
    )


REPORT = reported(BATTLES)


def test_whoever_began_is_counted_wherever_it_sat() -> None:
    assert (REPORT.total.won.share, REPORT.total.games) == (8 / 12, 12)


def test_each_board_has_its_own_line() -> None:
    assert [(choice.name, choice.games) for choice in REPORT.choices] == [("castle", 6), ("pool", 6)]


def test_half_of_all_games_lie_between_the_quarters() -> None:
    length = REPORT.total.length
    assert (length.lower, length.median, length.upper) == (22.75, 25.5, 28.25)


def test_games_are_counted_by_how_they_ended() -> None:
    assert REPORT.total.endings == {"headquarters": 6, "objective": 6}


def test_luck_before_it_was_known_who_begins_is_not_taken_away() -> None:
    deal = [battle(at, "castle", 0, at % 2, luck=0.3, opening=0.3) for at in range(4)]
    left = reported(deal).total.without_luck
    assert left is not None
    assert left.share == pytest.approx(0.5)


def test_luck_after_it_is() -> None:
    lucky = [battle(at, "castle", 0, at % 2, luck=0.5 if at % 2 == 0 else -0.5) for at in range(40)]
    left = reported(lucky).total.without_luck
    assert left is not None
    assert left.share == pytest.approx(0.5)
    assert left.high - left.low < 0.05


def test_a_team_wins_or_loses_together() -> None:
    together = [msgspec.structs.replace(each, places=(1, 1), starter=None) for each in BATTLES]
    assert reported(together, is_cooperative=True).total.won.share == 1.0


@pytest.mark.parametrize("language", LANGUAGES)
def test_page_and_tables_speak_every_language(language: str) -> None:
    made = page(REPORT, language) + tables(REPORT, language)
    assert not re.search(r"report-[a-z]|toybattle-(ending|option)", made)


def test_the_page_stands_by_itself_and_its_plots_are_whole() -> None:
    made = page(REPORT, "en")
    plots = re.findall(r"<svg.*?</svg>", made, re.DOTALL)
    assert [ElementTree.fromstring(plot).tag for plot in plots] == ["svg"] * 3
    assert not re.search(r"(src|href)=", made)
