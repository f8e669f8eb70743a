"""A maker: what of a game is a puzzle. There is one for searched games; others come with their game."""

from collections.abc import Mapping
from importlib.metadata import EntryPoint
from typing import Final, Protocol

from toychest.contract import Edition, PuzzleGame
from toychest.games.registry import brought
from toychest.puzzles.game_played import GamePlayed
from toychest.puzzles.recipe import Recipe


class Maker(Protocol):
    """What whoever makes puzzles asks."""

    version: str

    def puzzles(self, game: GamePlayed) -> tuple[PuzzleGame, ...]:
        """The puzzles of a game as lines of the file; the same game has the same ones."""


MAKERS: Final[Mapping[str, EntryPoint]] = brought("toychest.puzzle_makers")
"""Of games whose puzzles are made by ways: each is asked for with its recipe."""


def maker_of(edition: Edition, recipe: Recipe) -> Maker:
    """The one by this recipe."""
    if recipe.by == "ways":
        maker: Maker = MAKERS[edition.game].load()(recipe)
        return maker
    from toychest.puzzles.searched_maker import SearchedMaker  # takes Numba along

    return SearchedMaker(edition, recipe)
