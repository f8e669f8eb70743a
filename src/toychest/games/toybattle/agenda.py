"""What must be settled before a turn goes on: chance that was asked for, and effects that are offered."""

from typing import Literal

import msgspec

from toychest.contract import Seat
from toychest.games.toybattle.terrain import Place, Special
from toychest.games.toybattle.troops import Troop


class Lot(msgspec.Struct, frozen=True, gc=False):
    """Who begins (TOY 1.6)."""


class Deal(msgspec.Struct, frozen=True, gc=False):
    """A tile comes off this seat's reserve (TOY 1.7, TOY 2.2)."""

    seat: Seat


class Pick(msgspec.Struct, frozen=True, gc=False):
    """A tile of this seat's rack is pointed at, unseen: to `rob` it (TOY 4.5) or to `suppress` it (TOY 5.7)."""

    seat: Seat
    purpose: Literal["rob", "suppress"]


class TroopEffect(msgspec.Struct, frozen=True, gc=False):
    """The effect of a troop that was just placed (TOY 2.4)."""

    troop: Troop
    base: Place


class BaseEffect(msgspec.Struct, frozen=True, gc=False):
    """The effect of a special base that was occupied this turn (TOY 2.4, TOY R3)."""

    effect: Special
    base: Place


Chanced = Lot | Deal | Pick
Offered = TroopEffect | BaseEffect
Task = Chanced | Offered
