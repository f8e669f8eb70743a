"""How many random moves a second do the readable rules of a game play, beside python-chess in the same run?

usage: python bench/random_moves.py GAME [--games N] [--rounds N] [--json FILE]
       python-chess, the peer, is in locks/bench.txt

Both sides do the same work on one core: list the legal moves, pick one at random, play it, until the game is over.
They take turns, and the best round of each counts: that is the one in which the machine did least of anything else.
The seconds are those that the core spent on us, so that what others run meanwhile counts as little as it can.
bench/GAME.json holds the last figures that we quote, with the command and the machine.
"""

import argparse
import datetime
import importlib.util
import json
import os
import platform
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

from toychest.contract import CHANCE, Edition, Json
from toychest.games import EDITIONS

STANDARD = {"castle": "castle-standard-0", "toybattle": "toybattle-standard-0", "clockwork": "clockwork-standard-0"}
IN_TURN = {"toybattle": "terrain", "clockwork": "board"}
"""The option whose choices take turns, where boards make games that differ in length and cost."""

NO_PEER = "python-chess is not installed, so there is no ratio: CONTRIBUTING.md says how to add it"


def boards_of(edition: Edition) -> list[dict[str, Json]]:
    """The options of one game after another; then from the first again."""
    choices = {option.name: option.choices for option in edition.options}
    name = IN_TURN.get(edition.game)
    return [{}] if name is None else [{name: choice} for choice in choices[name]]


def game_moves(edition: Edition, games: int, luck: random.Random) -> int:
    """Plays whole random games; gives the number of moves, chance included."""
    rules, boards, moves = edition.rules, boards_of(edition), 0
    for number in range(games):
        state = rules.setup(2, boards[number % len(boards)])
        last = moves + edition.longest  # where random play may cycle, it is cut off there
        while (seats := rules.to_act(state)) and moves < last:
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
    import chess

    moves = 0
    for _ in range(games):
        board = chess.Board()
        while not board.is_game_over():
            board.push(luck.choice(list(board.legal_moves)))
            moves += 1
    return moves


def moves_per_second(play: Callable[[int, random.Random], int], games: int) -> float:
    began = time.process_time()
    moves = play(games, random.Random(1))
    return moves / (time.process_time() - began)


def measured(edition: Edition, games: int, rounds: int) -> dict[str, float]:
    """Moves a second on both sides, and how many times chess the game is; the game alone where the peer is missing."""
    has_peer = importlib.util.find_spec("chess") is not None
    ours = chess = 0.0
    for _ in range(rounds):
        ours = max(ours, moves_per_second(lambda games, luck: game_moves(edition, games, luck), games))
        chess = max(chess, moves_per_second(chess_moves, max(games // 10, 1))) if has_peer else 0.0
    if not has_peer:
        return {edition.game: round(ours)}
    return {edition.game: round(ours), "python-chess": round(chess), "ratio": round(ours / chess, 2)}


def report(edition: Edition, figures: dict[str, float]) -> dict[str, object]:
    """The figures with everything that one needs to measure them again."""
    return {
        "edition": edition.id,
        "random_moves_per_second": figures,
        "command": " ".join(["python", *sys.argv]),
        "date": datetime.datetime.now(datetime.UTC).date().isoformat(),
        "machine": {
            "cores": os.cpu_count(),
            "architecture": platform.machine(),
            "system": platform.system(),
            "python": platform.python_version(),
        },
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=STANDARD)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write the figures there, with date and machine")
    parser.add_argument("--games", type=int, default=100, help="in a round; a tenth of it of chess")
    parser.add_argument("--rounds", type=int, default=10)
    asked = parser.parse_args()
    edition = EDITIONS[STANDARD[asked.game]]
    figures = measured(edition, asked.games, asked.rounds)
    for name, figure in figures.items():
        print(f"{name:>12}  {figure:,}")
    if "ratio" not in figures:
        print(NO_PEER)
    if asked.json:
        asked.json.write_text(json.dumps(report(edition, figures), indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
