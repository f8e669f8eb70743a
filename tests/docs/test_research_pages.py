"""The pages of docs/research are what the kernels say, and the kernels say it of every number."""

import pytest

from tools.research_pages import FOLDER, observed_games, page_of
from toychest.contract import Game
from toychest.contract.kernel import Kernel, Observing

pytestmark = pytest.mark.compiled
GAMES = pytest.mark.parametrize("name", ["castle", "clockwork", "toybattle"])


def found(name: str) -> tuple[Game, Kernel, Observing]:
    game = next(game for game in observed_games() if game.name == name)
    kernel = next(iter(game.editions.values())).kernel
    assert kernel is not None
    observing = kernel().observing
    assert observing is not None
    return game, kernel(), observing()


@GAMES
def test_the_page_is_what_the_kernel_says(name: str) -> None:
    assert (FOLDER / f"{name}.md").read_text(encoding="utf-8") == page_of(found(name)[0])


@GAMES
def test_every_field_is_explained(name: str) -> None:
    _, _, observing = found(name)
    assert list(observing.facts) == list(observing.record.names)


@GAMES
def test_every_axis_is_named_in_the_legend(name: str) -> None:
    _, _, observing = found(name)
    axes = {axis for fact in observing.facts.values() for axis in fact.axes}
    axes |= {axis for each in observing.actions for axis, _ in each.axes}
    assert axes - set(observing.legend) == set()


@pytest.mark.parametrize(
    ("name", "axis", "first", "step", "written"),
    [
        ("toybattle", "troop", 96, 32, "place {} 11"),
        ("castle", "face", 144, 1, "lay {}"),
        ("castle", "way", 160, 1, "walk {}"),
        ("clockwork", "kind", 14, 1, "deal {}"),
        ("clockwork", "character", 90, 1, "choose {}"),
    ],
)
def test_the_legend_names_what_the_moves_name(name: str, axis: str, first: int, step: int, written: str) -> None:
    game, kernel, observing = found(name)
    edition = next(iter(game.editions.values()))
    state = edition.rules.setup(2, {"terrain": "pool"} if name == "toybattle" else {})
    names = [each.split(" ", 1)[1] for each in observing.legend[axis].split(", ")]
    moves = [kernel.move_at(state, first + step * number) for number in range(len(names))]
    assert [edition.rules.write_move(move) for move in moves] == [written.format(each) for each in names]


@GAMES
def test_every_action_is_listed_once(name: str) -> None:
    _, kernel, observing = found(name)
    numbers = [number for each in observing.actions for number in range(each.first, each.first + each.count)]
    assert len(numbers) == len(set(numbers))
    assert max(numbers) < kernel.move_count


@GAMES
def test_the_axes_of_an_action_count_its_numbers(name: str) -> None:
    for each in found(name)[2].actions:
        sizes = [size for _, size in each.axes]
        assert each.count == (1 if not sizes else sizes[0] * (sizes[1] if len(sizes) > 1 else 1))
