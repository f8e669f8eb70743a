"""A move may be typed as its place is told."""

import pytest

from toychest.contract import MalformedMove
from toychest.games.clockwork.moves import Go, Walk
from toychest.games.clockwork.notation import read_move, write_move


@pytest.mark.parametrize(("told", "move"), [("go field 34", Go("34")), ("walk field 5", Walk("5"))])
def test_a_field_is_typed_as_it_is_told(told: str, move: Go | Walk) -> None:
    assert read_move(told) == move


def test_it_is_written_without_the_word() -> None:
    assert write_move(read_move("go field 34")) == "go 34"


def test_a_field_without_a_number_is_no_place() -> None:
    with pytest.raises(MalformedMove):
        read_move("go field")
