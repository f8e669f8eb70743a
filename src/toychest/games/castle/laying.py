"""Laying a row: cards come off the stack one at a time, and go back when it is used up."""

from collections.abc import Sequence

from msgspec.structs import replace

from toychest.contract import Event, IllegalMove, Seat
from toychest.games.castle.cards import CARDS, Card, is_arrow
from toychest.games.castle.state import Castle, Happened, Plan, are_treasures_placed, is_row_complete
from toychest.games.castle.terms import Terms


def counted(terms: Terms, cards: Sequence[Card]) -> tuple[int, ...]:
    """How many of each face lie in a pile, in the order of CARDS."""
    faces = [face_in_pile(terms, card) for card in cards]
    return tuple([faces.count(face) for face in CARDS])


def face_in_pile(terms: Terms, card: Card) -> Card:
    """CAS R36: where an arrow gets its direction as it is laid, all arrows of a pile are counted as one face."""
    is_one_kind = terms.readings.arrow_source == "random_on_draw" and is_arrow(card)
    return Card.UP if is_one_kind else card


def whole_stack(terms: Terms) -> tuple[int, ...]:
    """CAS 1.6: all cards of the box."""
    cards = [card for card, count in zip(CARDS, terms.box.cards, strict=True) for _ in range(count)]
    return counted(terms, cards)


def card_odds(state: Castle) -> tuple[tuple[Card, int], ...]:
    """CAS 2.1: each face by its count in the stack; an arrow of no direction falls each way alike (CAS R36)."""
    terms, stack = state.terms, state.stack
    if terms.readings.arrow_source == "printed_directions":
        return tuple([(card, count) for card, count in zip(CARDS, stack, strict=True) if count])
    ways = sum(map(is_arrow, CARDS))
    weights = ((card, _in_stack(terms, stack, card) * (1 if is_arrow(card) else ways)) for card in CARDS)
    return tuple([(card, weight) for card, weight in weights if weight])


def _in_stack(terms: Terms, stack: tuple[int, ...], card: Card) -> int:
    return stack[CARDS.index(face_in_pile(terms, card))]


def card_laid(state: Castle, card: Card) -> Happened:
    """CAS 2.1: the next card of the row, taken from what is left in the stack."""
    if not are_treasures_placed(state):
        raise IllegalMove("treasures-first", "CAS 1.5", placed=len(state.treasures))
    if is_row_complete(state):
        raise IllegalMove("row-full", "CAS 2.1", cards=len(state.row))
    if not _in_stack(state.terms, state.stack, card):
        raise IllegalMove("not-in-stack", "CAS 1.6", card=card.value)
    row = (*state.row, card)
    facts = {"seat": state.row_seat, "place": len(row), "card": card.value}
    laid = Event(kind="card_laid", rule="CAS 2.1", public=facts)
    after, shuffled = _refilled(replace(with_card_taken(state, card), row=row))
    return after, (laid, *shuffled)


def with_card_taken(state: Castle, card: Card) -> Castle:
    """The state with one card of this face fewer in the stack."""
    stack, face = state.stack, CARDS.index(face_in_pile(state.terms, card))
    return replace(state, stack=(*stack[:face], stack[face] - 1, *stack[face + 1 :]))


def _refilled(state: Castle) -> Happened:
    """CAS R31: if a short row is not played, the used cards are shuffled to fill it."""
    is_short = len(state.row) < state.terms.box.row and not any(state.stack) and any(state.used)
    if state.terms.readings.short_row == "two_cards" or not is_short:
        return state, ()
    return _shuffled(state, "CAS R31")


def _shuffled(state: Castle, rule: str) -> Happened:
    event = Event(kind="stack_shuffled", rule=rule, public={"cards": sum(state.used)})
    return replace(state, stack=state.used, used=(0,) * len(state.used)), (event,)


def row_put_aside(state: Castle) -> Happened:
    """CAS 2.9: the row is used, and the next seat is on turn; an empty stack is shuffled anew (CAS 2.11, CAS R32)."""
    used = tuple(before + now for before, now in zip(state.used, counted(state.terms, state.row), strict=True))
    next_seat = Seat((state.row_seat + 1) % state.terms.seats)  # CAS R1, CAS R35
    spent = () if state.terms.readings.wand_reuse == "once_per_turn" else state.spent  # CAS R13
    aside = replace(
        state, used=used, row=(), plan=Plan(), row_number=state.row_number + 1, row_seat=next_seat, spent=spent
    )
    return (aside, ()) if any(aside.stack) else _shuffled(aside, "CAS 2.11")
