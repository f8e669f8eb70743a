"""The editions of Coded Castle: our rulings, and the six printings."""

from collections.abc import Mapping
from dataclasses import asdict

from toychest.contract import Edition, Kernel
from toychest.games.castle.box import load_box
from toychest.games.castle.readings import PRINTINGS, READINGS, Readings
from toychest.games.castle.rules import CastleRules
from toychest.games.castle.terms import OPTIONS
from toychest.games.castle.view import CastleView


def _rules(id: str, values: Mapping[str, str]) -> CastleRules:
    return CastleRules(id, Readings(**values))


def _kernel() -> Kernel:
    from toychest.games.castle.kernel import KERNEL  # compiling takes seconds: only who searches waits for it

    return KERNEL


def edition_by(printing: str, readings: Readings) -> Edition:
    """The edition of one printing."""
    id, values = f"castle-{printing}-0", asdict(readings)
    return Edition(
        id=id,
        game="castle",
        rules=_rules(id, values),
        seat_counts=load_box().seats,
        options=OPTIONS,
        longest=10_000,
        rules_page="castle.md",
        view_type=CastleView,
        is_cooperative=True,
        printing=printing,
        readings=READINGS,
        values=values,
        read_as=_rules,
        kernel=_kernel,
    )


EDITIONS = {
    edition.id: edition for edition in (edition_by(printing, readings) for printing, readings in PRINTINGS.items())
}
