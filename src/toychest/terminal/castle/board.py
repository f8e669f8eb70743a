"""The castle from above, in text.

    moon    heart     key        the signs of the columns
  ┌── a ───┬── b ───┬── c ───┐   their letters
1 │ S       @      1    T1 2 │   the way from a room through its gaps; numbers are planned steps
  ├──    ──┼──    ──┼────────┤   a gap is a door, a closed line is none
"""

from collections.abc import Iterator
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from toychest.games.castle.view import BlockShown, CastleView
from toychest.terminal.castle import paint
from toychest.terminal.castle.speech import column_of, row_of
from toychest.terminal.screen import GLOW, QUIET, Look
from toychest.terminal.voice import Voice

MARGIN = 4
"""Left of the first wall: the numbers of the rows."""

WIDEST, NARROWEST = 8, 3
"""Characters within a room."""

BESIDE = {"up": (0, -1), "right": (1, 0), "down": (0, 1), "left": (-1, 0)}
MARKS = {"S": ("S", QUIET), "O": ("O", paint.GATE), "w": ("w", paint.WAND)}


def room_width(columns: int, look: Look) -> int:
    """How wide a room may be; 0 if even the narrowest do not fit."""
    width = min(WIDEST, (look.width - MARGIN - 1) // columns - 1)
    return width if width >= NARROWEST else 0


@dataclass(frozen=True)
class Plan:
    """The board of a view, ready to be drawn in one look."""

    view: CastleView
    look: Look
    voice: Voice

    @property
    def width(self) -> int:
        """Characters within a room."""
        return room_width(len(self.view.board.symbols), self.look)

    @property
    def signs(self) -> paint.Signs:
        """What walls are made of."""
        return paint.signs_of(self.look)

    def lines(self) -> Iterator[Text]:
        """From the signs of the columns to the last wall."""
        rows = range(len(self.view.board.lines))
        yield self._axis()
        yield self._top()
        for row in rows:
            yield self._rooms(row)
            yield self._walls(row)

    def _axis(self) -> Text:
        """The signs of the columns, each in its colour."""
        line = Text(" " * MARGIN)
        for symbol in self.view.board.symbols:
            word = self.voice.named(f"castle-symbol-{symbol}", symbol)
            line.append(_centred(word, self.width + 1), paint.COLUMNS.get(symbol, ""))
        return line

    def _top(self) -> Text:
        """The outer wall, with the letters of the columns in it."""
        first, between, last = self.signs.top
        line = Text(" " * MARGIN)
        for column in range(len(self.view.board.symbols)):
            line.append(first if column == 0 else between, paint.WALL).append_text(self._lintel(column))
        return line.append(last, paint.WALL)

    def _lintel(self, column: int) -> Text:
        is_blocked = self._is_blocked((column, -1), (column, 0))
        side, letter, wall = "!" if is_blocked else " ", chr(ord("a") + column), self.signs.across
        name, left = f"{side}{letter}{side}", (self.width - 3) // 2
        colour = paint.COLUMNS.get(self.view.board.symbols[column], "")
        line = Text().append(wall * left, paint.WALL).append(name, paint.BLOCKED if is_blocked else f"bold {colour}")
        return line.append(wall * (self.width - left - len(name)), paint.WALL)

    def _rooms(self, row: int) -> Text:
        line = Text().append(f"{row + 1:>{MARGIN - 1}} ", "bold").append(*self._upright((-1, row), (0, row)))
        for column in range(len(self.view.board.symbols)):
            line.append_text(self._room(column, row))
            line.append(*self._upright((column, row), (column + 1, row)))
        return line

    def _upright(self, left: tuple[int, int], right: tuple[int, int]) -> tuple[str, str]:
        """The wall between two rooms side by side: nothing where there is a door."""
        if self._is_blocked(left, right):
            return "!", paint.BLOCKED
        return (" ", "") if self._has_door(left, right) else (self.signs.upright, paint.WALL)

    def _walls(self, row: int) -> Text:
        """The walls below a row of rooms, open where there is a door."""
        is_last = row == len(self.view.board.lines) - 1
        first, middle, last = self.signs.bottom if is_last else self.signs.middle
        line = Text(" " * MARGIN)
        for column in range(len(self.view.board.symbols)):
            line.append(first if column == 0 else middle, paint.WALL)
            line.append_text(self._wall((column, row), (column, row + 1)))
        return line.append(last, paint.WALL)

    def _wall(self, above: tuple[int, int], below: tuple[int, int]) -> Text:
        stub = max(1, (self.width - 4) // 2)
        middle = self.signs.across
        if self._is_blocked(above, below):
            middle = "!"
        elif self._has_door(above, below):
            middle = " "
        post, style = self.signs.across * stub, paint.BLOCKED if middle == "!" else paint.WALL
        return Text().append(post, paint.WALL).append(middle * (self.width - 2 * stub), style).append(post, paint.WALL)

    def _has_door(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        doors = self.view.board.doors
        return (_name(one), _name(other)) in doors or (_name(other), _name(one)) in doors

    def _is_blocked(self, one: tuple[int, int], other: tuple[int, int]) -> bool:
        block = self.view.plan.block if self.view.plan else None
        return block is not None and {one, other} == _sides(block)

    def _room(self, column: int, row: int) -> Text:
        """What stands in a room at its left, the planned steps at its right."""
        square = _name((column, row))
        if self.view.board.lines[row][column] == "X":
            return self._ghost_room()
        room = self._marks(square)
        steps = self._steps(square)[: max(0, self.width - room.cell_len)]
        numbers = steps.rstrip()
        room.append(" " * (self.width - room.cell_len - len(steps))).append(numbers, GLOW)
        room.append(steps[len(numbers) :])
        room.truncate(self.width)
        return room

    def _ghost_room(self) -> Text:
        fill = self.signs.haunted * self.width
        middle = self.width // 2
        return Text(fill[:middle] + "X" + fill[middle + 1 :], QUIET)

    def _marks(self, square: str) -> Text:
        """The sorcerer, the kind of the room and its treasure."""
        view, marks = self.view, Text(" " if self.width > NARROWEST else "")
        if view.sorcerer == square:
            marks.append("@", paint.SORCERER)
        kind = view.board.lines[row_of(square)][column_of(square)]
        if square in view.spent_wands:
            marks.append("(w)", QUIET)
        elif kind in MARKS:
            marks.append(*MARKS[kind])
        for number, treasure in enumerate(view.treasures, start=1):
            if treasure.square == square and not treasure.is_found:
                marks.append(f"T{number}", paint.TREASURE)
        return marks

    def _steps(self, square: str) -> str:
        """The numbers of the planned steps that end here, and a question that is open here."""
        plan = self.view.plan
        if plan is None:
            return ""
        moved = (step for step in plan.steps if step.kind in ("walk", "jump") and step.end == square)
        numbers = list(dict.fromkeys(str(step.number) for step in moved))
        asked = ["?"] if plan.question and plan.question.at == square else []
        steps = " ".join([*numbers, *asked])
        return f"{steps} " if steps and self.width > NARROWEST else steps


def _name(place: tuple[int, int]) -> str:
    return f"{chr(ord('a') + place[0])}{place[1] + 1}"


def _sides(block: BlockShown) -> set[tuple[int, int]]:
    """The two places, one of them perhaps off the board, on both sides of a blocked door."""
    column, row = column_of(block.at), row_of(block.at)
    right, down = BESIDE[block.direction]
    return {(column, row), (column + right, row + down)}


def _centred(word: str, width: int) -> str:
    """The word in the middle of so many characters, cut if it is longer."""
    if cell_len(word) > width:
        return set_cell_size(word, width - 1) + "."
    left = (width - cell_len(word)) // 2
    return set_cell_size(" " * left + word, width)
