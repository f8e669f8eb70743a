"""Whole games of Clockwork City between simple sensible players: how long they are, and how they end.

usage: python -m tools.sensible_city [--games N] [--seats 2 3 4] [--json FILE]

A sensible player keeps what belongs to its best machines, walks to the nearest yard that has cards, remembers every
discard and fetches what it needs from the Towers. It looks at its own hand and at what everybody was shown, nothing
else. Games are counted one by one: a run that was stopped goes on where it was, from the file.
"""

import argparse
import json
import random
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from statistics import fmean, quantiles
from typing import Any

from toychest.bots.playouts import chance_move
from toychest.contract import CHANCE, Seat
from toychest.games import EDITIONS
from toychest.games.clockwork.kinds import BREAKERS, FLYERS, INDEX, KINDS, MACHINES, Kind
from toychest.games.clockwork.moves import (
    Ask,
    Discard,
    Give,
    Go,
    Lay,
    Move,
    Pass,
    Point,
    Return,
    Search,
    Take,
    Walk,
)
from toychest.games.clockwork.state import City

RULES = EDITIONS["clockwork-standard-0"].rules
WHERE = Path(__file__).parents[1] / "bench" / "city_lengths.json"
RESTLESS = 0.15
MOST_TURNS = 1000
"""A game that goes on longer is counted as one without an end."""


def worth(state: City, seat: Seat, kind: Kind) -> float:
    """How much a card of this kind is worth to a seat: parts of what it is nearest to, one Fuel, the way by airship."""
    hand, laid = state.hands[seat], state.laid[seat]
    by_air = hand[INDEX[Kind.AIRSHIP]] + hand[INDEX[Kind.POWER]]
    if kind in MACHINES:
        likes = FLYERS if kind in FLYERS else BREAKERS
        is_done = any(each in likes for each in laid)
        return 0.1 * hand[INDEX[kind]] if is_done else 2.0 * hand[INDEX[kind]] + 1
    if kind in (Kind.AIRSHIP, Kind.POWER):
        return 2.5 * by_air - 4
    if kind is Kind.FUEL:
        return 9.0 if hand[INDEX[kind]] <= 1 else 0.2
    return 0.5


def is_wanted(state: City, seat: Seat, kind: Kind) -> bool:
    """Would this seat rather have the card than the worst of its hand?"""
    hand = state.hands[seat]
    more = worth(state, seat, kind) + (kind is Kind.FUEL and not hand[INDEX[kind]]) * 9
    worst = min((worth(state, seat, each) for each in KINDS if hand[INDEX[each]]), default=0)
    return more > max(worst, 2)


def lying(state: City, seat: Seat) -> list[Kind]:
    """Wanted kinds among the discards, the best first."""
    kinds = {kind for _, kind in state.discards if is_wanted(state, seat, kind)}
    return sorted(kinds, key=lambda kind: (-worth(state, seat, kind), kind))


def choice(state: City, seat: Seat, moves: Sequence[Move], luck: random.Random) -> Move:
    """The move of a sensible player; once the yards are empty it now and then tries something, or all would wait."""
    if state.is_endgame and luck.random() < RESTLESS:
        return luck.choice(moves)
    return max(moves, key=lambda move: (liking(state, seat, move), luck.random()))


def liking(state: City, seat: Seat, move: Move) -> float:
    """How well a sensible player likes a move, beside the others of the same question."""
    match move:
        case Discard(kind) | Return(kind):
            return -worth(state, seat, kind)
        case Give(kind):
            return 5 if kind is Kind.SCRAP else 0
        case Ask(_, kind) | Search(kind):
            return _liking_of_kind(state, seat, move, kind)
        case Point(spot):
            return _liking_of_spot(state, seat, dict(state.discards)[spot])
        case Walk(place) | Go(place):
            return _liking_of_place(state, seat, place)
        case Take():
            return 6
        case Pass():
            return 1
        case Lay():
            return 0
        case _:
            return 2


def _liking_of_kind(state: City, seat: Seat, move: Ask | Search, kind: Kind) -> float:
    if isinstance(move, Search):
        return 8 + worth(state, seat, kind) if kind in lying(state, seat) else -1
    return 4 + worth(state, seat, kind) / 4 if is_wanted(state, seat, kind) else 0


def _liking_of_spot(state: City, seat: Seat, found: Kind) -> float:
    task: Any = state.agenda[0]
    return 100 if found is task.kind else worth(state, seat, found)


def _liking_of_place(state: City, seat: Seat, place: str) -> float:
    board = state.terms.board
    field = board.field_at(place)
    assert field is not None
    if field == board.towers:
        return 9 if lying(state, seat) or state.is_endgame else 0
    yard = board.yard_of.get(field)
    if yard is not None and state.piles[yard - 1]:
        return 7
    goals = (
        {board.towers} if state.is_endgame else {each for each in board.yards if state.piles[board.yard_of[each] - 1]}
    )
    away = min((_ring_distance(len(board.fields), field, goal) for goal in goals), default=0)
    return 5 - away / 10


def _ring_distance(length: int, one: int, other: int) -> int:
    return min((one - other) % length, (other - one) % length)


def played(seats: int, seed: int) -> City:
    """One game to its end, or to the cap."""
    luck = random.Random(f"city/{seats}/{seed}")
    state: City = RULES.setup(seats, {})
    while (acting := RULES.to_act(state)) and state.turn <= MOST_TURNS:
        if acting[0] == CHANCE:
            move = chance_move(RULES, state, luck)
        else:
            move = choice(state, acting[0], RULES.legal_moves(state, acting[0]), luck)
        state, _ = RULES.apply(state, acting[0], move)
    return state


def ending(state: City) -> dict[str, Any]:
    """What is counted of a game."""
    reason = state.outcome.reason if state.outcome else "cap"
    winner = state.outcome.places.index(1) if state.outcome and 1 in state.outcome.places else None
    is_off_turn = winner is not None and winner != state.turn_seat
    return {"turns": state.turn, "reason": reason, "off_turn": is_off_turn, "endgame": state.is_endgame}


def summary(games: Sequence[dict[str, Any]]) -> dict[str, Any]:
    """Length, ways to end, and how many games came to the endgame."""
    turns = [game["turns"] for game in games]
    cuts = quantiles(turns, n=20, method="inclusive")
    reasons = Counter(game["reason"] for game in games)
    return {
        "games": len(games),
        "turns_mean": round(fmean(turns), 1),
        "turns_quartiles": [cuts[4], cuts[9], cuts[14]],
        "turns_5_to_95": [round(cuts[0]), round(cuts[-1])],
        "share": {reason: round(count / len(games), 4) for reason, count in sorted(reasons.items())},
        "endgame_share": round(fmean(game["endgame"] for game in games), 4),
        "off_turn_share": round(fmean(game["off_turn"] for game in games), 4),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4])
    parser.add_argument("--json", type=Path, default=WHERE)
    asked = parser.parse_args()
    part = asked.json.with_suffix(".part.json")
    done: dict[str, list[dict[str, Any]]] = json.loads(part.read_text()) if part.exists() else {}
    for seats in asked.seats:
        games = done.setdefault(str(seats), [])
        while len(games) < asked.games:
            games.append(ending(played(seats, len(games))))
            if len(games) % 250 == 0 or len(games) == asked.games:
                part.write_text(json.dumps(done))
                print(f"{seats} seats: {len(games)} of {asked.games} games", file=sys.stderr, flush=True)
    figures = {seats: summary(games[: asked.games]) for seats, games in done.items() if games}
    asked.json.write_text(json.dumps({"command": "python -m tools.sensible_city", "seats": figures}, indent=2) + "\n")
    part.unlink(missing_ok=True)
    print(json.dumps(figures, indent=2))


if __name__ == "__main__":
    main()
