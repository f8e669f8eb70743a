"""The ghost in its tower and the treasures, in text."""

from rich.text import Text

from toychest.games.castle.view import CastleView
from toychest.terminal.castle import paint
from toychest.terminal.screen import QUIET, Look
from toychest.terminal.voice import Voice


def ghost_line(view: CastleView, look: Look, voice: Voice) -> Text:
    """The tower, lying down: `The ghost 3 of 12 [###.........]`."""
    full, empty = paint.signs_of(look).bar
    climbed = max(0, min(view.ghost, view.board.tower))
    line = _ghost(view, voice).append(" [", QUIET)
    line.append(full * climbed, paint.CARDS["ghost"]).append(empty * (view.board.tower - climbed), QUIET)
    return line.append("]", QUIET)


def _ghost(view: CastleView, voice: Voice) -> Text:
    level = voice.say("castle-ghost-level", {"level": view.ghost, "tower": view.board.tower})
    return Text(f"    {voice.say('castle-ghost')} {level}")


def treasure_line(view: CastleView, look: Look, voice: Voice) -> Text:
    """How many are found, and what is still sought by its sign on the board, if there is room to name all."""
    counted = Text("    ").append_text(_counted(view, voice))
    line = counted.copy()
    for number, treasure in enumerate(view.treasures, start=1):
        if not treasure.is_found:
            line.append(f"  T{number}", paint.TREASURE).append(f" {voice.say(f'castle-picture-{treasure.picture}')}")
    return line if line.cell_len <= look.width else counted


def _counted(view: CastleView, voice: Voice) -> Text:
    found = sum(treasure.is_found for treasure in view.treasures)
    count = voice.say("castle-found", {"found": found, "of": view.treasures_sought})
    return Text(f"{voice.say('castle-find')}: {count}")


def pieces_line(view: CastleView, look: Look, voice: Voice) -> Text:
    """Ghost and treasures in one line: the tower if there is room for it, else only its numbers."""
    treasures = Text("  ").append_text(_counted(view, voice))
    line = ghost_line(view, look, voice).append_text(treasures)
    return line if line.cell_len <= look.width else _ghost(view, voice).append_text(treasures)
