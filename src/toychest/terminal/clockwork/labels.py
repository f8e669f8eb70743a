"""What stands at a field of the city.

17        a field
AB        pawns on it, instead of its number
17*A      where a walk may end, perhaps beside a pawn
Y3:5      yard 3 and its pile of five; Y3:5 AB with pawns there
T         the white field of the Towers
"""

from rich.text import Text

from toychest.games.clockwork.view import CityView
from toychest.terminal.clockwork import paint
from toychest.terminal.screen import GLOW


def pawns_on(view: CityView, field: int) -> Text:
    """The letters of those who stand there."""
    pawns = Text()
    for seat in view.seats:
        if seat.field == field:
            pawns.append(paint.SEATS[seat.seat], f"bold {paint.COLOURS[seat.seat]}")
    return pawns


def field_label(view: CityView, field: int, *, has_pawns: bool = True) -> Text:
    """White fields by the place behind them and with everybody there, others by a number or by who stands there."""
    pawns = pawns_on(view, field) if has_pawns else Text()
    star = paint.MAY_WALK if is_goal(view, field) else ""
    if is_white(view, field):
        return Text(" ").join(part for part in (_white(view, field).append(star, GLOW), pawns) if part)
    if pawns and not star:
        return pawns
    return Text(f"{field}{star}", GLOW if star else "").append_text(pawns)


def _white(view: CityView, field: int) -> Text:
    if field == view.board.towers:
        return Text(paint.TOWERS, paint.WHITE)
    yard = view.board.yards.index(field)
    return Text(f"{paint.YARD}{yard + 1}:{view.piles[yard]}", paint.WHITE)


def is_white(view: CityView, field: int) -> bool:
    """The Towers' field, or a yard's."""
    return field == view.board.towers or field in view.board.yards


def is_goal(view: CityView, field: int) -> bool:
    """Whether a walk of whoever is to travel may end there."""
    return any(walk.field == field for walk in view.walks)


def place_sign(view: CityView, field: int) -> str:
    """`T`, `Y3` or `17`, as on the board."""
    if field == view.board.towers:
        return paint.TOWERS
    return f"{paint.YARD}{view.board.yards.index(field) + 1}" if field in view.board.yards else str(field)
