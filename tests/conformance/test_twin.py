"""What is said where a kernel and its rules part."""

import re
from dataclasses import replace
from typing import Any

import pytest

from tests.games.toybattle.stage import STANDARD, field
from toychest.conformance.broken import Broken
from toychest.conformance.twin import Twin
from toychest.contract import Kernel
from toychest.games import EDITIONS

pytestmark = pytest.mark.compiled

RULES = EDITIONS[STANDARD].rules


def gives_red_two_bases(kernel: Kernel) -> Kernel:
    def step(tables: Any, row: Any, move: int, scratch: Any) -> None:
        kernel.step(tables, row, move, scratch)
        row.view(kernel.row)[0]["held"][1] = 0b101

    return replace(kernel, step=step)


def test_a_difference_is_told_by_field_and_paragraph() -> None:
    kernel = EDITIONS[STANDARD].kernel
    assert kernel is not None
    twin = Twin(RULES, gives_red_two_bases(kernel()), field(rack="Roxy Roxy"), "equal", "here")
    with pytest.raises(Broken, match=re.escape("after 'place Roxy 11' held[1]: 5, expected 0 (TOY 2.4)")):
        twin.play(RULES.read_move("place Roxy 11"))
