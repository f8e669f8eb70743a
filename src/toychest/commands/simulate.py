"""`toychest simulate GAME`: games of bots as a dataset, as compressed logs and as Parquet."""

from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import TYPE_CHECKING, Final

import click

from toychest.bots.crews.crew import Workforce, crew
from toychest.commands.bot_games import choices_of, contenders_named, edition_named, seats_for
from toychest.commands.extras import check_extras
from toychest.commands.help import SpokenCommand
from toychest.commands.long_work import long_work
from toychest.commands.refusal import refused
from toychest.commands.said import said, voice
from toychest.commands.workforce import with_workforce
from toychest.contract import Edition, Json
from toychest.research.simulated import Asked
from toychest.terminal.own_file import because_of

if TYPE_CHECKING:  # it takes pyarrow along, which few have
    from toychest.research.dataset import Dataset

MOST_GAMES: Final = 10**9
A_BATCH: Final = 250


@click.command(cls=SpokenCommand)
@click.argument("game", metavar="GAME|EDITION")
@click.option("--games", type=click.IntRange(1, MOST_GAMES), default=1000, show_default=True)
@click.option("--bots", default="random", show_default=True)
@click.option("--seats", type=click.IntRange(1))
@click.option("--each")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--batch", type=click.IntRange(1, 100_000), default=A_BATCH, show_default=True)
@click.option("--out", type=click.Path(path_type=Path, file_okay=False))
@with_workforce
def simulate(
    game: str,
    games: int,
    bots: str,
    seats: int | None,
    each: str | None,
    options: tuple[str, ...],
    seed: int,
    batch: int,
    out: Path | None,
    workforce: Workforce,
) -> None:
    """Play games of bots into a folder, as compressed logs and as Parquet; stopped and started again it goes on."""
    check_extras("simulate", voice())
    edition = edition_named(game)
    asked = _asked(edition, bots, seats, choices_of(edition, each, options), seed)
    folder = out or Path(f"simulation-{edition.game}")
    dataset = _opened(folder, asked, games, batch)
    _make(dataset, workforce)
    click.echo(said("simulate-done", games=games, folder=str(folder)))


def _asked(edition: Edition, bots: str, seats: int | None, choices: list[dict[str, Json]], seed: int) -> Asked:
    count = seats_for(edition, seats, choices)
    named = contenders_named(edition, bots)
    return Asked(edition=edition.id, seats=count, bots=tuple(named), choices=tuple(choices), seed=seed)


def _opened(folder: Path, asked: Asked, games: int, batch: int) -> "Dataset":
    from toychest.research.dataset import Dataset, OtherFolder
    from toychest.research.transitions import ForeignParquet

    try:
        return Dataset(folder, asked, games, batch)
    except (OtherFolder, ForeignParquet) as other:
        raise refused("simulate-other", folder=str(folder)) from other
    except OSError as fault:
        raise refused("cannot-keep", folder=str(folder), because=because_of(fault)) from fault


def _make(dataset: "Dataset", workforce: Workforce) -> None:
    """With a bar; Ctrl-C ends it, as does a worker that is killed, and every whole batch stays."""
    cut_off = 0
    try:
        with long_work() as progress, crew(workforce) as pool:
            bar = progress.add_task(said("doctor-games"), total=dataset.games, completed=dataset.done)
            for made in dataset.make(pool):
                progress.update(bar, advance=made.games)
                cut_off += made.cut_off
    except OSError as fault:
        raise refused("cannot-keep", folder=str(dataset.folder), because=because_of(fault)) from fault
    except (KeyboardInterrupt, BrokenExecutor):
        raise refused("simulate-stopped", folder=str(dataset.folder)) from None
    if cut_off:
        click.echo(said("simulate-cut-off", count=cut_off))
