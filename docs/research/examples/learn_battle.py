"""Learn Toy Battle from nothing on one core, by games against itself, until it beats the greedy bot.

usage: python docs/research/examples/learn_battle.py [--games 6000] [--matches 200] [--seed 1]

A small network is told what a seat observes after each of its moves, and says how likely the seat is to win. It plays
the move that it likes best, and learns from how its games end (TD(lambda)). NumPy and the kernel are all it needs.
"""

import argparse
import random
import time
from collections.abc import Iterator
from typing import Any

import numpy as np

from toychest.bots.arena.contender import contenders
from toychest.bots.playouts import chance_move
from toychest.bots.think import thought_by
from toychest.bots.window import window_of
from toychest.contract import CHANCE, Seat
from toychest.contract.kernel import OVER
from toychest.games import EDITIONS

EDITION = EDITIONS["toybattle-standard-0"]
TOLD = ("task", "medals", "captor", "rack", "unseen", "hidden", "known", "rack_size", "reserve", "regions", "tops")
"""The fields of docs/research/toybattle.md that the network is told."""
VALUES, HIDDEN, PACE, TRACE, TRIED = 24, 32, 0.02, 0.8, 0.04


class Battle:
    """A board as the kernel has it, and what it is to look one move ahead."""

    def __init__(self, state: Any) -> None:
        assert EDITION.kernel is not None
        self.kernel = EDITION.kernel()
        assert self.kernel.observing is not None
        self.observing, self.state = self.kernel.observing(), state
        self.tables, self.start = self.kernel.tables(self.state), self.kernel.pack(self.state, None)
        self.ids, self.odds = np.zeros((2, self.kernel.most_moves), np.int32)
        self.scratch, self.seen = np.zeros(self.kernel.scratch_size, np.int32), np.zeros(self.observing.size, np.int8)
        places = [np.arange(at, at + kind.itemsize) for kind, at in (self.observing.record.fields[f][:2] for f in TOLD)]
        self.told = np.concatenate(places)
        self.first = np.arange(len(self.told)) * VALUES
        self.inputs = 2 * len(self.told) * VALUES  # the board is not the same from both sides

    def listed(self, row: Any) -> Any:
        """What may be played, or brought by chance."""
        return self.ids[: self.kernel.listed(self.tables, row, self.ids, self.odds, self.scratch)]

    def inputs_of(self, row: Any, seat: int) -> Any:
        """Which inputs of the network are on for this seat."""
        self.observing.observe(self.tables, row, seat, 0, self.seen)
        return self.first + np.minimum(self.seen[self.told], VALUES - 1) + seat * (self.inputs // 2)

    def ahead(self, row: Any, seat: int, moves: Any) -> Any:
        """The inputs after each of these moves."""
        found = np.empty((len(moves), len(self.told)), np.int64)
        for at, move in enumerate(moves):
            after = row.copy()
            self.kernel.step(self.tables, after, move, self.scratch)
            found[at] = self.inputs_of(after, seat)
        return found

    def won(self, row: Any) -> Any:
        """What each side has of the win."""
        out = np.zeros(4, np.int32)
        self.kernel.points(self.tables, row, out)
        return (out[2:] == 1) / max(1, (out[2:] == 1).sum())


class Network:
    """One hidden layer; its inputs are few that are on, out of many."""

    def __init__(self, inputs: int, seed: int) -> None:
        luck = np.random.default_rng(seed)
        self.rows = luck.normal(0, 0.05, (inputs, HIDDEN))
        self.out = luck.normal(0, 0.3, HIDDEN)

    def chances(self, inputs: Any) -> Any:
        """How likely the seat is to win, for each row of inputs."""
        return 1 / (1 + np.exp(-np.tanh(self.rows[inputs].sum(axis=1)) @ self.out))

    def learn(self, inputs: Any, targets: Any, pace: float) -> None:
        """One step towards these targets."""
        hidden = np.tanh(self.rows[inputs].sum(axis=1))
        missed = targets - 1 / (1 + np.exp(-hidden @ self.out))
        slopes = pace * missed[:, None] * self.out * (1 - hidden**2)
        self.out += pace * missed @ hidden / 4
        np.add.at(self.rows, inputs, slopes[:, None, :])


def self_play(battle: Battle, network: Network, luck: Any) -> tuple[list[list[Any]], Any]:
    """A game against itself: what each side saw after its moves, and what it had of the win."""
    row, seen = battle.start.copy(), [list[Any](), list[Any]()]
    while (seat := battle.kernel.to_act(row)) != OVER:
        moves = battle.listed(row).copy()
        if seat == CHANCE:
            odds = battle.odds[: len(moves)]
            move = luck.choice(moves, p=odds / odds.sum())
        else:
            inputs = battle.ahead(row, seat, moves)
            best = luck.integers(len(moves)) if luck.random() < TRIED else network.chances(inputs).argmax()
            move = moves[best]
            seen[seat].append(inputs[best])
        battle.kernel.step(battle.tables, row, move, battle.scratch)
    return seen, battle.won(row)


def learn_from(network: Network, seen: list[list[Any]], won: Any, pace: float) -> None:
    """Each state is worth what the next one is, and in the end what was won."""
    for side, inputs in enumerate(map(np.array, seen)):
        if not len(inputs):
            continue
        chances, targets, target = network.chances(inputs), np.empty(len(inputs)), float(won[side])
        for at in reversed(range(len(inputs))):
            targets[at] = target
            target = (1 - TRACE) * chances[at] + TRACE * target
        network.learn(inputs, targets, pace)


def match(battle: Battle, network: Network, rival: str, seed: int) -> float:
    """A game against a bot of the arena, by the readable rules; gives the network's share of the win."""
    rules, state, luck = EDITION.rules, battle.state, random.Random(seed)
    (bot,) = contenders("toybattle", [rival])
    while actors := rules.to_act(state):
        seat = actors[0]
        if seat == CHANCE:
            move = chance_move(rules, state, luck)
        elif seat == seed % 2:
            row = battle.kernel.pack(state, seat)
            moves = battle.listed(row).copy()
            best = network.chances(battle.ahead(row, seat, moves)).argmax()
            move = battle.kernel.move_at(state, int(moves[best]))
        elif bot.level is None:
            move = luck.choice(rules.legal_moves(state, seat))
        else:
            window = window_of(EDITION, 2, state, Seat(seat), luck.randrange)
            move = rules.read_move(thought_by(window, bot.level, luck.getrandbits(62)).move)
        state, _ = rules.apply(state, seat, move)
    outcome = rules.outcome(state)
    assert outcome is not None, "nobody is to act"
    return (outcome.places[seed % 2] == 1) / outcome.places.count(1)


def curve(terrain: str, games: int, every: int, matches: int, seed: int) -> Iterator[tuple[int, float, float]]:
    """Learn, and after every so many games tell: games, seconds of the core, share of wins against the greedy bot."""
    battle, luck = Battle(EDITION.rules.setup(2, {"terrain": terrain})), np.random.default_rng(seed)
    network, spent = Network(battle.inputs, seed), 0.0
    for done in range(every, games + 1, every):
        began = time.process_time()
        for _ in range(every):
            learn_from(network, *self_play(battle, network, luck), pace=PACE)
        spent += time.process_time() - began
        yield done, spent, sum(match(battle, network, "greedy", number) for number in range(matches)) / matches


def learnt(battle: Battle, games: int, seed: int) -> Network:
    """What so many games against itself teach."""
    network, luck = Network(battle.inputs, seed), np.random.default_rng(seed)
    for _ in range(games):
        learn_from(network, *self_play(battle, network, luck), pace=PACE)
    return network


def main() -> None:
    """Print the curve."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=6000)
    parser.add_argument("--every", type=int, default=1000)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--terrain", default="pool")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    for games, seconds, share in curve(asked.terrain, asked.games, asked.every, asked.matches, asked.seed):
        print(f"{games:6} games  {seconds:6.0f} s  {100 * share:5.1f} % against greedy", flush=True)


if __name__ == "__main__":
    main()
