"""What can be played and chosen, with a sentence on each."""

from collections.abc import Mapping

from toychest.contract import Edition
from toychest.terminal.desk import Desk
from toychest.terminal.heading import printing_words, value_words
from toychest.terminal.screen import HOUSE, QUIET
from toychest.terminal.seating import levels_of
from toychest.terminal.starting import flag_of, is_range, written_choice, written_choices


def list_games(editions: Mapping[str, Edition], desk: Desk) -> None:
    """Every game on the shelf."""
    games = list(dict.fromkeys(edition.game for edition in editions.values()))
    desk.say("terminal-games", HOUSE)
    for game in games:
        name, tagline = desk.voice.named(f"game-{game}", game), desk.voice.named(f"game-{game}.tagline", "")
        desk.screen.write(f"{game}: {name}. {tagline}", indent=2)
    desk.say("terminal-games-how", command=desk.command("play", games[0]))


def list_choices(game: str, editions: Mapping[str, Edition], desk: Desk) -> None:
    """Printings, options and house rules of one game."""
    printings = [edition for edition in editions.values() if edition.game == game]
    desk.say("terminal-printings", HOUSE)
    for edition in printings:
        desk.screen.write(f"{edition.id}: {printing_words(edition, desk.voice)}", indent=2)
        _help(f"{game}-printing-{edition.printing}.help", desk)
    _list_options(printings[0], desk)
    _list_readings(printings[0], desk)
    list_bots(game, desk)


def list_bots(game: str, desk: Desk) -> None:
    """The levels of the bots that play this game, if there are any."""
    levels = levels_of(game)
    if levels:
        desk.say("terminal-bots", HOUSE)
    for level in levels:
        desk.screen.write(f"{level.number}: {level.name}", indent=2)
        own = f"bot-level-{level.number}-{game}"
        _help(own if desk.voice.has(own) else f"bot-level-{level.number}", desk)


def _list_options(edition: Edition, desk: Desk) -> None:
    desk.say("terminal-options", HOUSE)
    for option in edition.options:
        id = f"{edition.game}-option-{option.name}"
        desk.screen.write(f"{flag_of(option)}: {desk.voice.named(id, option.name)}", indent=2)
        if is_range(option.choices):
            _choice(written_choices(option), "", desk, is_default=False)
            _choice(written_choice(option.default), "", desk, is_default=True)
            continue
        for choice in option.choices:
            words = value_words(edition, option, choice, desk.voice)
            _choice(written_choice(choice), words, desk, is_default=choice == option.default)
            _help(f"{id}-{written_choice(choice)}.help", desk)
        if option.takes_file:
            _choice("FILE", desk.voice.named(f"{id}-file", ""), desk, is_default=False)
            _help(f"{id}-file.help", desk)


def _list_readings(edition: Edition, desk: Desk) -> None:
    if not edition.readings:
        return
    desk.say("terminal-readings", HOUSE)
    for reading in edition.readings:
        id = f"{edition.game}-reading-{reading.name}"
        desk.screen.write(f"{reading.name} ({reading.rule}): {desk.voice.named(id, reading.name)}", indent=2)
        for choice in reading.choices:
            is_default = choice == edition.values[reading.name]
            _choice(choice, desk.voice.named(f"{id}-{choice}", choice), desk, is_default=is_default)
            _help(f"{id}-{choice}.help", desk)


def _choice(typed: str, words: str, desk: Desk, *, is_default: bool) -> None:
    text = f"{typed}: {words}" if words and words != typed else typed
    desk.screen.write(desk.voice.say("terminal-default", {"text": text}) if is_default else text, indent=4)


def _help(id: str, desk: Desk) -> None:
    if desk.voice.has(id):
        desk.screen.write(desk.voice.say(id), QUIET, indent=6)
