"""What stands at a place of the board.

17             an empty base
15R  12{1-2}   a special base; a gate and the strengths that it lets in
17[Hook4]      blue's Hook; (Hook4) is red's
17[Hook4]x2    on top of another tile
17[Ho4]        where there is no room for the name
17[Hook4]!     without a line to its headquarters
[#1] (#41)     headquarters
"""

from collections.abc import Callable

from rich.text import Text

from toychest.games.toybattle.speech import gate_text, tiles_on
from toychest.games.toybattle.view import BattleView, PlaceShown
from toychest.terminal.screen import GLOW
from toychest.terminal.toybattle import paint
from toychest.terminal.toybattle.tiles import short_text, tile_text, times


def place_label(view: BattleView, place: PlaceShown, room: int) -> Text:
    """Number, what is special about it, the visible tile and how many lie there; a name is cut where room is short."""
    label = _label(view, place, tile_text)
    return label if label.cell_len <= room else _label(view, place, short_text)


def _label(view: BattleView, place: PlaceShown, written: Callable[[str], str]) -> Text:
    label = _name(place)
    if place.gate is not None:
        label.append(f"{{{gate_text(place.gate)}}}", paint.SPECIAL)
    tiles = tiles_on(view, place.number)
    if tiles:
        top = tiles[-1]
        label.append(paint.signed(written(top.troop), top.seat), f"bold {paint.COLOURS[top.seat]}")
        label.append(times(len(tiles)))
        label.append(paint.CUT_OFF if is_cut_off(view, place) else "", f"bold {paint.COLOURS[top.seat]}")
    if is_asked(view, place):
        label.append(paint.ASKED, GLOW)
    return label


def _name(place: PlaceShown) -> Text:
    if place.owner is not None:
        name = paint.signed(f"{paint.HEADQUARTERS}{place.number}", place.owner)
        return Text(name, f"bold reverse {paint.COLOURS[place.owner]}")
    return Text(str(place.number), paint.NUMBER).append(paint.LETTERS.get(place.special or "", ""), paint.SPECIAL)


def is_cut_off(view: BattleView, place: PlaceShown) -> bool:
    """A base whose visible tile has no line to its headquarters."""
    tiles = tiles_on(view, place.number)
    return place.owner is None and bool(tiles) and place.number not in view.sides[tiles[-1].seat].connected


def is_asked(view: BattleView, place: PlaceShown) -> bool:
    """The effect of this place is offered now."""
    return view.question is not None and view.question.base == place.number
