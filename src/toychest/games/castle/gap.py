"""A gap in the row of a puzzle: the seat lays a card of its choice there (CAS R41)."""

from collections.abc import Iterator

from msgspec.structs import replace

from toychest.contract import Event, IllegalMove
from toychest.games.castle.cards import Card
from toychest.games.castle.laying import card_odds, counted, with_card_taken
from toychest.games.castle.moves import LayCard
from toychest.games.castle.puzzle import Puzzle
from toychest.games.castle.state import Castle, Happened, Plan, has_gap


def with_gaps(state: Castle, puzzle: Puzzle) -> Castle:
    """CAS R41: the row as the puzzle lays it, nothing planned, and the cards for its gaps in the stack."""
    return replace(state, row=puzzle.laid_after(0), stack=counted(state.terms, puzzle.cards), plan=Plan())


def gap_moves(state: Castle) -> Iterator[LayCard]:
    """CAS R41: every card that is left, also one with which the row cannot be walked."""
    return (LayCard(card) for card, _ in card_odds(state))


def gap_filled(state: Castle, card: Card) -> Happened:
    """CAS R41: the card lies in the first gap."""
    if LayCard(card) not in gap_moves(state):
        raise IllegalMove("not-for-gap", "CAS R41", card=card.value)
    facts = {"seat": state.row_seat, "place": len(state.row) + 1, "card": card.value}
    return with_card(state, card), (Event(kind="gap_filled", rule="CAS R41", public=facts),)


def with_card(state: Castle, card: Card) -> Castle:
    """The card in the first gap, and the row goes on to the next one."""
    puzzle = state.terms.puzzle
    assert puzzle is not None, "only the row of a puzzle has gaps"
    row = (*state.row, card)
    return replace(with_card_taken(state, card), row=(*row, *puzzle.laid_after(len(row))))


def fillings(state: Castle) -> Iterator[Castle]:
    """CAS R41: the row with its gaps filled in every way; the row itself if it has none."""
    if not has_gap(state):
        yield state
        return
    for move in gap_moves(state):
        yield from fillings(with_card(state, move.card))
