"""The recipe is true: what it names is there, and nothing beside what it names knows a single game."""

import re

import click
import pytest

from tests.docs.tree import ROOT, named, tracked_files
from toychest.app import main
from toychest.games import GAMES

RECIPE = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
PATHS = sorted(set(re.findall(r"`((?:src|client|tests|docs|tools)/[\w./-]+|pyproject\.toml)`", RECIPE)))
COMMANDS = re.findall(r"python3 play\.py (\w+)", RECIPE)
MODULES = re.findall(r"python -m ([\w.]+)", RECIPE)
OWN = (
    *(
        f"src/toychest/{layer}/{{}}/"
        for layer in ("games", "terminal", "paper", "puzzles", "research", "review", "commands")
    ),
    "src/toychest/bots/{}_planner/",
    "client/src/games/{}/",
)
BUILT = ("src/toychest/web/static/", "client/src/wire.ts")
FOR_TESTS = re.compile(r"\.test\.|^fixtures\.").search
NAMED = {"castle": r"""(?<=["'./`]){}(?=["'./`])|\b{}_""", "toybattle": r"\b{}\b", "clockwork": r"\b{}\b"}
"""How a game is named in sources. A castle is a thing and a terrain of Toy Battle, too: ours as a name or in a path."""


@pytest.mark.parametrize("path", [path for path in PATHS if "harbour" not in path])
def test_a_file_that_the_recipe_names_is_there(path: str) -> None:
    assert (ROOT / path).exists()


@pytest.mark.parametrize("path", [path for path in PATHS if "harbour" in path])
@pytest.mark.parametrize("game", [name for name, game in GAMES.items() if game.package.startswith("toychest.")])
def test_each_of_our_games_has_what_the_recipe_gives_it(path: str, game: str) -> None:
    assert (ROOT / path.replace("harbour", game)).exists()


@pytest.mark.parametrize("command", [word for word in COMMANDS if word != "shows"])
def test_a_command_that_the_recipe_names_is_there(command: str) -> None:
    assert command in main.list_commands(click.Context(main))


@pytest.mark.parametrize("module", MODULES)
def test_a_tool_that_the_recipe_names_is_there(module: str) -> None:
    assert (ROOT / f"{module.replace('.', '/')}.py").exists()


@pytest.mark.parametrize("game", NAMED)
def test_outside_a_games_own_folders_only_what_the_recipe_lists_knows_it(game: str) -> None:
    others = [other for other in NAMED if other != game and game == "castle"]  # whose terrain has the same name
    own = tuple(folder.format(each) for folder in OWN for each in (game, *others))
    sources = [path for path in tracked_files() if named(path).startswith(("src/", "client/src/", "pyproject.toml"))]
    elsewhere = [path for path in sources if not named(path).startswith((*own, *BUILT)) and not FOR_TESTS(path.name)]
    name = re.compile(NAMED[game].replace("{}", game).encode())
    knowing = [named(path) for path in elsewhere if name.search(path.read_bytes())]
    assert [path for path in knowing if not path.startswith(tuple(PATHS))] == []
