"""Giving a game up at the keyboard: it is asked once, and the other has won. No clock runs there."""

from tests.games.toybattle.stage import STANDARD
from tests.terminal.battles import battle
from tests.terminal.stage import Stage, castle
from toychest.games import EDITIONS
from toychest.table import ClockTerms, Terms, new_table


def said(*lines: str) -> list[str]:
    return Stage(lines, is_piped=False).play(battle())


def test_it_is_asked_once_whether_they_mean_it() -> None:
    assert "Ivo wins then. Type “resign” once more to give the game up." in said("", "resign", "quit")


def test_the_second_time_the_other_has_won() -> None:
    lines = said("", "resign", "resign", "quit")
    at = lines.index("Ivo wins")
    assert lines[at + 1] == "Anna resigned."


def test_whoever_does_something_else_meanwhile_is_asked_again() -> None:
    lines = said("", "resign", "goal", "resign", "quit")
    assert "Ivo wins" not in lines


def test_a_castle_is_nobodys_to_give_up() -> None:
    assert "This game can’t be given up" in Stage(["", "resign", "quit"], is_piped=False).play(castle())


def test_a_clock_that_was_agreed_on_is_said_to_stand_still() -> None:
    clock = ClockTerms(expiry="strict", main=300, increment=0)
    timed = new_table(EDITIONS[STANDARD], {}, ["Anna", "Ivo"], "7", terms=Terms(clock=clock))
    assert "This table has a clock. At this keyboard it stands still." in Stage(["quit"], is_piped=False).play(timed)
