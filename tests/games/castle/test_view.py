"""What is shown, whole: every field of the view in a few telling states. `views.json` says what each must be."""

import json
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from tests.games.castle.stage import RULES, after, laid, play
from toychest.games import EDITIONS
from toychest.games.castle.state import Castle

EXPECTED = json.loads((Path(__file__).parent / "views.json").read_text("utf-8"))
TREASURES = "treasure a6, treasure c6, treasure d6, treasure e6"


def puzzle() -> Castle:
    text = 'treasures = ["c1", "d1"]\nsorcerer = "b1"\nghost = 2\nrow = ["up", "loop"]'
    state: Castle = EDITIONS["castle-standard-0"].rules.setup(1, {"puzzle": {"file": text}})
    return state


STATES: dict[str, Callable[[], Castle]] = {
    "before the first card": lambda: play(TREASURES),
    "two cards laid": lambda: play(f"{TREASURES}, lay up, lay loop"),
    "a gate is asked in a repeat": lambda: after(
        laid("up sorcerer loop", at="d1", ghost=3, treasures="b4 f3 d6 e6"), "turn 1 right, jump c4, walk left"
    ),
    "planned to its end": lambda: laid("down loop ghost", at="b2", ghost=1, treasures="b4 f3 d6 e6"),
    "nothing makes it possible": lambda: laid("up up up"),
    "a turn is needed": lambda: laid("down down down", at="g5"),
    "a gate was not used": lambda: after(laid("right loop ghost", at="d1"), "stay"),
    "a wand is asked": lambda: laid("left ghost ghost", at="b3", ghost=5, rule="wand=optional"),
    "a wand will be used, then left": lambda: after(
        laid("left right loop", at="b3", ghost=5, rule="wand=optional"), "use wand, leave wand"
    ),
    "a step is left out": lambda: after(laid("up up up", rule="impossible=skip"), "turn 1 right"),
    "the row may stop": lambda: after(laid("up up up", rule="impossible=halt"), "turn 1 right, turn 2 right"),
    "an arrow is asked anew": lambda: laid("down loop ghost", at="b2", rule="rerotate_in_loop=yes"),
    "an arrow has its way anew": lambda: after(
        laid("down loop ghost", at="b2", rule="rerotate_in_loop=yes"), "walk left"
    ),
    "wands are spent": lambda: after(
        laid("left right ghost", at="b3", ghost=5, rule="wand_reuse=once_per_game", seats=2), "go"
    ),
    "arrows have no direction": lambda: laid(
        "up loop ghost", rule="arrow_source=random_on_draw", profile="young", half_turns=True
    ),
    "the ghost may leave the tower": lambda: laid("up loop ghost", printing="de", profile="young", board="cloister"),
    "a puzzle": puzzle,
    "a puzzle is over": lambda: after(puzzle(), "turn 1 right, go"),
    "treasures begin again": lambda: play(
        "treasure a6, treasure c6, treasure d6, treasure e6, treasure b4", treasures=5
    ),
}


@pytest.mark.parametrize("name", STATES)
def test_the_view_shows(name: str) -> None:
    assert json.loads(msgspec.json.encode(RULES.view(STATES[name](), None))) == EXPECTED[name]


def test_every_state_has_its_view() -> None:
    assert list(EXPECTED) == list(STATES)
