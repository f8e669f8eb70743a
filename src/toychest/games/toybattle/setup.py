"""The table before the lot is drawn."""

from collections.abc import Mapping

from toychest.contract import Json
from toychest.games.toybattle.agenda import Lot
from toychest.games.toybattle.readings import Readings
from toychest.games.toybattle.state import Battle
from toychest.games.toybattle.terms import terms_for
from toychest.games.toybattle.terrain import BLUE
from toychest.games.toybattle.troops import NOTHING, TROOPS


def set_up(seats: int, options: Mapping[str, Json], readings: Readings) -> Battle:
    """TOY 1.2 to 1.8: an empty board with all its medals, and all tiles of both sides face down."""
    terms = terms_for(seats, options, readings)
    whole = (terms.box.copies,) * len(TROOPS)  # TOY 1.3
    nothing = (NOTHING, NOTHING)
    return Battle(
        terms=terms,
        agenda=(Lot(),),
        turn=0,
        turn_seat=BLUE,
        stacks=((),) * len(terms.terrain.bases),
        racks=nothing,
        known=nothing,
        suppressed=nothing,
        unseen=(whole, whole),
        discards=nothing,
        taken=(None,) * len(terms.terrain.regions),  # TOY 1.8
        captor=None,
        idle=0,
        outcome=None,
    )
