"""Who sits where at a new table: people by their names, bots by their levels."""

from collections.abc import Sequence
from typing import TypeAlias

from toychest.bots.levels import LEVELS, Level, NoBots, level_of
from toychest.contract import Edition
from toychest.table import SeatRecord, bot_seat
from toychest.terminal.kept import person_seat
from toychest.terminal.refusals import ChoiceRefused, nearest
from toychest.terminal.voice import Voice
from toychest.terminal.wishes import read_number

Sitter: TypeAlias = str | Level
"""A person's name, or a bot."""


def levels_of(game: str) -> list[Level]:
    """The bots that play this game, the weakest first."""
    try:
        return [level_of(game, number) for number in LEVELS]
    except NoBots:
        return []


def read_level(text: str, game: str, voice: Voice) -> Level:
    """A level by its number or its name. Raises `ChoiceRefused`."""
    levels = levels_of(game)
    if not levels:
        raise ChoiceRefused([voice.say("terminal-bot-none")])
    for level in levels:
        if text.strip().lower() == level.name.lower() or read_number(text.strip()) == level.number:
            return level
    offered = {"choices": [f"{level.number} {level.name}" for level in levels]}
    near = nearest(text.strip().capitalize(), [level.name for level in levels], voice)
    said = [voice.say("terminal-bot-unknown", {"text": text}), *near]
    raise ChoiceRefused([*said, voice.say("terminal-choice-offered", offered)])


def read_sitter(text: str, game: str, voice: Voice) -> Sitter:
    """Whoever is meant where people and bots are typed alike. Raises `ChoiceRefused`."""
    names = [level.name.lower() for level in levels_of(game)]
    is_bot = read_number(text) is not None or text.lower() in names
    return read_level(text, game, voice) if is_bot else text


def sitters(
    names: Sequence[str], bots: Sequence[str], seats: int | None, edition: Edition, voice: Voice
) -> list[Sitter]:
    """The people named, or as many of our own as there are seats, then the bots. Raises `ChoiceRefused`.

    If nobody says how many: one person, and as many more as the game needs beside the bots.
    """
    levels = [read_level(text, edition.game, voice) for text in bots]
    if seats is not None and (seats < len(levels) or (names and seats != len(names) + len(levels))):
        facts = {"seats": seats, "names": len(names), "bots": len(levels)}
        raise ChoiceRefused([voice.say("terminal-seats-bots" if levels else "terminal-seats-twice", facts)])
    people = max(1, min(edition.seat_counts) - len(levels)) if seats is None else seats - len(levels)
    own = [voice.named(f"home-name-{at}", str(at + 1)) for at in range(people)]
    return [*(names or own), *levels]


def seated(sitting: Sequence[Sitter]) -> list[SeatRecord]:
    """Their seats; two bots of one level are told apart by a number. Raises `NameTooLong`."""
    records: list[SeatRecord] = []
    people = [sitter.strip() for sitter in sitting if isinstance(sitter, str)]
    for sitter in sitting:
        if isinstance(sitter, str):
            records.append(person_seat(sitter))
        else:
            records.append(bot_seat(sitter.number, sitter.name, [*people, *(record.name for record in records)]))
    return records
