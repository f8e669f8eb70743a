"""What a planned row does, as a hint tells it."""

import pytest
from msgspec.structs import replace

from tests.games.castle.stage import FAR, play
from tests.review.golden import table
from toychest.contract import Event, Saying, Seat, Trial, tried
from toychest.games import EDITIONS
from toychest.games.castle.facts import PROOFS, holds_ghost, nears_treasure
from toychest.games.castle.moments import CastleMoments
from toychest.words import LANGUAGES
from toychest.words.saying import spoken

RULES = EDITIONS["castle-standard-0"].rules
PUZZLE = table("castle/golden/puzzle-1-first-turn").frames[0].state
PLACED = play(", ".join(f"treasure {square}" for square in FAR.split()))


def facts(*moves: str) -> list[str]:
    told = CastleMoments().facts(tried(RULES, PUZZLE, Seat(0), moves))
    return [saying.id.removeprefix("castle-fact-") for saying in told]


def test_a_row_that_wins_says_so_before_the_treasure_that_it_takes() -> None:
    assert facts("turn 1 right", "go")[:2] == ["saved", "treasure"]


def test_before_go_nothing_is_done() -> None:
    assert facts("turn 1 right") == []


def test_the_treasures_are_named() -> None:
    found = PROOFS["treasure"](tried(RULES, PUZZLE, Seat(0), ("turn 1 right", "go")))
    assert found == {"treasures": [Saying(f"castle-picture-{PUZZLE.terms.picture(0)}")]}


def trial(events: str, ghost: int = 0) -> Trial:
    """A row by what happens in it, and the ghost after it."""
    happened = tuple(Event(kind=kind, rule="CAS 4.1") for kind in events.split())
    after = replace(PLACED, ghost=ghost)
    return Trial(seat=Seat(0), before=PLACED, moves=("go",), after=after, events=happened)


@pytest.mark.parametrize(
    ("events", "ghost", "is_held"),
    [("ghost_climbed ghost_lowered", 0, True), ("ghost_climbed", 1, False), ("", 0, False)],
)
def test_the_ghost_is_held_where_it_climbed_and_is_no_higher(events: str, ghost: int, is_held: bool) -> None:
    assert (holds_ghost(trial(events, ghost)) is not None) == is_held


def test_a_row_that_ends_no_nearer_to_a_treasure_does_not_say_so() -> None:
    assert nears_treasure(trial("")) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_is_hinted_at_and_told(language: str) -> None:
    ids = [f"castle-fact-{kind}" for kind in PROOFS]
    hinted, told = ([spoken(Saying(f"{id}{part}"), (), language) for id in ids] for part in ("", ".told"))
    assert None not in hinted
    assert not {*hinted} & {*told}
