"""Write the page of every game that can be observed: its tensor index by index, and its actions, into docs/research.

usage: python -m tools.research_pages
"""

from collections.abc import Iterator
from itertools import chain
from math import prod
from pathlib import Path
from typing import Any

from toychest.contract import Game
from toychest.contract.kernel import Actions, Kernel, Observing
from toychest.games.registry import GAMES

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "research"


def main() -> None:
    for game in observed_games():
        (FOLDER / f"{game.name}.md").write_text(page_of(game), encoding="utf-8")


def observed_games() -> tuple[Game, ...]:
    """Every game whose kernel says what its seats observe."""
    return tuple(game for game in GAMES.values() if _kernel(game) is not None)


def _kernel(game: Game) -> Kernel | None:
    edition = next(iter(game.editions.values()))
    kernel = None if edition.kernel is None else edition.kernel()
    return None if kernel is None or kernel.observing is None else kernel


def page_of(game: Game) -> str:
    """The page of a game."""
    kernel = _kernel(game)
    assert kernel is not None
    assert kernel.observing is not None
    observing = kernel.observing()
    parts = (_opening(game, kernel, observing), _facts(observing), _acts(observing), _legend(observing))
    return "\n".join((*chain.from_iterable(parts), ""))


def _opening(game: Game, kernel: Kernel, observing: Observing) -> Iterator[str]:
    yield f"# What a seat observes in `{game.name}`"
    yield ""
    yield "Written by `python -m tools.research_pages` from the kernel's `observe.py`; [what it is for](README.md)."
    yield ""
    yield f"An observation is {observing.size} numbers of type `int8`; an action is a number below {kernel.move_count}."
    yield "A field with axes begins at its first index, the last axis counting fastest. What was chosen before play"
    yield "(board, readings, options) is not in it: it stays the same for a whole game."
    if observing.left_out:
        yield f"Of the view this is left out: `{'`, `'.join(observing.left_out)}`, which tells what happened last."
    yield ""
    yield "## Observation"
    yield ""
    yield "| index | field | axes | what it says |"
    yield "|---|---|---|---|"


def _facts(observing: Observing) -> Iterator[str]:
    for name in observing.record.names:
        kind, first = observing.record.fields[name][:2]
        shape = kind.shape
        axes = " x ".join(f"{axis} {size}" for axis, size in zip(observing.facts[name].axes, shape, strict=True))
        yield f"| {_range(first, prod(shape))} | `{name}` | {axes} | {observing.facts[name].says} |"


def _acts(observing: Observing) -> Iterator[str]:
    yield ""
    yield "## Actions"
    yield ""
    yield "The numbers never change their meaning. Those of chance are never in a mask: the environment draws them."
    yield ""
    yield "| number | what it does | axes | |"
    yield "|---|---|---|---|"
    for each in observing.actions:
        yield f"| {_range(each.first, each.count)} | {each.says} | {_axes(each)} | {'chance' * each.is_chance} |"


def _legend(observing: Observing) -> Iterator[str]:
    yield ""
    yield "## What the numbers along an axis stand for"
    yield ""
    yield "| axis | its numbers |"
    yield "|---|---|"
    for axis, says in observing.legend.items():
        yield f"| {axis} | {says} |"


def _axes(each: Actions) -> str:
    return " x ".join(f"{axis} {size}" for axis, size in each.axes)


def _range(first: int, count: Any) -> str:
    return f"{first}" if count == 1 else f"{first} to {first + count - 1}"


if __name__ == "__main__":
    main()
