"""The editions of Coded Castle."""

from toychest.contract import Edition
from toychest.games.castle.box import load_box
from toychest.games.castle.rules import CastleRules
from toychest.games.castle.terms import OPTIONS
from toychest.games.castle.view import CastleView


def _edition(name: str) -> Edition:
    return Edition(
        id=name,
        game="castle",
        rules=CastleRules(name),
        seat_counts=load_box().seats,
        options=OPTIONS,
        longest=4000,
        rules_page="castle.md",
        view_type=CastleView,
    )


EDITIONS = {name: _edition(name) for name in ("castle-standard-0",)}
