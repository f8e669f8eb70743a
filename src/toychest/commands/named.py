"""Commands by name: each is imported when it is asked for, so that none waits for what another needs."""

from importlib import import_module
from typing import Final

import click

from toychest.commands.refusal import PlainGroup

NAMES: Final = (
    "arena",
    "board",
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


class NamedGroup(PlainGroup):
    """The commands that were added to it, and those of `NAMES`."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """In the order of the alphabet."""
        return sorted({*super().list_commands(ctx), *NAMES})

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of this name."""
        if cmd_name not in NAMES:
            return super().get_command(ctx, cmd_name)
        command: click.Command = getattr(import_module(f"toychest.commands.{cmd_name}"), cmd_name)
        return command
