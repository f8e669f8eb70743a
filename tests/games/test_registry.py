"""Games are found by their entry points: ours always, somebody else's if it is one."""

import tomllib
from configparser import ConfigParser
from importlib.metadata import EntryPoint
from pathlib import Path

import msgspec
import pytest

from tests.conformance.hush import GAME as HUSH
from toychest.games import BROKEN, EDITIONS, GAMES
from toychest.games.registry import GROUP, BrokenGame, collected, faults_of

ROOT = Path(__file__).parents[2]


def point(name: str, value: str) -> EntryPoint:
    return EntryPoint(name=name, value=value, group=GROUP)


def broken(*points: EntryPoint) -> list[str]:
    """Why these cannot be played."""
    return [fault.because for fault in collected(points)[1]]


def test_our_games_stand_on_the_shelf_in_their_order() -> None:
    assert [name for name, game in GAMES.items() if game.package.startswith("toychest.")] == [
        "castle",
        "toybattle",
        "clockwork",
    ]


def test_nothing_of_ours_is_broken() -> None:
    assert [fault.name for fault in BROKEN if fault.name in ("castle", "toybattle", "clockwork")] == []


def test_every_edition_of_every_game_can_be_played() -> None:
    assert list(EDITIONS) == [id for game in GAMES.values() for id in game.editions]


def test_a_foreign_game_is_found() -> None:
    assert collected([point("hush", "tests.conformance.hush:GAME")]) == ({"hush": HUSH}, ())


def test_games_of_one_place_on_the_shelf_stand_by_name() -> None:
    found, _ = collected(
        [point("hush", "tests.conformance.hush:GAME"), point("dice-race", "tests.conformance.dice_race:GAME")]
    )
    assert list(found) == ["dice-race", "hush"]


def test_a_package_that_fails_keeps_nobody_else_from_the_shelf() -> None:
    found, faults = collected([point("gone", "no_such_package:GAME"), point("hush", "tests.conformance.hush:GAME")])
    assert (list(found), [(type(fault), fault.name) for fault in faults]) == (["hush"], [(BrokenGame, "gone")])


def test_it_is_told_why_a_package_failed() -> None:
    assert broken(point("gone", "no_such_package:GAME")) == ["ModuleNotFoundError: No module named 'no_such_package'"]


def test_one_of_ours_that_fails_is_not_passed_over() -> None:
    with pytest.raises(ModuleNotFoundError):
        collected([point("chess", "toychest.games.chess:GAME")])


def test_nobody_takes_the_name_of_one_of_ours() -> None:
    castle = "toychest.games.castle.editions:GAME"
    found, faults = collected([point("castle", "tests.conformance.hush:GAME"), point("castle", castle)])
    assert (found["castle"].package, len(faults)) == ("toychest.games.castle", 1)


def test_something_else_than_a_game_is_refused() -> None:
    told = "expected tests.conformance.hush:HUSH to be a Game, got Edition"
    assert broken(point("hush", "tests.conformance.hush:HUSH")) == [told]


@pytest.mark.parametrize("name", ["hust", "Hush", "hu/sh"])
def test_a_game_has_the_name_of_its_entry_point(name: str) -> None:
    told = f"expected one name in small letters for entry point and game, got {name!r} and 'hush'"
    assert broken(point(name, "tests.conformance.hush:GAME")) == [told]


@pytest.mark.parametrize("package", ["no_such_package", "json.decoder"])
def test_a_game_lies_in_a_package(package: str) -> None:
    strayed = msgspec.structs.replace(HUSH, package=package)
    assert list(faults_of(strayed, "hush", taken=())) == [f"expected a package that holds its words, got {package!r}"]


def test_an_edition_is_called_after_its_game() -> None:
    renamed = msgspec.structs.replace(HUSH, editions={"hash-0": HUSH.editions["hush-0"]})
    told = "expected the id of every edition to begin with 'hush-', got 'hash-0'"
    assert list(faults_of(renamed, "hush", taken=())) == [told]


def test_a_game_has_an_edition() -> None:
    assert list(faults_of(msgspec.structs.replace(HUSH, editions={}), "hush", taken=())) == [
        "expected at least one edition, got none"
    ]


def test_a_name_is_given_once() -> None:
    twice = [point("hush", "tests.conformance.hush:GAME")] * 2
    assert broken(*twice) == ["another package has a game of this name"]


def test_a_folder_that_was_never_installed_names_the_same_entry_points() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    written = ConfigParser()
    written.read(ROOT / "src/toychest.egg-info/entry_points.txt", encoding="utf-8")
    assert {group: dict(written[group]) for group in written.sections()} == project["entry-points"]


def test_a_folder_that_was_never_installed_has_the_same_version() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = (ROOT / "src/toychest.egg-info/PKG-INFO").read_text(encoding="utf-8").splitlines()
    assert told[1:] == [f"Name: {project['name']}", f"Version: {project['version']}"]
