"""Every complaint about a board that could not be played: which square or line, and what would mend it."""

from collections import Counter
from collections.abc import Iterator
from typing import Final

from toychest.contract import Complaint
from toychest.games.castle.board import CHAMBER, COLUMNS, GHOST_ROOM, KINDS, START, Board, Square
from toychest.games.castle.cards import DIRECTIONS
from toychest.games.castle.reach import reachable, steps_from
from toychest.games.own_file import meant

SYMBOLS: Final = ("moon", "heart", "key", "drop", "bell", "leaf", "flag", "sun", "fish", "tree", "bird", "boat")
"""The signs that can stand over a column: those that have a picture and a word in every language."""

MOST_ROWS: Final = 12
FEWEST_CHAMBERS: Final = 4
"""One for each treasure of a game (CAS R34)."""

TOWERS: Final = (3, 40)
"""The shortest and the longest tower."""


def complaints_about(board: Board) -> Iterator[Complaint]:
    """Everything that keeps this board from being played (CAS 1.2, CAS R20), in reading order."""
    shape = (*_about_symbols(board), *_about_lines(board))
    yield from shape
    shortest, longest = TOWERS
    if not shortest <= board.tower <= longest:
        yield Complaint(code="tower-length", facts={"tower": board.tower, "fewest": shortest, "most": longest})
    if not shape:
        yield from _about_kinds(board)
        yield from _about_walls(board)
        yield from _about_treasures(board)
        if len(board.squares(START)) == 1:
            yield from _about_reach(board)


def _about_symbols(board: Board) -> Iterator[Complaint]:
    if len(board.symbols) > len(SYMBOLS):
        yield Complaint(code="too-many-columns", facts={"columns": len(board.symbols), "most": len(SYMBOLS)})
    for symbol, times in Counter(board.symbols).items():
        if symbol not in SYMBOLS:
            facts = {"symbol": symbol, "meant": meant(symbol, SYMBOLS), "known": list(SYMBOLS)}
            yield Complaint(code="symbol-unknown", facts=facts)
        elif times > 1:
            yield Complaint(code="symbol-twice", facts={"symbol": symbol})


def _about_lines(board: Board) -> Iterator[Complaint]:
    if len(board.lines) > MOST_ROWS:
        yield Complaint(code="too-many-rows", facts={"rows": len(board.lines), "most": MOST_ROWS})
    for number, line in enumerate(board.lines, start=1):
        if len(line) != len(board.symbols):
            lengths = {"line": number, "letters": len(line), "columns": len(board.symbols)}
            yield Complaint(code="line-length", facts=lengths)
        for letter in dict.fromkeys(line[: len(COLUMNS)]):
            if letter not in KINDS:
                facts = {"letter": letter, "square": f"{COLUMNS[line.index(letter)]}{number}"}
                yield Complaint(code="letter-unknown", facts=facts)


def _about_kinds(board: Board) -> Iterator[Complaint]:
    starts = board.squares(START)
    if not starts:
        yield Complaint(code="no-start")
    if len(starts) > 1:
        yield Complaint(code="many-starts", facts={"squares": list(starts)})
    if len(board.chambers) < FEWEST_CHAMBERS:
        facts = {"chambers": len(board.chambers), "fewest": FEWEST_CHAMBERS}
        yield Complaint(code="too-few-chambers", facts=facts)
    if len(board.gates) == 1:
        yield Complaint(code="gate-alone", facts={"square": board.gates[0]})


def _about_walls(board: Board) -> Iterator[Complaint]:
    seen = set[frozenset[Square]]()
    for first, second in board.walls:
        facts = {"first": first, "second": second}
        strangers = [square for square in (first, second) if square not in board.kinds]
        if strangers:
            yield Complaint(code="wall-off-board", facts={**facts, "square": strangers[0]})
        elif second not in [board.neighbour(first, direction) for direction in DIRECTIONS]:
            yield Complaint(code="wall-apart", facts=facts)
        elif frozenset((first, second)) in seen:
            yield Complaint(code="wall-twice", facts=facts)
        seen.add(frozenset((first, second)))


def _about_treasures(board: Board) -> Iterator[Complaint]:
    for square, times in Counter(board.treasures).items():
        if square not in board.kinds:
            yield Complaint(code="treasure-off-board", facts={"square": square})
        elif board.kinds[square] != CHAMBER:
            yield Complaint(code="treasure-no-chamber", facts={"square": square})
        elif times > 1:
            yield Complaint(code="treasure-twice", facts={"square": square})
    if len(set(board.treasures)) < FEWEST_CHAMBERS <= len(board.chambers):
        facts = {"treasures": len(set(board.treasures)), "fewest": FEWEST_CHAMBERS}
        yield Complaint(code="too-few-treasures", facts=facts)


def _about_reach(board: Board) -> Iterator[Complaint]:
    """One complaint for each part of the castle that no way leads to."""
    reached = set(reachable(board))
    for square, kind in board.kinds.items():
        if kind != GHOST_ROOM and square not in reached:
            part = steps_from(board, square, "off").keys()
            reached |= part
            facts = {"square": square, "squares": [each for each in board.kinds if each in part]}
            yield Complaint(code="unreachable", facts=facts)
