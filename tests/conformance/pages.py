"""The rules pages of the two tiny games."""

from pathlib import Path

from toychest.conformance import rule_ids
from toychest.contract import Edition

HERE = Path(__file__).parent


def ids_of(edition: Edition) -> frozenset[str]:
    return rule_ids((HERE / edition.rules_page).read_text())
