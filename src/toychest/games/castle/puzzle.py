"""A puzzle: one row to be played so that it takes the most treasures. Puzzles are TOML files:

board     = "castle"              # one of ours; left out: the board that the table chose
profile   = "base"                # left out: as the table chose; half_turns = true likewise
sorcerer  = "b1"                  # left out: the board's start
ghost     = 3                     # left out: 0
treasures = ["d1", "e2"]
row       = ["up", "gap", "loop"]
cards     = ["right", "down"]     # what may fill the gaps of the row, each once; left out where there is none
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

from toychest.contract import Complaint, Json
from toychest.games.castle.board import CHAMBER, GHOST_ROOM, Board, Square
from toychest.games.castle.cards import CARDS, Card
from toychest.games.own_file import are_texts, complaints_about_names, read_table, refuse

NEEDED: Final = ("treasures", "row")
NAMED: Final = ("board", "profile", "half_turns")
FIELDS: Final = (*NAMED, "sorcerer", "ghost", *NEEDED, "cards")
KINDS: Final = {"board": str, "profile": str, "half_turns": bool, "sorcerer": str, "ghost": int}
LONGEST_ROW: Final = 3  # CAS 2.1
GAP: Final = "gap"  # CAS R41
MOST_CARDS: Final = 6  # to fill gaps from: as many as one sees at a glance
FOLDER: Final = "puzzles"


@dataclass(frozen=True, slots=True)
class Puzzle:
    """Where everything lies before the row is planned. `named` are the choices that the puzzle makes for its table.

    None in the row is a gap; `cards` are what may fill it (CAS R41).
    """

    treasures: tuple[Square, ...]
    row: tuple[Card | None, ...]
    sorcerer: Square | None
    ghost: int
    named: tuple[tuple[str, Json], ...]
    cards: tuple[Card, ...] = ()

    @property
    def choices(self) -> Mapping[str, Json]:
        """The options that come with the puzzle."""
        return dict(self.named)

    @property
    def has_gap(self) -> bool:
        """CAS R41: whether a card is missing from the row."""
        return None in self.row

    def laid_after(self, place: int) -> tuple[Card, ...]:
        """The cards from this place on, up to the next gap or the end of the row."""
        end = self.row.index(None, place) if None in self.row[place:] else len(self.row)
        return tuple(card for card in self.row[place:end] if card is not None)

    def complaints_on(self, board: Board, escape: int) -> Iterator[Complaint]:
        """What of this puzzle does not fit a board (CAS R38)."""
        for square in self.treasures:
            if board.kinds.get(square) != CHAMBER:
                yield Complaint(code="puzzle-treasure", facts={"square": square})
        if self.sorcerer is not None and board.kinds.get(self.sorcerer, GHOST_ROOM) == GHOST_ROOM:
            yield Complaint(code="puzzle-sorcerer", facts={"square": self.sorcerer})
        if self.sorcerer in self.treasures:
            yield Complaint(code="puzzle-treasure-taken", facts={"square": self.sorcerer})
        if not 0 <= self.ghost < escape:
            yield Complaint(code="puzzle-ghost", facts={"ghost": self.ghost, "last": escape - 1})


def read_puzzle(text: str) -> Puzzle:
    """A puzzle from its TOML text. Raises `UnfitFile`."""
    return puzzle_of(read_table("puzzle", text))


def puzzle_of(table: Mapping[str, Any]) -> Puzzle:
    """A puzzle from its fields. Raises `UnfitFile`."""
    refuse("puzzle", _complaints_about(table))
    return Puzzle(
        treasures=tuple(Square(square) for square in plain(table["treasures"])),
        row=tuple(None if card == GAP else Card(card) for card in plain(table["row"])),
        sorcerer=Square(plain([table["sorcerer"]])[0]) if "sorcerer" in table else None,
        ghost=table.get("ghost", 0),
        named=tuple((name, table[name]) for name in NAMED if name in table),
        cards=tuple(Card(card) for card in plain(table.get("cards", []))),
    )


def _complaints_about(table: Mapping[str, Any]) -> Iterator[Complaint]:
    yield from complaints_about_names(table, FIELDS, NEEDED)
    for name in (*NEEDED, "cards"):
        if name in table and not are_texts(table[name]):
            yield Complaint(code="not-texts", facts={"field": name})
    row, treasures = table.get("row"), table.get("treasures")
    if row is not None and are_texts(row):
        yield from _complaints_about_row(plain(row), table.get("cards", []))
    if are_texts(treasures) and not (treasures and len(set(plain(treasures))) == len(treasures)):
        yield Complaint(code="puzzle-treasures", facts={})
    for name, kind in KINDS.items():
        if name in table and type(table[name]) is not kind:
            yield Complaint(code="field-mistyped", facts={"field": name, "kind": kind.__name__})


def _complaints_about_row(row: list[str], cards: Any) -> Iterator[Complaint]:
    if not (row and len(row) <= LONGEST_ROW and set(row) <= {*CARDS, GAP}):
        yield Complaint(code="puzzle-row", facts={"cards": ", ".join([*CARDS, GAP]), "most": LONGEST_ROW})
    elif are_texts(cards) and not _may_fill(plain(cards), row.count(GAP)):
        yield Complaint(code="puzzle-cards", facts={"cards": ", ".join(CARDS), "most": MOST_CARDS})


def _may_fill(cards: list[str], gaps: int) -> bool:
    """CAS R41: cards for every gap, and none where there is no gap."""
    return set(cards) <= set(CARDS) and gaps <= len(cards) <= (MOST_CARDS if gaps else 0)


def plain(texts: list[str]) -> list[str]:
    """Squares and cards as they are known, however somebody typed them."""
    return [text.strip().lower() for text in texts]


@cache
def load_puzzle(name: str) -> Puzzle:
    """A puzzle of our own, by name."""
    return read_puzzle(files(__package__).joinpath(FOLDER, f"{name}.toml").read_text(encoding="utf-8"))


def puzzle_names() -> tuple[str, ...]:
    """Every puzzle in our folder, in order."""
    listed = (file.name for file in files(__package__).joinpath(FOLDER).iterdir())
    return tuple(sorted(name.removesuffix(".toml") for name in listed if name.endswith(".toml")))


PUZZLES: Final = puzzle_names()
"""Our own puzzles, from easy to hard."""
