"""Paper and screen show the same signs."""

import re
from pathlib import Path

from toychest.games.castle.board_faults import SYMBOLS
from toychest.paper.castle.symbols import LOOKS

CLIENT = Path(__file__).parents[2] / "client" / "src" / "games" / "castle" / "board" / "symbols.ts"
LOOK = re.compile(r"(\w+): \{\s*paint: '(#\w+)',\s*floor: '(#\w+)',\s*path:\s*'([^']+)'")


def test_every_sign_that_a_board_may_have_can_be_drawn() -> None:
    assert sorted(LOOKS) == sorted(SYMBOLS)


def test_the_browser_draws_them_alike() -> None:
    shown = {name: look for name, *look in LOOK.findall(CLIENT.read_text(encoding="utf-8"))}
    assert {name: [look.paint, look.floor, look.path] for name, look in LOOKS.items()} == {
        name: shown[name] for name in LOOKS
    }
