"""Moves as numbers, and back."""

from collections.abc import Callable, Mapping
from typing import Any, Final, cast

from toychest.contract import Seat
from toychest.games.clockwork import moves
from toychest.games.clockwork.board import Field, Spot
from toychest.games.clockwork.kernel import layout
from toychest.games.clockwork.kernel.layout import KINDS as KIND_COUNT
from toychest.games.clockwork.kernel.layout import SIDES
from toychest.games.clockwork.kinds import INDEX, KINDS
from toychest.games.clockwork.moves import Move
from toychest.games.clockwork.state import City

BY_KIND: Final[Mapping[Any, int]] = {
    moves.LeaveOut: layout.M_LEAVE_OUT,
    moves.DealCard: layout.M_DEAL,
    moves.DrawCard: layout.M_DRAW,
    moves.Search: layout.M_SEARCH,
    moves.Discard: layout.M_DISCARD,
    moves.Give: layout.M_GIVE,
    moves.Return: layout.M_RETURN,
    moves.Swap: layout.M_SWAP,
    moves.Build: layout.M_BUILD,
}
ALONE: Final[Mapping[Any, int]] = {
    moves.Stay: layout.M_STAY,
    moves.Take: layout.M_TAKE,
    moves.Keep: layout.M_KEEP,
    moves.SayNone: layout.M_NONE,
    moves.Escape: layout.M_ESCAPE,
    moves.Hold: layout.M_HOLD,
    moves.Pass: layout.M_PASS,
}


def move_id(state: City, move: Move) -> int:
    """The number of a move on this board."""
    if type(move) in ALONE:
        return ALONE[type(move)]
    match move:
        case moves.Walk(place):
            return layout.M_WALK + _field(state, place)
        case moves.Go(place):
            return layout.M_GO + _field(state, place)
        case moves.Ask(rival, kind):
            return layout.M_ASK + rival * KIND_COUNT + INDEX[kind]
        case moves.Point(spot):
            return layout.M_POINT + spot
        case moves.Lay(spot):
            return layout.M_LAY + spot
        case moves.AddExtra(yard):
            return layout.M_EXTRA + yard - 1
        case moves.ThrowDie(die):
            return layout.M_DIE + die - 1
        case moves.ThrowDice(low, high):
            return layout.M_DICE + (low - 1) * SIDES + high - 1
        case moves.ChooseCharacter(name):
            return layout.M_CHOOSE + state.terms.box.characters.index(name)
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
    layout.M_EXTRA: lambda _, yard: moves.AddExtra(yard + 1),
    layout.M_DIE: lambda _, die: moves.ThrowDie(die + 1),
    layout.M_DICE: lambda _, dice: moves.ThrowDice(dice // SIDES + 1, dice % SIDES + 1),
    layout.M_CHOOSE: lambda state, number: moves.ChooseCharacter(state.terms.box.characters[number]),
    layout.M_WALK: lambda state, field: moves.Walk(_place(state, field)),
    layout.M_GO: lambda state, field: moves.Go(_place(state, field)),
    layout.M_ASK: lambda _, asked: moves.Ask(Seat(asked // KIND_COUNT), KINDS[asked % KIND_COUNT]),
    layout.M_POINT: lambda _, spot: moves.Point(Spot(spot)),
    layout.M_LAY: lambda _, spot: moves.Lay(Spot(spot)),
}
"""By the number with which each sort of move begins."""
