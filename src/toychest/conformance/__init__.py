"""Every law that a game keeps, as code that runs on any edition: see docs/notes/conformance.md."""

from toychest.conformance.broken import Broken
from toychest.conformance.golden import fingerprint, golden_game_replays, sequence_count
from toychest.conformance.laws import LAWS, Case, Law, check, check_laws, conformance_cases
from toychest.conformance.refusals import rule_ids
from toychest.conformance.subject import Subject

__all__ = [
    "LAWS",
    "Broken",
    "Case",
    "Law",
    "Subject",
    "check",
    "check_laws",
    "conformance_cases",
    "fingerprint",
    "golden_game_replays",
    "rule_ids",
    "sequence_count",
]
