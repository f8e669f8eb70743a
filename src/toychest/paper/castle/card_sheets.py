"""Every card of a deck, nine to a sheet, with marks for straight cuts; and their backs for the other side."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from toychest.games.castle.cards import CARDS, Card
from toychest.paper.castle.card_face import HEIGHT, WIDTH, card_back, card_front
from toychest.paper.cut_marks import cut_marks
from toychest.paper.page import Page, Paper
from toychest.paper.shape import Group, PagePart
from toychest.paper.words import Words

ACROSS, DOWN = 3, 3
A_SHEET: Final = ACROSS * DOWN


def card_sheets(counts: Sequence[int], paper: Paper, words: Words, backs: bool, loop_runs: str = "2") -> Iterator[Page]:
    """`counts[i]` cards of `CARDS[i]`; with backs, each sheet is followed by the one to print on its other side."""
    deck = [card for card, count in zip(CARDS, counts, strict=True) for _ in range(count)]
    for first in range(0, len(deck), A_SHEET):
        cards = deck[first : first + A_SHEET]
        yield Page("cards", paper, (*_fronts(cards, paper, words, loop_runs), _marks(paper)))
        if backs:
            yield Page("backs", paper, (*_backs(len(cards), paper), _marks(paper)))


def _fronts(cards: Sequence[Card], paper: Paper, words: Words, loop_runs: str) -> Iterator[PagePart]:
    for place, card in enumerate(cards):
        yield _laid(card_front(card, words, loop_runs), paper, place % ACROSS, place // ACROSS)


def _backs(count: int, paper: Paper) -> Iterator[PagePart]:
    """From right to left: the paper is turned over its long edge."""
    for place in range(count):
        yield _laid(card_back(), paper, ACROSS - 1 - place % ACROSS, place // ACROSS)


def _laid(card: Group, paper: Paper, column: int, row: int) -> Group:
    left, top = _corner(paper)
    return replace(card, x=left + (column + 0.5) * WIDTH, y=top + (row + 0.5) * HEIGHT)


def _marks(paper: Paper) -> Group:
    left, top = _corner(paper)
    across = [left + WIDTH * i for i in range(ACROSS + 1)]
    return cut_marks(across, [top + HEIGHT * i for i in range(DOWN + 1)])


def _corner(paper: Paper) -> tuple[float, float]:
    return (paper.width - ACROSS * WIDTH) / 2, (paper.height - DOWN * HEIGHT) / 2
