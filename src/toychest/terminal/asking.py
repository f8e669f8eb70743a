"""Before a game, at a keyboard: which game, and who plays it."""

from collections.abc import Mapping

from toychest.contract import Edition
from toychest.table.errors import NameTooLong, SeatsWrong
from toychest.terminal.desk import Desk
from toychest.terminal.refusals import ChoiceRefused, nearest, request_lines
from toychest.terminal.screen import QUIET, REFUSED
from toychest.terminal.seating import Sitter, levels_of, read_sitter, seated, sitters


def ask_game(editions: Mapping[str, Edition], desk: Desk) -> str | None:
    """The game that is typed, by its name; None after Enter alone. Raises `EndOfInput`."""
    games = list(dict.fromkeys(edition.game for edition in editions.values()))
    names = {name.lower(): game for game in games for name in (game, desk.voice.named(f"game-{game}", game))}
    while True:
        typed = desk.keyboard.ask(f"{desk.voice.say('terminal-which-game')} ")
        if not typed:
            return None
        if typed.lower() in names:
            return names[typed.lower()]
        said = desk.voice.say("terminal-game-unknown", {"text": typed})
        desk.screen.tell([said, *nearest(typed.lower(), games, desk.voice)], REFUSED)


def ask_sitters(edition: Edition, desk: Desk) -> list[Sitter]:
    """Who plays, seat by seat: names and bots. Raises `EndOfInput`."""
    usual = sitters((), (), None, edition, desk.voice)
    desk.say("terminal-who-plays")
    for level in levels_of(edition.game):
        desk.screen.write(f"{level.number} {level.name}", QUIET, indent=2)
    prompt = desk.voice.say("terminal-who-plays-prompt", {"names": [str(sitter) for sitter in usual]})
    while True:
        typed = desk.keyboard.ask(f"{prompt} ")
        try:
            return _read(typed, edition, desk) if typed else usual
        except ChoiceRefused as refused:
            desk.screen.tell(refused.lines, REFUSED)


def _read(typed: str, edition: Edition, desk: Desk) -> list[Sitter]:
    texts = [text.strip() for text in typed.split(",")]
    sitting = [read_sitter(text, edition.game, desk.voice) for text in texts if text]
    try:
        if len(sitting) not in edition.seat_counts:
            raise SeatsWrong(edition.seat_counts, len(sitting))
        seated(edition.game, sitting)
    except (SeatsWrong, NameTooLong) as refused:
        raise ChoiceRefused(request_lines(refused, desk.voice)) from refused
    return sitting
