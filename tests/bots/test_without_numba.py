"""Where Numba cannot be imported, bots still think: they search the readable rules."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
THOUGHT = """
import sys
sys.modules["numba"] = None
from tests.bots.states import window
from toychest.bots.think import think
seen = window(sys.argv[1], moves=10)
thought = think(seen, 1, 7)
print(thought.by, thought.move in seen.moves)
"""


@pytest.mark.parametrize("edition", ["toybattle-standard-0", "castle-standard-0"])
def test_without_numba_the_rules_are_searched(edition: str) -> None:
    thinking = [sys.executable, "-c", THOUGHT, edition]
    said = subprocess.run(thinking, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    assert said.split() == ["rules", "True"]
