"""A castle so small that its exact value is known: what chance, the MCTS of OpenSpiel and our bots lose of it.

usage: python docs/research/examples/exact_castle.py [--simulations 4 16] [--bots greedy 1 3 6]

Every state of the game is visited through `pyspiel`, so the exact value comes from the same states that the algorithms
play on. What a player loses to the best one from the start is what OpenSpiel calls its exploitability, for one seat.
"""

import argparse
import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

import numpy as np
from open_spiel.python.algorithms import mcts

from toychest.bots.arena.contender import contenders
from toychest.bots.think import thought_by
from toychest.bots.window import window_of
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.research.openspiel import load

BOARD = 'symbols = ["moon", "heart", "key"]\nlines = ["S.w", "..."]\ntower = 3\n'
DECK = "right = 1\ndown = 1\nghost = 2\n"
OPTIONS: dict[str, Any] = {"board": {"file": BOARD}, "deck": {"file": DECK}, "treasures": 1}

Policy = Callable[[Any], dict[int, float]]
"""How likely each action is in a state."""


@dataclass(frozen=True)
class Solved:
    """Every decision of a game, and where each action leads, with its chances; what the ends are worth."""

    decisions: dict[str, Any]
    leads: dict[str, dict[int, list[tuple[str, float]]]]
    ends: dict[str, float]
    start: list[tuple[str, float]]

    def worth(self, policy: Policy | None = None) -> float:
        """The chance to win of this policy; of the best one, if of none."""
        chosen = {} if policy is None else {name: policy(state) for name, state in self.decisions.items()}
        values, change = {**dict.fromkeys(self.leads, 0.0), **self.ends}, 1.0
        while change > 1e-9:
            change = 0.0
            for name, leads in self.leads.items():
                worths = {action: sum(values[end] * share for end, share in ends) for action, ends in leads.items()}
                own = chosen.get(name)
                new = max(worths.values()) if own is None else sum(worths[each] * own[each] for each in own)
                change, values[name] = max(change, abs(new - values[name])), new
        return sum(values[name] * share for name, share in self.start)


def solved(game: Any) -> Solved:
    """Visit every state once."""
    states = all_states(game)
    ends = {name: state.returns()[0] for name, state in states.items() if state.is_terminal()}
    decisions = {name: state for name, state in states.items() if not state.is_terminal()}
    leads = {
        name: {action: list(after_chance(state.child(action))) for action in state.legal_actions()}
        for name, state in decisions.items()
    }
    return Solved(decisions, leads, ends, list(after_chance(game.new_initial_state())))


def all_states(game: Any) -> dict[str, Any]:
    """Every state but those of chance, by its name. OpenSpiel's own walk calls itself once for each state of a game."""
    states: dict[str, Any] = {}
    unseen = [game.new_initial_state()]
    while unseen:
        state = unseen.pop()
        if not state.is_chance_node():
            if str(state) in states:
                continue
            states[str(state)] = state
        unseen += [] if state.is_terminal() else [state.child(action) for action in state.legal_actions()]
    return states


def after_chance(state: Any, share: float = 1.0) -> Iterator[tuple[str, float]]:
    """Every state that chance may bring, with its odds."""
    if not state.is_chance_node():
        yield str(state), share
        return
    for outcome, odds in state.chance_outcomes():
        yield from after_chance(state.child(outcome), share * odds)


def at_random(state: Any) -> dict[int, float]:
    """Every action as likely as the next."""
    actions = state.legal_actions()
    return dict.fromkeys(actions, 1 / len(actions))


def by_mcts(game: Any, simulations: int, seed: int = 1) -> Policy:
    """OpenSpiel's own search, with so many simulations a move."""
    luck = np.random.RandomState(seed)
    bot = mcts.MCTSBot(game, 1.4, simulations, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    return lambda state: {bot.step(state): 1.0}


def by_bot(name: str, seed: int = 1) -> Policy:
    """A bot of ours, as the arena names it: a level, or `greedy`."""
    edition, level, luck = EDITIONS["castle-standard-0"], contenders("castle", [name])[0].level, random.Random(seed)
    assert level is not None, "one that thinks"

    def chosen(state: Any) -> dict[int, float]:
        window = window_of(edition, 1, state.sitting.state, Seat(0), luck.randrange)
        move = edition.rules.read_move(thought_by(window, level, luck.getrandbits(62)).move)
        return {state.sitting.kernel.move_id(state.sitting.state, move): 1.0}

    return chosen


def main() -> None:
    """Print what everybody loses."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--simulations", type=int, nargs="*", default=[4, 16])
    parser.add_argument("--bots", nargs="*", default=["greedy", "1", "3", "6"])
    asked = parser.parse_args()
    game = load("castle", **OPTIONS)
    found = solved(game)
    best = found.worth()
    print(f"{len(found.decisions)} decisions, exact value {best:.4f}")
    players: dict[str, Policy] = {"at random": at_random}
    players |= {f"MCTS, {count} simulations": by_mcts(game, count) for count in asked.simulations}
    players |= {f"level {name}" if name.isdecimal() else name: by_bot(name) for name in asked.bots}
    for name, policy in players.items():
        worth = found.worth(policy)
        print(f"{name:24} wins {worth:.4f}, loses {best - worth:.4f}", flush=True)


if __name__ == "__main__":
    main()
