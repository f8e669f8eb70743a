"""`toychest arena GAME`: let bots play each other, and say how strong they are."""

import sys
from pathlib import Path

import click
import msgspec

from toychest.bots.arena.adjusted import Adjusted
from toychest.bots.arena.bout import Bout, BoutPlayed, played
from toychest.bots.arena.plot import plot
from toychest.bots.arena.results_file import NotAnArena, results_of
from toychest.bots.arena.run import Play, load_kernel, run
from toychest.bots.arena.series import against_all, alone, bouts, ladder
from toychest.bots.arena.statistics import SeriesPlayed, series_by, series_of
from toychest.bots.crews.crew import Workforce, crew
from toychest.commands.bot_games import choices_of, contenders_named, edition_named, make_sure_of, seats_for
from toychest.commands.extras import check_extras
from toychest.commands.help import SpokenCommand
from toychest.commands.long_work import long_work
from toychest.commands.refusal import refused
from toychest.commands.said import said, voice
from toychest.commands.workforce import with_workforce
from toychest.contract import Edition, Json
from toychest.review.lucky_bouts import played_with_luck
from toychest.words.numbers import decimal, percent

PICTURE = ".svg"


@click.command(cls=SpokenCommand)
@click.argument("game", metavar="GAME|EDITION")
@click.option("--bots", default="1..6", show_default=True)
@click.option("--games", type=click.IntRange(1), default=400, show_default=True)
@click.option("--seats", type=click.IntRange(1))
@click.option("--each")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--all-pairs", is_flag=True)
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--out", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--json", "numbers", type=click.Path(path_type=Path, dir_okay=False))
@click.option("--raw", is_flag=True)
@with_workforce
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
    workforce: Workforce,
) -> None:
    """Let bots play each other, with seats swapped, on all cores; stopped and started again it goes on.

    Beside the share of wins stands what it is without luck: what chance gave is taken from every result.
    """
    check_extras("arena", voice())
    edition = edition_named(game)
    wanted = _wanted(edition, bots, games, seats, choices_of(edition, each, options), all_pairs, seed)
    path = out or Path(f"arena-{edition.game}.csv")
    if path.suffix == PICTURE:
        raise refused("arena-picture", file=str(path))
    for file in filter(None, (path, numbers)):
        make_sure_of(file)
    _play(wanted, path, workforce, played if raw else played_with_luck)
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
    count = seats_for(edition, seats, choices)
    named = contenders_named(edition, bots)
    if len({bot.name for bot in named}) < len(named):
        raise refused("arena-twice")
    if count == 1 or edition.is_cooperative:
        series = alone(named)
    else:
        series = against_all(named) if all_pairs else ladder(named)
    if not series:
        raise refused("arena-too-few")
    return bouts(edition, series, games, count, choices, seed)


def _play(wanted: list[Bout], path: Path, workforce: Workforce, play: Play) -> None:
    done = len(_found(wanted, path))
    with long_work() as progress, crew(workforce) as pool:
        bar = progress.add_task(said("arena-done"), total=len(wanted), completed=done)
        if done < len(wanted):
            progress.update(bar, description=said("arena-compiling"))
            load_kernel(wanted, pool)
        for result in run(wanted, path, pool, play):
            progress.update(bar, advance=1, description=result.series)


def _found(wanted: list[Bout], path: Path) -> list[BoutPlayed]:
    try:
        return results_of(wanted, path)
    except NotAnArena as other:
        raise refused("arena-other-file", file=str(path)) from other


def _tell(wanted: list[Bout], path: Path, each: str | None) -> list[SeriesPlayed]:
    """The table and the picture of everything that was asked for; by choice where the choices took turns."""
    from toychest.bots.arena.ratings import ratings  # of a package that may be missing

    results = _found(wanted, path)
    found = series_of(results)
    told = [*found, *(series_by(each, results) if each else [])]
    for line in told:
        shares = _shares(line.share, line.low, line.high)
        cut_off = f", {said('arena-cut-off', count=line.cut_off)}" if line.cut_off else ""
        click.echo(f"{line.series:24} {shares}  {said('arena-games', games=line.games)}{cut_off}")
        if line.adjusted is not None:
            click.echo(f"  {said('arena-luckless'):22} {_without_luck(line.adjusted)}")
    for bot, (rating, unsure) in sorted(ratings(results).items(), key=lambda each: -each[1][0]):
        click.echo(f"{said('arena-rating')} {bot:10} {_number(rating, 2):>6} ± {_number(2 * unsure, 2)}")
    picture = path.with_suffix(PICTURE)
    picture.write_text(plot(found, wanted[0].edition), encoding="utf-8")
    click.echo(said("arena-files", file=str(path), picture=str(picture)))
    return told


def _without_luck(adjusted: Adjusted) -> str:
    shares = _shares(adjusted.share, adjusted.low, adjusted.high)
    if adjusted.worth is None:
        return f"{shares}  {adjusted.evaluator}"
    return f"{shares}  {said('arena-sure', times=_number(adjusted.worth, 1), evaluator=adjusted.evaluator)}"


def _shares(share: float, low: float, high: float) -> str:
    """A share, and its interval."""
    return f"{percent(share, voice().language, places=1):>7}  ({_number(100 * low, 1)}–{_number(100 * high, 1)})"


def _number(value: float, places: int) -> str:
    return decimal(value, places, voice().language)


def _numbers(wanted: list[Bout], found: list[SeriesPlayed]) -> bytes:
    """What was asked for, and every line of the table, by name."""
    command = " ".join(["toychest", *sys.argv[1:]])
    numbers = {"command": command, "edition": wanted[0].edition, "games": len(wanted), "series": found}
    return msgspec.json.format(msgspec.json.encode(numbers), indent=2) + b"\n"
