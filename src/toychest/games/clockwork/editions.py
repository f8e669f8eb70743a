"""The editions of Clockwork City: one for each printing."""

from collections.abc import Mapping
from dataclasses import asdict

from toychest.contract import Edition, Kernel
from toychest.games.clockwork.box import load_box
from toychest.games.clockwork.readings import PRINTINGS, READINGS, Readings
from toychest.games.clockwork.rules import ClockworkRules
from toychest.games.clockwork.terms import OPTIONS
from toychest.games.clockwork.view import CityView


def _rules(id: str, values: Mapping[str, str]) -> ClockworkRules:
    return ClockworkRules(id, Readings(**values))


def _kernel() -> Kernel:
    from toychest.games.clockwork.kernel import KERNEL  # Numba takes its time: only who searches pays it

    return KERNEL


def _edition(printing: str, readings: Readings) -> Edition:
    id, values = f"clockwork-{printing}-0", asdict(readings)
    return Edition(
        id=id,
        game="clockwork",
        rules=_rules(id, values),
        seat_counts=load_box().seats,
        options=OPTIONS,
        longest=600,  # random pawns find the Towers late, and then turn the same cards for ever
        may_cycle=True,
        rules_page="clockwork.md",
        view_type=CityView,
        printing=printing,
        readings=READINGS,
        values=values,
        read_as=_rules,
        kernel=_kernel,
    )


EDITIONS = {edition.id: edition for edition in (_edition(*item) for item in PRINTINGS.items())}
