"""Laying a row: cards come off the stack one at a time, and go back when it is used up."""

from dataclasses import replace

from toychest.contract import Event, IllegalMove, Seat
from toychest.games.castle.cards import CARDS, Card
from toychest.games.castle.state import Castle, Plan, are_treasures_placed, is_row_complete


def counted(cards: tuple[Card, ...]) -> tuple[int, ...]:
    """How many of each face, in the order of CARDS."""
    return tuple(cards.count(card) for card in CARDS)


def card_laid(state: Castle, card: Card) -> tuple[Castle, tuple[Event, ...]]:
    """CAS 2.1: the next card of the row, taken from what is left in the stack."""
    if not are_treasures_placed(state):
        raise IllegalMove("treasures-first", "CAS 1.5", placed=len(state.treasures))
    if is_row_complete(state):
        raise IllegalMove("row-full", "CAS 2.1", cards=len(state.row))
    if not state.stack[CARDS.index(card)]:
        raise IllegalMove("not-in-stack", "CAS 1.6", card=card.value)
    row = (*state.row, card)
    facts = {"seat": state.row_seat, "place": len(row), "card": card.value}
    stack = tuple(count - (face is card) for count, face in zip(state.stack, CARDS, strict=True))
    return replace(state, row=row, stack=stack), (Event(kind="card_laid", rule="CAS 2.1", public=facts),)


def row_put_aside(state: Castle) -> tuple[Castle, tuple[Event, ...]]:
    """CAS 2.9: the row is used, and the next seat is on turn; an empty stack is shuffled anew (CAS 2.11, CAS R32)."""
    used = tuple(before + now for before, now in zip(state.used, counted(state.row), strict=True))
    next_seat = Seat((state.row_seat + 1) % state.terms.seats)  # CAS R1, CAS R35
    aside = replace(state, used=used, row=(), plan=Plan(), row_number=state.row_number + 1, row_seat=next_seat)
    if any(aside.stack):
        return aside, ()
    event = Event(kind="stack_shuffled", rule="CAS 2.11", public={"cards": sum(used)})
    return replace(aside, stack=used, used=(0,) * len(used)), (event,)
