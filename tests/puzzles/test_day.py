"""The puzzle of the day hangs on the date alone."""

from datetime import date, timedelta

from toychest.games import EDITIONS
from toychest.puzzles.day import puzzle_of_day, puzzles_by_game

FOUND = puzzles_by_game(EDITIONS)
DAY = date(2026, 11, 17)


def test_everybody_has_the_same_one() -> None:
    assert puzzle_of_day(FOUND, DAY) == puzzle_of_day(dict(FOUND), date.fromisoformat("2026-11-17"))


def test_games_take_turns() -> None:
    games = [puzzle_of_day(FOUND, DAY + timedelta(days=more))[0] for more in range(2 * len(FOUND))]
    assert games[: len(FOUND)] == games[len(FOUND) :]


def test_none_comes_back_before_the_others_had_their_day() -> None:
    few = {game: puzzles[:5] for game, puzzles in FOUND.items()}
    days = [puzzle_of_day(few, DAY + timedelta(days=more))[1].id for more in range(5 * len(few))]
    assert len(set(days)) == 5 * len(few)
