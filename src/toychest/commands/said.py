"""What a command says, in the language of whoever started it."""

import os
from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from toychest.table.errors import NewerSchema, StoreFailed, TableError
from toychest.terminal.refusals import request_lines
from toychest.terminal.screen import joined
from toychest.terminal.voice import Voice, language_of
from toychest.words import LANGUAGES
from toychest.words.catalogue import COMMAND


def voice() -> Voice:
    """As `--language` asks for, else as the system speaks."""
    context = click.get_current_context(silent=True)
    asked = None if context is None else context.params.get("language")
    return Voice(asked or language_of(os.environ))


def with_voice(command: Callable[..., Any]) -> Callable[..., Any]:
    """The option `--language`, handed on as who speaks it under `voice`; without it, as the system speaks."""

    @click.option("--language", type=click.Choice(LANGUAGES))
    @wraps(command)
    def spoken(*, language: str | None, **others: Any) -> Any:
        return command(**others, voice=Voice(language or language_of(os.environ)))

    return spoken


def said(id: str, **facts: object) -> str:
    """A sentence of the command line."""
    return voice().say(f"{COMMAND}{id}", facts)


def reason(refused: TableError) -> str:
    """Why a table or a store refused; of a store also what the system says, for whoever has to mend it."""
    if isinstance(refused, StoreFailed | NewerSchema):
        id = "store-failed" if isinstance(refused, StoreFailed) else "store-newer"
        return f"{said(id, **refused.facts)} ({refused})"
    return joined(request_lines(refused, voice()))
