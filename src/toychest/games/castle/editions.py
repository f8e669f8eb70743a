"""Coded Castle on the shelf: our rulings, and the six printings."""

from typing import Final

from toychest.contract import Game, editions_by, guide_in, kernel_in, puzzles_in
from toychest.games.castle.box import load_box
from toychest.games.castle.course import course
from toychest.games.castle.moments import CastleMoments
from toychest.games.castle.readings import PRINTINGS, READINGS
from toychest.games.castle.rules import CastleRules
from toychest.games.castle.speech import CastleSpeech
from toychest.games.castle.terms import OPTIONS
from toychest.games.castle.view import CastleView

EDITIONS: Final = editions_by(
    PRINTINGS,
    CastleRules,
    game="castle",
    seat_counts=load_box().seats,
    options=OPTIONS,
    longest=10_000,
    view_type=CastleView,
    is_cooperative=True,
    has_secrets=False,
    readings=READINGS,
    kernel=kernel_in("toychest.games.castle"),
    speech=CastleSpeech(),
    guide=guide_in("toychest.games.castle"),
    course=course(),
    moments=CastleMoments(),
    puzzles=puzzles_in("toychest.games.castle"),
)

GAME: Final = Game(name="castle", prefix="CAS", package="toychest.games.castle", editions=EDITIONS, shelf=1)
