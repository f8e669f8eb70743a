"""The words of the city as the terminal draws and reads it: kinds, seats, places."""

from collections.abc import Sequence

from toychest.games.clockwork.speech import place_said
from toychest.games.clockwork.view import CityView
from toychest.terminal.clockwork import paint
from toychest.terminal.voice import Voice


def kind_words(kind: str, voice: Voice) -> str:
    """What a kind of card is called."""
    return voice.say("clockwork-kind", {"kind": kind})


def name_of(seat: int, names: Sequence[str], voice: Voice) -> str:
    """The name of whoever sits there; a seat without one is called by its letter."""
    return names[seat] if seat < len(names) else voice.say("terminal-seat", {"letter": paint.SEATS[seat]})


def place_of(field: int, view: CityView) -> str:
    """A field in notation: `towers`, `yard 3` or `33`."""
    if field == view.board.towers:
        return "towers"
    return f"yard {view.board.yards.index(field) + 1}" if field in view.board.yards else str(field)


def place_words(field: int, view: CityView, voice: Voice) -> str:
    """ "Yard 3"."""
    return voice.say("clockwork-place", place_said(place_of(field, view)))
