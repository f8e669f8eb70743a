"""`toychest learn GAME`: a guided first game in the terminal, gone on with where it was left."""

from pathlib import Path
from typing import Final

import click

from toychest.commands.help import SpokenCommand
from toychest.commands.play_until_stopped import play_until_stopped
from toychest.commands.refusal import refusal
from toychest.commands.terminal_options import opened_console, with_terminal_options
from toychest.games import EDITIONS
from toychest.host.hosted import HostedTable
from toychest.terminal.console import Console
from toychest.terminal.shelf import ask_game, list_games

RECENT: Final = 20
"""Tables looked at for one where somebody was learning."""


@with_terminal_options
@click.command(cls=SpokenCommand)
@click.argument("game", required=False)
@click.option("--name")
@click.option("--step", type=click.IntRange(1, 12))
def learn(
    game: str | None, name: str | None, step: int | None, data: Path | None, language: str | None, plain: bool
) -> None:
    """Learn a game by playing it; where you left it, you go on."""
    with opened_console(data, language, plain) as console:
        chosen = game or _asked(console)
        if chosen is None:
            return
        learn_at(console, chosen, name, step)


def learn_at(console: Console, chosen: str, name: str | None = None, step: int | None = None) -> None:
    """Play the guided game. Raises `ClickException` where there is none."""
    if not any(edition.guide is not None for edition in EDITIONS.values() if edition.game == chosen.lower()):
        raise refusal(console.voice.say("terminal-learn-none", {"text": chosen, "games": _guided()}))
    play_until_stopped(lambda: _opened(chosen.lower(), name, step, console), console)


def _asked(console: Console) -> str | None:
    list_games(EDITIONS, console)
    chosen = None if console.keyboard.is_piped else ask_game(EDITIONS, console)
    return None if chosen is None else chosen.game


def _guided() -> list[str]:
    return list(dict.fromkeys(edition.game for edition in EDITIONS.values() if edition.guide is not None))


def _opened(game: str, name: str | None, step: int | None, console: Console) -> HostedTable:
    """The guided table that was left last, else a new one; also where a step is asked for."""
    left = None if step is not None else _left(game, console)
    own = name or console.voice.named("home-name-0", "1")
    return left or console.runner.start_guide(game, own, step or 1)


def _left(game: str, console: Console) -> HostedTable | None:
    for hosted in console.runner.unfinished(RECENT):
        guide, at = hosted.table.guide, hosted.progress
        if guide is None or at is None or guide.game != game:
            continue
        if not at.is_over and at.beat < len(guide.beats):
            return hosted
    return None
