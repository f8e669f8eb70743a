"""The castle as a picture: its rooms from above, the ghost's tower beside them, the row of cards below.

S start   star wand   arch gate   hatched ghost room   gold disc treasure   purple pawn sorcerer
"""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import cos, pi, sin
from typing import Final

from toychest.games.castle.view import CardShown, CastleView, TreasureShown
from toychest.research.sheet import (
    GLOW,
    GOLD,
    INK,
    LINE,
    NIGHT,
    QUIET,
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

ROOM: Final = 78.0
BESIDE, HEAD, CARDS = 46.0, 96.0, 230.0
STONE, FLOOR, HAUNTED = "#8A7D90", "#F1E9DC", "#B5A8C2"
ANGLES: Final = {"up": 0, "right": 90, "down": 180, "left": 270}
KINDS: Final = {"arrow": "#2F74BD", "loop": "#9A6A0B", "sorcerer": "#157F72", "ghost": "#7B3FA0", "gap": LINE}
DOOR: Final = 0.46
"""How much of a room's side a door is."""


def castle_picture(view: CastleView, names: Sequence[str], title: str) -> str:
    """The table as anybody sees it."""
    rows, columns = len(view.board.lines), len(view.board.symbols)
    wide, high = max(BESIDE + ROOM * columns + 190, 620.0), HEAD + ROOM * rows
    squares = [
        (f"{chr(97 + column)}{row + 1}", room)
        for row, text in enumerate(view.board.lines)
        for column, room in enumerate(text)
    ]
    parts = [
        *_head(view, names),
        *_names(view),
        *(part for square, room in squares for part in _floor(square, room, view)),
        *_walls(view),
        *_way(view),
        *(part for treasure in view.treasures for part in _treasure(treasure)),
        *_sorcerer(_at(view.sorcerer)),
        *_tower(view, BESIDE + ROOM * columns + 100, high - 10),
        *_row(view, high + 24, wide),
    ]
    return sheet(title, wide, high + CARDS, parts)


def _at(square: str) -> Point:
    column, row = ord(square[0]) - 97, int(square[1:]) - 1
    return BESIDE + ROOM * (column + 0.5), HEAD + ROOM * (row + 0.5)


def _head(view: CastleView, names: Sequence[str]) -> Iterator[str]:
    state = "over" if view.is_over else f"{names[view.row_seat]} to move"
    found = sum(treasure.is_found for treasure in view.treasures)
    yield left(f"{view.board.name}: row {view.row_number}, {state}", (16, 24), 18, is_bold=True)
    yield left(f"{found} of {view.treasures_sought} treasures found", (16, 50), fill=QUIET)


def _names(view: CastleView) -> Iterator[str]:
    """Of the columns, above; of the rows, on the left."""
    for column, symbol in enumerate(view.board.symbols):
        yield word(f"{chr(97 + column)} {symbol}", (BESIDE + ROOM * (column + 0.5), HEAD - 14), 13, fill=QUIET)
    for row in range(len(view.board.lines)):
        yield word(str(row + 1), (BESIDE - 20, HEAD + ROOM * (row + 0.5)), fill=QUIET)


def _floor(square: str, room: str, view: CastleView) -> Iterator[str]:
    (x, y), is_haunted = _at(square), room == "X"
    yield box((x, y), (ROOM, ROOM), HAUNTED if is_haunted else FLOOR)
    if is_haunted:
        for step in (-26, -13, 0, 13, 26):
            yield line([(x + step - 10, y + 30), (x + step + 10, y - 30)], WHITE, 3)
        yield from _ghost((x, y), 16)
    elif room == "S":
        yield bold("S", (x, y), 30, fill=LINE)
    elif room == "O":
        arch = f"M{x - 19:g} {y + 24:g}V{y - 4:g}a19 19 0 0 1 38 0V{y + 24:g}"
        yield f'<path d="{arch}" fill="#DDF0EC" {outlined(TEAL, 5)}/>'
    elif room == "w":
        is_spent = square in view.spent_wands
        yield _star((x, y), 24, WHITE if is_spent else GLOW, outlined(LINE if is_spent else GOLD, 2.5))


def _star(at: Point, size: float, fill: str, more: str) -> str:
    turns = [(size if step % 2 == 0 else size * 0.42, pi * step / 5) for step in range(10)]
    return area(
        [(round(at[0] + far * sin(turn), 1), round(at[1] - far * cos(turn), 1)) for far, turn in turns], fill, more
    )


def _walls(view: CastleView) -> Iterator[str]:
    """All around, and between rooms: open where there is a door."""
    for one, other in view.board.doors:
        (start, end), width = _side(one, other), (1 - DOOR) / 2
        yield line([start, _between(start, end, width)], STONE, 4)
        yield line([_between(start, end, 1 - width), end], STONE, 4)
    doors = {frozenset(pair) for pair in view.board.doors}
    for one, other in _neighbours(view):
        if frozenset((one, other)) not in doors:
            yield line(_side(one, other), STONE, 9)
    rows, columns = len(view.board.lines), len(view.board.symbols)
    middle = BESIDE + ROOM * columns / 2, HEAD + ROOM * rows / 2
    yield box(middle, (ROOM * columns, ROOM * rows), "none", corner=6, more=outlined(STONE, 9))


def _neighbours(view: CastleView) -> Iterator[tuple[str, str]]:
    rows, columns = len(view.board.lines), len(view.board.symbols)
    for row in range(rows):
        for column in range(columns):
            square = f"{chr(97 + column)}{row + 1}"
            if column + 1 < columns:
                yield square, f"{chr(98 + column)}{row + 1}"
            if row + 1 < rows:
                yield square, f"{chr(97 + column)}{row + 2}"


def _side(one: str, other: str) -> list[Point]:
    """The side that two neighbouring rooms share."""
    (x, y), (right, below) = _at(one), _at(other)
    middle = (x + right) / 2, (y + below) / 2
    along = (0.0, ROOM / 2) if y == below else (ROOM / 2, 0.0)
    return [(middle[0] - along[0], middle[1] - along[1]), (middle[0] + along[0], middle[1] + along[1])]


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share


def _treasure(treasure: TreasureShown) -> Iterator[str]:
    """In the corner of its chamber, so that the sorcerer stands beside it; a found one is hollow."""
    x, y = _at(treasure.square)
    at = x + 17, y - 18
    yield disc(at, 18, WHITE if treasure.is_found else GOLD, outlined(LINE if treasure.is_found else WHITE, 2))
    yield bold(treasure.picture, at, 10, fill=QUIET if treasure.is_found else WHITE)


def _sorcerer(at: Point) -> Iterator[str]:
    """A hat and a cloak."""
    x, y = at[0] - 6, at[1] + 6
    yield area([(x - 18, y + 26), (x - 7, y), (x + 7, y), (x + 18, y + 26)], NIGHT, outlined(WHITE, 2))
    yield disc((x, y - 4), 11, "#F4D8C0", outlined(NIGHT, 1.5))
    yield area([(x - 16, y - 9), (x + 1, y - 36), (x + 16, y - 9)], NIGHT, outlined(WHITE, 2))


def _ghost(at: Point, size: float) -> Iterator[str]:
    x, y = at
    hem = "".join(f"q{-size / 6:g} {-size / 3:g} {-size / 3:g} 0" for _ in range(6))
    outline = f"M{x - size:g} {y + size:g}V{y - size / 5:g}a{size:g} {size:g} 0 0 1 {2 * size:g} 0V{y + size:g}{hem}z"
    yield f'<path d="{outline}" fill="{WHITE}" {outlined(NIGHT, 2)}/>'
    for step in (-size / 3, size / 3):
        yield disc((x + step, y - size / 5), size / 7, NIGHT)


def _way(view: CastleView) -> Iterator[str]:
    """Where the row leads as it is planned, each step beside the last one."""
    steps = [] if view.plan is None or view.is_over else [step for step in view.plan.steps if step.start != step.end]
    squares = [steps[0].start, *(step.end for step in steps)] if steps else []
    points = [(x + 3 * number - 8, y + 3 * number + 10) for number, (x, y) in enumerate(map(_at, squares))]
    for start, end in pairwise(points):
        yield line([start, end], GLOW, 5)
    yield from (disc(point, 7, GLOW, outlined(INK, 1.5)) for point in points[-1:])


def _tower(view: CastleView, x: float, bottom: float) -> Iterator[str]:
    """One step for each; the ghost stands on one of them, and escapes on the last."""
    step = min(40.0, (bottom - HEAD - 20) / (view.board.tower + 1))
    for number in range(view.board.tower + 1):
        y, is_last = bottom - step * (number + 0.5), number == view.board.tower
        yield box((x, y), (70, step - 3), HAUNTED if is_last else "#E5DEEA", corner=4)
        yield word("out" if is_last else str(number), (x - 52, y), 13, fill=QUIET)
    yield from _ghost((x, bottom - step * (view.ghost + 0.5)), min(15, step / 2.2))
    yield word("ghost’s tower", (x, bottom + 18), 13, fill=QUIET)


def _row(view: CastleView, top: float, wide: float) -> Iterator[str]:
    """The cards as they lie now, then what the stack still holds."""
    step = min(84.0, (wide - 32) / max(view.row_size, len(view.row), 1))
    for number in range(max(view.row_size, len(view.row))):
        at = 16 + step * (number + 0.5), top + 76
        if number < len(view.row):
            yield from _card(at, view.row[number], step - 8)
        else:
            yield box(at, (step - 8, 100), "none", corner=8, more=outlined(LINE, 2, "6 6"))
        yield word(str(number + 1), (at[0], top + 12), 13, fill=QUIET)
    left_over = ", ".join(f"{count} {kind}" for kind, count in view.stack.items() if count)
    yield left(f"stack: {left_over or 'empty'}", (16, top + 152), 15)
    if view.plan is not None and view.plan.question is not None:
        asked = view.plan.question
        yield left(f"asked: {asked.kind} of card {asked.card} at {asked.at}", (16, top + 178), 15, fill=NIGHT)
    elif view.plan is not None and not view.plan.is_possible:
        yield left("no way to walk this row: the ghost climbs", (16, top + 178), 15, fill=NIGHT)


def _card(at: Point, card: CardShown, wide: float) -> Iterator[str]:
    fill = KINDS[card.kind]
    yield box(at, (wide, 100), WHITE, corner=8, more=outlined(fill, 3))
    direction = card.points or card.laid
    if direction is not None:
        yield _arrow((at[0], at[1] - 10), direction, fill)
    elif card.kind == "ghost":
        yield from _ghost((at[0], at[1] - 12), 18)
    else:
        yield bold({"loop": "↻", "sorcerer": "✥", "gap": "?"}.get(card.kind, "?"), (at[0], at[1] - 10), 40, fill=fill)
    yield word(card.kind, (at[0], at[1] + 36), 12, fill=QUIET)


def _arrow(at: Point, direction: str, fill: str) -> str:
    shape = '<path d="M0 -24L19 0H8V24H-8V0H-19Z"'
    return f'{shape} transform="translate({at[0]:g} {at[1]:g}) rotate({ANGLES[direction]})" fill="{fill}"/>'
