"""A network in training: part after part of its recipe, each from the seed and its number alone.

Stopped after any part and gone on with later it becomes the same network, on however many processes.
"""

import hashlib
import io
import zipfile
from collections.abc import Sequence
from concurrent.futures import Executor
from typing import Any, Final

import msgspec
import numpy as np
from numpy.typing import NDArray

from toychest.bots.training.compiled.learning import learn
from toychest.bots.training.player import Player, moments_of
from toychest.bots.training.recipe import Recipe, Stage
from toychest.contract import Edition
from toychest.games.kernels import cells_of
from toychest.games.network import ACTIVE, HIDDEN
from toychest.games.network_file import written

START_SIZE: Final = 0.03
START_PACE: Final = 0.003
QUIET: Final = 0.1
STRAIGHT: Final = 0.05
"""By how much log-odds of 1 move a unit that says the features: so little that it stays between its clips."""

BATCH: Final = 10
"""Games that a process of a crew plays at a time."""


class BrokenCheckpoint(ValueError):
    """A file that no training was stopped into, or one of another recipe."""

    def __init__(self, is_another: bool) -> None:
        super().__init__("it belongs to another game, seed or amount of work" if is_another else "it cannot be read")
        self.is_another = is_another


class Training:
    """The network as far as it is, what its pace of learning goes by, and how surprised it was in every part."""

    def __init__(self, edition: Edition, recipe: Recipe) -> None:
        self.edition, self.recipe = edition, recipe
        self._player = Player(edition, recipe)
        inputs = self._player.kernel.inputs
        self.network = new_network(inputs, recipe.seed)
        if recipe.from_features:
            say_features(self.network, self._player.kernel.weights)
        self.paces = np.full(inputs + 3, START_PACE)
        self.surprises: list[float] = []
        self._slopes = np.zeros(2 * HIDDEN, np.float32)
        self._active = np.zeros(cells_of(ACTIVE, np.int32), np.int32)

    @property
    def done(self) -> int:
        """Parts."""
        return len(self.surprises)

    @property
    def stamp(self) -> str:
        """A sum of the recipe: a checkpoint of another one is not gone on with."""
        told = msgspec.json.encode([self.edition.id, len(self.network), self.recipe])
        return hashlib.sha256(told).hexdigest()[:16]

    def advance(self, crew: Executor) -> float:
        """One part more; gives how surprised the network was by a moment, in nats, on average."""
        stage, part = self.recipe.place_of(self.done)
        first = self.recipe.games_before(self.done)
        numbers = range(first, first + stage.games)
        if stage.iterations:
            surprise = self._learn_after(crew, numbers, stage, part)
        else:
            surprise = self._learn_while_playing(numbers, stage, part)
        self.surprises.append(surprise)
        return surprise

    def _learn_while_playing(self, numbers: Sequence[int], stage: Stage, part: int) -> float:
        """From every game before the next one begins."""
        (luck, pace), surprise, seen = stage.at(part), 0.0, 0
        for number in numbers:
            count = self._player.play(number, stage, luck, self.network)
            surprise += self._learn(self._player.moments, np.arange(count, dtype=np.int32), pace)
            seen += count
        return surprise / seen

    def _learn_after(self, crew: Executor, numbers: Sequence[int], stage: Stage, part: int) -> float:
        """From all games of a part together, in any order."""
        luck, pace = stage.at(part)
        batches = [tuple(numbers[first : first + BATCH]) for first in range(0, len(numbers), BATCH)]
        jobs = [
            crew.submit(moments_of, self.edition.id, self.recipe, stage, luck, batch, self.network) for batch in batches
        ]
        moments = np.concatenate([job.result() for job in jobs])
        shuffled, surprise = np.random.default_rng([self.recipe.seed, numbers[0]]), 0.0
        for _ in range(stage.times):
            surprise += self._learn(moments, shuffled.permutation(len(moments)).astype(np.int32), pace)
        return surprise / len(moments) / stage.times

    def _learn(self, moments: NDArray[Any], order: NDArray[np.int32], pace: float) -> float:
        weights = self.network.view(np.float64)
        return float(learn(weights, self.paces, self._slopes, moments, order, len(order), self._active, pace))

    def content(self) -> bytes:
        """The network as a file."""
        facts = {"seed": self.recipe.seed, "recipe": self.stamp}
        return written(self.network, self.edition.game, HIDDEN, facts)

    def saved(self) -> bytes:
        """Everything that going on needs."""
        file = io.BytesIO()
        np.savez(file, stamp=self.stamp, network=self.network, paces=self.paces, surprises=np.array(self.surprises))
        return file.getvalue()

    def load(self, content: bytes) -> None:
        """Go on from there. Raises `BrokenCheckpoint`."""
        try:
            with np.load(io.BytesIO(content), allow_pickle=False) as kept:
                stamp, network, paces = str(kept["stamp"]), kept["network"], kept["paces"]
                surprises = kept["surprises"].tolist()
        except (ValueError, OSError, KeyError, EOFError, zipfile.BadZipFile) as fault:
            raise BrokenCheckpoint(is_another=False) from fault
        if stamp != self.stamp:
            raise BrokenCheckpoint(is_another=True)
        self.network, self.paces, self.surprises = network, paces, surprises


def new_network(inputs: int, seed: int) -> NDArray[np.float32]:
    """A network that knows nothing, flat."""
    luck = np.random.default_rng(seed)
    bias, output = 0.3 + 0.2 * luck.random(HIDDEN), 0.3 * luck.normal(size=HIDDEN)
    rows = START_SIZE * luck.normal(size=inputs * HIDDEN)
    return np.concatenate([bias, output, np.zeros(2), rows]).astype(np.float32)


def say_features(network: NDArray[np.float32], weights: NDArray[np.float64]) -> None:
    """Two units say what the features say, which are the first inputs: around a half, what is squared on one side and
    taken away on the other leaves a straight line. All others begin with little say."""
    output, rows = network[HIDDEN : 2 * HIDDEN], network[2 * HIDDEN + 2 :].reshape(-1, HIDDEN)
    output[2:] *= QUIET
    rows[:, :2] = 0.0
    for unit, sign in enumerate((1, -1)):
        network[unit] = 0.5
        output[unit] = sign / (2 * STRAIGHT)
        rows[: len(weights), unit] = sign * STRAIGHT * weights
