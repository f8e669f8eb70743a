"""Stage props for Toy Battle in the terminal: tables, pictures, and somebody who plays any game to its end."""

import random
from collections.abc import Sequence

from msgspec import structs
from msgspec.structs import replace

from tests.games.toybattle.stage import RULES, STANDARD
from tests.terminal.stage import Stage
from toychest.contract import Json, Seat
from toychest.games import EDITIONS
from toychest.games.toybattle.showing import shown
from toychest.games.toybattle.state import Battle, Tile
from toychest.games.toybattle.terrain import BLUE, RED
from toychest.games.toybattle.troops import Troop
from toychest.games.toybattle.view import BattleView
from toychest.table import Table, new_table
from toychest.terminal.screen import Look
from toychest.terminal.telling import Teller
from toychest.terminal.toybattle.drawing import BattleDrawing
from toychest.terminal.voice import Voice

DRAWING = BattleDrawing(Voice())
TELLER = Teller(EDITIONS[STANDARD], ["Anna", "Ivo"], Voice())


def battle(seed: str = "7", edition: str = STANDARD, **options: Json) -> Table:
    """A battle before its first entry."""
    return new_table(EDITIONS[edition], options, ["Anna", "Ivo"], seed)


def picture(state: Battle, seat: Seat | None = BLUE, look: Look | None = None) -> list[str]:
    """The lines that this seat sees."""
    return drawn(shown(state, seat), look)


def facts(state: Battle, seat: Seat | None = BLUE) -> list[str]:
    """What is said to this seat."""
    return list(DRAWING.facts(shown(state, seat)))


def crowded(terrain: str, tiles: int = 3) -> BattleView:
    """So many tiles with the longest name on every base, all of them cut off."""
    state: Battle = RULES.setup(2, {"terrain": terrain})
    stacks = ((Tile(RED, Troop.SKULLY),) * tiles,) * len(state.stacks)
    view = shown(replace(state, stacks=stacks, agenda=()), BLUE)
    return structs.replace(view, sides=[structs.replace(side, connected=[]) for side in view.sides])


def drawn(view: BattleView, look: Look | None = None) -> list[str]:
    """The lines of this view."""
    return [line.plain.rstrip() for line in DRAWING.picture(view, look or Look())]


def opened(table: Table) -> Table:
    """The table with its tiles dealt."""
    return table if table.waits_for is None else table.open_turn(table.waits_for).table


def finished(table: Table, moves: Sequence[str]) -> Table:
    """The table after these moves."""
    table = opened(table)
    for move in moves:
        table = table.play(table.to_act[0], move).table
    return table


def guessed_moves(table: Table, luck: random.Random) -> list[str]:
    """Legal moves from the start of this table to its end."""
    table, moves = opened(table), []
    while table.outcome is None:
        seat = table.to_act[0]
        moves.append(luck.choice(table.legal_moves(seat)))
        table = table.play(seat, moves[-1]).table
    return moves


class AtTheCurtain:
    """Presses Enter at every curtain, and types these lines at every other prompt."""

    is_piped = False

    def __init__(self, lines: Sequence[str]) -> None:
        self._lines = [*lines, "quit"]

    def ask(self, prompt: str) -> str:
        return self._lines.pop(0) if prompt else ""


def curtained(table: Table, lines: Sequence[str], *, is_plain: bool = True) -> str:
    """Everything that a terminal was sent when these lines were played, with Enter at every curtain."""
    stage = Stage(look=Look(is_terminal=True, is_plain=is_plain), is_piped=False)
    object.__setattr__(stage.console, "keyboard", AtTheCurtain(lines))
    stage.play(table)
    return stage.output.getvalue()
