"""Moves as numbers, and back."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from toychest.contract import Seat
from toychest.games.clockwork import moves
from toychest.games.clockwork.board import Field, Spot
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kinds import INDEX, KINDS
from toychest.games.clockwork.moves import Move
from toychest.games.clockwork.state import City

BY_KIND: Final[Mapping[Any, int]] = {
    moves.LeaveOut: at.LEAVE_OUT,
    moves.DealCard: at.DEAL,
    moves.DrawCard: at.DRAW,
    moves.Search: at.SEARCH,
    moves.Discard: at.DISCARD,
    moves.Give: at.GIVE,
    moves.Return: at.RETURN,
    moves.Swap: at.SWAP,
    moves.Build: at.BUILD,
}
ALONE: Final[Mapping[Any, int]] = {
    moves.Stay: at.STAY,
    moves.Take: at.TAKE,
    moves.Keep: at.KEEP,
    moves.SayNone: at.SAY_NONE,
    moves.Escape: at.ESCAPE,
    moves.Hold: at.HOLD,
    moves.Pass: at.PASS,
}


def move_id(state: City, move: Move) -> int:
    """The number of a move on this board."""
    if type(move) in ALONE:
        return ALONE[type(move)]
    match move:
        case moves.Walk(place):
            return at.WALK + _field(state, place)
        case moves.Go(place):
            return at.GO + _field(state, place)
        case moves.Ask(rival, kind):
            return at.ASK + rival * at.KINDS + INDEX[kind]
        case moves.Point(spot):
            return at.POINT + spot
        case moves.Lay(spot):
            return at.LAY + spot
        case moves.AddExtra(yard):
            return at.EXTRA + yard - 1
        case moves.ThrowDie(die):
            return at.DIE + die - 1
        case moves.ThrowDice(low, high):
            return at.DICE + (low - 1) * at.SIDES + high - 1
        case moves.ChooseCharacter(name):
            return at.CHOOSE + state.terms.box.characters.index(name)
        case _:
            by_kind: Any = move
            return BY_KIND[type(move)] + INDEX[by_kind.kind]


def _field(state: City, place: str) -> Field:
    field = state.terms.board.field_at(place)
    assert field is not None, f"{place} is on the board"
    return field


def move_at(state: City, id: int) -> Move:
    """The move of this number."""
    for made, number in ALONE.items():
        if id == number:
            return made()  # type: ignore[no-any-return]
    base = max(base for base in READERS if base <= id)
    return READERS[base](state, id - base)


def _place(state: City, field: int) -> str:
    return state.terms.board.place(Field(field))


def _by_kind(made: Any) -> Callable[[City, int], Move]:
    return lambda _, kind: cast(Move, made(KINDS[kind]))


READERS: Final[Mapping[int, Callable[[City, int], Move]]] = {
    **{base: _by_kind(made) for made, base in BY_KIND.items()},
    at.EXTRA: lambda _, yard: moves.AddExtra(yard + 1),
    at.DIE: lambda _, die: moves.ThrowDie(die + 1),
    at.DICE: lambda _, dice: moves.ThrowDice(dice // at.SIDES + 1, dice % at.SIDES + 1),
    at.CHOOSE: lambda state, number: moves.ChooseCharacter(state.terms.box.characters[number]),
    at.WALK: lambda state, field: moves.Walk(_place(state, field)),
    at.GO: lambda state, field: moves.Go(_place(state, field)),
    at.ASK: lambda _, asked: moves.Ask(Seat(asked // at.KINDS), KINDS[asked % at.KINDS]),
    at.POINT: lambda _, spot: moves.Point(Spot(spot)),
    at.LAY: lambda _, spot: moves.Lay(Spot(spot)),
}
"""By the number with which each sort of move begins."""
