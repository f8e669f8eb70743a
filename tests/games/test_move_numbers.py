"""Moves as numbers and back, by a table."""

import msgspec
import pytest

from toychest.games.move_numbers import MoveNumbers, MovePart, one_of


class Wait(msgspec.Struct, frozen=True):
    """A move that says nothing."""


class Load(msgspec.Struct, frozen=True):
    """A move that says two things, of which the boat depends on the state."""

    barrels: int
    boat: str


BOAT = MovePart(8, lambda boats, boat: boats.index(boat), lambda boats, number: boats[number])
NUMBERS = MoveNumbers((16, Load, one_of((1, 2, 3)), BOAT), (4, Wait))


@pytest.mark.parametrize(("move", "number"), [(Wait(), 4), (Load(1, "Ida"), 16), (Load(3, "Ada"), 16 + 2 * 8 + 1)])
def test_a_move_and_its_number_say_the_same(move: Wait | Load, number: int) -> None:
    assert NUMBERS.move_id(("Ida", "Ada"), move) == number
    assert NUMBERS.move_at(("Ida", "Ada"), number) == move
