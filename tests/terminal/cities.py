"""Stage props for Clockwork City in the terminal: tables, pictures, and somebody who plays any game to its end."""

import random
from collections.abc import Sequence

from msgspec import structs

from tests.games.clockwork.stage import STANDARD, A
from tests.terminal.stage import Stage
from toychest.contract import Json, Seat
from toychest.games import EDITIONS
from toychest.games.clockwork.kinds import FLYERS, KINDS
from toychest.games.clockwork.showing import shown
from toychest.games.clockwork.state import City
from toychest.games.clockwork.view import CityPointShown, CityView, LaidShown
from toychest.table import Table, new_table
from toychest.terminal.clockwork.drawing import CityDrawing
from toychest.terminal.screen import SWEPT, Look
from toychest.terminal.telling import Teller
from toychest.terminal.voice import Voice

NAMES = ("Anna", "Ivo", "Mia", "Leo")
DRAWING = CityDrawing(Voice(), NAMES)
TELLER = Teller(EDITIONS[STANDARD], NAMES, Voice())


def city_table(seed: str = "7", seats: int = 2, edition: str = STANDARD, **options: Json) -> Table:
    """A city before its first entry."""
    return new_table(EDITIONS[edition], options, NAMES[:seats], seed)


def picture(state: City, seat: Seat | None = A, look: Look | None = None) -> list[str]:
    """The lines that this seat sees."""
    return drawn(shown(state, seat), look)


def drawn(view: CityView, look: Look | None = None, language: str = "en") -> list[str]:
    """The lines of this view."""
    lines = CityDrawing(Voice(language), NAMES).picture(view, look or Look())
    return [line.plain.rstrip() for line in lines]


def facts(state: City, seat: Seat | None = A) -> list[str]:
    """What is said to this seat."""
    return list(DRAWING.facts(shown(state, seat)))


def crowded(view: CityView) -> CityView:
    """As much as there can be: eight kinds in hand, many sets, thirty-six discards, everybody on one field."""
    full = {"hand_size": 8, "laid": [kind.value for kind in FLYERS], "character": "Bruno", "field": 8}
    seats = [structs.replace(seat, **full) for seat in view.seats]
    seats[0] = structs.replace(seats[0], cards=[kind.value for kind in KINDS[3:11]])
    spots = [LaidShown(spot=spot.number, kind="Umbrella") for spot in view.board.spots[:36]]
    return structs.replace(view, seats=seats, spots=spots, scrapped=6, is_endgame=True, throw=[6, 6], special="double")


def with_inner_spots(view: CityView) -> CityView:
    """The city with its spots among the bridges, where they are not drawn."""
    spots = [CityPointShown(number=spot.number, x=500, y=300) for spot in view.board.spots]
    return structs.replace(view, board=structs.replace(view.board, spots=spots))


def dense(view: CityView) -> CityView:
    """A city of 120 fields, each next to the last one; its yards are 8 and on, as on the forked board."""
    fields = [CityPointShown(number=at, x=150 + 46 * (at % 15), y=130 + 48 * (at // 15)) for at in range(120)]
    paths = [(at, at + 1) for at in range(119)]
    return structs.replace(view, board=structs.replace(view.board, fields=fields, paths=paths))


def guessed_moves(table: Table, luck: random.Random, most: int = 10_000) -> list[str]:
    """Legal moves from the start of this table to its end, or so many; clicks are none."""
    moves: list[str] = []
    while table.outcome is None and len(moves) < most:
        if table.waits_for is not None:
            table = table.open_turn(table.waits_for).table
            continue
        moves.append(luck.choice(table.legal_moves(table.to_act[0])))
        table = table.play(table.to_act[0], moves[-1]).table
    return moves


def finished(table: Table, moves: Sequence[str]) -> Table:
    """The table after these moves, and the clicks before them."""
    for move in moves:
        while table.waits_for is not None:
            table = table.open_turn(table.waits_for).table
        table = table.play(table.to_act[0], move).table
    return table


class AtTheTable:
    """Presses Enter at every curtain, before every throw and after whatever is shown once; else types these moves."""

    is_piped = False

    def __init__(self, table: Table, moves: Sequence[str]) -> None:
        self._table = table
        self._moves = list(moves)

    def ask(self, prompt: str) -> str:
        if not prompt.endswith("> "):
            return ""
        if self._table.waits_for is not None:
            self._table = self._table.open_turn(self._table.waits_for).table
            return ""
        if not self._moves:
            return "quit"
        move = self._moves.pop(0)
        self._table = self._table.play(self._table.to_act[0], move).table
        return move


def screens(table: Table, moves: Sequence[str], *, is_plain: bool = True) -> list[str]:
    """What stood on a terminal's screen from one clearing to the next, when these moves were typed."""
    stage = Stage(look=Look(is_terminal=True, is_plain=is_plain), is_piped=False)
    object.__setattr__(stage.console, "keyboard", AtTheTable(table, moves))
    stage.play(table)
    return stage.output.getvalue().split(SWEPT)
