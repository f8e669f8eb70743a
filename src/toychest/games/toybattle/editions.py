"""The editions of Toy Battle."""

from collections.abc import Mapping
from dataclasses import asdict

from toychest.contract import Edition, Kernel
from toychest.games.toybattle.box import load_box
from toychest.games.toybattle.readings import READINGS, Readings
from toychest.games.toybattle.rules import ToyBattleRules
from toychest.games.toybattle.terms import OPTIONS
from toychest.games.toybattle.view import BattleView


def _rules(id: str, values: Mapping[str, str]) -> ToyBattleRules:
    return ToyBattleRules(id, Readings(**values))


def _kernel() -> Kernel:
    from toychest.games.toybattle.kernel import KERNEL

    return KERNEL


def _edition(printing: str, readings: Readings) -> Edition:
    id, values = f"toybattle-{printing}-0", asdict(readings)
    return Edition(
        id=id,
        game="toybattle",
        rules=_rules(id, values),
        seat_counts=load_box().seats,
        options=OPTIONS,
        longest=4000,
        rules_page="toybattle.md",
        view_type=BattleView,
        printing=printing,
        readings=READINGS,
        values=values,
        read_as=_rules,
        kernel=_kernel,
    )


EDITIONS = {edition.id: edition for edition in (_edition("standard", Readings()),)}
