"""Commands that explain themselves in the language of whoever asks.

The sentence of a command is `command-help-NAME`, that of its option `--data` the attribute `data` of it, else of
`command-option`, where all commands share it. Words in capitals stand for what somebody types, and are translated too.
"""

import re
from collections.abc import Iterable
from typing import Any, Final

import click

from toychest.commands.click_words import speak_click
from toychest.commands.said import said, voice
from toychest.words.catalogue import COMMAND

SHAPE: Final = re.compile(r"(?:INTEGER|FLOAT) RANGE|[A-Z]{2,}")
SHARED: Final = "option"

speak_click()


def shaped(text: str) -> str:
    """A text in which every word in capitals is in the reader's language."""
    return SHAPE.sub(lambda found: _shape(found[0]), text)


def _shape(word: str) -> str:
    id = f"shape.{word.partition(' ')[0].lower()}"
    return said(id) if voice().has(f"{COMMAND}{id}") else word


class SpokenFormatter(click.HelpFormatter):
    """Usage and options with their words in capitals translated."""

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        """`Usage: toychest verify [OPTIONS] FILE`."""
        super().write_usage(prog, shaped(args), prefix)

    def write_dl(self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2) -> None:
        """Each option or command beside its sentence."""
        super().write_dl([(shaped(first), second) for first, second in rows], col_max, col_spacing)


class SpokenContext(click.Context):
    """Where a command is read: it formats as we do."""

    formatter_class = SpokenFormatter


class SpokenCommand(click.Command):
    """A command whose help is in the catalogues."""

    context_class = SpokenContext

    def __init__(self, *args: Any, says: str | None = None, **more: Any) -> None:
        super().__init__(*args, **more)
        self.says = says or self.name or ""

    @property
    def sentence(self) -> str:
        """What it does."""
        return said(f"help-{self.says}")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What it does, above its options."""
        self.help = self.sentence
        super().format_help_text(ctx, formatter)

    def get_short_help_str(self, limit: int = 45) -> str:
        """What it does, in the list of a group."""
        self.help = self.sentence
        return super().get_short_help_str(limit)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """What its options do."""
        for parameter in self.get_params(ctx):
            if isinstance(parameter, click.Option):
                parameter.help = option_words(self.says, parameter) or parameter.help
        super().format_options(ctx, formatter)


def option_words(says: str, option: click.Option) -> str | None:
    """What an option does, by its own command or by all that share it."""
    flag = max(option.opts, key=len).lstrip("-")
    own = (f"{COMMAND}{id}.{flag}" for id in (f"help-{says}", SHARED))
    return next((voice().say(id) for id in own if voice().has(id)), None)
