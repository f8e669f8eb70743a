"""Playing on by the readable rules alone: what chance brings, moves at random, and a seat's share of the win."""

import random
from collections.abc import Sequence
from typing import Any

from toychest.bots.window import Window
from toychest.contract import CHANCE, Outcome, Rules, Seat
from toychest.games import EDITIONS


def chance_move(rules: Rules[Any, Any], state: Any, luck: random.Random) -> Any:
    """A move of chance, as likely as the rules say."""
    odds = rules.odds(state)
    return luck.choices([move for move, _ in odds], [weight for _, weight in odds])[0]


def played_at_random(rules: Rules[Any, Any], state: Any, moves: int, luck: random.Random) -> Any:
    """The state after so many moves at random, or when the game is over."""
    for _ in range(moves):
        actor = next(iter(rules.to_act(state)), None)
        if actor is None:
            break
        move = chance_move(rules, state, luck) if actor == CHANCE else luck.choice(rules.legal_moves(state, actor))
        state, _ = rules.apply(state, actor, move)
    return state


def share_of_win(places: Sequence[int], seat: Seat) -> float:
    """A seat's share of the first place; nothing where nobody is first."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def share_so_far(outcome: Outcome | None, window: Window) -> float:
    """A win, a share of one, or nothing; a game that goes on counts as much as it would on average."""
    if EDITIONS[window.edition].is_cooperative:
        return 0.5 if outcome is None else float(outcome.places[window.seat] == 1)
    return 1 / window.seats if outcome is None else share_of_win(outcome.places, window.seat)
