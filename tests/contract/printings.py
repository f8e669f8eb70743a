"""Lanterns in two printings with two disputed points, and a lamp that one may bring oneself."""

from collections.abc import Mapping
from typing import Final

from tests.table.lanterns import Lanterns, LanternsRules, LanternsView
from toychest.contract import Complaint, Edition, Editions, Json, Option, Reading, UnfitFile, UnknownOption

READINGS: Final = (
    Reading(name="dusk", rule="CAS R1", choices=("early", "late", "never"), default="early"),
    Reading(name="finish", rule="CAS R2", choices=("reach", "pass"), default="reach"),
)
LAMP: Final = Option(name="lamp", choices=("tin", "brass"), default="tin", takes_file=True)
UNFIT: Final = (Complaint(code="no-oil", facts={"line": 1}), Complaint(code="no-wick"))


class ReadLanterns(LanternsRules):
    """Lanterns by these values of its readings: `finish: pass` puts the goal one step farther."""

    def __init__(self, edition: str, values: Mapping[str, str]) -> None:
        self.edition = edition
        self.values = values

    def setup(self, seats: int, options: Mapping[str, Json]) -> Lanterns:
        match options["lamp"]:
            case "tin" | "brass":
                return Lanterns(goal=7 if self.values["finish"] == "reach" else 8, at=(0,) * seats)
            case {"file": str(text)} if "oil" in text:
                return Lanterns(goal=len(text), at=(0,) * seats)
            case {"file": str()}:
                raise UnfitFile("lamp", UNFIT)
            case other:
                raise UnknownOption("lamp", other, LAMP.choices)


def printing(language: str, **values: str) -> Edition:
    """Lanterns as one printing has it."""
    id = f"lanterns-{language}-0"
    return Edition(
        id=id,
        game="lanterns",
        rules=ReadLanterns(id, values),
        seat_counts=(1, 2, 3),
        options=(LAMP,),
        longest=100,
        view_type=LanternsView,
        readings=READINGS,
        values=values,
        read_as=ReadLanterns,
    )


STANDARD: Final = printing("standard", dusk="early", finish="reach")
DUTCH: Final = printing("nl", dusk="late", finish="reach")
PRINTINGS: Final = Editions({STANDARD.id: STANDARD, DUTCH.id: DUTCH})
