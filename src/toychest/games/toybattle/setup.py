"""The table before the lot is drawn, or before the tiles are dealt where no lot decides."""

from collections.abc import Mapping

from msgspec.structs import replace

from toychest.contract import Json, Seat
from toychest.games.toybattle.agenda import Lot
from toychest.games.toybattle.odds import deals_for
from toychest.games.toybattle.readings import Readings
from toychest.games.toybattle.state import Battle
from toychest.games.toybattle.terms import STARTER, terms_for
from toychest.games.toybattle.terrain import BLUE
from toychest.games.toybattle.troops import NOTHING, TROOPS


def set_up(seats: int, options: Mapping[str, Json], readings: Readings) -> Battle:
    """TOY 1.2 to 1.8: an empty board with all its medals, and all tiles of both sides face down."""
    terms = terms_for(seats, options, readings)
    whole = (terms.box.copies,) * len(TROOPS)  # TOY 1.3
    nothing = (NOTHING, NOTHING)
    battle = Battle(
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
    return battle if options.get(STARTER.name) is None else _begun_by(battle, options[STARTER.name])


def _begun_by(battle: Battle, side: Json) -> Battle:
    """TOY 1.6.1: the side that was agreed begins, and no lot is drawn."""
    starter = Seat(STARTER.choices.index(side))
    return replace(battle, turn_seat=starter, agenda=deals_for(battle, starter))
