"""Every Python listing in the recipe runs."""

import re
import textwrap

import pytest

from tests.docs.tree import ROOT
from toychest.conformance import LAWS

RECIPE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


def test_the_recipe_for_a_game_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setattr("toychest.conformance.laws.LAWS", LAWS[:1])  # tests/conformance tries them all
    (listing,) = re.findall(r"```python\n(.*?)```", RECIPE, re.DOTALL)
    exec(compile(textwrap.dedent(listing), "adding-a-game.md", "exec"), {})
