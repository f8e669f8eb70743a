"""Who plays at a new table: people by their names, bots by their levels; typed with the command, or asked for."""

from collections.abc import Iterable, Sequence
from typing import Final, TypeAlias

from msgspec.structs import replace

from toychest.bots.levels import MOST_MEMORY, Level, level_of, levels_of
from toychest.contract import Edition
from toychest.table import SeatRecord, bot_seat
from toychest.table.errors import NameTooLong, SeatsWrong
from toychest.terminal.console import Console
from toychest.terminal.host_runner import person_seat
from toychest.terminal.prompt import read_number
from toychest.terminal.refusals import ChoiceRefused, nearest, request_lines
from toychest.terminal.screen import QUIET, REFUSED
from toychest.terminal.voice import Voice

Player: TypeAlias = str | Level
"""A person's name, or a bot."""

MEMORY: Final = "~"
"""Between a bot and how many entries it remembers, here as in the arena."""


def rank_of(level: Level) -> str:
    """The sentence that says how hard a level is, in a word or two that can be put in order."""
    return f"bot-rank-{level.number}"


def read_level(text: str, game: str, voice: Voice) -> Level:
    """A level by its number or its name, `6~60` with a memory of its own. Raises `ChoiceRefused`."""
    levels, (which, has_memory, memory) = levels_of(game), text.partition(MEMORY)
    for level in levels:
        if which.strip().lower() == level.name.lower() or read_number(which.strip()) == level.number:
            return replace(level, memory=_read_memory(memory, voice)) if has_memory else level
    offered = {"choices": [f"{level.number} {level.name}" for level in levels]}
    near = nearest(which.strip().capitalize(), [level.name for level in levels], voice)
    said = [voice.say("terminal-bot-unknown", {"text": text}), *near]
    raise ChoiceRefused([*said, voice.say("terminal-choice-offered", offered)])


def _read_memory(text: str, voice: Voice) -> int:
    entries = read_number(text.strip())
    if entries is None or entries > MOST_MEMORY:
        raise ChoiceRefused([voice.say("terminal-bot-memory", {"text": text, "most": MOST_MEMORY})])
    return entries


def read_player(text: str, game: str, voice: Voice) -> Player:
    """Whoever is meant where people and bots are typed alike. Raises `ChoiceRefused`."""
    names = [level.name.lower() for level in levels_of(game)]
    which = text.partition(MEMORY)[0].strip().lower()
    is_bot = read_number(which) is not None or which in names
    return read_level(text, game, voice) if is_bot else text


def players_wanted(
    names: Sequence[str],
    bots: Sequence[str],
    seats: int | None,
    edition: Edition,
    voice: Voice,
    order: Sequence[str] = (),
) -> list[Player]:
    """The people named and the bots, in this order of `names` and `bots`. Raises `ChoiceRefused`.

    If nobody is named, as many of our own as there are seats sit before the bots; if nobody says how many: one person,
    and as many more as the game needs beside the bots.
    """
    levels = [read_level(text, edition.game, voice) for text in bots]
    if seats is not None and (seats < len(levels) or (names and seats != len(names) + len(levels))):
        facts = {"seats": seats, "names": len(names), "bots": len(levels)}
        raise ChoiceRefused([voice.say("terminal-seats-bots" if levels else "terminal-seats-twice", facts)])
    people = max(1, min(edition.seat_counts) - len(levels)) if seats is None else seats - len(levels)
    own = [voice.named(f"home-name-{at}", str(at + 1)) for at in range(people)]
    if not names:
        return [*own, *levels]
    waiting: dict[str, list[Player]] = {"names": list(names), "bots": list(levels)}
    typed = [waiting[kind].pop(0) for kind in order]
    return [*typed, *waiting["names"], *waiting["bots"]]


def seated(game: str, players: Sequence[Player]) -> list[SeatRecord]:
    """Their seats; two bots of one level are told apart by a number. Raises `NameTooLong`."""
    records: list[SeatRecord] = []
    people = [player.strip() for player in players if isinstance(player, str)]
    for player in players:
        if isinstance(player, str):
            records.append(person_seat(player))
        else:
            records.append(_bot_seat(game, player, [*people, *(record.name for record in records)]))
    return records


def _bot_seat(game: str, level: Level, names: Iterable[str]) -> SeatRecord:
    """The bot's seat, its memory noted if that is not its level's."""
    is_usual = level.memory == level_of(game, level.number).memory
    return bot_seat(level.number, level.name, names, None if is_usual else level.memory)


def ask_players(edition: Edition, console: Console) -> list[Player]:
    """Who plays, seat by seat: names and bots. Raises `EndOfInput`."""
    usual = players_wanted((), (), None, edition, console.voice)
    console.say("terminal-who-plays")
    for level in levels_of(edition.game):
        console.screen.write(f"{level.number} {level.name}: {console.voice.say(rank_of(level))}", QUIET, indent=2)
    prompt = console.voice.say("terminal-who-plays-prompt", {"names": [str(player) for player in usual]})
    while True:
        typed = console.keyboard.ask(f"{prompt} ")
        try:
            return _read(typed, edition, console) if typed else usual
        except ChoiceRefused as refused:
            console.screen.tell(refused.lines, REFUSED)


def _read(typed: str, edition: Edition, console: Console) -> list[Player]:
    texts = [text.strip() for text in typed.split(",")]
    players = [read_player(text, edition.game, console.voice) for text in texts if text]
    try:
        if len(players) not in edition.seat_counts:
            raise SeatsWrong(edition.seat_counts, len(players))
        seated(edition.game, players)
    except (SeatsWrong, NameTooLong) as refused:
        raise ChoiceRefused(request_lines(refused, console.voice)) from refused
    return players
