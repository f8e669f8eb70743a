"""What a move looks like is shown by examples: every kind of move has one, and each can be played as it is written."""

from types import ModuleType
from typing import get_args

import pytest

from toychest.games.castle import notation as castle
from toychest.games.clockwork import notation as clockwork
from toychest.games.toybattle import notation as toybattle

NOTATIONS = {"castle": castle, "toybattle": toybattle, "clockwork": clockwork}
by_game = pytest.mark.parametrize("notation", NOTATIONS.values(), ids=NOTATIONS.keys())


@by_game
def test_every_example_is_a_move_as_it_is_written(notation: ModuleType) -> None:
    assert [notation.write_move(notation.read_move(text)) for text in notation.EXAMPLES] == list(notation.EXAMPLES)


@by_game
def test_every_kind_of_move_has_an_example(notation: ModuleType) -> None:
    assert {type(notation.read_move(text)) for text in notation.EXAMPLES} == set(get_args(notation.Move))
