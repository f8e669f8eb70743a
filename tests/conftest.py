"""What every test stands on: no test touches the user's own data, and the long samples are asked for by name."""

import gc
import os
import re
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

SELDOM = (20_000, 20, 50)
"""How many new objects there are between two searches for garbage, and how often such a search is a wider one."""

IS_DEEP = os.environ.get("TOYCHEST_DEEP") == "1"
IS_FAST = os.environ.get("TOYCHEST_FAST") == "1"

hypothesis.settings.register_profile("fast", deadline=None, max_examples=20)
hypothesis.settings.register_profile("normal", deadline=None)
hypothesis.settings.register_profile("deep", deadline=None, max_examples=2000)
hypothesis.settings.load_profile("deep" if IS_DEEP else "fast" if IS_FAST else "normal")


NOT_FAST = re.compile(r"^pytestmark = .*\bmark\.(compiled|slow)\b", re.MULTILINE)


def pytest_ignore_collect(collection_path: Path) -> bool | None:
    """A file that the fast run leaves out whole is not even read: the kernels it imports would be compiled first."""
    is_test = collection_path.name.startswith("test_") and collection_path.suffix == ".py"
    is_left_out = IS_FAST and is_test and NOT_FAST.search(collection_path.read_text(encoding="utf-8")) is not None
    return True if is_left_out else None


def pytest_itemcollected(item: pytest.Item) -> None:
    """Tests of a file run in one worker, unless they say otherwise: what they share is made once, not by each."""
    group = item.get_closest_marker("xdist_group")
    if group is None:
        item.add_marker(pytest.mark.xdist_group(f"{item.path.parent.name}/{item.path.stem}"))
    elif group.args == ("services",):  # a database is started first
        item.add_marker(pytest.mark.slow)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """What takes long comes first, browsers above all, so that nobody waits for the last one. Deep ones are left out.

    Thousands of them would be handed to workers only to be skipped; `python3 play.py deep` runs them.
    """
    items.sort(key=_haste)
    if IS_DEEP:
        return
    config.hook.pytest_deselected(items=[item for item in items if item.get_closest_marker("deep")])
    items[:] = [item for item in items if not item.get_closest_marker("deep")]


def pytest_collection_finish(session: pytest.Session) -> None:
    """Thousands of tests stay to the end: whoever looks for garbage need not look through them again and again.

    And seldom, as a server does: a catalogue that is read is thousands of objects, and none of them is garbage.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SELDOM)


def _haste(item: pytest.Item) -> int:
    longest_first = ("e2e", "slow", "compiled")
    return next((at for at, name in enumerate(longest_first) if item.get_closest_marker(name)), len(longest_first))


COMPILER_CAME = pytest.StashKey[bool]()


@pytest.hookimpl(trylast=True)  # what a test put in the place of modules is gone again
def pytest_runtest_teardown(item: pytest.Item) -> None:
    """The fast run waits for no compiler: the first test that fetches one, and is not marked so, fails."""
    if IS_FAST and "numba" in sys.modules and not item.config.stash.get(COMPILER_CAME, False):
        item.config.stash[COMPILER_CAME] = True
        if not any(map(item.get_closest_marker, ("compiled", "slow"))):
            pytest.fail("the fast run has no kernels: mark this test `compiled`")


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
