"""Moves as numbers, and back."""

from typing import Final

from toychest.games.clockwork import moves
from toychest.games.clockwork.board import Field
from toychest.games.clockwork.kernel import layout as at
from toychest.games.clockwork.kinds import KINDS
from toychest.games.clockwork.state import City
from toychest.games.move_numbers import MoveNumbers, MovePart, one_of


def _field(state: City, place: str) -> Field:
    field = state.terms.board.field_at(place)
    assert field is not None, f"{place} is on the board"
    return field


KIND, SEAT, SPOT = one_of(KINDS), one_of(range(at.SEATS)), one_of(range(at.MOST_SPOTS + 1))
YARD, DIE = one_of(range(1, at.YARDS + 1)), one_of(range(1, at.SIDES + 1))
FIELD: Final = MovePart(at.MOST_FIELDS, _field, lambda state, number: state.terms.board.place(Field(number)))
CHARACTER: Final = MovePart(
    at.CAST,
    lambda state, name: state.terms.box.characters.index(name),
    lambda state, number: state.terms.box.characters[number],
)
NUMBERS: Final = MoveNumbers(
    (at.LEAVE_OUT, moves.LeaveOut, KIND),
    (at.DEAL, moves.DealCard, KIND),
    (at.EXTRA, moves.AddExtra, YARD),
    (at.DIE, moves.ThrowDie, DIE),
    (at.DICE, moves.ThrowDice, DIE, DIE),
    (at.DRAW, moves.DrawCard, KIND),
    (at.CHOOSE, moves.ChooseCharacter, CHARACTER),
    (at.WALK, moves.Walk, FIELD),
    (at.GO, moves.Go, FIELD),
    (at.ASK, moves.Ask, SEAT, KIND),
    (at.SEARCH, moves.Search, KIND),
    (at.POINT, moves.Point, SPOT),
    (at.DISCARD, moves.Discard, KIND),
    (at.LAY, moves.Lay, SPOT),
    (at.GIVE, moves.Give, KIND),
    (at.RETURN, moves.Return, KIND),
    (at.SWAP, moves.Swap, KIND),
    (at.BUILD, moves.Build, KIND),
    (at.STAY, moves.Stay),
    (at.TAKE, moves.Take),
    (at.KEEP, moves.Keep),
    (at.SAY_NONE, moves.SayNone),
    (at.ESCAPE, moves.Escape),
    (at.HOLD, moves.Hold),
    (at.PASS, moves.Pass),
)
move_id, move_at = NUMBERS.move_id, NUMBERS.move_at
