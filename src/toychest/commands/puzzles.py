"""`toychest puzzles GAME`: make puzzles from games of bots, or from one's own."""

from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console as ErrorConsole
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from toychest.bots.crews.crew import Workforce
from toychest.commands.finished_game import finished_game
from toychest.commands.help import SpokenCommand
from toychest.commands.refusal import refusal
from toychest.commands.terminal_options import opened_console, with_terminal_options
from toychest.commands.workforce import with_workforce
from toychest.contract import Edition
from toychest.games import EDITIONS
from toychest.puzzles.making import Making, OtherPuzzles
from toychest.puzzles.recipe import games
from toychest.table import write_log
from toychest.terminal.console import Console
from toychest.terminal.own_file import because_of


@with_terminal_options
@click.command(cls=SpokenCommand)
@click.argument("game", metavar="GAME")
@click.option("--count", type=click.IntRange(1), default=50, show_default=True)
@click.option("--from", "files", multiple=True, metavar="FILE|CODE")
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--seed", default="1", show_default=True)
@with_workforce
def puzzles(
    game: str,
    count: int,
    files: tuple[str, ...],
    out: Path | None,
    seed: str,
    workforce: Workforce,
    data: Path | None,
    language: str | None,
    plain: bool,
) -> None:
    """Make puzzles: states of real games in which one way is better than all others. Started again, it goes on."""
    with opened_console(data, language, plain) as console:
        edition = _edition(game, console)
        logs = _logs(files, edition, console)
        path = out or Path(f"puzzles-{edition.game}.jsonl")
        making = _making(edition, seed, path, logs, console)
        _make(making, count, workforce, console)
        console.say("puzzles-made", file=str(path), count=len(making.known))


def _edition(game: str, console: Console) -> Edition:
    edition = EDITIONS.get(f"{game}-standard-0")
    if edition is None or game not in games():
        raise refusal(console.voice.say("puzzles-none-of", {"game": game, "games": ", ".join(games())}))
    return edition


def _logs(files: Sequence[str], edition: Edition, console: Console) -> list[bytes]:
    """The finished games that were named, as their files have them; another game's are refused."""
    logs = []
    for file in files:
        table = finished_game(file, console)
        if table.edition.game != edition.game:
            facts = {"file": file, "got": table.edition.game, "game": edition.game}
            raise refusal(console.voice.say("puzzles-other-game", facts))
        logs.append(write_log(table.log))
    return logs


def _making(edition: Edition, seed: str, path: Path, logs: Sequence[bytes], console: Console) -> Making:
    try:
        path.open("ab").close()
        return Making(edition.id, seed, path, logs)
    except OtherPuzzles as refused:
        raise refusal(console.voice.say("puzzles-other-file", {"file": str(path)})) from refused
    except OSError as refused:
        facts = {"file": str(path), "because": because_of(refused)}
        raise refusal(console.voice.say("terminal-save-failed", facts)) from refused


def _make(making: Making, count: int, workforce: Workforce, console: Console) -> None:
    """With a bar; Ctrl-C ends it, and everything that was found stays in the file."""
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn()
    with Progress(*columns, console=ErrorConsole(stderr=True), transient=True) as progress:
        winding, under_way = console.voice.say("review-winding"), console.voice.say("puzzles-under-way")
        bar = progress.add_task(winding, total=count, completed=len(making.known))

        def tell(found: int) -> None:
            progress.update(bar, completed=found, description=under_way)

        try:
            making.make(count, workforce, tell)
        except KeyboardInterrupt:
            console.say("puzzles-stopped")
