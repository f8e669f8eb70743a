"""`toychest report GAME`: what bot games say of a game: who begins, how long it takes, how it ends."""

from collections.abc import Sequence
from pathlib import Path

import click
import msgspec

from toychest.bots.arena.bout import Bout, BoutPlayed
from toychest.bots.arena.contender import Contender, NoWeights, UnknownBot, contenders
from toychest.bots.arena.results_file import NotAnArena, results_of
from toychest.bots.arena.run import load_kernel, run
from toychest.bots.crews.crew import Workforce, crew
from toychest.bots.levels import UnknownLevel
from toychest.commands.bot_games import choices_of, edition_named, make_sure_of, seats_for
from toychest.commands.help import SpokenCommand
from toychest.commands.long_work import long_work
from toychest.commands.refusal import refusal
from toychest.commands.said import with_voice
from toychest.commands.workforce import with_workforce
from toychest.contract import Edition, Json
from toychest.games import EDITIONS
from toychest.review.game_report import GameReport, report_of
from toychest.review.lucky_bouts import played_with_luck
from toychest.review.report_page import page
from toychest.review.report_tables import tables
from toychest.review.report_words import PRINTING
from toychest.terminal.voice import Voice

OUT = click.Path(path_type=Path, dir_okay=False)


@click.command(cls=SpokenCommand)
@click.argument("game", metavar="GAME|EDITION")
@click.option("--bot", default="4", show_default=True)
@click.option("--games", type=click.IntRange(2), default=20, show_default=True)
@click.option("--seats", type=click.IntRange(1))
@click.option("--each")
@click.option("--option", "options", multiple=True, metavar="NAME=VALUE")
@click.option("--seed", type=int, default=1, show_default=True)
@click.option("--out", type=OUT)
@click.option("--tables", "markdown", type=OUT)
@click.option("--json", "numbers", type=OUT)
@click.option("--results", type=OUT)
@with_voice
@with_workforce
def report(
    game: str,
    bot: str,
    games: int,
    seats: int | None,
    each: str | None,
    options: tuple[str, ...],
    seed: int,
    out: Path | None,
    markdown: Path | None,
    numbers: Path | None,
    results: Path | None,
    voice: Voice,
    workforce: Workforce,
) -> None:
    """Say what bot games tell of a game, for each board: who begins, how long it takes, how it ends.

    Stopped and started again it goes on.
    """
    edition = edition_named(game)
    each = each or _boards_of(edition)
    files = {"html": out or Path(f"report-{edition.game}.html"), "md": markdown, "json": numbers}
    path = results or Path(f"report-{edition.game}.csv")
    wanted = _wanted(edition, _player(edition, bot, voice), games, seats, _kinds(edition, each, options), seed)
    for file in filter(None, (path, *files.values())):
        make_sure_of(file)
    _play(wanted, path, workforce, voice)
    found = _reported(edition, each, results_of(wanted, path))
    command = _command(game, bot=bot, games=games, seats=seats, each=each, option=options, seed=seed)
    _write(msgspec.structs.replace(found, command=command), files, voice)


def _boards_of(edition: Edition) -> str:
    """The option that takes a board of one's own, else the first one."""
    own = [option.name for option in edition.options if option.takes_file]
    return (own or [option.name for option in edition.options] or [PRINTING])[0]


def _kinds(edition: Edition, each: str, options: Sequence[str]) -> list[tuple[str, dict[str, Json]]]:
    """What is told apart: an edition and its options each."""
    if each != PRINTING:
        return [(edition.id, choice) for choice in choices_of(edition, each, options)]
    (fixed,) = choices_of(edition, None, options)
    return [(id, fixed) for id, other in EDITIONS.items() if other.game == edition.game]


def _player(edition: Edition, bot: str, voice: Voice) -> Contender:
    try:
        return contenders(edition.game, [bot])[0]
    except (UnknownBot, UnknownLevel, NoWeights) as refused:
        raise refusal(voice.say("report-no-such-bot", {"bot": bot})) from refused


def _wanted(
    edition: Edition,
    player: Contender,
    games: int,
    seats: int | None,
    kinds: Sequence[tuple[str, dict[str, Json]]],
    seed: int,
) -> list[Bout]:
    """All games, board by board; each has a seed of its own."""
    count = seats_for(edition, seats, [kinds[0][1]])
    return [
        Bout(
            series=player.name,
            number=number,
            edition=id,
            options=choice,
            contenders=(player,) * count,
            seed=(seed * 1_000_003 + kind) * 100_003 + number,
        )
        for kind, (id, choice) in enumerate(kinds)
        for number in range(games)
    ]


def _play(wanted: list[Bout], path: Path, workforce: Workforce, voice: Voice) -> None:
    try:
        done = len(results_of(wanted, path))
        with long_work() as progress, crew(workforce) as pool:
            bar = progress.add_task(voice.say("report-under-way", {}), total=len(wanted), completed=done)
            if done < len(wanted):
                load_kernel(wanted, pool)
            for _ in run(wanted, path, pool, played_with_luck):
                progress.update(bar, advance=1)
    except NotAnArena as refused:
        raise refusal(voice.say("report-other-file", {"file": str(path)})) from refused
    except KeyboardInterrupt:
        raise refusal(voice.say("report-stopped", {"file": str(path)})) from None


def _reported(edition: Edition, each: str, results: Sequence[BoutPlayed]) -> GameReport:
    def name_of(result: BoutPlayed) -> str:
        return result.edition.split("-")[1] if each == PRINTING else str(result.options.get(each, ""))

    return report_of(results, name_of, game=edition.game, each=each, is_cooperative=edition.is_cooperative)


def _command(game: str, **chosen: object) -> str:
    """What plays the same games again."""
    words = ["toychest", "report", game]
    for name, value in chosen.items():
        values = value if isinstance(value, tuple) else (value,)
        words += [f"--{name} {each}" for each in values if each is not None]
    return " ".join(words)


def _write(found: GameReport, files: dict[str, Path | None], voice: Voice) -> None:
    made = {
        "html": lambda: page(found, voice.language).encode(),
        "md": lambda: tables(found, voice.language).encode(),
        "json": lambda: msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n",
    }
    for kind, file in files.items():
        if file is not None:
            file.write_bytes(made[kind]())
            click.echo(voice.say("review-written", {"file": str(file)}))
