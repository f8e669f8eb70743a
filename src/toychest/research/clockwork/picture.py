"""The clockwork city as a picture: bridges, yards and spots, and below them what each seat has.

Pawns are the letters of their seats, A to D. Cards lie as their backs, or by name where the view shows them.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from toychest.games.clockwork.view import CityPointShown, CitySeatShown, CityView
from toychest.research.sheet import (
    GLOW,
    GOLD,
    INK,
    LINE,
    NIGHT,
    QUIET,
    SEATS,
    TEAL,
    WHITE,
    Point,
    bold,
    box,
    disc,
    left,
    line,
    outlined,
    sheet,
    word,
)

WIDE, BOARD, A_SEAT, HEAD = 1040.0, 776.0, 142.0, 46.0
WATER: Final = "#DCE8EE"
LETTERS: Final = "ABCD"
CARD: Final = 44.0, 52.0
FAMILIES: Final = {"flyer": SEATS[0], "breaker": SEATS[1], "airship": TEAL, "fuel": GOLD, "power": NIGHT}


def city_picture(view: CityView, names: Sequence[str], title: str) -> str:
    """The table as the seat of this view sees it."""
    fields = {field.number: field for field in view.board.fields}
    bridges = [[_at(fields[one]), _at(fields[other])] for one, other in view.board.paths]
    parts = [
        *_head(view, names),
        box((WIDE / 2, HEAD + 380), (1016, 768), WATER, corner=18),
        *(line(bridge, QUIET, 24) for bridge in bridges),
        *(line(bridge, "#EFE8DA", 19) for bridge in bridges),
        *(part for spot in view.board.spots for part in _spot(spot, view)),
        *_island(view),
        *(part for field in view.board.fields for part in _field(field, view)),
        *(part for seat in view.seats for part in _seat(seat, view, names)),
    ]
    return sheet(title, WIDE, HEAD + BOARD + A_SEAT * -(-len(view.seats) // 2) + 4, parts)


def _at(point: CityPointShown) -> Point:
    return 20 + point.x, HEAD + point.y


def _head(view: CityView, names: Sequence[str]) -> Iterator[str]:
    asked = view.question
    if view.is_over:
        state = "over"
    elif asked is None:
        state = "chance to move"
    else:
        state = f"{names[asked.seat]} to move: {asked.kind.replace('_', ' ')}"
    yield left(f"{view.board.name}: turn {view.turn}, {state}", (20, 24), 18, is_bold=True)
    for number, pips in enumerate(view.throw or ()):
        at = WIDE - 90 + 44 * number, 24
        yield box(at, (34, 34), WHITE, corner=7, more=outlined(INK, 2))
        yield bold(str(pips), at, 20)
    if view.special is not None:
        yield word(view.special, (WIDE - 120, 24), fill=TEAL, more='text-anchor="end"')


def _island(view: CityView) -> Iterator[str]:
    """The Towers, where they are drawn."""
    x, y = 20 + view.board.island[0], HEAD + view.board.island[1]
    for step, high in ((-34, 52), (0, 84), (34, 60)):
        yield box((x + step, y - high / 2 + 24), (26, high), NIGHT, corner=4)
    yield bold("Towers", (x, y + 40), 15, fill=NIGHT)
    yield word(f"{view.scrapped} scrapped", (x, y - 84), 14, fill=QUIET)


def _field(field: CityPointShown, view: CityView) -> Iterator[str]:
    """A stone of the bridge; white ones are larger: the Towers' `T`, and a yard's `Y` with its pile."""
    at, is_goal = _at(field), any(walk.field == field.number for walk in view.walks)
    is_yard, is_white = field.number in view.board.yards, field.number == view.board.towers
    radius = 25 if is_yard or is_white else 17
    edge = outlined(GLOW, 6) if is_goal else outlined(INK if is_yard or is_white else LINE, 2)
    yield disc(at, radius, WHITE if is_yard or is_white else "#E3D9C6", edge)
    if is_yard:
        yard = view.board.yards.index(field.number)
        yield bold(f"Y{yard + 1}", (at[0], at[1] - 7), 14)
        yield word(f"{view.piles[yard]} left", (at[0], at[1] + 9), 11)
    else:
        yield word("T" if is_white else str(field.number), at, 16 if is_white else 12, fill=INK if is_white else QUIET)
    yield from _pawns(at, [seat.seat for seat in view.seats if seat.field == field.number], radius)


def _pawns(at: Point, seats: Sequence[int], radius: float) -> Iterator[str]:
    """Side by side above a white field, on any other one in its middle."""
    for place, seat in enumerate(seats):
        x = at[0] + 25 * (place - (len(seats) - 1) / 2)
        spot = x, at[1] - (radius + 12 if radius > 20 else 0)
        yield disc(spot, 14, SEATS[seat], outlined(WHITE, 2.5))
        yield bold(LETTERS[seat], spot, 16, fill=WHITE)


def _spot(spot: CityPointShown, view: CityView) -> Iterator[str]:
    at, laid = _at(spot), [card for card in view.spots if card.spot == spot.number]
    is_asked = view.question is not None and view.question.spot == spot.number
    edge = outlined(GLOW, 5) if is_asked else outlined(LINE, 1.5, "" if laid else "4 4")
    yield box(at, (46, 54), NIGHT if laid else WATER, corner=6, more=edge)
    if laid and laid[0].kind is not None:
        yield from _card(at, laid[0].kind, view)
    else:
        yield word(str(spot.number), at, 14, fill=WHITE if laid else QUIET)


def _card(at: Point, kind: str, view: CityView) -> Iterator[str]:
    """By its family's colour, its name and how many there are of it."""
    shown = next(each for each in view.kinds if each.kind == kind)
    yield box(at, CARD, WHITE, corner=5, more=outlined(LINE, 1))
    yield box((at[0], at[1] - 17), (CARD[0] - 6, 12), FAMILIES.get(shown.family, QUIET), corner=3)
    yield bold(kind, (at[0], at[1] + 2), min(11, 64 / len(kind)))
    yield word(f"of {shown.copies}", (at[0], at[1] + 17), 10, fill=QUIET)


def _seat(seat: CitySeatShown, view: CityView, names: Sequence[str]) -> Iterator[str]:
    """Who it is, what lies before them, and their hand."""
    across, down = seat.seat % 2, seat.seat // 2
    x, y = 12 + 514 * across, HEAD + BOARD + A_SEAT * down
    is_on = view.question is not None and view.question.seat == seat.seat and not view.is_over
    yield box((x + 252, y + 67), (504, 134), WHITE, corner=12, more=outlined(GLOW, 5) if is_on else outlined(LINE, 1.5))
    yield disc((x + 26, y + 24), 14, SEATS[seat.seat])
    yield bold(LETTERS[seat.seat], (x + 26, y + 24), 16, fill=WHITE)
    you = " (you)" if view.you == seat.seat else ""
    yield left(f"{names[seat.seat]}{you}, {seat.character or 'no character yet'}", (x + 48, y + 24), is_bold=True)
    cards = seat.cards if seat.cards is not None else [""] * seat.hand_size
    yield from _cards((x + 34, y + 90), cards, view, 300)
    if seat.laid:
        yield left("laid", (x + 360, y + 50), 13, fill=QUIET)
        yield from _cards((x + 380, y + 90), seat.laid, view, 100)
    yield left(f"{seat.hand_size} in hand", (x + 14, y + 50), 13, fill=QUIET)


def _cards(at: Point, kinds: Sequence[str], view: CityView, room: float) -> Iterator[str]:
    """Side by side; closer together where there are many."""
    step = min(CARD[0] + 4, room / max(1, len(kinds) - 1))
    for number, kind in enumerate(kinds):
        spot = at[0] + step * number, at[1]
        if kind:
            yield from _card(spot, kind, view)
        else:
            yield box(spot, CARD, NIGHT, corner=5, more=outlined(WHITE, 1.5))
