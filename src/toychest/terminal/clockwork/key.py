"""Below the city: what is in this game, by the letters of the board; and discards that do not fit round it."""

from collections.abc import Sequence
from typing import Final

from rich.text import Text

from toychest.games.clockwork.view import CityView
from toychest.terminal.clockwork import paint
from toychest.terminal.clockwork.rim import laid_label
from toychest.terminal.clockwork.speech import kind_words
from toychest.terminal.screen import QUIET
from toychest.terminal.voice import Voice

GAP: Final = "  "


def key_lines(view: CityView, voice: Voice, width: int) -> list[Text]:
    """`L Lacewing 4  U Umbrella 4`, with how many Scrap cards are out of the game."""
    parts = [_kind(shown.kind, shown.copies, view, voice) for shown in view.kinds]
    lines = flowing(parts, width)
    return [*lines, Text(voice.say("clockwork-endgame"), "bold")] if view.is_endgame and not view.is_over else lines


def _kind(kind: str, copies: int, view: CityView, voice: Voice) -> Text:
    part = Text(paint.LETTERS[kind], "bold").append(f" {kind_words(kind, voice)} {copies}", QUIET)
    if kind == "Scrap" and view.scrapped:
        part.append(f" ({voice.say('clockwork-terminal-out', {'count': view.scrapped})})", QUIET)
    return part


def discard_lines(view: CityView, voice: Voice, width: int) -> list[Text]:
    """`Discards: 3# 14L`, by their spots; nothing while none lies there."""
    laid = [laid_label(laid) for laid in sorted(view.spots, key=lambda laid: laid.spot)]
    return flowing([Text(f"{voice.say('clockwork-terminal-discards')}:", QUIET), *laid], width, " ") if laid else []


def flowing(parts: Sequence[Text], width: int, gap: str = GAP) -> list[Text]:
    """Parts one after another, none of them broken, in lines of such a width."""
    lines: list[Text] = []
    for part in parts:
        if lines and lines[-1].cell_len + len(gap) + part.cell_len <= width:
            lines[-1].append(gap).append_text(part)
        else:
            lines.append(part.copy())
    return lines
