"""States that bots are asked about."""

import random
from typing import Any

from toychest.bots.window import Window, window_of
from toychest.contract import CHANCE
from toychest.games import EDITIONS
from toychest.games.toybattle.state import Battle


def battle(moves: int = 40, seed: int = 3) -> Battle:
    """A battle after so many random moves, when a seat is to decide."""
    state = after_random_moves("toybattle-standard-0", 2, moves, seed)
    assert isinstance(state, Battle)
    return state


def after_random_moves(edition: str, seats: int, moves: int, seed: int) -> Any:
    """A state after at least so many random moves, when a seat has something to choose."""
    rules, luck = EDITIONS[edition].rules, random.Random(seed)
    state, played = rules.setup(seats, {}), 0
    while (
        played < moves or rules.to_act(state) == (CHANCE,) or len(rules.legal_moves(state, rules.to_act(state)[0])) < 2
    ):
        actor = rules.to_act(state)[0]
        odds = rules.odds(state) if actor == CHANCE else [(move, 1) for move in rules.legal_moves(state, actor)]
        move = luck.choices([move for move, _ in odds], [weight for _, weight in odds])[0]
        state, played = rules.apply(state, actor, move)[0], played + 1
    return state


def window(edition: str = "toybattle-standard-0", seats: int = 2, moves: int = 40, seed: int = 3) -> Window:
    """The window of whoever is to act there."""
    state = after_random_moves(edition, seats, moves, seed)
    seat = EDITIONS[edition].rules.to_act(state)[0]
    return window_of(EDITIONS[edition], seats, state, seat, random.Random(seed).randrange)
