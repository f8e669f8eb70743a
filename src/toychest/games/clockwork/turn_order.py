"""Whose move it is, and who may not move now."""

from toychest.contract import CHANCE, IllegalMove, Seat
from toychest.games.clockwork.agenda import (
    AddingExtra,
    Chanced,
    LeavingOut,
    OpeningThrow,
    SettingDown,
    Task,
    TurnThrow,
)
from toychest.games.clockwork.moves import (
    AddExtra,
    Ask,
    DealCard,
    Discard,
    DrawCard,
    Keep,
    Move,
    Point,
    Search,
    ThrowDice,
    ThrowDie,
)
from toychest.games.clockwork.state import City, at_towers, from_seat, hand_size, special, total


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
    """CLK 7.3, CLK 7.4, CLK 8.2: why a turn went on without what this seat still wants to do. Raises `IllegalMove`."""
    if not isinstance(state.agenda[0], TurnThrow) or seat == CHANCE or state.turn < 2:
        return
    before = tuple(from_seat(state, state.turn_seat))[-1]
    if seat != before:
        return
    if isinstance(move, Discard | Keep) and hand_size(state, seat) < state.terms.box.hand:
        raise IllegalMove("below-seven", "CLK 8.2", hand=hand_size(state, seat))
    if isinstance(move, Search | Ask | Point) and is_throw_at_towers(state, seat):
        if total(state) % 2 == 0 and special(state) != "double":
            raise IllegalMove("even-throw", "CLK 7.4", total=total(state))
        if isinstance(move, Ask) and special(state) is None:
            raise IllegalMove("search-only", "CLK 7.3", total=total(state))


def is_throw_at_towers(state: City, seat: Seat) -> bool:
    """CLK 7.2: was this seat's throw made at the Towers, the yards empty?"""
    return state.is_endgame and state.origin == state.terms.board.towers and at_towers(state, seat)
