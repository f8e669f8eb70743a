"""Why a row was better, and what the cards brought."""

import msgspec
import pytest
from msgspec.structs import replace

from tests.games.castle.stage import FAR, RULES, laid, last
from tests.review.golden import table
from toychest.contract import Looked, Saying, Seat
from toychest.games.castle.board import Square
from toychest.games.castle.laying import counted
from toychest.games.castle.moments import PROOFS, CastleMoments, Rows
from toychest.games.castle.state import Castle
from toychest.words import LANGUAGES
from toychest.words.saying import spoken

PUZZLE = table("castle/golden/puzzle-1-first-turn").frames[0].state
HALL = laid("up up up")


def looked(kind: str, moves: tuple[str, ...], better: tuple[str, ...] = (), before: Castle = PUZZLE) -> Looked:
    return Looked(kind=kind, rules=RULES, seat=Seat(0), before=before, moves=moves, better=better)  # type: ignore[arg-type]


def told(asked: Looked) -> str | None:
    saying = CastleMoments().reason(asked)
    return None if saying is None else saying.id


def dealt(row: str, gain: float, treasures: str = FAR) -> str | None:
    """What is told of a row that was just laid."""
    state = laid(row, treasures=treasures)
    stack = tuple(left + used for left, used in zip(state.stack, counted(state.terms, state.row), strict=True))
    moves = tuple(f"lay {card}" for card in row.split())
    return told(msgspec.structs.replace(looked("luck", moves, before=replace(state, row=(), stack=stack)), gain=gain))


@pytest.mark.parametrize(
    ("row", "gain", "id"),
    [
        ("up ghost ghost", -0.2, "castle-review-ghost-cards"),
        ("left right left", 0.2, "castle-review-no-ghost-card"),
        ("left ghost right", 0.2, "review-lucky"),
        ("sorcerer ghost left", 0.2, "castle-review-sorcerer-card"),
        ("left right left", -0.2, "castle-review-out-of-reach"),
    ],
)
def test_of_cards_is_told_what_explains_their_luck(row: str, gain: float, id: str) -> None:
    assert dealt(row, gain) == id


def test_a_treasure_within_reach_is_told_first() -> None:
    assert dealt("left right left", 0.2, treasures="a1 c6 d6 e6") == "castle-review-treasure-in-reach"


def test_a_row_that_nobody_can_walk_is_named() -> None:
    assert dealt("up up up", -0.2) == "castle-review-no-way"


def test_how_many_ghost_cards_came_is_said() -> None:
    saying = CastleMoments().reason(looked("luck", ("lay up", "lay ghost", "lay ghost")))  # and gained nothing
    assert saying is not None
    assert saying.args == {"ghosts": 2}


def test_a_row_that_would_have_won_is_named() -> None:
    saying = CastleMoments().reason(looked("mistake", ("turn 1 left",), ("turn 1 right", "go")))
    assert saying is not None
    assert (saying.id, len(saying.args["plan"])) == ("castle-review-saved", 1)


AT_GATE = laid("right left left", at="d1")
"""The first step enters the gate e1."""


@pytest.mark.parametrize(
    ("played", "better", "kind"),
    [
        ("jump g3", "jump c4, go", "other-gate"),
        ("stay", "jump c4, go", "jump"),
        ("jump g3", "stay, go", "walk-on"),
    ],
)
def test_at_a_gate_the_other_choice_is_named(played: str, better: str, kind: str) -> None:
    asked = looked("mistake", (played,), tuple(better.split(", ")), AT_GATE)
    assert told(asked) == f"castle-review-{kind}"


def rows(
    planned: str = "",
    played: str = "",
    ghosts: tuple[int, int] = (0, 0),
    squares: tuple[str, str] = ("b1", "b1"),
    first: str = "go",
    instead: str = "go",
) -> Rows:
    """Two rows by what happens in them, with the ghost and the sorcerer after each, and how each began."""
    after_each = [
        replace(HALL, ghost=ghost, sorcerer=Square(square)) for ghost, square in zip(ghosts, squares, strict=True)
    ]
    return Rows(
        after_planned=after_each[0],
        planned=tuple(planned.split()),
        played=tuple(played.split()),
        after_played=after_each[1],
        has_gone=instead == "go",
        first=tuple(first.split()),
        instead=tuple(instead.split()),
    )


@pytest.mark.parametrize(
    ("found", "kind"),
    [
        (rows("", "ghost_climbed ghost_escaped"), "held"),
        (rows("", "row_impossible"), "walked"),
        (rows("treasure_found treasure_found", ""), "two-treasures"),
        (rows("ghost_lowered ghost_lowered", ""), "wand-twice"),
        (rows("ghost_lowered", ""), "wand"),
        (rows("treasure_found", "ghost_lowered"), "treasure"),
        (rows(ghosts=(10, 11)), "last-step"),
        (rows("treasure_found", "treasure_found", ghosts=(1, 2)), "ghost"),
        (rows("treasure_found", "treasure_found ghost_lowered", ghosts=(2, 1)), None),
        (rows("sorcerer_jumped", ""), "gate"),
        (rows("", "sorcerer_jumped"), "no-gate"),
        (rows(squares=("a5", "b1")), "nearer"),
        (rows(squares=("b2", "b1")), "nearer-wand"),
        (rows(first="walk left", instead="walk up"), "other-way"),
        (rows(first="turn 1 left", instead="turn 1 right"), "other-turn"),
        (rows(first="turn 2 left", instead="turn 1 right"), "other-card"),
        (rows(first="turn 1 left"), "turn"),
        (rows(instead="turn 1 left"), "as-it-lies"),
        (rows(), None),
    ],
)
def test_a_row_is_better_by_what_it_does(found: Rows, kind: str | None) -> None:
    assert next((name for name, is_so in PROOFS.items() if is_so(found)), None) == kind


@pytest.mark.parametrize(
    ("before", "kind"),
    [
        (last("left right left", "b1", "a1"), "end-saved"),
        (laid("ghost ghost left", ghost=11), "end-ghost"),
    ],
)
def test_the_end_is_told_by_how_it_came(before: Castle, kind: str) -> None:
    assert told(looked("end", ("go",), before=before)) == f"castle-review-{kind}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    assert None not in [spoken(Saying(f"castle-review-{kind}", {"plan": "x"}), (), language) for kind in PROOFS]
