"""The shelf: what can be played and chosen, with a sentence on each."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from toychest.bots.levels import levels_of
from toychest.contract import Edition
from toychest.terminal.console import Console
from toychest.terminal.heading import printing_words, value_words
from toychest.terminal.new_table import (
    flag_of,
    in_short,
    is_range,
    merged,
    option_value,
    read_pairs,
    written_choice,
    written_choices,
)
from toychest.terminal.players import rank_of
from toychest.terminal.refusals import ChoiceRefused, nearest
from toychest.terminal.screen import HOUSE, QUIET, REFUSED

LEARN: Final = "learn "
"""Before a game that is to be learnt."""


def list_games(editions: Mapping[str, Edition], console: Console) -> None:
    """Every game on the shelf, by number."""
    games = games_of(editions)
    console.say("terminal-games", HOUSE)
    for number, game in enumerate(games, start=1):
        name, tagline = console.voice.named(f"game-{game}", game), console.voice.named(f"game-{game}.tagline", "")
        console.screen.write(f"{number}  {game}: {name}. {tagline}", indent=2)
    console.say("terminal-games-how", command=console.command("play", games[0]))
    guided = [edition.game for edition in editions.values() if edition.guide is not None]
    if guided:
        console.say("terminal-games-learn", command=console.command("learn", guided[0]))


@dataclass(frozen=True, slots=True)
class GameChosen:
    """A game, to be played or to be learnt."""

    game: str
    is_learnt: bool = False


def games_of(editions: Mapping[str, Edition]) -> list[str]:
    """The games of these editions, each once."""
    return list(dict.fromkeys(edition.game for edition in editions.values()))


def ask_game(editions: Mapping[str, Edition], console: Console) -> GameChosen | None:
    """The game that is typed, by name or number, perhaps after `learn`; None after Enter. Raises `EndOfInput`."""
    games = games_of(editions)
    names = {str(number): game for number, game in enumerate(games, start=1)}
    names |= {name.lower(): game for game in games for name in (game, console.voice.named(f"game-{game}", game))}
    console.say("terminal-which-game")
    while True:
        typed = console.keyboard.ask("> ")
        if not typed:
            return None
        wanted = " ".join(typed.lower().split()).removeprefix(LEARN)
        if wanted in names:
            return GameChosen(names[wanted], is_learnt=typed.lower().startswith(LEARN))
        said = console.voice.say("terminal-game-unknown", {"text": wanted, "games": games})
        console.screen.tell([said, *nearest(wanted, games, console.voice)], REFUSED)


def list_choices(game: str, editions: Mapping[str, Edition], console: Console) -> None:
    """Printings, options and house rules of one game."""
    printings = [edition for edition in editions.values() if edition.game == game]
    console.say("terminal-printings", HOUSE)
    for edition in printings:
        console.screen.write(f"{edition.id}: {printing_words(edition, console.voice)}", indent=2)
        _help(f"{game}-printing-{edition.printing}.help", console)
    list_options(printings[0], console)
    _list_readings(printings[0], console)
    list_bots(game, console)


def list_bots(game: str, console: Console) -> None:
    """The levels of the bots that play this game, if there are any."""
    levels = levels_of(game)
    if levels:
        console.say("terminal-bots", HOUSE)
    for level in levels:
        console.screen.write(f"{level.number}: {level.name} ({console.voice.say(rank_of(level))})", indent=2)
        own = f"bot-level-{level.number}-{game}"
        _help(own if console.voice.has(own) else f"bot-level-{level.number}", console)


def list_options(edition: Edition, console: Console) -> None:
    """What can be chosen before play, each value with a sentence."""
    console.say("terminal-options", HOUSE)
    for option in edition.options:
        id = f"{edition.game}-option-{option.name}"
        console.screen.write(f"{flag_of(option)}: {console.voice.named(id, option.name)}", indent=2)
        if is_range(option.choices):
            _choice(written_choices(option), "", console, is_default=False)
            _choice(written_choice(option.default), "", console, is_default=True)
            continue
        numbers = [choice for choice in option.choices if type(choice) is int]
        if is_range(numbers):
            _choice(in_short(numbers)[0], console.voice.named(f"{id}-numbers", ""), console, is_default=False)
            _help(f"{id}-numbers.help", console)
        for choice in option.choices:
            if is_range(numbers) and choice in numbers:
                continue
            words = value_words(edition, option, choice, console.voice)
            _choice(written_choice(choice), words, console, is_default=choice == option.default)
            _help(f"{id}-{written_choice(choice)}.help", console)
        if option.takes_file:
            _choice("FILE", console.voice.named(f"{id}-file", ""), console, is_default=False)
            _help(f"{id}-file.help", console)


def _list_readings(edition: Edition, console: Console) -> None:
    if not edition.readings:
        return
    console.say("terminal-readings", HOUSE)
    for reading in edition.readings:
        id = f"{edition.game}-reading-{reading.name}"
        console.screen.write(f"{reading.name} ({reading.rule}): {console.voice.named(id, reading.name)}", indent=2)
        for choice in reading.choices:
            is_default = choice == edition.values[reading.name]
            _choice(choice, console.voice.named(f"{id}-{choice}", choice), console, is_default=is_default)
            _help(f"{id}-{choice}.help", console)


def _choice(typed: str, words: str, console: Console, *, is_default: bool) -> None:
    text = f"{typed}: {words}" if words and words != typed else typed
    console.screen.write(console.voice.say("terminal-default", {"text": text}) if is_default else text, indent=4)


def _help(id: str, console: Console) -> None:
    if console.voice.has(id):
        console.screen.write(console.voice.say(id), QUIET, indent=6)


def ask_choices(edition: Edition, console: Console) -> Mapping[str, str]:
    """Options of the edition as they are typed; those that are not are as usual. Raises `EndOfInput`."""
    chosen: Mapping[str, str] = {}
    if edition.options:
        console.say("terminal-choices-ask", example=example_of(edition))
    while edition.options:
        typed = console.keyboard.ask("> ")
        if not typed:
            break
        if typed == "?":
            list_options(edition, console)
            continue
        try:
            chosen = merged(chosen, _read(typed, edition, console), console.voice)
        except ChoiceRefused as refused:
            console.screen.tell(refused.lines, REFUSED)
    return chosen


def example_of(edition: Edition) -> str:
    """A choice that is not the usual one."""
    option = edition.options[0] if edition.options else None
    other = next((choice for choice in option.choices if choice != option.default), None) if option else None
    return "" if option is None else f"{option.name}={written_choice(other)}"


def _read(typed: str, edition: Edition, console: Console) -> Mapping[str, str]:
    texts = [_named(text.strip(), edition) for text in typed.split(",") if text.strip()]
    pairs = read_pairs(texts, "terminal-option-shape", example_of(edition), console.voice)
    for name, text in pairs.items():
        option_value(edition, name, text, console.voice)
    return pairs


def _named(text: str, edition: Edition) -> str:
    """A value alone with the name of the one option that offers it."""
    options = [option for option in edition.options if text.lower() in map(written_choice, option.choices)]
    return f"{options[0].name}={text}" if "=" not in text and len(options) == 1 else text
