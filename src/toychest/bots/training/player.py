"""Whoever plays the games of a training: the compiled player with all that it works in."""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from toychest.bots.compiled.search import NODE, Given, Settings, room_for
from toychest.bots.kernel_search import DISCOUNT, EXPLORATION, NODES_AN_ITERATION
from toychest.bots.training.compiled.playing import MOMENT, Style, play
from toychest.bots.training.recipe import EXPLORED, LONGEST, Recipe, Stage
from toychest.contract import Edition, Kernel
from toychest.games import EDITIONS
from toychest.games.kernels import cells_of, generator
from toychest.games.network import ACTIVE

DEPTH: Final = 24
"""Decisions that a search of the training looks ahead."""


class Player:
    """Plays the games of a recipe by their number."""

    def __init__(self, edition: Edition, recipe: Recipe) -> None:
        assert edition.kernel is not None, "only a kernel plays millions of games"
        self.recipe = recipe
        self.kernel: Kernel = edition.kernel()
        assert self.kernel.unremembering is not None, "the kernel has inputs for a network"
        states = [(seats, edition.rules.setup(seats, options)) for seats, options in recipe.starts]
        self._starts = [(seats, self.kernel.tables(state), self.kernel.pack(state, None)) for seats, state in states]
        self._forgotten = self.kernel.unremembering()
        most = max(stage.iterations for stage in recipe.stages)
        self._tree = np.zeros(most * NODES_AN_ITERATION + self.kernel.most_moves + 1, NODE)
        self._room, self._row = room_for(self.kernel), np.zeros(self.kernel.row_size, np.int16)
        self._seen = np.zeros(cells_of(ACTIVE, np.int32), np.int32)
        self.moments: NDArray[Any] = np.zeros(2 * LONGEST, MOMENT)
        self.won = 0.0
        """What the seat that was followed had from the last game."""

    def play(self, number: int, stage: Stage, luck: float, network: NDArray[np.float32]) -> int:
        """A game from the seed and its number, into `moments`; gives how many there are."""
        kernel, (seats, tables, root) = self.kernel, self._starts[number % len(self._starts)]
        settings = Settings(EXPLORATION, DISCOUNT, DEPTH, seats)
        rng = generator(self.recipe.seed * 1_000_000_007 + number)
        judging = Given(tables, root, self._forgotten, network.view(np.float64), settings, rng)
        deciding = judging._replace(weights=kernel.weights) if stage.by_features else judging
        tracked, eyes = number // len(self._starts) % seats, 2 if self.recipe.by_both and seats == 2 else 1
        style = Style(stage.iterations, EXPLORED, luck, stage.fading, tracked, LONGEST, eyes)
        functions = (kernel.to_act, kernel.listed, kernel.step, kernel.points, kernel.imagine, kernel.narrow)
        judges = (kernel.evaluate if stage.by_features else kernel.appraise, kernel.appraise, kernel.perceive)
        parts = (deciding, judging, self._room, self._tree, self.moments, self._row, self._seen)
        count = int(play(*functions, *judges, *parts, style))
        self.won = float(self._room.credit[tracked])
        return count


def moments_of(
    edition: str,
    recipe: Recipe,
    stage: Stage,
    luck: float,
    numbers: tuple[int, ...],
    network: NDArray[np.float32],
) -> NDArray[Any]:
    """The moments of these games, one after the other; for a process of a crew."""
    player = _player(edition, recipe)
    found = []
    for number in numbers:
        count = player.play(number, stage, luck, network)
        found.append(player.moments[:count].copy())
    return np.concatenate(found)


_PLAYERS: Final[dict[tuple[str, int], Player]] = {}


def _player(edition: str, recipe: Recipe) -> Player:
    """One for each recipe and process."""
    key = (edition, hash(repr(recipe)))
    if key not in _PLAYERS:
        _PLAYERS[key] = Player(EDITIONS[edition], recipe)
    return _PLAYERS[key]
