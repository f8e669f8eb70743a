"""Whose move it is, and what chance may bring."""

from collections.abc import Sequence
from functools import cache

from msgspec.structs import replace

from toychest.contract import CHANCE, IllegalMove, Seat
from toychest.games.clockwork.agenda import (
    AddingExtra,
    Chanced,
    Dealing,
    Drawing,
    LeavingOut,
    OpeningThrow,
    SettingDown,
    Task,
    TurnThrow,
)
from toychest.games.clockwork.kinds import KINDS
from toychest.games.clockwork.moves import (
    AddExtra,
    Ask,
    Chance,
    DealCard,
    Discard,
    DrawCard,
    Keep,
    LeaveOut,
    Move,
    Point,
    Search,
    ThrowDice,
    ThrowDie,
)
from toychest.games.clockwork.opening import opening_thrown
from toychest.games.clockwork.scrapyard import card_drawn
from toychest.games.clockwork.setup import card_dealt, extra_laid, left_out, sets_left
from toychest.games.clockwork.state import City, Happened, at_towers, from_seat, hand_size, special, total
from toychest.games.clockwork.turn import settled, thrown


def is_chance(task: Task) -> bool:
    """Does chance move next? A set leaves by chance unless somebody chooses it (CLK R2)."""
    if isinstance(task, LeavingOut):
        return task.seat is None
    return isinstance(task, Chanced)


def seats_to_act(state: City) -> tuple[Seat, ...]:
    """Who is asked now, or chance."""
    if state.outcome is not None:
        return ()
    task = state.agenda[0]
    if is_chance(task):
        return (CHANCE,)
    assert not isinstance(task, AddingExtra | SettingDown), "these settle themselves"
    assert task.seat is not None, "chance is never asked"
    return (task.seat,)


def opens_turn(state: City) -> Seat | None:
    """The seat that throws the dice: the table waits for its click."""
    task = state.agenda[0] if state.agenda else None
    return task.seat if isinstance(task, OpeningThrow | TurnThrow) else None


def odds(state: City) -> Sequence[tuple[Chance, int]]:
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
            return settled(left_out(rest, task, move))
        case Dealing(), DealCard(kind):
            return settled(card_dealt(rest, task, kind))
        case AddingExtra(), AddExtra(yard) if (move, 1) in odds(state):
            return settled(extra_laid(rest, yard))
        case OpeningThrow(), ThrowDie(die) if (move, 1) in odds(state):
            return settled(opening_thrown(rest, task, (die,)))
        case OpeningThrow(), ThrowDice(low, high) if _is_thrown(state, move):
            return settled(opening_thrown(rest, task, (low, high)))
        case TurnThrow(seat), ThrowDice(low, high) if _is_thrown(state, move):
            return settled(thrown(rest, seat, low, high))
        case Drawing(), DrawCard(kind):
            return settled(card_drawn(rest, task, kind))
        case _:
            raise IllegalMove("unforeseen", "CLK 2.1", request=type(move).__name__)


def _is_thrown(state: City, move: ThrowDice) -> bool:
    return any(move == listed for listed, _ in odds(state))


def check_turn_of(state: City, seat: Seat, move: Move) -> None:
    """CLK R4: only who is to act moves, and chance never decides for a seat. Raises `IllegalMove`."""
    if state.outcome is not None:
        raise IllegalMove("already-over", state.outcome.rule)
    acting = seats_to_act(state)
    if seat not in acting:
        check_turn_just_lost(state, seat, move)
        if acting == (CHANCE,):
            raise IllegalMove("chance-first", "CLK 2.1")
        raise IllegalMove("not-to-act", "CLK R4", seat=acting[0])
    if seat != CHANCE and isinstance(move, DealCard | AddExtra | ThrowDie | ThrowDice | DrawCard):
        raise IllegalMove("unforeseen", "CLK 2.1", request=type(move).__name__)


def check_turn_just_lost(state: City, seat: Seat, move: Move) -> None:
    """CLK 7.4, CLK 8.2: why a turn went on without what this seat still wants to do. Raises `IllegalMove`."""
    if not isinstance(state.agenda[0], TurnThrow) or seat == CHANCE or state.turn < 2:
        return
    before = tuple(from_seat(state, state.turn_seat))[-1]
    if seat != before:
        return
    if isinstance(move, Discard | Keep) and hand_size(state, seat) < state.terms.box.hand:
        raise IllegalMove("below-seven", "CLK 8.2", hand=hand_size(state, seat))
    if isinstance(move, Search | Ask | Point) and is_even_throw_at_towers(state, seat):
        raise IllegalMove("even-throw", "CLK 7.4", total=total(state))


def is_even_throw_at_towers(state: City, seat: Seat) -> bool:
    """CLK 7.4: was this seat's throw one that loses the turn?"""
    stayed = state.origin == state.terms.board.towers and at_towers(state, seat)
    return state.is_endgame and stayed and total(state) % 2 == 0 and special(state) != "double"
