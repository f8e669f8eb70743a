"""What chance brought in Toy Battle, told when all racks lie open: tiles by name, and whose they were."""

from typing import Any

from toychest.contract import CHANCE, Looked, Saying, Seat, SeatNamed, with_odds
from toychest.games.toybattle.agenda import Deal, Lot, Pick
from toychest.games.toybattle.speech import troop_said
from toychest.games.toybattle.state import Battle


def chance_told(looked: Looked) -> Saying | None:
    """The tiles that came, or the one that was hit unseen; of the lot alone there is nothing to tell."""
    before: Battle = looked.before
    match before.agenda[0]:
        case Lot():
            return _first_tiles(looked)
        case Deal(seat):
            return with_odds(_drawn(looked, seat), looked.odds)
        case Pick(seat, purpose):
            args = {"name": SeatNamed(seat), "troop": troop_said(_troop(looked.moves[0]))}
            return with_odds(
                Saying(f"toybattle-review-{'robbed' if purpose == 'rob' else 'hushed'}", args), looked.odds
            )
        case _:
            return None


def _drawn(looked: Looked, seat: Seat) -> Saying:
    """Tiles of one take, which what happened has named; whoever they helped may be the other side."""
    return Saying(f"toybattle-review-{'drawn' if seat == looked.seat else 'drawn-little'}")


def _first_tiles(looked: Looked) -> Saying | None:
    """The tiles that the luckier side begins with (TOY 1.7)."""
    state, troops = looked.before, list[Any]()
    for move in looked.moves:
        match state.agenda[0]:
            case Deal(seat) if seat == looked.seat:
                troops.append(troop_said(_troop(move)))
            case _:
                pass
        state, _ = looked.rules.apply(state, CHANCE, looked.rules.read_move(move))
    return (
        Saying("toybattle-review-first-tiles", {"name": SeatNamed(looked.seat), "troops": troops}) if troops else None
    )


def _troop(move: str) -> str:
    return move.split(" ")[1]
