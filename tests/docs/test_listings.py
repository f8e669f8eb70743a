"""Every command in the recipe is one; tests/app/test_new.py runs them from nothing."""

import re

import click
import pytest

from tests.docs.tree import ROOT
from toychest.app import main

RECIPE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("command", re.findall(r"^python3 play\.py (\w+)", RECIPE, re.MULTILINE))
def test_a_command_of_the_recipe_is_one(command: str) -> None:
    assert command in main.list_commands(click.Context(main))
