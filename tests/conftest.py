"""What every test stands on: no test touches the user's own data, and the long samples are asked for by name."""

import os
import signal
import sys
from collections.abc import Iterator
from pathlib import Path

import hypothesis
import pytest

from tests.conformance import dice_race, hush
from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.games import GAMES
from toychest.words import read_catalogue
from toychest.words.rulebook import paragraphs

pytest_plugins = ["tests.services.fixtures"]

IS_DEEP = os.environ.get("TOYCHEST_DEEP") == "1"
IS_FAST = os.environ.get("TOYCHEST_FAST") == "1"

hypothesis.settings.register_profile("fast", deadline=None, max_examples=20)
hypothesis.settings.register_profile("normal", deadline=None)
hypothesis.settings.register_profile("deep", deadline=None, max_examples=2000)
hypothesis.settings.load_profile("deep" if IS_DEEP else "fast" if IS_FAST else "normal")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Tests in a browser come first: they take long, and nobody waits for the last one. Deep ones are left out.

    Thousands of them would be handed to workers only to be skipped; `python3 play.py deep` runs them.
    """
    items.sort(key=lambda item: item.get_closest_marker("e2e") is None)
    if IS_DEEP:
        return
    config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("deep")])
    items[:] = [item for item in items if not item.get_closest_marker("deep")]


def pytest_configure(config: pytest.Config) -> None:
    """Ctrl-C is heard, also by what is started here: a script that runs tests in the background has it ignored.

    Kernels lie where the next run finds them, too, for the workers of bots and for these: each is compiled once.
    """
    signal.signal(signal.SIGINT, signal.default_int_handler)
    kept = _kept_folder(config)
    if kept is not None:
        os.environ["XDG_CACHE_HOME"] = str(kept)
        if "numba" not in sys.modules:  # a fork of a process that has run tests has its folder already
            use_kernel_folder()


@pytest.fixture(autouse=True, scope="session")
def own_folders(tmp_path_factory: pytest.TempPathFactory, pytestconfig: pytest.Config) -> Iterator[None]:
    """Data and settings of the test run lie in a folder of its own."""
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_DATA_HOME", "XDG_STATE_HOME"):
            patch.setenv(name, str(tmp_path_factory.mktemp(name.lower())))
        patch.setenv("LC_ALL", "C.UTF-8")  # whoever runs them, programs speak English unless a test asks otherwise
        if _kept_folder(pytestconfig) is None:
            patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        yield


def _kept_folder(config: pytest.Config) -> Path | None:
    """A folder of this working copy that all workers share; None where pytest keeps nothing."""
    return config.cache.mkdir("toychest") if config.pluginmanager.hasplugin("cacheprovider") else None


@pytest.fixture
def tiny_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The tiny games of the laws on the shelf, as if their packages were installed: their words and pages are found."""
    for game in (dice_race.GAME, hush.GAME):
        monkeypatch.setitem(GAMES, game.name, game)
    read_catalogue.cache_clear()
    paragraphs.cache_clear()
    yield
    read_catalogue.cache_clear()
    paragraphs.cache_clear()
