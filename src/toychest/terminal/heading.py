"""The first lines of a table: who plays what, by which printing, choices and house rules."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from toychest.contract import Edition, Json, Option
from toychest.table import SeatRecord
from toychest.terminal.players import MEMORY
from toychest.terminal.screen import HOUSE, QUIET
from toychest.terminal.viewpoint import Viewpoint
from toychest.terminal.voice import Voice

NONE: Final = "none"
"""How an option says that it is left out."""


def show_heading(here: Viewpoint) -> None:
    """Game and table, players, printing, what was chosen, house rules, and how to win."""
    console, edition = here.console, here.edition
    game = console.voice.named(f"game-{edition.game}", edition.game)
    console.say("terminal-table", HOUSE, game=game, code=here.hosted.code)
    lines = [
        console.voice.say("terminal-players", {"names": player_words(here.names, here.hosted.records, console.voice)})
    ]
    if edition.printing != "standard":
        lines.append(console.voice.say("terminal-printing", {"printing": printing_words(edition, console.voice)}))
    lines += chosen_words(edition, here.table.header.options, console.voice)
    if here.table.terms.clock is not None:
        lines.append(console.voice.say("terminal-clock"))
    console.screen.tell(lines, QUIET)
    house_rules = house_rule_words(edition, console.voice)
    if house_rules:
        console.screen.tell([console.voice.say("terminal-house-rules"), *house_rules], QUIET)
    console.screen.tell([*here.drawing.goal(here.view)[:1], console.voice.say("terminal-help-offered")])


def player_words(names: Sequence[str], records: Sequence[SeatRecord], voice: Voice) -> list[str]:
    """Each name; a bot's with its level, and its memory if that is another."""
    return [
        name if record.bot is None else voice.say("terminal-bot", {"name": name, "level": _level_words(record)})
        for name, record in zip(names, records, strict=True)
    ]


def _level_words(record: SeatRecord) -> str:
    return f"{record.bot}" if record.bot_memory is None else f"{record.bot}{MEMORY}{record.bot_memory}"


def printing_words(edition: Edition, voice: Voice) -> str:
    """What a printing is called."""
    return voice.named(f"{edition.game}-printing-{edition.printing}", edition.printing)


def chosen_words(edition: Edition, options: Mapping[str, Json], voice: Voice) -> list[str]:
    """What was chosen, and what is as usual; yes, no and none only if chosen."""
    values = {option.name: options.get(option.name, option.default) for option in edition.options}
    chosen = [option for option in edition.options if values[option.name] != option.default]
    is_special = any(option.default == NONE for option in chosen)  # a puzzle brings its own board and cards
    usual = [] if is_special else [option for option in edition.options if option.default not in (False, True, NONE)]
    return [
        f"{voice.named(f'{edition.game}-option-{option.name}', option.name)} "
        f"{value_words(edition, option, values[option.name], voice)}"
        for option in edition.options
        if option in chosen or option in usual
    ]


def value_words(edition: Edition, option: Option, value: Json, voice: Voice) -> str:
    """A value of an option, in words where there are some; a number among names with what it counts."""
    id = f"{edition.game}-option-{option.name}"
    if type(value) is int and type(option.default) is not int:
        return voice.say(f"{id}-count", {"count": value})
    shown = "file" if isinstance(value, dict) else str(value).lower() if isinstance(value, bool) else str(value)
    return voice.named(f"{id}-{shown}", shown)


def house_rule_words(edition: Edition, voice: Voice) -> list[str]:
    """Each house rule: what it is about, and what is played."""
    return list(_house_rules(edition, voice))


def _house_rules(edition: Edition, voice: Voice) -> Iterator[str]:
    for name, value in edition.house_rules.items():
        id = f"{edition.game}-reading-{name}"
        yield f"{voice.named(id, name)} {voice.named(f'{id}-{value}', value)}"
