"""Why a row was better, and what the cards brought."""

from dataclasses import replace

import msgspec
import pytest

from tests.review.golden import table
from toychest.contract import Looked, Saying, Seat
from toychest.games import EDITIONS
from toychest.games.castle.moments import PROOFS, CastleMoments, Rows
from toychest.words import LANGUAGES
from toychest.words.saying import spoken

RULES = EDITIONS["castle-standard-0"].rules
PUZZLE = table("castle/golden/puzzle-1-first-turn")


def looked(kind: str, moves: tuple[str, ...], better: tuple[str, ...] = ()) -> Looked:
    state = PUZZLE.frames[0].state
    return Looked(kind=kind, rules=RULES, seat=Seat(0), before=state, moves=moves, better=better)  # type: ignore[arg-type]


def told(asked: Looked) -> str | None:
    saying = CastleMoments().reason(asked)
    return None if saying is None else saying.id


@pytest.mark.parametrize(
    ("cards", "gain", "id"),
    [
        ("lay up, lay ghost, lay ghost", -0.2, "castle-review-ghost-cards"),
        ("lay up, lay left, lay loop", 0.2, "castle-review-no-ghost-card"),
        ("lay up, lay ghost, lay loop", 0.2, "review-lucky"),
        ("lay up, lay left, lay loop", -0.2, "review-unlucky"),
    ],
)
def test_of_cards_the_ghosts_are_counted_that_explain_their_luck(cards: str, gain: float, id: str) -> None:
    assert told(msgspec.structs.replace(looked("luck", tuple(cards.split(", "))), gain=gain)) == id


def test_how_many_ghost_cards_came_is_said() -> None:
    saying = CastleMoments().reason(looked("luck", ("lay up", "lay ghost", "lay ghost")))  # and gained nothing
    assert saying is not None
    assert saying.args == {"ghosts": 2}


def test_a_row_that_would_have_won_is_named() -> None:
    saying = CastleMoments().reason(looked("mistake", ("turn 1 left",), ("turn 1 right", "go")))
    assert saying is not None
    assert (saying.id, len(saying.args["plan"])) == ("castle-review-saved", 1)


def rows(planned: str, played: str, ghosts: tuple[int, int] = (0, 0)) -> Rows:
    """Two rows by what happens in them, and the ghost after each."""
    after = [replace(PUZZLE.frames[0].state, ghost=ghost) for ghost in ghosts]
    return Rows(
        after_planned=after[0],
        planned=frozenset(planned.split()),
        played=frozenset(played.split()),
        after_played=after[1],
        has_gone=True,
    )


@pytest.mark.parametrize(
    ("found", "kind"),
    [
        (rows("", "ghost_climbed ghost_escaped"), "held"),
        (rows("ghost_lowered", ""), "wand"),
        (rows("treasure_found", "ghost_lowered"), "treasure"),
        (rows("treasure_found", "treasure_found", ghosts=(1, 2)), "ghost"),
        (rows("treasure_found", "treasure_found ghost_lowered", ghosts=(2, 1)), None),
    ],
)
def test_a_row_is_better_by_what_it_does(found: Rows, kind: str | None) -> None:
    assert next((name for name, is_so in PROOFS.items() if is_so(found)), None) == kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_its_sentence(language: str) -> None:
    assert None not in [spoken(Saying(f"castle-review-{kind}", {"plan": "x"}), (), language) for kind in PROOFS]
