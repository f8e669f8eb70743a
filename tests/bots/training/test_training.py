"""A training is its recipe and its seed: the same file comes out, whoever stopped it in between."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

import pytest

from toychest.bots.training.player import Player
from toychest.bots.training.recipe import NoWork, Recipe, Stage, recipe_for
from toychest.bots.training.training import BrokenCheckpoint, Training
from toychest.games import EDITIONS
from toychest.games.network import HIDDEN
from toychest.games.network_file import read_network

pytestmark = pytest.mark.compiled

BATTLE = EDITIONS["toybattle-standard-0"]
AHEAD = Stage(parts=2, games=2, iterations=0, luck=(1.0, 0.5), pace=(1e-4, 1e-5), times=1, fading=0.9)
SEARCHED = Stage(parts=1, games=2, iterations=3, luck=(0.1, 0.1), pace=(1e-5, 1e-5), times=2, fading=0.98)


def training(seed: int = 1) -> Training:
    return Training(BATTLE, Recipe(seed=seed, stages=(AHEAD, SEARCHED), starts=((2, {"terrain": "pool"}),)))


BY_FEATURES = Stage(
    parts=1, games=2, iterations=3, luck=(0.1, 0.1), pace=(1e-5, 1e-5), times=1, fading=1.0, by_features=True
)


def by_both_eyes() -> Training:
    recipe = Recipe(seed=1, stages=(BY_FEATURES,), starts=((2, {"terrain": "pool"}),), by_both=True)
    return Training(BATTLE, recipe)


@pytest.fixture(scope="module")
def crew() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


@pytest.fixture(scope="module")
def whole(crew: ThreadPoolExecutor) -> Training:
    return finished(training(), crew)


def finished(begun: Training, crew: ThreadPoolExecutor) -> Training:
    while begun.done < begun.recipe.parts:
        begun.advance(crew)
    return begun


def test_one_seed_gives_one_file(whole: Training, crew: ThreadPoolExecutor) -> None:
    assert finished(training(), crew).content() == whole.content()


def test_another_seed_gives_another_file(whole: Training) -> None:
    assert training(seed=2).content() != whole.content()


@pytest.mark.parametrize("parts", [1, 2])
def test_a_training_that_was_stopped_becomes_the_same_file(
    parts: int, whole: Training, crew: ThreadPoolExecutor
) -> None:
    stopped, later = training(), training()
    for _ in range(parts):
        stopped.advance(crew)
    later.load(stopped.saved())
    assert finished(later, crew).content() == whole.content()


def test_games_of_the_features_seen_by_both_give_one_file(crew: ThreadPoolExecutor) -> None:
    assert finished(by_both_eyes(), crew).content() == finished(by_both_eyes(), crew).content()


def test_either_of_two_sees_every_row_and_what_they_should_say_adds_up() -> None:
    player = Player(BATTLE, by_both_eyes().recipe)
    count = player.play(0, BY_FEATURES, 0.1, by_both_eyes().network)
    moments = player.moments[:count]
    assert moments["seat"].tolist() == [0, 1] * (count // 2)
    assert moments["target"][::2] + moments["target"][1::2] == pytest.approx(1.0)


def test_what_came_out_can_be_read_by_its_kernel(whole: Training) -> None:
    assert BATTLE.kernel is not None
    network = read_network(whole.content(), "toybattle", BATTLE.kernel().inputs, HIDDEN)
    assert network.nbytes == whole.network.nbytes


def test_a_damaged_file_is_not_gone_on_with(whole: Training) -> None:
    with pytest.raises(BrokenCheckpoint, match="cannot be read"):
        training().load(whole.saved()[:1000])


def test_the_file_of_another_seed_is_not_gone_on_with(whole: Training) -> None:
    with pytest.raises(BrokenCheckpoint, match="another game, seed or amount of work"):
        training(seed=2).load(whole.saved())


def test_no_work_is_refused() -> None:
    with pytest.raises(NoWork, match="at least 1 per cent of the work, got 0"):
        recipe_for(BATTLE, 0, 1)


def test_the_pace_falls_from_its_first_to_its_last() -> None:
    assert [AHEAD.at(part) for part in (0, 1)] == [(1.0, 1e-4), (0.5, pytest.approx(1e-5))]
