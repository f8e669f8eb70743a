"""How a command says no: in lines that cannot command a terminal, whatever was typed or named."""

from typing import Any

import click

from toychest.commands.help import SpokenCommand, shaped
from toychest.commands.said import said
from toychest.terminal.screen import printable


def refusal(*lines: str) -> click.ClickException:
    """These lines, to be raised."""
    return click.ClickException("\n".join(printable(line) for line in lines))


def refused(id: str, **facts: object) -> click.ClickException:
    """A sentence of the command line, to be raised."""
    return refusal(said(id, **facts))


class PlainGroup(SpokenCommand, click.Group):
    """Commands of which none repeats anything that a terminal would obey."""

    command_class = SpokenCommand

    def make_context(self, *args: Any, **more: Any) -> click.Context:
        """Read the first words."""
        try:
            return super().make_context(*args, **more)
        except click.ClickException as refused:
            _make_plain(refused)
            raise

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command that was named."""
        try:
            return super().invoke(ctx)
        except click.ClickException as refused:
            _make_plain(refused)
            raise


def _make_plain(refused: click.ClickException) -> None:
    vars(refused)["message"] = "\n".join(printable(line) for line in refused.message.split("\n"))
    if isinstance(refused, click.BadParameter) and refused.param is not None and refused.param_hint is None:
        refused.param_hint = shaped(refused.param.get_error_hint(refused.ctx))
