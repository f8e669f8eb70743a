"""What Toy Battle's kernel keeps for a search, and how it judges a position."""

import numpy as np
import pytest
from msgspec.structs import replace

from tests.games.toybattle.stage import BLUE, RED, STANDARD, Battle, after, field
from toychest.games import EDITIONS
from toychest.games.kernels import generator
from toychest.games.toybattle.kernel import KERNEL

pytestmark = pytest.mark.compiled
RULES = EDITIONS[STANDARD].rules
RED_LINE = "25 Roxy, 23 Roxy, 18 Roxy, 13 Star, 11 Hook"
"""From red's headquarters to the door of blue's."""


def kept(state: Battle) -> set[str]:
    """The moves that a search looks at, in notation."""
    row = KERNEL.pack(state, None)
    ids, weights = np.zeros(KERNEL.most_moves, np.int32), np.zeros(KERNEL.most_moves, np.int32)
    scratch = np.zeros(KERNEL.scratch_size, np.int32)
    listed = KERNEL.listed(KERNEL.tables(state), row, ids, weights, scratch)
    count = KERNEL.narrow(KERNEL.tables(state), row, ids, listed, scratch)
    return {RULES.write_move(KERNEL.move_at(state, id)) for id in ids[:count].tolist()}


def chance_of(state: Battle) -> list[float]:
    """Each seat's chance to win, by the evaluation."""
    out, scratch = np.zeros(2), np.zeros(KERNEL.scratch_size, np.int32)
    KERNEL.evaluate(KERNEL.tables(state), KERNEL.pack(state, None), KERNEL.weights, out, scratch)
    return [float(chance) for chance in out]


def legal(state: Battle) -> set[str]:
    return {RULES.write_move(move) for move in RULES.legal_moves(state, state.turn_seat)}


def test_of_all_moves_the_capture_is_kept() -> None:
    state = field(blue="11 Hook, 13 Hook, 18 Hook, 22 Star, 24 Roxy", rack="Skully Star")
    assert kept(state) == {"place Skully 41"}


def test_of_all_moves_the_last_medals_are_kept() -> None:
    state = field(blue="11 Hook, 13 Hook, 14 Hook, 18 Star", rack="Roxy")
    five_medals = (None, None, BLUE, BLUE, BLUE, None, None, None)
    assert kept(replace(state, taken=five_medals)) == {"place Roxy 12"}


def test_an_open_headquarters_is_closed() -> None:
    state = field(red=RED_LINE, blue="12 Skully", rack="Skully Roxy Jumbo", rival="Star")
    assert kept(state) == {"place Roxy 11", "place Jumbo 14"}


def test_cap_n_is_kept_if_the_troop_after_it_closes_the_headquarters() -> None:
    state = field(red=RED_LINE, rack="Skully Cap'n Roxy", rival="Star")
    assert kept(state) == {"place Roxy 11", "place Cap'n 12"}


def test_jumbo_is_kept_if_it_can_break_the_line() -> None:
    state = field(red=RED_LINE, blue="12 Skully, 14 Skully, 18 Kwak", rack="Skully Jumbo", rival="Star")
    assert kept(state) == {"place Jumbo 14", "place Jumbo 19"}


def test_a_headquarters_that_nobody_can_close_drops_nothing() -> None:
    state = field(red=RED_LINE, rack="Skully Jumbo", rival="Star")
    assert kept(state) == legal(state)


def test_a_rival_without_tiles_threatens_nothing() -> None:
    state = field(red=RED_LINE, rack="Skully Roxy", rival="")
    assert kept(state) == legal(state)


def test_a_recall_that_would_open_the_headquarters_is_dropped() -> None:
    covered = after(field(red=RED_LINE, blue="12 Hook, 14 Hook", rack="Roxy Roxy", rival="Star"), "place Roxy 11")
    state = after(replace(covered, turn_seat=BLUE), "place Roxy 16")
    assert kept(state) == {"recall 12", "recall 14", "decline"}


@pytest.mark.parametrize("seed", range(10))
def test_what_is_kept_does_not_hang_on_the_rivals_tiles(seed: int) -> None:
    state = field(red=RED_LINE, blue="12 Skully", rack="Skully Roxy Jumbo", rival="Star Kwak Skully Roxy")
    row = KERNEL.pack(state, BLUE)
    KERNEL.imagine(
        KERNEL.tables(state), row, BLUE, np.zeros(1, np.uint8), generator(seed), np.zeros(KERNEL.scratch_size, np.int32)
    )
    assert kept(KERNEL.unpack(row, state)) == kept(state)


def test_the_side_that_can_capture_is_ahead() -> None:
    state = field(red=RED_LINE, rack="Skully", rival="Star")
    assert chance_of(replace(state, turn_seat=RED))[RED] > chance_of(state)[RED] > 0.5


def test_the_chances_of_both_sides_are_one() -> None:
    assert sum(chance_of(field(blue="11 Hook", rack="Roxy Roxy"))) == pytest.approx(1)


def test_more_tiles_are_better() -> None:
    poor, rich = field(rack="Roxy"), field(rack="Roxy Roxy")
    assert chance_of(rich)[BLUE] > chance_of(poor)[BLUE]


def test_an_even_position_is_even_but_for_the_turn() -> None:
    state = field(rack="Roxy", rival="Roxy")
    assert chance_of(state)[BLUE] == pytest.approx(chance_of(replace(state, turn_seat=RED))[RED])


def test_a_won_game_is_certain() -> None:
    state = after(field(blue="11 Hook, 13 Hook, 18 Hook, 22 Star, 24 Roxy", rack="Skully Star"), "place Star 41")
    assert chance_of(state) == [1.0, 0.0]
