"""`toychest arena GAME`: let bots play each other, and say how strong they are."""

import os
import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from toychest.bots.arena.adjusted import Adjusted
from toychest.bots.arena.bout import Bout, BoutPlayed, played
from toychest.bots.arena.contender import NoWeights, UnknownBot, contenders
from toychest.bots.arena.plot import plot
from toychest.bots.arena.results_file import NotAnArena, results_of
from toychest.bots.arena.run import Play, load_kernel, run
from toychest.bots.arena.series import against_all, alone, bouts, ladder
from toychest.bots.arena.statistics import SeriesPlayed, series_by, series_of
from toychest.bots.levels import UnknownLevel
from toychest.commands.bot_games import choices_of, edition_named, make_sure_of
from toychest.commands.extras import check_extras
from toychest.commands.refusal import refusal
from toychest.contract import Edition, Json, UnknownOption
from toychest.review.lucky_bouts import played_with_luck
from toychest.terminal.voice import Voice, language_of

BOTS = (
    "By commas: levels, ranges of them, 6~60 (a memory of 60 entries), hand4 (weights made by hand), plain6 (without a "
    "network), 6@1000 (by 1000 iterations), greedy, random."
)

PICTURE = ".svg"


@click.command()
@click.argument("game", metavar="GAME|EDITION")
@click.option("--bots", default="1..6", show_default=True, help=BOTS)
@click.option("--games", type=click.IntRange(1), default=400, show_default=True, help="Games of each pair.")
@click.option("--seats", type=click.IntRange(1), help="How many sit down.  [default: as few as play]")
@click.option("--each", help="An option whose choices take turns, such as terrain.")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE", help="Chosen before play.")
@click.option("--all-pairs", is_flag=True, help="Each against each, not only against the one below.")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False), help="Results.  [default: arena-GAME.csv]")
@click.option("--json", "numbers", type=click.Path(path_type=Path, dir_okay=False), help="All numbers of the table.")
@click.option("--raw", is_flag=True, help="Weigh no luck: faster, and less is known from as many games.")
@click.option("--workers", type=click.IntRange(1), help="Processes.  [default: all cores]")
def arena(
    game: str,
    bots: str,
    games: int,
    seats: int | None,
    each: str | None,
    options: tuple[str, ...],
    all_pairs: bool,
    seed: int,
    out: Path | None,
    numbers: Path | None,
    raw: bool,
    workers: int | None,
) -> None:
    """Let bots play each other, with seats swapped, on all cores; stopped and started again it goes on.

    Beside the share of wins stands what it is without luck: what chance gave is taken from every result.
    """
    check_extras("arena", Voice(language_of(os.environ)))
    edition = edition_named(game)
    wanted = _wanted(edition, bots, games, seats, choices_of(edition, each, options), all_pairs, seed)
    path = out or Path(f"arena-{edition.game}.csv")
    if path.suffix == PICTURE:
        raise refusal(f"{path}: the picture goes beside the results under this name; give the results another ending.")
    for file in filter(None, (path, numbers)):
        make_sure_of(file)
    _play(wanted, path, workers or os.cpu_count() or 1, played if raw else played_with_luck)
    found = _tell(wanted, path, each)
    if numbers is not None:
        numbers.write_bytes(_numbers(wanted, found))
        click.echo(str(numbers))


def _wanted(
    edition: Edition,
    bots: str,
    games: int,
    seats: int | None,
    choices: list[dict[str, Json]],
    all_pairs: bool,
    seed: int,
) -> list[Bout]:
    count = seats or edition.seat_counts[0]
    try:
        named = contenders(edition.game, [name.strip() for name in bots.split(",")])
        edition.rules.setup(count, choices[0])
    except (UnknownBot, UnknownLevel, NoWeights, UnknownOption) as refused:
        raise refusal(f"{str(refused)[:1].upper()}{str(refused)[1:]}.") from refused
    if len({bot.name for bot in named}) < len(named):
        raise refusal("Name each bot once: nobody plays against itself.")
    if count == 1 or edition.is_cooperative:
        series = alone(named)
    else:
        series = against_all(named) if all_pairs else ladder(named)
    if not series:
        raise refusal("Name at least two bots, such as --bots 1..6.")
    return bouts(edition, series, games, count, choices, seed)


def _play(wanted: list[Bout], path: Path, workers: int, play: Play) -> None:
    done = len(_found(wanted, path))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True)) as progress:
        bar = progress.add_task("all played before", total=len(wanted), completed=done)
        if done < len(wanted):
            progress.update(bar, description="compiling, once for all")
            load_kernel(wanted)
        for result in run(wanted, path, workers, play):
            progress.update(bar, advance=1, description=result.series)


def _found(wanted: list[Bout], path: Path) -> list[BoutPlayed]:
    try:
        return results_of(wanted, path)
    except NotAnArena as refused:
        raise refusal(f"{refused}.") from refused


def _tell(wanted: list[Bout], path: Path, each: str | None) -> list[SeriesPlayed]:
    """The table and the picture of everything that was asked for; by choice where the choices took turns."""
    from toychest.bots.arena.ratings import ratings  # of a package that may be missing

    results = _found(wanted, path)
    found = series_of(results)
    told = [*found, *(series_by(each, results) if each else [])]
    for line in told:
        shares = f"{100 * line.share:5.1f} %  ({100 * line.low:.1f} to {100 * line.high:.1f})"
        cut_off = f", {line.cut_off} of them cut off and shared" if line.cut_off else ""
        click.echo(f"{line.series:24} {shares}  {line.games} games{cut_off}")
        if line.adjusted is not None:
            click.echo(f"{'  without luck':24} {_without_luck(line.adjusted)}")
    for bot, (rating, unsure) in sorted(ratings(results).items(), key=lambda each: -each[1][0]):
        click.echo(f"rating {bot:10} {rating:6.2f} ± {2 * unsure:.2f}")
    picture = path.with_suffix(PICTURE)
    picture.write_text(plot(found, wanted[0].edition), encoding="utf-8")
    click.echo(f"{path} and {picture}")
    return told


def _without_luck(adjusted: Adjusted) -> str:
    shares = f"{100 * adjusted.share:5.1f} %  ({100 * adjusted.low:.1f} to {100 * adjusted.high:.1f})"
    return f"{shares}  as sure as {adjusted.worth:.1f} times as many games; {adjusted.evaluator}"


def _numbers(wanted: list[Bout], found: list[SeriesPlayed]) -> bytes:
    """What was asked for, and every line of the table, by name."""
    command = " ".join(["toychest", *sys.argv[1:]])
    numbers = {"command": command, "edition": wanted[0].edition, "games": len(wanted), "series": found}
    return msgspec.json.format(msgspec.json.encode(numbers), indent=2) + b"\n"
