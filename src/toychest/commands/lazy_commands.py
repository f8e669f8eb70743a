"""Commands by name: each is imported when it is asked for, so that none waits for what another needs."""

from collections.abc import Mapping
from importlib import import_module
from importlib.metadata import EntryPoint
from typing import Final

import click

from toychest.commands.refusal import PlainGroup
from toychest.games.registry import brought

NAMES: Final = (
    "arena",
    "branch",
    "doctor",
    "laws",
    "learn",
    "new",
    "play",
    "puzzles",
    "replay",
    "report",
    "resume",
    "review",
    "simulate",
    "store",
    "tables",
    "train",
)
"""Each the module of this package that has the command."""

OF_GAMES: Final[Mapping[str, EntryPoint]] = brought("toychest.commands")
"""Commands that come with a game."""


class NamedGroup(PlainGroup):
    """The commands that were added to it, and those of `NAMES` and of games."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order of the alphabet."""
        return sorted({*super().list_commands(ctx), *NAMES, *OF_GAMES})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name."""
        command: click.Command
        if cmd_name in OF_GAMES and cmd_name not in NAMES:
            command = OF_GAMES[cmd_name].load()
            return command
        if cmd_name not in NAMES:
            return super().get_command(ctx, cmd_name)
        command = getattr(import_module(f"toychest.commands.{cmd_name}"), cmd_name)
        return command
