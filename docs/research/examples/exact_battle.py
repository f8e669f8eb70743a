"""A battle so small that every line of play is known: what each player can lose to a rival that knows how it plays.

usage: python docs/research/examples/exact_battle.py [--bots greedy 1 2 3 4 5 6] [--learnt 2000] [--seed 1]

A terrain of four bases, two of them behind gates that let none of these troops in, and a box of three tiles a side, one
of which is put back unseen. The whole tree of the game is grown by the readable rules; what a seat was told and chose
on the way is its information state. Against a fixed player the best reply over information states is exact, and so is
what it wins: the player's exploitability, as OpenSpiel counts it, the mean over both seats of what the best reply gets,
where a win is 1 and a loss is -1.
"""

import argparse
import random
import runpy
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any

from msgspec.structs import replace as with_fields

from toychest.bots.arena.contender import contenders
from toychest.bots.think import thought_by
from toychest.bots.window import window_of
from toychest.contract import CHANCE, Seat
from toychest.games import EDITIONS
from toychest.games.toybattle.odds import deals_for
from toychest.games.toybattle.terrain import BLUE
from toychest.games.toybattle.terrain_file import read_terrain
from toychest.games.toybattle.troops import TROOPS, Counts
from toychest.research.openspiel.sitting import Sitting, sitting

EDITION = EDITIONS["toybattle-standard-0"]
TERRAIN = """
name = "ford"
objective = 1
headquarters = { blue = [1], red = [41] }
places = { 1 = [50, 90], 11 = [10, 50], 12 = [40, 50], 13 = [60, 50], 14 = [90, 50], 41 = [50, 10] }
paths = { 1 = [12, 13], 11 = [12, 13], 12 = [13, 14, 41], 13 = [14, 41] }
gates = { 11 = [1], 14 = [1] }
regions = [{ bases = [11, 12, 13], medals = 1 }, { bases = [12, 13, 14], medals = 1 }]
"""
TILES = ("Jumbo", "Hook", "Roxy")
BOX = {"starter": 1, "other": 1, "taken": 1, "rack": 2}

Policy = Callable[[Any], dict[int, float]]
"""How likely each move is in a state, by what its seat knows of it."""


@dataclass
class Tree:
    """Every line of play: node by node, parents before children. Node 0 is the start."""

    states: list[Any] = field(default_factory=list)
    actors: list[int | None] = field(default_factory=list)  # None: the game is over
    known: list[str] = field(default_factory=list)  # the information state of who is to act
    children: list[dict[int, int]] = field(default_factory=list)  # by move, the node that it leads to
    odds: list[dict[int, float]] = field(default_factory=list)  # of chance, by move
    worth: list[float] = field(default_factory=list)  # of an end, to the first seat

    def decisions(self) -> dict[str, int]:
        """Of each information state one node."""
        return {known: node for node, known in enumerate(self.known) if known}


def grown(root: Any, look: Callable[[Any], tuple[int | None, str, dict[int, tuple[Any, float]], float]]) -> Tree:
    """The whole tree. Of a state, `look` says who acts, what it knows, where moves lead (with odds), what an end is
    worth."""
    tree, waiting = Tree(), [(root, -1, -1)]
    while waiting:
        state, parent, move = waiting.pop()
        actor, known, leads, worth = look(state)
        node = len(tree.states)
        if parent >= 0:
            tree.children[parent][move] = node
        tree.states.append(state)
        tree.actors.append(actor)
        tree.known.append(known)
        tree.children.append({})
        tree.odds.append({each: share for each, (_, share) in leads.items()} if actor == CHANCE else {})
        tree.worth.append(worth)
        waiting += [(after, node, each) for each, (after, _) in leads.items()]
    return tree


def value(tree: Tree, policies: tuple[dict[str, dict[int, float]], dict[str, dict[int, float]]]) -> float:
    """What the first seat gets if each plays by its policy."""
    values = list(tree.worth)
    for node in reversed(range(len(values))):
        actor = tree.actors[node]
        if actor is not None:
            shares = tree.odds[node] if actor == CHANCE else policies[actor][tree.known[node]]
            values[node] = sum(share * values[tree.children[node][move]] for move, share in shares.items())
    return values[0]


def best_reply(tree: Tree, policy: dict[str, dict[int, float]], seat: int) -> dict[str, dict[int, float]]:
    """What a seat best plays in each information state against this policy of the other seat."""
    reach, sharing = [1.0] * len(tree.states), dict[str, list[int]]()
    for node, actor in enumerate(tree.actors):
        if actor == seat:
            sharing.setdefault(tree.known[node], []).append(node)
        shares = tree.odds[node] if actor == CHANCE else {} if actor in (seat, None) else policy[tree.known[node]]
        for move, child in tree.children[node].items():
            reach[child] = reach[node] * (1.0 if actor == seat else shares.get(move, 0.0))
    sign = 1 if seat == 0 else -1

    @cache
    def best(known: str) -> int:
        nodes = sharing[known]
        return max(
            tree.children[nodes[0]],
            key=lambda move: sum(reach[node] * got(tree.children[node][move]) for node in nodes),
        )

    @cache
    def got(node: int) -> float:
        actor = tree.actors[node]
        if actor is None:
            return sign * tree.worth[node]
        if actor == seat:
            return got(tree.children[node][best(tree.known[node])])
        shares = tree.odds[node] if actor == CHANCE else policy[tree.known[node]]
        return sum(share * got(tree.children[node][move]) for move, share in shares.items() if share)

    return {known: {best(known): 1.0} for known in sharing}


def exploitability(tree: Tree, policy: dict[str, dict[int, float]]) -> float:
    """The mean over both seats of what the best reply to this policy gets."""
    first = value(tree, (best_reply(tree, policy, 0), policy))
    return (first - value(tree, (policy, best_reply(tree, policy, 1)))) / 2


def tabled(tree: Tree, policy: Policy) -> dict[str, dict[int, float]]:
    """The policy in every information state; states that look alike to their seat are asked about once."""
    return {known: policy(tree.states[node]) for known, node in tree.decisions().items()}


def equilibrium(tree: Tree, rounds: int) -> dict[str, dict[int, float]]:
    """What counterfactual regrets (CFR+) come to: with more rounds, less and less can be won against it."""
    regrets = {known: dict.fromkeys(tree.children[node], 0.0) for known, node in tree.decisions().items()}
    sums = {known: dict(each) for known, each in regrets.items()}
    for number in range(1, rounds + 1):
        policy = {known: _shares(each) for known, each in regrets.items()}
        reach, values = [[1.0, 1.0, 1.0] for _ in tree.states], list(tree.worth)  # by blue, red, chance
        for node, actor in enumerate(tree.actors):
            shares = tree.odds[node] if actor == CHANCE else policy.get(tree.known[node], {})
            for move, child in tree.children[node].items():
                reach[child] = [
                    each * (shares[move] if at == (actor or 0) % 3 else 1) for at, each in enumerate(reach[node])
                ]
        for node in reversed(range(len(values))):
            known, actor = tree.known[node], tree.actors[node]
            shares = tree.odds[node] if actor == CHANCE else policy.get(known, {})
            got = {move: values[child] for move, child in tree.children[node].items()}
            if got:
                values[node] = sum(share * got[move] for move, share in shares.items())
            if known:
                sign, others = (1, reach[node][1]) if actor == 0 else (-1, reach[node][0])
                for move, worth in got.items():
                    more = sign * others * reach[node][2] * (worth - values[node])
                    regrets[known][move] = max(0.0, regrets[known][move] + more)
                    sums[known][move] += number * reach[node][actor or 0] * shares[move]
    return {known: _shares(each) for known, each in sums.items()}


def _shares(weights: dict[int, float]) -> dict[int, float]:
    whole = sum(weights.values())
    return {move: each / whole if whole else 1 / len(weights) for move, each in weights.items()}


def small_battle(tiles: Iterable[str] = TILES, removed: int = 1) -> Any:
    """The start on the small terrain: blue begins, and each side has one tile of each of these troops, less some."""
    state = EDITION.rules.setup(2, {})
    counts: Counts = tuple(int(troop.value in tiles) for troop in TROOPS)
    terms = replace(state.terms, terrain=read_terrain(TERRAIN), box=replace(state.terms.box, removed=removed, **BOX))
    empty = {"stacks": ((),) * len(terms.terrain.bases), "taken": (None,) * len(terms.terrain.regions)}
    small = with_fields(state, terms=terms, unseen=(counts, counts), **empty)
    return with_fields(small, agenda=deals_for(small, BLUE))


def looked_at(sitting: Sitting) -> tuple[int | None, str, dict[int, tuple[Any, float]], float]:
    """A state of ours, for `grown`."""
    actor = sitting.actor
    if actor is None:
        outcome = EDITION.rules.outcome(sitting.state)
        assert outcome is not None, "nobody is to act"
        return None, "", {}, float((outcome.places[0] == 1) - (outcome.places[1] == 1))
    odds = dict(sitting.odds) if actor == CHANCE else dict.fromkeys(sitting.moves, 0.0)
    known = "" if actor == CHANCE else f"{actor} {sitting.told[actor]}"
    return actor, known, {move: (sitting.after(move), share) for move, share in odds.items()}, 0.0


def at_random(sitting: Sitting) -> dict[int, float]:
    """Every move as likely as the next."""
    return dict.fromkeys(sitting.moves, 1 / len(sitting.moves))


def by_bot(name: str, seed: int) -> Policy:
    """A bot of ours, as the arena names it: one thought for each view, with luck that follows from the view."""
    (level,) = (each.level for each in contenders("toybattle", [name]))
    assert level is not None, "one that thinks"
    thoughts: dict[str, int] = {}

    def chosen(sitting: Sitting) -> dict[int, float]:
        seat = Seat(sitting.actor or 0)
        view = f"{seat} {sitting.view(seat)}"
        if view not in thoughts:
            luck = random.Random(f"{seed} {view}")
            window = window_of(EDITION, 2, sitting.state, seat, luck.randrange)
            move = EDITION.rules.read_move(thought_by(window, level, luck.getrandbits(62)).move)
            thoughts[view] = sitting.kernel.move_id(sitting.state, move)
        return {thoughts[view]: 1.0}

    return chosen


def learnt(games: int, seed: int) -> Policy:
    """The network of learn_battle.py after so many games against itself on the small terrain."""
    example = runpy.run_path(str(Path(__file__).with_name("learn_battle.py")))
    battle = example["Battle"](small_battle())
    network = example["learnt"](battle, games, seed)

    def chosen(sitting: Sitting) -> dict[int, float]:
        seat = Seat(sitting.actor or 0)
        row = battle.kernel.pack(sitting.state, seat)
        moves = battle.listed(row).copy()
        return {int(moves[network.chances(battle.ahead(row, seat, moves)).argmax()]): 1.0}

    return chosen


def main() -> None:
    """Print what everybody can lose."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bots", nargs="*", default=["greedy", "1", "2", "3", "4", "5", "6"])
    parser.add_argument("--learnt", type=int, nargs="*", default=[500, 4000])
    parser.add_argument("--rounds", type=int, nargs="*", default=[10, 100])
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    tree = grown(sitting(EDITION, small_battle(), 2), looked_at)
    print(f"{len(tree.states)} nodes, {len(tree.decisions())} information states", flush=True)
    players: dict[str, Policy] = {"at random": at_random}
    players |= {f"level {name}" if name.isdecimal() else name: by_bot(name, asked.seed) for name in asked.bots}
    for name, policy in players.items():
        print(f"{name:24} {exploitability(tree, tabled(tree, policy)):.4f}", flush=True)
    for rounds in asked.rounds:
        print(f"CFR+, {rounds:4} rounds {exploitability(tree, equilibrium(tree, rounds)):13.4f}", flush=True)
    for games in asked.learnt:
        found = exploitability(tree, tabled(tree, learnt(games, asked.seed)))
        print(f"network, {games:5} games {found:10.4f}", flush=True)


if __name__ == "__main__":
    main()
