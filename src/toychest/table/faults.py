"""Why a log is not what its rules and its seed give: a name and facts for the catalogues, a text for who reads code."""

from collections.abc import Mapping
from typing import Final

import msgspec

from toychest.contract import Json

FAULTS: Final = {
    "seed": ("commitment", "the seed is not the one that the header committed to"),
    "order": ("checksum", "entry {found} stands in its place"),
    "checksum": ("checksum", "its checksum does not fit"),
    "last-line": ("checksum", "the last line's checksum does not fit"),
    "seats": ("seats", "expected {counts} seats, got {got}"),
    "no-seat": ("seats", "nobody sits on seat {seat}"),
    "agreed": ("seats", "seats {agreed} cannot have allowed a take-back of seat {seat}"),
    "options": ("options", "{detail}"),
    "branch-moves": ("branch", "{moves} moves cannot be those of entries 1 to {seq}"),
    "branch-entry": ("branch", "it is no move of the game that was played on from"),
    "other-origin": ("origin", "it was not played on from that game"),
    "origin-differs": ("origin", "that game went otherwise"),
    "chance-not-now": ("chance", "{move!r} by chance, though chance is not to act"),
    "drawn": ("chance", "the seed gives {drawn!r}, the log says {move!r}"),
    "scripted-move": ("scripted", "{move!r} of seat {seat} is said to be scripted luck"),
    "no-guide": ("scripted", "{move!r} is scripted, though no guide is played here"),
    "impossible": ("scripted", "{move!r} cannot happen here"),
    "illegal": ("move", "{code} ({rule})"),
    "malformed": ("move", "{detail}"),
    "not-over": ("outcome", "the log says {said!r}, the game is not over"),
    "other-outcome": ("outcome", "the log says {said!r}, the game is {reached!r}"),
}
"""By `why`: what kind of fault it is, and its text."""

REQUEST: Final = "request"
"""Why, where the table did not grant what the log says was done: the fact `code` says which of its refusals it was."""


class Fault(msgspec.Struct, frozen=True, kw_only=True):
    """Where a log fails: entry `seq` (0 is the header, one past the last entry is the last line), and why."""

    seq: int
    why: str
    facts: Mapping[str, Json] = {}

    @property
    def code(self) -> str:
        """Commitment, checksum, seats, options, chance, scripted, move, branch, origin, outcome, or a refusal's."""
        return str(self.facts["code"]) if self.why == REQUEST else FAULTS[self.why][0]

    @property
    def because(self) -> str:
        """The text."""
        return str(self.facts["detail"]) if self.why == REQUEST else FAULTS[self.why][1].format(**self.facts)


class Disagreed(Exception):
    """An entry cannot stand where it stands."""

    def __init__(self, why: str, **facts: Json) -> None:
        super().__init__(why)
        self.why = why
        self.facts = facts
