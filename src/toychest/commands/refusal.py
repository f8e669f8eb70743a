"""How a command says no: in lines that cannot command a terminal, whatever was typed or named."""

from typing import Any

import click

from toychest.terminal.screen import printable


def refusal(*lines: str) -> click.ClickException:
    """These lines, to be raised."""
    return click.ClickException("\n".join(printable(line) for line in lines))


class PlainGroup(click.Group):
    """Commands of which none repeats anything that a terminal would obey."""

    def make_context(self, *args: Any, **more: Any) -> click.Context:
        """Read the first words."""
        try:
            return super().make_context(*args, **more)
        except click.ClickException as refused:
            _make_plain(refused)
            raise

    def invoke(self, context: click.Context) -> Any:
        """Run the command that was named."""
        try:
            return super().invoke(context)
        except click.ClickException as refused:
            _make_plain(refused)
            raise


def _make_plain(refused: click.ClickException) -> None:
    vars(refused)["message"] = "\n".join(printable(line) for line in refused.message.split("\n"))
