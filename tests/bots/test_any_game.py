"""A game that has only its rules: no kernel, no levels of its own. Bots play it, and give hints, at once."""

import pytest

from tests.bots.states import window
from tests.conformance.dice_race import DICE_RACE
from tests.conformance.hush import HUSH
from toychest.bots.hint_errors import with_measured_error
from toychest.bots.hints import nudge_of, reason_of
from toychest.bots.levels import LEVELS
from toychest.bots.think import think
from toychest.contract import Edition
from toychest.games import EDITIONS

pytestmark = pytest.mark.compiled

REASONS = {"wins-now", "only-good-move", "best-by-far", "slightly-better", "all-alike"}


@pytest.fixture(params=[DICE_RACE, HUSH], ids=["dice race", "hush"])
def edition(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Edition:
    """A tiny game, among those that can be played."""
    tiny: Edition = request.param
    monkeypatch.setitem(EDITIONS._printings, tiny.id, tiny)
    return tiny


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_plays_it_by_its_rules(edition: Edition, level: int) -> None:
    seen = window(edition.id, moves=2)
    thought = think(seen, level, 1)
    assert thought.by == "rules"
    assert thought.move in seen.moves


def test_a_thought_about_it_is_a_hint(edition: Edition) -> None:
    seen = window(edition.id, moves=2)
    thought = with_measured_error(think(seen, LEVELS[-1], 1), seen)
    assert nudge_of(thought, seen).legal == len(seen.moves)
    assert reason_of(thought, seen) in REASONS
