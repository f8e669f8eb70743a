"""The first choice of a game: what is thought about where any thought will do."""

from toychest.bots.window import Window, window_of
from toychest.contract import CHANCE, Edition


def first_choice(edition: Edition) -> Window:
    """The window of the first seat that has more than one move, with the fewest seats and as options stand."""
    rules, seats = edition.rules, edition.seat_counts[0]
    state = rules.setup(seats, {})
    while True:
        seat = rules.to_act(state)[0]
        moves = [move for move, _ in rules.odds(state)] if seat == CHANCE else rules.legal_moves(state, seat)
        if seat != CHANCE and len(moves) > 1:
            return window_of(edition, seats, state, seat, lambda bound: 0)
        state, _ = rules.apply(state, seat, moves[0])
