"""A maker: what of a game is a puzzle. There is one for searched games, and one for Coded Castle."""

from typing import Protocol

from toychest.contract import Edition, PuzzleGame
from toychest.puzzles.game_played import GamePlayed
from toychest.puzzles.recipe import Recipe


class Maker(Protocol):
    """What whoever makes puzzles asks."""

    version: str

    def puzzles(self, game: GamePlayed) -> tuple[PuzzleGame, ...]:
        """The puzzles of a game as lines of the file; the same game has the same ones."""


def maker_of(edition: Edition, recipe: Recipe) -> Maker:
    """The one by this recipe."""
    if recipe.by == "ways":
        from toychest.puzzles.castle.maker import RowMaker

        return RowMaker(recipe)
    from toychest.puzzles.searched_maker import SearchedMaker  # takes Numba along

    return SearchedMaker(edition, recipe)
