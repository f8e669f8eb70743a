"""Every printing, option and house rule is drawn and said, whatever its rows ask."""

import random
from collections.abc import Iterator

import pytest

from tests.terminal.stage import DRAWN, Stage
from toychest.conformance.choices_tried import house_ruled
from toychest.contract import Edition, Json
from toychest.games import EDITIONS
from toychest.table import Table, new_table

pytestmark = pytest.mark.slow

CASTLE = [edition for edition in EDITIONS.values() if edition.game == "castle"]


def options(edition: Edition) -> list[dict[str, Json]]:
    return [{option.name: choice} for option in edition.options for choice in option.choices[-3:]]


class Guesser:
    """Picks any number up to a few, and Enter."""

    is_piped = False

    def __init__(self, seed: str, lines: int) -> None:
        self._typed = self._types(random.Random(seed), lines)

    def _types(self, luck: random.Random, lines: int) -> Iterator[str]:
        for _ in range(lines):
            yield luck.choice(["", "1", "2", "3", "4", "go", "go"])
        yield from ("quit", "quit")

    def ask(self, prompt: str) -> str:
        return next(self._typed)


def guessed(table: Table, seed: str) -> list[str]:
    stage = Stage(look=DRAWN)
    object.__setattr__(stage.console, "keyboard", Guesser(seed, 40))
    return stage.play(table)


def unsaid(lines: list[str]) -> list[str]:
    """Lines with the name of a sentence instead of its words."""
    return [line for line in lines if "castle-" in line or "terminal-" in line]


@pytest.mark.parametrize(
    "edition", [*CASTLE, *house_ruled(EDITIONS["castle-standard-0"])], ids=lambda edition: str(edition.id)
)
def test_every_edition_is_said(edition: Edition) -> None:
    assert unsaid(guessed(new_table(edition, {}, ["Anna", "Ivo"], "1"), edition.id)) == []


@pytest.mark.parametrize("chosen", options(EDITIONS["castle-standard-0"]), ids=str)
def test_every_option_is_said(chosen: dict[str, Json]) -> None:
    assert unsaid(guessed(new_table(EDITIONS["castle-standard-0"], chosen, ["Anna"], "1"), str(chosen))) == []
