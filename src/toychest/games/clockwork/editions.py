"""Clockwork City on the shelf: an edition for each printing."""

from typing import Final

from toychest.contract import Game, editions_by, guide_in, kernel_in
from toychest.games.clockwork.box import load_box
from toychest.games.clockwork.moments import CityMoments
from toychest.games.clockwork.readings import PRINTINGS, READINGS
from toychest.games.clockwork.rules import ClockworkRules
from toychest.games.clockwork.speech import CitySpeech
from toychest.games.clockwork.terms import OPTIONS
from toychest.games.clockwork.view import CityView

EDITIONS: Final = editions_by(
    PRINTINGS,
    ClockworkRules,
    game="clockwork",
    seat_counts=load_box().seats,
    options=OPTIONS,
    longest=600,  # random pawns find the Towers late, and then turn the same cards for ever
    may_cycle=True,
    view_type=CityView,
    readings=READINGS,
    kernel=kernel_in("toychest.games.clockwork"),
    speech=CitySpeech(),
    guide=guide_in("toychest.games.clockwork"),
    moments=CityMoments(),
)

GAME: Final = Game(name="clockwork", prefix="CLK", package="toychest.games.clockwork", editions=EDITIONS, shelf=3)
