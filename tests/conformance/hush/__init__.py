"""Hush: a tiny invented game of hidden hands, cards shown and hidden again, and a secret question (rules.md).

This file plays; view.py is what a seat sees, remembers and imagines.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from tests.conformance.hush import moves, view
from tests.conformance.hush.cards import KINDS, NONE, holds, names, with_card
from tests.conformance.hush.moves import EVERY_MOVE, Demand, Move, Peek, Show, Swap, Take
from tests.conformance.hush.state import DEALT, TURNS, Hush, Shown
from tests.conformance.hush.view import HushMemory, HushView
from toychest.contract import (
    CHANCE,
    Draw,
    Edition,
    Event,
    Game,
    IllegalMove,
    Json,
    Option,
    Outcome,
    Seat,
    UnknownOption,
)

HENS = Option(name="hens", choices=(2, 1), default=2)  # HUSH 1.1

Happened = tuple[Hush, tuple[Event, ...]]


class HushRules:
    edition = "hush-0"

    def setup(self, seats: int, options: Mapping[str, Json]) -> Hush:
        """HUSH 1.1."""
        for name, value in options.items():
            if name != HENS.name or value not in HENS.choices:
                raise UnknownOption(name, value, HENS.choices if name == HENS.name else ())
        pile = (4, 3, options.get(HENS.name, HENS.default))
        return Hush(hands=(NONE,) * seats, heap=NONE, pile=pile, proven=((NONE,) * seats,) * (seats + 1))

    def to_act(self, state: Hush) -> tuple[Seat, ...]:
        if state.is_over:
            return ()
        if state.taker is not None:
            return (CHANCE,)
        return (state.mover if state.asked is None else state.asked,)

    def outcome(self, state: Hush) -> Outcome | None:
        """HUSH 3.1."""
        if not state.is_over:
            return None
        points = tuple(max(hand) for hand in state.hands)
        places = tuple(1 + sum(other > own for other in points) for own in points)
        return Outcome(reason="hands-opened", rule="HUSH 3.1", points=points, places=places)

    def legal_moves(self, state: Hush, seat: Seat) -> Sequence[Move]:
        return [move for move in EVERY_MOVE if self.refusal(state, seat, move) is None]

    def odds(self, state: Hush) -> Sequence[tuple[Move, int]]:
        return [(move, state.pile[KINDS.index(move.kind)]) for move in self.takes(state)]

    def takes(self, state: Hush) -> list[Take]:
        return [move for move in self.legal_moves(state, CHANCE) if isinstance(move, Take)]

    def opens_turn(self, state: Hush) -> Seat | None:
        return None

    def refusal(self, state: Hush, seat: Seat, move: Move) -> IllegalMove | None:
        """Why not?"""
        if seat not in self.to_act(state):
            return IllegalMove("not-to-act", "HUSH 1.3", seat=seat)
        match move:
            case Take(kind) if seat == CHANCE:
                return None if holds(state.pile, kind) else IllegalMove("not-in-pile", "HUSH 1.2", kind=kind)
            case Show(kind) if state.asked is not None:
                return None if holds(state.hands[seat], kind) else IllegalMove("not-in-hand", "HUSH 2.2", kind=kind)
            case Peek(holder) | Demand(_, holder) if seat != CHANCE and state.asked is None:
                has_cards = holder in state.seats and holder != seat and state.hands[holder] != NONE
                return None if has_cards else IllegalMove("no-hand-there", "HUSH 2.6", holder=holder)
            case Swap(kind) if seat != CHANCE and state.asked is None:
                may_swap = holds(state.hands[seat], kind) and state.pile != NONE
                return None if may_swap else IllegalMove("no-swap", "HUSH 2.6", kind=kind)
            case _:
                return IllegalMove("not-now", "HUSH 2.1")

    def apply(self, state: Hush, seat: Seat, move: Move) -> Happened:
        refusal = self.refusal(state, seat, move)
        if refusal is not None:
            raise refusal
        match move:
            case Take(kind):
                return self.taken(state, kind)
            case Peek(holder):
                told = Event(kind="hand_asked", rule="HUSH 2.2", public={"by": seat, "holder": holder})
                return replace(state, asked=holder), (told,)
            case Show(kind):
                return self.shown(state, seat, kind)
            case Demand(kind, holder):
                return self.demanded(state, holder, kind)
            case Swap(kind):
                return self.laid_off(state, seat, kind)

    def taken(self, state: Hush, kind: str) -> Happened:
        """HUSH 1.2, 2.5: only the taker sees what it takes."""
        taker = state.taker
        assert taker is not None
        told = Event(
            kind="card_taken", rule="HUSH 1.2", public={"seat": taker}, secret={"card": kind}, seen_by=(taker,)
        )
        after = state.with_hand(taker, with_card(state.hands[taker], kind))
        after = replace(after, pile=with_card(state.pile, kind, -1), taker=None)
        in_hand = sum(map(sum, after.hands))
        if in_hand < DEALT * len(state.seats):
            return replace(after, taker=Seat(in_hand % len(state.seats))), (told,)
        is_dealing = state.heap == NONE
        return (after, (told,)) if is_dealing else self.turn_ended(after, told)

    def shown(self, state: Hush, holder: Seat, kind: str) -> Happened:
        """HUSH 2.2: that a card was shown lasts; which one, the two parties may only remember."""
        asker = state.mover
        answered = Event(kind="question_answered", rule="HUSH 2.2", public={"holder": holder})
        flashed = Event(
            kind="card_shown",
            rule="HUSH 2.2",
            secret={"card": kind},
            seen_by=(asker, holder),
            fleeting=True,
            reveals=(asker,),
        )
        one = with_card(NONE, kind)
        after = state.with_proof(holder, lambda known: tuple(map(max, known, one)), only=asker)
        return self.turn_ended(replace(after, asked=None, shown=Shown(kind, holder, asker)), answered, flashed)

    def demanded(self, state: Hush, holder: Seat, kind: str) -> Happened:
        """HUSH 2.3, 2.4: everybody learns the answer."""
        others = tuple(seat for seat in state.seats if seat != holder)
        facts = {"by": state.mover, "holder": holder, "card": kind}
        if not holds(state.hands[holder], kind):
            denied = Event(kind="demand_denied", rule="HUSH 2.3", public=facts, reveals=others)
            hand = names(state.hands[holder])
            looked = Event(kind="hand_shown", rule="HUSH 2.4", public={"hand": hand}, fleeting=True, reveals=others)
            after = replace(state, demanded=f"{kind} of {holder}: denied")
            return self.turn_ended(after.with_proof(holder, lambda _: state.hands[holder]), denied, looked)
        handed = Event(kind="card_handed_over", rule="HUSH 2.3", public=facts, reveals=others)
        after = replace(state, demanded=f"{kind} of {holder}: handed over")
        return self.turn_ended(self.with_card_lost(after, holder, kind, to=state.mover), handed)

    def laid_off(self, state: Hush, seat: Seat, kind: str) -> Happened:
        """HUSH 2.5."""
        told = Event(kind="card_laid_off", rule="HUSH 2.5", public={"seat": seat, "card": kind})
        after = replace(state, heap=with_card(state.heap, kind), taker=seat)
        return self.with_card_lost(after, seat, kind), (told,)

    def with_card_lost(self, state: Hush, seat: Seat, kind: str, to: Seat | None = None) -> Hush:
        """A card leaves a hand openly, perhaps for another hand."""
        after = state.with_hand(seat, with_card(state.hands[seat], kind, -1))
        after = after.with_proof(seat, lambda known: with_card(known, kind, -1) if holds(known, kind) else known)
        if to is None:
            return after
        after = after.with_hand(to, with_card(after.hands[to], kind))
        return after.with_proof(to, lambda known: with_card(known, kind))

    def turn_ended(self, state: Hush, *told: Event) -> Happened:
        """HUSH 3.1: after the last turn all hands are laid open."""
        after = replace(state, turn=state.turn + 1)
        if not after.is_over:
            return after, told
        hands = [names(hand) for hand in after.hands]
        opened = Event(kind="hands_opened", rule="HUSH 3.1", public={"hands": hands}, reveals=after.seats)
        return after, (*told, opened)

    def view(self, state: Hush, seat: Seat | None) -> HushView:
        return view.view_of(state, seat)

    def memory(self, state: Hush, seat: Seat | None) -> HushMemory:
        return view.memory_of(state, seat)

    def memory_holds(self, state: Hush, seat: Seat | None) -> bool:
        return view.memory_holds(state, seat)

    def imagine(self, state: Hush, seat: Seat | None, draw: Draw, forgotten: frozenset[str] = frozenset()) -> Hush:
        return view.imagined(self.view(state, seat), self.memory(state, seat), draw, forgotten)

    def pieces(self, state: Hush) -> Mapping[str, int]:
        return dict(zip(KINDS, state.box, strict=True))

    def write_move(self, move: Move) -> str:
        return moves.write_move(move)

    def read_move(self, text: str) -> Move:
        return moves.read_move(text)


HUSH = Edition(
    id=HushRules.edition,
    game="hush",
    rules=HushRules(),
    seat_counts=(2, 3),
    options=(HENS,),
    longest=3 * DEALT + 2 * TURNS * 3,
    view_type=HushView,
)

GAME = Game(name="hush", prefix="HUSH", package="tests.conformance.hush", editions={HUSH.id: HUSH})
