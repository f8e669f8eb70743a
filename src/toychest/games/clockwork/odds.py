"""What chance may bring, and what comes of it."""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from toychest.contract import CHANCE, IllegalMove
from toychest.games.clockwork.agenda import AddingExtra, Dealing, Drawing, LeavingOut, OpeningThrow, TurnThrow
from toychest.games.clockwork.kinds import KINDS
from toychest.games.clockwork.moves import AddExtra, Chance, DealCard, DrawCard, LeaveOut, Move, ThrowDice, ThrowDie
from toychest.games.clockwork.opening import opening_thrown
from toychest.games.clockwork.scrapyard import card_drawn
from toychest.games.clockwork.setup import card_dealt, extra_laid, left_out, sets_left
from toychest.games.clockwork.state import City, Happened
from toychest.games.clockwork.turn import thrown, until_asked
from toychest.games.clockwork.turn_order import seats_to_act


def chances(state: City) -> Sequence[tuple[Chance, int]]:
    """Every die alike (CLK 1.8, CLK 2.1), every card of the pack or the piles alike (CLK 1.5, CLK 4.1)."""
    if seats_to_act(state) != (CHANCE,):
        return ()
    match state.agenda[0]:
        case LeavingOut() as task:
            return tuple((move, 1) for move in sets_left(state, task))
        case Dealing():
            return tuple((DealCard(kind), cards) for kind, cards in zip(KINDS, state.unseen, strict=True) if cards)
        case Drawing():
            return tuple((DrawCard(kind), cards) for kind, cards in zip(KINDS, state.unseen, strict=True) if cards)
        case AddingExtra():
            least = min(state.piles)
            return tuple((AddExtra(yard), 1) for yard, cards in enumerate(state.piles, start=1) if cards == least)
        case OpeningThrow() if state.terms.readings.opening == "one_die":
            return tuple((ThrowDie(die), 1) for die in range(1, state.terms.box.dice + 1))
        case _:
            return two_dice(state.terms.box.dice)


@cache
def two_dice(most: int) -> tuple[tuple[ThrowDice, int], ...]:
    """CLK 2.1: two dice, whichever is which."""
    sides = range(1, most + 1)
    return tuple((ThrowDice(low, high), 1 if low == high else 2) for low in sides for high in sides if low <= high)


def chance_moved(state: City, move: Move) -> Happened:
    """What chance has brought; then what follows by itself. Raises `IllegalMove`."""
    task, rest = state.agenda[0], replace(state, agenda=state.agenda[1:])
    match task, move:
        case LeavingOut(), LeaveOut():
            return until_asked(left_out(rest, task, move))
        case Dealing(), DealCard(kind):
            return until_asked(card_dealt(rest, task, kind))
        case AddingExtra(), AddExtra(yard) if (move, 1) in chances(state):
            return until_asked(extra_laid(rest, yard))
        case OpeningThrow(), ThrowDie(die) if (move, 1) in chances(state):
            return until_asked(opening_thrown(rest, task, (die,)))
        case OpeningThrow(), ThrowDice(low, high) if _is_thrown(state, move):
            return until_asked(opening_thrown(rest, task, (low, high)))
        case TurnThrow(seat), ThrowDice(low, high) if _is_thrown(state, move):
            return until_asked(thrown(rest, seat, low, high))
        case Drawing(), DrawCard(kind):
            return until_asked(card_drawn(rest, task, kind))
        case _:
            raise IllegalMove("unforeseen", "CLK 2.1", request=type(move).__name__)


def _is_thrown(state: City, move: ThrowDice) -> bool:
    return any(move == listed for listed, _ in chances(state))
