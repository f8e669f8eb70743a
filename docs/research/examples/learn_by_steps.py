"""Learn Toy Battle from nothing by the environments alone: in a vector environment, tried in that of one seat.

usage: python docs/research/examples/learn_by_steps.py [--steps 30000] [--every 5000] [--matches 100] [--level 1]

Each side has a network of one hidden layer, which is told what a seat observes and says for every action how its game
will end. It takes the action of the mask that it likes best, sometimes any; when a game is over, every action of it
learns how it ended. NumPy and the environments are all it needs: it would learn any other game of two as well.
"""

import argparse
import time
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np

from toychest.research import register

TABLES, HIDDEN, BATCH, PACE, TRIED, LONGEST = 256, 96, 2048, 0.001, 0.06, 400
TOLD = ("task", "task_at", "deals", "medals", "rack", "unseen", "hidden", "known", "rack_size", "reserve", "regions",
    "tops")  # fmt: skip
"""The fields of docs/research/toybattle.md that the networks are told."""
VALUES = 17
"""From 0 up, and larger ones alike: each number is told as so many inputs, of which one is on."""


class Network:
    """How each action will end, by what the seat observes; it learns by Adam."""

    def __init__(self, inputs: int, actions: int, luck: Any) -> None:
        self.parts = [
            luck.normal(0, 0.05, (inputs, HIDDEN)).astype(np.float32),
            luck.normal(0, 0.05, (HIDDEN, actions)).astype(np.float32),
        ]
        self.means, self.squares = ([np.zeros_like(part) for part in self.parts] for _ in range(2))
        self.learnt = 0

    def ends(self, told: Any) -> Any:
        """For each row and each action, from -1 for a loss to 1 for a win."""
        return np.tanh(inputs_of(told) @ self.parts[0]) @ self.parts[1]

    def learn(self, told: Any, actions: Any, ends: Any) -> None:
        """One step towards how these actions ended."""
        inputs, rows = inputs_of(told), np.arange(len(told))
        hidden = np.tanh(inputs @ self.parts[0])
        missed = np.zeros((len(told), self.parts[1].shape[1]), np.float32)
        missed[rows, actions] = (np.einsum("rh,hr->r", hidden, self.parts[1][:, actions]) - ends) / len(told)
        slopes = (missed @ self.parts[1].T) * (1 - hidden**2)
        self.learnt += 1
        for number, slope in enumerate((inputs.T @ slopes, hidden.T @ missed)):
            mean, square = self.means[number], self.squares[number]
            mean += 0.1 * (slope - mean)
            square += 0.001 * (slope**2 - square)
            size = PACE * (1 - 0.999**self.learnt) ** 0.5 / (1 - 0.9**self.learnt)
            self.parts[number] -= size * mean / (np.sqrt(square) + 1e-8)


def inputs_of(told: Any) -> Any:
    """A row of zeros and ones for each row of numbers."""
    return (np.minimum(told, VALUES - 1)[:, :, None] == np.arange(VALUES)).reshape(len(told), -1).astype(np.float32)


def many_tables(terrain: str, count: int) -> Any:
    """The vector environment; where a game is over, the same step begins the next one."""
    return gymnasium.make_vec(
        "toychest/toybattle-v0", num_envs=count, terrain=terrain, max_cycles=LONGEST, autoreset_mode="SameStep"
    )


class Learner:
    """Games against itself at many tables, and what is still to be learnt from those that are over."""

    def __init__(self, terrain: str, tables: int, seed: int) -> None:
        register()
        self.luck = np.random.default_rng(seed)
        self.tables = many_tables(terrain, tables)
        fields = self.tables.unwrapped.game.observing.record.fields
        places = [np.arange(at, at + kind.itemsize) for kind, at in (fields[name][:2] for name in TOLD)]
        self.places, self.rows = np.concatenate(places), np.arange(tables)
        actions = self.tables.single_action_space.n
        self.networks = [Network(len(self.places) * VALUES, actions, self.luck) for _ in range(2)]
        seen, info = self.tables.reset(seed=seed)
        self.seen, self.mask, self.seat = seen[:, self.places], info["action_mask"], info["seat"].copy()
        self.ages, self.games = np.zeros(tables, np.int64), 0
        self.told = np.zeros((LONGEST, tables, len(self.places)), np.int8)
        self.acted, self.seats = (np.zeros((LONGEST, tables), np.int64) for _ in range(2))
        self.over: list[list[Any]] = [[], []]

    def played(self) -> None:
        """One decision at every table."""
        actions = self.chosen()
        self.told[self.ages, self.rows], self.acted[self.ages, self.rows] = self.seen, actions
        self.seats[self.ages, self.rows] = self.seat
        self.ages += 1
        seen, _, ended, cut, info = self.tables.step(actions)
        for row in np.flatnonzero(ended | cut).tolist():
            self.remember(row, info["final_info"]["rewards"][row])
        self.seen, self.mask, self.seat = seen[:, self.places], info["action_mask"], info["seat"].copy()

    def chosen(self) -> Any:
        """What each table's seat likes best of its mask, or anything of it."""
        worth = self.luck.random(self.mask.shape, np.float32)
        likes = self.luck.random(len(self.rows)) >= TRIED
        for side, network in enumerate(self.networks):
            rows = np.flatnonzero(likes & (self.seat == side))
            worth[rows] = network.ends(self.seen[rows])
        return np.where(self.mask, worth, -np.inf).argmax(axis=1)

    def remember(self, row: int, rewards: Any) -> None:
        """A game is over: each of its actions ended so."""
        for side in range(2):
            at = np.flatnonzero(self.seats[: self.ages[row], row] == side)
            ends = np.full(len(at), rewards[side], np.float32)
            self.over[side].append((self.told[at, row], self.acted[at, row], ends))
        self.ages[row] = 0
        self.games += 1

    def learnt(self) -> None:
        """What is over is learnt from, once it is enough, in any order."""
        for side, network in enumerate(self.networks):
            if sum(len(ends) for _, _, ends in self.over[side]) >= BATCH:
                told, acted, ends = (np.concatenate(part) for part in zip(*self.over[side], strict=True))
                order = self.luck.permutation(len(ends))
                network.learn(told[order], acted[order], ends[order])
                self.over[side].clear()


def share_won(learner: Learner, terrain: str, level: int, matches: int) -> float:
    """Of so many games against a bot of this level, by the environment of one seat."""
    won = 0.0
    for number in range(matches):
        side = number % 2
        table = gymnasium.make("toychest/toybattle-v0", terrain=terrain, level=level, seat=side).unwrapped
        (seen, told), reward, is_over = table.reset(seed=number), 0.0, False
        while not is_over:
            worth = learner.networks[side].ends(seen[None, learner.places])[0]
            action = int(np.where(told["action_mask"], worth, -np.inf).argmax())
            seen, rewarded, ended, cut, told = table.step(action)
            reward, is_over = float(rewarded), ended or cut
        won += (reward + 1) / 2
    return won / matches


def curve(
    terrain: str, steps: int, every: int, matches: int, level: int, seed: int, tables: int = TABLES
) -> Iterator[tuple[int, float, float]]:
    """Learn, and after every so many steps tell: games, seconds of the processor, share of wins against the bot."""
    learner, spent = Learner(terrain, tables, seed), 0.0
    for _ in range(every, steps + 1, every):
        began = time.process_time()
        for _ in range(every):
            learner.played()
            learner.learnt()
        spent += time.process_time() - began
        yield learner.games, spent, share_won(learner, terrain, level, matches)


def main() -> None:
    """Print the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=30_000)
    parser.add_argument("--every", type=int, default=5000)
    parser.add_argument("--matches", type=int, default=100)
    parser.add_argument("--level", type=int, default=1)
    parser.add_argument("--terrain", default="pool")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for games, seconds, share in curve(asked.terrain, asked.steps, asked.every, asked.matches, asked.level, asked.seed):
        print(f"{games:7} games  {seconds:6.0f} s  {100 * share:5.1f} % against level {asked.level}", flush=True)


if __name__ == "__main__":
    main()
