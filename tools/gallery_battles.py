"""Write client/src/gallery/battles.json: a battle on every terrain, for the gallery and the client's tests.

usage: python -m tools.gallery_battles
"""

import random
from pathlib import Path
from typing import Any, Final

import msgspec

from toychest.bots.playouts import chance_move
from toychest.contract import CHANCE, Seat
from toychest.games import EDITIONS
from toychest.games.toybattle.view import BattleView

TARGET: Final = Path(__file__).parent.parent / "client" / "src" / "gallery" / "battles.json"
EDITION: Final = EDITIONS["toybattle-standard-0"]
TERRAINS: Final = next(option.choices for option in EDITION.options if option.name == "terrain")
TURNS: Final = 22
TRIES: Final = 40
PLACES_OFTEN: Final = 4


def chosen(state: Any, any_of: random.Random) -> tuple[Seat, Any]:
    """A move of whoever is to act: any, but placing more often than taking."""
    rules = EDITION.rules
    seat = rules.to_act(state)[0]
    if seat == CHANCE:
        return seat, chance_move(rules, state, any_of)
    moves = list(rules.legal_moves(state, seat))
    weights = [PLACES_OFTEN if rules.write_move(move).startswith("place") else 1 for move in moves]
    return seat, any_of.choices(moves, weights)[0]


def seen(state: Any) -> BattleView:
    """What the first seat sees."""
    view = EDITION.rules.view(state, Seat(0))
    assert isinstance(view, BattleView)
    return view


def battle(terrain: str, seed: int) -> Any:
    """A game some turns old, with the first seat to act; None if it is over by then."""
    rules, any_of = EDITION.rules, random.Random(seed)
    state = rules.setup(2, {"terrain": terrain, "beginner": False})
    while rules.outcome(state) is None:
        view = seen(state)
        if view.turn >= TURNS and rules.to_act(state) == (Seat(0),) and view.question is None:
            return state
        state, _ = rules.apply(state, *chosen(state, any_of))
    return None


def lively(terrain: str) -> Any:
    """The battle with the most to look at: tiles, stacks, regions taken by both, a rack of some tiles."""
    played = [state for seed in range(TRIES) if (state := battle(terrain, seed)) is not None]
    return max(played, key=liveliness)


def liveliness(state: Any) -> int:
    """How much there is to look at."""
    view = seen(state)
    taken = {region.taken_by for region in view.regions} - {None}
    high = sum(len(stack.tiles) > 1 for stack in view.stacks)
    return len(view.stacks) + 2 * high + 6 * len(taken) + len(view.sides[0].tiles or ())


def shown(state: Any) -> dict[str, Any]:
    """What a browser is sent: the view of the first seat, and its legal moves."""
    rules = EDITION.rules
    legal = [rules.write_move(move) for move in rules.legal_moves(state, Seat(0))]
    return {"view": seen(state), "legal": legal}


def main() -> None:
    """Write the file."""
    battles = {str(terrain): shown(lively(str(terrain))) for terrain in TERRAINS}
    TARGET.write_bytes(msgspec.json.encode(battles) + b"\n")


if __name__ == "__main__":
    main()
