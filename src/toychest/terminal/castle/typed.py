"""What somebody types of the castle, as notation: squares as they are told, arrows by where they shall point."""

import re
from collections.abc import Iterator

from toychest.games.castle.cards import QUARTERS, Direction, Turn, turned
from toychest.games.castle.view import CastleView
from toychest.terminal.voice import Voice

TURN = re.compile(r"\bturn ([1-9]) (up|down)\b")


def typed(text: str, view: CastleView, voice: Voice) -> str:
    """ "jump flag 3" is `jump g3`, "turn 3 up" the turn after which card 3 points up; all else stays as it is."""
    line = " ".join(text.split())
    for name, column in _columns(view, voice).items():
        line = re.sub(rf"\b{re.escape(name)} ?([1-9][0-9]?)\b", rf"{column}\1", line, flags=re.IGNORECASE)
    return TURN.sub(lambda found: _turn(found, view), line)


def _columns(view: CastleView, voice: Voice) -> dict[str, str]:
    """The letter of each column by its sign's name, in the reader's language and in English, the longest first.

    A name that means two columns in the two languages means neither.
    """
    known: dict[str, str | None] = {}
    for name, column in _names(view, voice):
        known[name] = column if known.get(name, column) == column else None
    return {name: known[name] or "" for name in sorted(known, key=len, reverse=True) if known[name]}


def _names(view: CastleView, voice: Voice) -> Iterator[tuple[str, str]]:
    for number, symbol in enumerate(view.board.symbols):
        for name in (symbol, voice.named(f"castle-symbol-{symbol}", symbol)):
            yield name.casefold(), chr(ord("a") + number)


def _turn(found: re.Match[str], view: CastleView) -> str:
    """By how the arrow was laid; what is no arrow is left for the rules to refuse."""
    place = int(found[1])
    laid = view.row[place - 1].laid if place <= len(view.row) else None
    if laid is None:
        return f"turn {place} left"
    wanted = next((turn for turn in QUARTERS if turned(Direction(laid), turn) == found[2]), Turn.LEFT)
    return f"turn {place} {wanted.value}"
