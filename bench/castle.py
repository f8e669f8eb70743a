"""How many random moves a second do the readable rules of Coded Castle play, beside python-chess in the same run?

usage: python bench/castle.py [--json] [--games N]      python-chess is in locks/bench.txt

Both sides do the same work on one core: list the legal moves, pick one at random, play it, until the game is over.
"""

import argparse
import json
import random
import time

import chess

from toychest.contract import CHANCE
from toychest.games import EDITIONS

EDITION = "castle-standard-0"


def castle_moves(games: int, luck: random.Random) -> int:
    """Plays whole random games of Coded Castle; gives the number of moves, chance included."""
    rules, moves = EDITIONS[EDITION].rules, 0
    for _ in range(games):
        state = rules.setup(2, {})
        while seats := rules.to_act(state):
            if seats[0] == CHANCE:
                odds = rules.odds(state)
                move = luck.choices([move for move, _ in odds], [weight for _, weight in odds])[0]
            else:
                move = luck.choice(rules.legal_moves(state, seats[0]))
            state, _ = rules.apply(state, seats[0], move)
            moves += 1
    return moves


def chess_moves(games: int, luck: random.Random) -> int:
    """Plays whole random games of chess with python-chess; gives the number of moves."""
    moves = 0
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(luck.choice(list(board.legal_moves)))
            moves += 1
    return moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true")
    parser.add_argument("--games", type=int, default=100)
    asked = parser.parse_args()
    figures: dict[str, float] = {}
    for name, play in (("castle", castle_moves), ("chess", chess_moves)):
        began = time.perf_counter()
        moves = play(asked.games if name == "castle" else max(asked.games // 10, 1), random.Random(1))
        figures[name] = moves / (time.perf_counter() - began)
    figures["ratio"] = figures["castle"] / figures["chess"]
    if asked.json:
        print(json.dumps({"edition": EDITION, "moves_per_second": figures}))
        return
    print(f"Coded Castle, readable rules: {figures['castle']:,.0f} random moves a second")
    print(f"python-chess {chess.__version__}: {figures['chess']:,.0f}    ratio {figures['ratio']:.2f}")


if __name__ == "__main__":
    main()
