"""The puzzle of a day: the same for everybody who has the same puzzles. Games take turns from day to day."""

import hashlib
from collections.abc import Mapping, Sequence
from datetime import date

from toychest.contract import Edition, Puzzle


def puzzles_by_game(editions: Mapping[str, Edition]) -> dict[str, tuple[Puzzle, ...]]:
    """The puzzles of every game that has some, in the order of the editions."""
    found: dict[str, tuple[Puzzle, ...]] = {}
    for edition in editions.values():
        if edition.puzzles is not None and edition.game not in found:
            found[edition.game] = edition.puzzles()
    return {game: puzzles for game, puzzles in found.items() if puzzles}


def puzzle_of_day(puzzles: Mapping[str, Sequence[Puzzle]], day: date) -> tuple[str, Puzzle]:
    """Its game and itself; none comes back before all of its game have had their day."""
    games = list(puzzles)
    turn, at = divmod(day.toordinal(), len(games))
    shuffled = sorted(puzzles[games[at]], key=_place)
    return games[at], shuffled[turn % len(shuffled)]


def _place(puzzle: Puzzle) -> str:
    """Neighbours in the file are of one game: they are far apart in the calendar."""
    return hashlib.sha256(puzzle.id.encode()).hexdigest()
