"""`toychest play GAME`: any game of the chest in the terminal, its options made from its edition."""

from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

import click

from toychest.commands.help import SpokenCommand
from toychest.commands.learn import learn_at
from toychest.commands.play_until_stopped import play_until_stopped
from toychest.commands.refusal import PlainGroup, refusal
from toychest.commands.said import said, voice
from toychest.commands.terminal_options import TERMINAL_OPTIONS, opened_console
from toychest.contract import Edition, Option
from toychest.games import EDITIONS
from toychest.terminal.console import Console
from toychest.terminal.keyboard import EndOfInput
from toychest.terminal.new_table import (
    Wanted,
    edition_of,
    flag_of,
    merged,
    read_pairs,
    rule_shape,
    started_table,
    written_choices,
)
from toychest.terminal.players import ask_players
from toychest.terminal.refusals import ChoiceRefused
from toychest.terminal.shelf import ask_choices, ask_game, list_choices, list_games
from toychest.terminal.voice import Voice

SEATED = "toychest.seated"
"""Where a command notes in which order people and bots were typed."""

USUAL = (
    click.Option(["--edition"]),
    click.Option(["--printing"]),
    click.Option(["--seats"], type=int),
    click.Option(["--name", "names"], multiple=True, metavar="NAME"),
    click.Option(["--bot", "bots"], multiple=True, metavar="LEVEL"),
    click.Option(["--option", "pairs"], multiple=True, metavar="NAME=VALUE"),
    click.Option(["--rule", "rules"], multiple=True, metavar="NAME=VALUE"),
    click.Option(["--seed"]),
    click.Option(["--list", "is_listing"], is_flag=True),
    *TERMINAL_OPTIONS,
)


class Games(PlainGroup):
    """A command for each game; whoever names another is told which there are."""

    def resolve_command(self, ctx: click.Context, args: list[str]) -> Any:
        """The game that was named."""
        try:
            return super().resolve_command(ctx, args)
        except click.UsageError as refused:
            there = said("there-are", names=sorted(self.commands))
            vars(refused)["message"] += f" {there}"
            raise


@click.group(cls=Games, invoke_without_command=True, params=list(TERMINAL_OPTIONS))
@click.pass_context
def play(context: click.Context, data: Path | None, language: str | None, plain: bool) -> None:
    """Play in the terminal; without a game, say which there are, and ask at a keyboard."""
    if context.invoked_subcommand is None:
        with opened_console(data, language, plain) as console:
            list_games(EDITIONS, console)
            if not console.keyboard.is_piped:
                ask_and_play(console)


def ask_and_play(console: Console) -> None:
    """Whichever game is wanted, with whoever wants to play; nothing, if somebody leaves."""
    with suppress(EndOfInput, KeyboardInterrupt):
        chosen = ask_game(EDITIONS, console)
        if chosen is None:
            return
        if chosen.is_learnt:
            learn_at(console, chosen.game)
            return
        edition = edition_of(Wanted(chosen.game), EDITIONS, console.voice)
        players = tuple(ask_players(edition, console))
        _start(Wanted(chosen.game, players=players, options=ask_choices(edition, console)), console)


def game_command(game: str) -> click.Command:
    """`toychest play GAME`, with an option for each that its edition offers."""
    edition = next(edition for edition in EDITIONS.values() if edition.game == game)
    usual = {name for parameter in USUAL for name in parameter.opts}
    own = [OwnOption(game, option) for option in edition.options if flag_of(option) not in usual]

    def callback(**given: Any) -> None:
        _play(game, edition, given | {"order": click.get_current_context().meta[SEATED]})

    return PlayCommand(game, callback=callback, params=[*USUAL, *own], says="play-game")


class PlayCommand(SpokenCommand):
    """A command that knows in which order people and bots were typed: so they sit."""

    @property
    def sentence(self) -> str:
        """Which game it plays."""
        return said("help-play-game", game=voice().named(f"game-{self.name}", str(self.name)))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Read the words, and note who stands first among them."""
        typed = self.make_parser(ctx).parse_args(list(args))[2]
        ctx.meta[SEATED] = [parameter.name for parameter in typed if parameter.name in ("names", "bots")]
        return super().parse_args(ctx, args)


class OwnOption(click.Option):
    """An option of a game as an option of the command line; its sentence is looked up when somebody asks for help.

    A flag says what it does, not what is asked: "Special bases?" would read as the opposite of `--beginner`.
    """

    def __init__(self, game: str, option: Option) -> None:
        is_flag = isinstance(option.default, bool)
        metavar = None if is_flag else written_choices(option)
        flags = [flag_of(option), f"own_{option.name}"]
        super().__init__(flags, is_flag=is_flag, flag_value="true" if is_flag else None, default=None, metavar=metavar)
        self._about = f"{game}-option-{option.name}"

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """The option and what it decides."""
        self.help = voice().say(f"{self._about}-true.help" if self.is_flag else self._about)
        return super().get_help_record(ctx)


def _play(game: str, edition: Edition, given: Mapping[str, Any]) -> None:
    with opened_console(given["data"], given["language"], given["plain"]) as console:
        if given["is_listing"]:
            list_choices(game, EDITIONS, console)
            return
        try:
            wanted = _wanted(game, edition, given, console.voice)
        except ChoiceRefused as refused:
            raise refusal(*refused.lines) from refused
        _start(wanted, console)


def _start(wanted: Wanted, console: Console) -> None:
    try:
        table, records = started_table(wanted, EDITIONS, console.voice)
    except ChoiceRefused as refused:
        raise refusal(*refused.lines) from refused
    play_until_stopped(lambda: console.runner.start(table, records), console)


def _wanted(game: str, edition: Edition, given: Mapping[str, Any], voice: Voice) -> Wanted:
    """What was chosen. Raises `ChoiceRefused`."""
    example = next(iter(edition.options), None)
    shape = f"{example.name}={example.default}" if example else "NAME=VALUE"
    own = {option.name: given.get(f"own_{option.name}") for option in edition.options}
    return Wanted(
        game=game,
        edition=given["edition"],
        printing=given["printing"],
        seats=given["seats"],
        names=tuple(given["names"]),
        bots=tuple(given["bots"]),
        order=tuple(given["order"]),
        options=merged(
            read_pairs(given["pairs"], "terminal-option-shape", shape, voice),
            {name: value for name, value in own.items() if value is not None},
            voice,
        ),
        house_rules=read_pairs(given["rules"], "terminal-rule-shape", rule_shape(edition), voice),
        seed=given["seed"],
    )


for shelved in dict.fromkeys(edition.game for edition in EDITIONS.values()):
    play.add_command(game_command(shelved))
