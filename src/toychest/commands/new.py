"""`toychest new NAME`: a small game as a package of its own, which runs and keeps every law, to be read and changed."""

import re
import sys
import tomllib
from collections.abc import Mapping
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click

from toychest.commands.command_line import command_line
from toychest.commands.help import SpokenCommand
from toychest.commands.refusal import refusal
from toychest.commands.said import with_voice
from toychest.games import GAMES
from toychest.terminal.voice import Voice

SKELETON: Final = Path(__file__).parent / "skeleton"
NAME: Final = re.compile(r"[a-z][a-z0-9]{2,}")
OWN_GAMES: Final = "own-games.txt"
"""Beside play.py: the folders in which it lets Python look for games."""


@click.command(cls=SpokenCommand)
@click.argument("name")
@with_voice
def new(name: str, voice: Voice) -> None:
    """Write a small game to start from into the folder NAME, and put it on the shelf."""
    folder = Path(name).absolute()
    if not NAME.fullmatch(name):
        raise refusal(voice.say("terminal-new-name", {"name": name}))
    if name in GAMES or find_spec(name) is not None:
        raise refusal(voice.say("terminal-new-taken", {"name": name}))
    try:
        write_skeleton(folder)
    except FileExistsError as taken:
        raise refusal(voice.say("terminal-save-exists", {"file": str(folder)})) from taken
    except OSError as error:
        raise refusal(voice.say("terminal-save-failed", {"file": str(folder), "because": error.strerror})) from error
    click.echo(voice.say("terminal-new-written", {"folder": str(folder)}))
    if not is_shelved(folder):
        click.echo(voice.say("terminal-new-install", {"command": f"python3 -m pip install --editable {folder}"}))
    for id, words in {"terminal": ["play", name], "browser": ["serve"], "laws": ["laws", name]}.items():
        click.echo(voice.say(f"terminal-new-{id}", {"command": command_line(*words)}))


def write_skeleton(folder: Path) -> None:
    """Every file of the small game under its new name, and what pip would write beside it. Raises `OSError`."""
    folder.mkdir()
    for source in sorted(path for path in SKELETON.rglob("*") if path.suffix in (".py", ".md", ".ftl", ".toml")):
        copy = folder / renamed(source.relative_to(SKELETON).as_posix(), folder.name)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(renamed(source.read_text(encoding="utf-8"), folder.name), encoding="utf-8")
    write_metadata(folder)


def renamed(text: str, name: str) -> str:
    """A text about the model, Harbour, as one about the new game."""
    prefix = "".join(filter(str.isalpha, name))[:3].upper()
    text = text.replace("harbour", name).replace("Harbour", name.capitalize())
    return re.sub(r"\bHAR\b", prefix, text).replace("test_har_", f"test_{prefix.lower()}_")


def write_metadata(folder: Path) -> None:
    """What its pyproject.toml says of entry points, where Python looks for it: so nothing need be installed."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    beside = folder / f"{project['name']}.egg-info"
    beside.mkdir()
    (beside / "PKG-INFO").write_text(f"Metadata-Version: 2.4\nName: {project['name']}\nVersion: {project['version']}\n")
    (beside / "entry_points.txt").write_text(written_groups(project["entry-points"]))


def written_groups(groups: Mapping[str, Mapping[str, str]]) -> str:
    """Entry points as Python reads them."""
    lines = (
        [f"[{group}]", *(f"{name} = {value}" for name, value in points.items())] for group, points in groups.items()
    )
    return "\n\n".join("\n".join(group) for group in lines) + "\n"


def is_shelved(folder: Path) -> bool:
    """Whether play.py was told of it; where Toychest was installed without play.py, nobody could be."""
    home = Path(sys.prefix).parent
    if not (home / "play.py").is_file():
        return False
    with (home / OWN_GAMES).open("a", encoding="utf-8") as shelf:
        shelf.write(f"{folder}\n")
    return True
