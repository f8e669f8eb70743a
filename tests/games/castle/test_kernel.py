"""The kernel of Coded Castle equals its rules on one's own boards, decks and puzzles, and says what it covers.

Every printing, reading, option and seat count is tried by the laws of kernels (tests/conformance).
"""

from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.games.castle.stage import FAR, STANDARD, TALL, play
from tools.golden_games import WANTED
from toychest.conformance.choices_tried import house_ruled
from toychest.conformance.kernels import check_twin_game
from toychest.contract import Json, Seat
from toychest.games import EDITIONS
from toychest.games.castle.kernel import KERNEL
from toychest.games.kernels import generator

pytestmark = pytest.mark.compiled

ROOM = """symbols = ["moon", "heart", "key", "drop", "bell", "leaf", "flag", "sun", "fish", "tree", "bird", "boat"]
tower = 40
lines = [{lines}]
"""
WANDS = ROOM.format(lines=", ".join(f'"{line}"' for line in ("S...........", "w" * 12, "w" * 12, "w...........")))
GATES = ROOM.format(lines=", ".join(f'"{line}"' for line in ("S...........", *(11 * ["O" * 12]))))
LOOPS = "up = 1\nright = 1\nleft = 1\nloop = 4\nsorcerer = 3\nghost = 1\n"
SHORT = "up = 2\nleft = 2\nloop = 1\nsorcerer = 2\n"
OWN: dict[str, dict[str, Json]] = {
    "own board": WANTED["castle/golden/own-board"].options,
    "own deck": WANTED["castle/golden/own-deck"].options,
    "own puzzle": WANTED["castle/golden/own-puzzle"].options,
    "many wands": {"board": {"file": WANDS}},
    "many gates": {"board": {"file": GATES}, "profile": "oldest"},
    "many loops": {"deck": {"file": LOOPS}, "board": "cloister"},
    "short rows": {"deck": {"file": SHORT}, "board": "labyrinth", "half_turns": True},
}
PRINTED = [edition for edition in EDITIONS.values() if edition.game == "castle"]
CASES: list[tuple[str, int, dict[str, Json]]] = [
    *((edition.id, 1, {"profile": "young"}) for edition in house_ruled(EDITIONS["castle-de-0"])),
    *((STANDARD, 1, options) for options in OWN.values()),
]
DEEP = [
    (edition.id, seats, options)
    for edition, (seats, options) in product(
        [*PRINTED, *(ruled for printed in PRINTED[:3] for ruled in house_ruled(printed))],
        [
            (1, {}),
            (8, {"profile": "young", "board": "garden"}),
            (2, {"profile": "older", "board": "cloister", "half_turns": True}),
            (3, {"profile": "oldest", "board": "labyrinth", "treasures": 9}),
            (1, OWN["own board"]),
            (1, OWN["many loops"]),
            (4, OWN["short rows"]),
        ],
    )
]
DEEP_GAMES = 10_000


def named(value: Any) -> str:
    return str(value)[:40]


@pytest.mark.parametrize("seed", [1, 2])
@pytest.mark.parametrize(("edition", "seats", "options"), CASES, ids=named)
def test_the_kernel_equals_the_rules(edition: str, seats: int, options: dict[str, Json], seed: int) -> None:
    assert check_twin_game(EDITIONS[edition], seats, options, seed) > 0


@pytest.mark.deep
@pytest.mark.timeout(3600)
@pytest.mark.parametrize(("edition", "seats", "options"), DEEP, ids=named)
def test_the_kernel_equals_the_rules_in_ten_thousand_games(edition: str, seats: int, options: dict[str, Json]) -> None:
    games = DEEP_GAMES // len(DEEP) + 1
    assert sum(check_twin_game(EDITIONS[edition], seats, options, seed) for seed in range(games)) > games


@pytest.mark.parametrize("edition", [*PRINTED, *house_ruled(EDITIONS[STANDARD])], ids=lambda edition: edition.id)
def test_every_printing_and_every_reading_is_covered(edition: Any) -> None:
    assert KERNEL.covers(edition.rules.setup(1, {}))


@pytest.mark.parametrize(("edition", "is_covered"), [(STANDARD, True), (f"{STANDARD}+wand_reuse=once_per_game", False)])
def test_more_wands_than_a_row_can_keep_are_not_covered_where_they_are_used_up(edition: str, is_covered: bool) -> None:
    state = EDITIONS[edition].rules.setup(1, {"board": {"file": WANDS}})
    assert KERNEL.covers(state) == is_covered


def test_cas_r41_gaps_are_left_to_the_rules() -> None:
    gap = 'treasures = ["c1"]\nrow = ["gap"]\ncards = ["up", "right"]'
    assert not KERNEL.covers(EDITIONS[STANDARD].rules.setup(1, {"puzzle": {"file": gap}}))


def planned(moves: str, **options: Json) -> tuple[Any, Any, Any]:
    """Tables, row and scratch after these moves; the treasures lie far away."""
    places = ", ".join(f"treasure {square}" for square in FAR.split())
    state = play(f"{places}, {moves}", **options)
    return KERNEL.tables(state), KERNEL.pack(state, None), np.zeros(KERNEL.scratch_size, np.int32)


def test_cas_r33_nothing_is_hidden_so_imagining_leaves_the_row_as_it_is() -> None:
    tables, row, scratch = planned("lay up, lay ghost, lay right, turn 1 right")
    before, forgotten = row.copy(), np.zeros(1, np.uint8)
    KERNEL.imagine(tables, row, Seat(0), forgotten, generator(1), scratch)
    assert row.tolist() == before.tolist()


def narrowed(moves: str) -> list[str]:
    """What a search looks at after these moves, in notation."""
    tables, row, scratch = planned(moves)
    state = play(", ".join([*(f"treasure {square}" for square in FAR.split()), moves]))
    ids, weights = np.zeros(KERNEL.most_moves, np.int32), np.zeros(KERNEL.most_moves, np.int32)
    count = KERNEL.listed(tables, row, ids, weights, scratch)
    kept = KERNEL.narrow(tables, row, ids, count, scratch)
    return [EDITIONS[STANDARD].rules.write_move(KERNEL.move_at(state, id)) for id in ids[:kept].tolist()]


def test_a_search_turns_arrows_from_left_to_right() -> None:
    assert narrowed("lay left, lay right, lay ghost, turn 2 right") == ["go"]


def test_a_search_is_left_a_move_where_no_other_order_is() -> None:
    assert narrowed("lay up, lay right, lay ghost, turn 2 right") == ["turn 1 left"]


def worth(moves: str, **options: Json) -> float:
    """The chance to win that the kernel sees."""
    tables, row, scratch = planned(moves, **options)
    out = np.zeros(8, np.float64)
    KERNEL.evaluate(tables, row, KERNEL.weights, out, scratch)
    return float(out[0])


def test_a_ghost_that_climbed_makes_a_castle_harder_to_save() -> None:
    assert worth("lay ghost, lay ghost, lay ghost, go") < worth("lay loop, lay loop, lay loop, go")


def test_a_lost_castle_is_worth_nothing() -> None:
    assert worth("lay ghost, lay ghost, lay ghost, go", board={"file": TALL["file"].replace("12", "3")}) == 0
