import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from toychest.bots.arena import contender
from toychest.bots.arena.contender import DECIDING, PACKAGE, NoWeights, UnknownBot, contenders
from toychest.bots.levels import UnknownLevel

UNDECIDING = {"contender.py", "kernel_cache.py"}
"""Who plays, and where kernels are: a change of these changes no move."""


def test_a_range_is_spelt_out() -> None:
    assert [bot.name for bot in contenders("toybattle", ["1..3", "greedy"])] == ["1", "2", "3", "greedy"]


def test_a_range_may_go_down() -> None:
    assert [bot.name for bot in contenders("toybattle", ["3..1"])] == ["3", "2", "1"]


def test_greedy_looks_one_move_ahead_in_one_imagined_truth() -> None:
    (greedy,) = contenders("toybattle", ["greedy"])
    assert greedy.level is not None
    assert (greedy.level.iterations, greedy.level.depth) == (1, 1)


def test_an_unknown_bot_is_refused_with_what_there_is() -> None:
    with pytest.raises(UnknownBot) as refused:
        contenders("toybattle", ["clever"])
    assert str(refused.value) == (
        "bot 'clever': expected a level from 1 to 6, a range such as 1..6, 6~60 (a memory of 60 entries), "
        "hand4 (weights made by hand), plain6 (without a network), 6@1000 (by 1000 iterations), random or greedy"
    )


def test_weights_made_by_hand_are_refused_where_nothing_is_weighed() -> None:
    with pytest.raises(NoWeights, match="bot 'hand3': in castle the bots plan"):
        contenders("castle", ["hand3"])


def test_a_level_out_of_range_is_refused() -> None:
    with pytest.raises(UnknownLevel):
        contenders("toybattle", ["5..7"])


def test_a_level_may_be_given_another_memory() -> None:
    (forgetful,) = contenders("clockwork", ["6~60"])
    assert forgetful.level is not None
    assert (forgetful.level.number, forgetful.level.memory) == (6, 60)


def test_a_level_may_do_without_its_network() -> None:
    plain, whole = contenders("toybattle", ["plain6", "6"])
    assert plain.level is not None
    assert whole.level is not None
    assert (plain.level.has_network, whole.level.has_network) == (False, True)


def test_a_bot_may_be_given_another_number_of_iterations() -> None:
    (measured,) = contenders("clockwork", ["plain6@1600"])
    assert measured.level is not None
    assert (measured.level.iterations, measured.level.has_network) == (1600, False)


@pytest.mark.parametrize("name", ["6@0", "6@", "6@many"])
def test_no_iterations_are_refused(name: str) -> None:
    with pytest.raises(UnknownBot):
        contenders("toybattle", [name])


def test_who_thinks_more_has_another_stamp() -> None:
    one, two = contenders("clockwork", ["6~60", "6"])
    assert one.stamp != two.stamp


@pytest.mark.parametrize(
    "source",
    [
        "bots/kernel_search.py",
        "bots/compiled/search.py",
        "games/kernels.py",
        "games/toybattle/kernel/step.py",
        "games/toybattle/kernel/weights.toml",
        "games/toybattle/turn.py",
        "games/toybattle/terrains/pool.toml",
    ],
)
def test_who_thinks_by_other_sources_has_another_stamp(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert stamp_with(tmp_path / "before", source, "1", monkeypatch) != stamp_with(
        tmp_path / "after", source, "2", monkeypatch
    )


@pytest.mark.parametrize(
    "source", ["bots/arena/plot.py", "bots/workers/pool.py", "games/castle/go.py", "games/castle/kernel/step.py"]
)
def test_what_decides_no_move_of_a_game_changes_no_stamp(
    source: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert stamp_with(tmp_path / "before", source, "1", monkeypatch) == stamp_with(
        tmp_path / "after", source, "2", monkeypatch
    )


def stamp_with(package: Path, source: str, text: str, monkeypatch: pytest.MonkeyPatch) -> str:
    """The stamp in Toy Battle where this is the only source."""
    (package / source).parent.mkdir(parents=True)
    (package / source).write_text(text, encoding="utf-8")
    monkeypatch.setattr(contender, "PACKAGE", package)
    return contenders("toybattle", ["3"])[0].stamp


def test_every_module_that_a_bout_imports_counts() -> None:
    counted = {path for pattern in DECIDING for path in PACKAGE.glob(pattern)}
    assert {path.name for path in imported(PACKAGE / "bots" / "arena" / "bout.py", set()) - counted} == UNDECIDING


def imported(source: Path, seen: set[Path]) -> set[Path]:
    """A module of the bots and all that it imports of them, at its head or when it is wanted."""
    if source in seen:
        return seen
    seen.add(source)
    for module in named_in(source):
        imported(module, seen)
    return seen


def named_in(source: Path) -> Iterator[Path]:
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("toychest.bots"):
            module = PACKAGE.joinpath(*(node.module or "").split(".")[1:])
            yield from (
                [module.with_suffix(".py")]
                if not module.is_dir()
                else [module / f"{name.name}.py" for name in node.names]
            )


def test_an_endless_range_is_refused_at_once() -> None:
    with pytest.raises(UnknownBot):
        contenders("toybattle", ["1..999999999"])
