"""The rules pages of the two tiny games."""

import os
from pathlib import Path

from toychest.conformance import rule_ids
from toychest.contract import Edition

HERE = Path(__file__).parent
TIMES = 20 if os.environ.get("TOYCHEST_DEEP") == "1" else 1
"""How many times as many games are sampled when the long samples are asked for."""


def ids_of(edition: Edition) -> frozenset[str]:
    return rule_ids((HERE / edition.game.replace("-", "_") / "rules.md").read_text())
