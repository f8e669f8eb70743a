"""A battle as a picture: the terrain on the left, both sides beside it.

Blue's tiles have corners, red's are round. A tile bears its strength (the joker `?`) and its name, a stack how many lie
there, and a tile without a line to its headquarters a broken border.
"""

from collections.abc import Iterator, Sequence
from math import atan2
from typing import Final

from toychest.games.toybattle.speech import gate_text, tiles_on
from toychest.games.toybattle.troops import Troop, strength
from toychest.games.toybattle.view import BattleView, PlaceShown, RegionShown, SideShown, TileShown
from toychest.research.sheet import (
    GLOW,
    GOLD,
    INK,
    LINE,
    QUIET,
    SEATS,
    TEAL,
    WHITE,
    Point,
    area,
    bold,
    box,
    disc,
    left,
    line,
    outlined,
    sheet,
    word,
)

BOARD: Final = 640.0, 720.0
WIDE, HIGH = 1000.0, 740.0
BESIDE: Final = 668.0
TILE: Final = 58.0
GROUND, GRASS, TAKEN = "#E4E9D6", "#F3F0E2", ("#D3E3F3", "#F6DAD6")
SHORT: Final = {"recall": "R", "draw": "D", "shove": "S", "exhume": "E", "nullify": "N", "suppress": "H"}
"""Of what a special base does; the key says which is which."""


def battle_picture(view: BattleView, names: Sequence[str], title: str) -> str:
    """The table as the seat of this view sees it."""
    places = {place.number: place for place in view.places}
    ground = box((BOARD[0] / 2 + 10, HIGH / 2), BOARD, GROUND, corner=18)
    parts = [
        ground,
        *(_region(region, view) for region in view.regions),
        *(line([_at(places[one]), _at(places[other])], QUIET, 7) for one, other in view.paths),
        *(line([_at(places[one]), _at(places[other])], WHITE, 3) for one, other in view.paths),
        *(part for region in view.regions for part in _medals(region, view)),
        *(part for place in view.places for part in _place(place, view)),
        *_panel(view, names),
    ]
    return sheet(title, WIDE, HIGH, parts)


def _at(place: PlaceShown) -> Point:
    return 10 + BOARD[0] * place.x / 100, 10 + BOARD[1] * place.y / 100


def _corners(region: RegionShown, view: BattleView) -> tuple[list[Point], Point]:
    """The bases around a region in the order of a walk around it, and its middle."""
    points = [_at(place) for place in view.places if place.number in region.bases]
    x, y = (sum(values) / len(points) for values in zip(*points, strict=True))
    return sorted(points, key=lambda point: atan2(point[1] - y, point[0] - x)), (x, y)


def _region(region: RegionShown, view: BattleView) -> str:
    corners, _ = _corners(region, view)
    return area(corners, GRASS if region.taken_by is None else TAKEN[region.taken_by])


def _medals(region: RegionShown, view: BattleView) -> Iterator[str]:
    """As many as the region has; taken ones are hollow, in the colour of whoever has them."""
    _, (x, y) = _corners(region, view)
    for number in range(region.medals):
        at = x + 24 * (number - (region.medals - 1) / 2), y
        if region.taken_by is None:
            yield disc(at, 10, GOLD, outlined(WHITE, 2))
            yield bold("1", at, 12, fill=WHITE)
        else:
            yield disc(at, 9, WHITE, outlined(SEATS[region.taken_by], 3))


def _place(place: PlaceShown, view: BattleView) -> Iterator[str]:
    at, tiles = _at(place), tiles_on(view, place.number)
    if view.question is not None and view.question.base == place.number:
        yield disc(at, 46, GLOW)
    if place.owner is not None:
        yield from _headquarters(place, view)
    else:
        yield disc(at, 27, WHITE, outlined(TEAL if place.special or place.gate else QUIET, 4))
        yield word(str(place.number), at, 18)
    if tiles:
        is_cut_off = place.owner is None and place.number not in view.sides[tiles[-1].seat].connected
        yield from _stack(at, tiles, is_cut_off)
        yield from _badge((at[0], at[1] + 39), str(place.number), WHITE, INK)
    marks = [SHORT[place.special]] if place.special else []
    marks += [gate_text(place.gate)] if place.gate is not None else []
    if marks:
        yield from _badge((at[0] - 33, at[1] - 27), " ".join(marks), TEAL, WHITE)


def _headquarters(place: PlaceShown, view: BattleView) -> Iterator[str]:
    """A keep with battlements, in its side's colour."""
    assert place.owner is not None, "the caller asks"
    (x, y), fill = _at(place), SEATS[place.owner]
    yield box((x, y + 5), (76, 44), fill, corner=4)
    for step in (-30, 0, 30):
        yield box((x + step, y - 21), (16, 14), fill, corner=2)
    if view.captured == place.number and view.captor is not None:
        yield from _tile((x, y), view.captor.troop, view.captor.seat, TILE * 0.8)
    else:
        yield bold(f"HQ {place.number}", (x, y + 5), 17, fill=WHITE)


def _stack(at: Point, tiles: Sequence[TileShown], is_cut_off: bool) -> Iterator[str]:
    """The visible tile on the edges of those below it."""
    for depth, tile in reversed(list(enumerate(reversed(tiles[:-1][-3:]), 1))):
        yield _blank((at[0] + 4 * depth, at[1] - 4 * depth), tile.seat, TILE)
    yield from _tile(at, tiles[-1].troop, tiles[-1].seat, TILE, is_cut_off)
    if len(tiles) > 1:
        yield from _badge((at[0] + 32, at[1] - 29), f"×{len(tiles)}", INK, WHITE)


def _blank(at: Point, seat: int, size: float, more: str = outlined(WHITE, 2)) -> str:
    return box(at, (size, size), SEATS[seat], corner=5 if seat == 0 else size / 2.4, more=more)


def _tile(at: Point, troop: str, seat: int, size: float, is_cut_off: bool = False) -> Iterator[str]:
    power = strength(Troop(troop))
    yield _blank(at, seat, size, outlined(INK if is_cut_off else WHITE, 3 if is_cut_off else 2, "5 5" * is_cut_off))
    yield bold("?" if power is None else str(power), (at[0], at[1] - size * 0.12), size * 0.46, fill=WHITE)
    yield bold(troop, (at[0], at[1] + size * 0.27), size * 0.21, fill=WHITE)


def _badge(at: Point, text: str, fill: str, ink: str) -> Iterator[str]:
    yield box(at, (12 + 8 * len(text), 20), fill, corner=10, more=outlined(LINE if fill == WHITE else WHITE, 1.5))
    yield bold(text, at, 13, fill=ink)


def _panel(view: BattleView, names: Sequence[str]) -> Iterator[str]:
    state = "over" if view.is_over else f"{names[view.turn_seat]} to move"
    yield left(f"{view.terrain}: turn {view.turn}", (BESIDE, 20), 16, fill=QUIET)
    yield left(state, (BESIDE, 42), 16, is_bold=True)
    for place, side in enumerate(reversed(view.sides)):
        yield from _side(side, view, names, 60 + 300 * place)
    special = sorted({place.special for place in view.places if place.special})
    if special and not view.is_beginner:
        yield left("  ".join(f"{SHORT[each]} {each}" for each in special), (BESIDE, 712), 14, fill=TEAL)
    if view.question is not None:
        yield left(f"asked: {view.question.effect} at {view.question.base}", (BESIDE, 684), 16, is_bold=True)


def _side(side: SideShown, view: BattleView, names: Sequence[str], top: float) -> Iterator[str]:
    """A side's medals, reserve, rack and discards."""
    is_on = side.seat == view.turn_seat and not view.is_over
    border = outlined(GLOW, 5) if is_on else outlined(LINE, 1.5)
    yield box((BESIDE + 158, top + 142), (316, 284), WHITE, corner=12, more=border)
    yield _blank((BESIDE + 30, top + 30), side.seat, 28)
    yield left(
        names[side.seat] + (" (you)" if view.you == side.seat else ""), (BESIDE + 54, top + 30), 18, is_bold=True
    )
    yield disc((BESIDE + 30, top + 68), 10, GOLD)
    yield left(f"{side.medals} of {view.objective} medals", (BESIDE + 54, top + 68))
    yield left(f"{side.reserve} in reserve", (BESIDE + 200, top + 68))
    yield from _rack(side, top + 112)
    if side.discards:
        lost = [f"{count}×{name}" for name in dict.fromkeys(side.discards) if (count := side.discards.count(name))]
        yield left("discarded", (BESIDE + 18, top + 224), 13, fill=QUIET)
        yield left(", ".join(lost[:4]), (BESIDE + 90, top + 224), 13)
        yield left(", ".join(lost[4:]), (BESIDE + 18, top + 246), 13)


def _rack(side: SideShown, top: float) -> Iterator[str]:
    """Tiles that this view sees, else backs, those first that everybody knows."""
    seen = side.tiles if side.tiles is not None else side.known
    held = [*seen, *[""] * (side.rack_size - len(seen))]
    for number, troop in enumerate(held):
        yield from _held((BESIDE + 40 + 48 * (number % 6), top + 48 * (number // 6)), troop, side.seat)
    if side.suppressed_size:
        yield left(f"{side.suppressed_size} suppressed", (BESIDE + 18, top + 90), 13, fill=QUIET)


def _held(at: Point, troop: str, seat: int) -> Iterator[str]:
    if troop:
        yield from _tile(at, troop, seat, 42)
    else:
        yield _blank(at, seat, 42, f'fill-opacity="0.35" {outlined(SEATS[seat], 2)}')
