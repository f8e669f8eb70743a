"""Toy Battle on the shelf: one edition by our rulings."""

from typing import Final

from toychest.contract import Game, editions_by, guide_in, kernel_in, puzzles_in
from toychest.games.toybattle.box import load_box
from toychest.games.toybattle.moments import BattleMoments
from toychest.games.toybattle.readings import READINGS, Readings
from toychest.games.toybattle.rules import ToyBattleRules
from toychest.games.toybattle.speech import BattleSpeech
from toychest.games.toybattle.terms import OPTIONS, STARTER
from toychest.games.toybattle.view import BattleView

EDITIONS: Final = editions_by(
    {"standard": Readings()},
    ToyBattleRules,
    game="toybattle",
    seat_counts=load_box().seats,
    options=OPTIONS,
    longest=4000,
    view_type=BattleView,
    readings=READINGS,
    kernel=kernel_in("toychest.games.toybattle"),
    speech=BattleSpeech(),
    guide=guide_in("toychest.games.toybattle"),
    moments=BattleMoments(),
    puzzles=puzzles_in("toychest.games.toybattle"),
    starter=STARTER,
)

GAME: Final = Game(name="toybattle", prefix="TOY", package="toychest.games.toybattle", editions=EDITIONS, shelf=2)
