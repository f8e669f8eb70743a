"""`toychest review FILE|CODE`: what was luck and what was play in a finished game."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import click
from rich.console import Console as ErrorConsole
from rich.progress import BarColumn, Progress, TextColumn

from toychest.bots.workers.kernel_cache import use_kernel_folder
from toychest.commands.finished_game import finished_game
from toychest.commands.help import SpokenCommand
from toychest.commands.refusal import refusal
from toychest.commands.terminal_options import opened_console, with_terminal_options
from toychest.review.graph import graph
from toychest.review.recipe import ROUGH, WHOLE, Budget
from toychest.review.reviewed import Review, reviewed, written
from toychest.table import Table
from toychest.terminal.console import Console
from toychest.terminal.own_file import because_of
from toychest.terminal.review import ReviewTold
from toychest.terminal.trying import TryingAgain

MOST_WORK: Final = 10_000
"""Per cent."""

OUT = click.Path(path_type=Path, dir_okay=False)


@with_terminal_options
@click.command(cls=SpokenCommand)
@click.argument("game", metavar="FILE|CODE")
@click.option("--json", "numbers", type=OUT)
@click.option("--svg", "picture", type=OUT)
@click.option("--try", "tries", is_flag=True)
@click.option("--work", type=int, default=100, show_default=True)
def review(
    game: str,
    numbers: Path | None,
    picture: Path | None,
    tries: bool,
    work: int,
    data: Path | None,
    language: str | None,
    plain: bool,
) -> None:
    """Tell luck from play in a finished game, from its file or by its code."""
    with opened_console(data, language, plain) as console:
        if not 1 <= work <= MOST_WORK:
            raise refusal(console.voice.say("review-work", {"most": MOST_WORK, "work": work}))
        table = finished_game(game, console)
        found = _found(table, WHOLE.times(work), console)
        if tries:
            TryingAgain(table, found, WHOLE.times(work), console).run()
        told = ReviewTold(table, found, console)
        told.tell()
        _write(numbers, lambda: written(found), console)
        _write(picture, lambda: graph(found, told.names, told.labels).encode(), console)


def _found(table: Table, budget: Budget, console: Console) -> Review:
    """The review; what a rough look found, if somebody does not want to wait for more."""
    if "numba" not in sys.modules:
        use_kernel_folder()
    columns = TextColumn("{task.description}"), BarColumn(), TextColumn("{task.completed}/{task.total}")
    rough: Review | None = None
    with Progress(*columns, console=ErrorConsole(stderr=True), transient=True) as progress:
        bar = progress.add_task(console.voice.say("review-winding"), total=None)

        def tell(done: int, of: int) -> None:
            progress.update(bar, completed=done, total=of, description=console.voice.say("review-under-way"))

        try:
            rough = reviewed(table, ROUGH)
            return reviewed(table, budget, tell)
        except KeyboardInterrupt:
            if rough is None:
                raise refusal(console.voice.say("review-stopped")) from None
    console.say("review-rough")
    return rough


def _write(file: Path | None, content: Callable[[], bytes], console: Console) -> None:
    if file is None:
        return
    try:
        file.write_bytes(content())
    except OSError as refused:
        facts = {"file": str(file), "because": because_of(refused)}
        raise refusal(console.voice.say("terminal-save-failed", facts)) from refused
    console.say("review-written", file=str(file))
