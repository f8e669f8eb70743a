"""Games of Hush that break a law of hidden information, one each."""

from collections.abc import Sequence
from dataclasses import replace

import msgspec

from tests.conformance.hush import Happened, HushRules, view
from tests.conformance.hush.cards import KINDS, Cards, holds, names, with_card
from tests.conformance.hush.moves import Demand, Move, Peek, Swap
from tests.conformance.hush.state import Hush
from tests.conformance.hush.view import HushView
from toychest.contract import Draw, IllegalMove, Seat

NOTHING: frozenset[str] = frozenset()


class LeakingView(HushRules):
    def view(self, state: Hush, seat: Seat | None) -> HushView:
        return msgspec.structs.replace(super().view(state, seat), hands=tuple(map(names, state.hands)))


class LeakingEvent(HushRules):
    def taken(self, state: Hush, kind: str) -> Happened:
        after, (first, *rest) = super().taken(state, kind)
        return after, (msgspec.structs.replace(first, public=first.public | first.secret), *rest)


class LeakingMoveList(HushRules):
    def legal_moves(self, state: Hush, seat: Seat) -> Sequence[Move]:
        return [move for move in super().legal_moves(state, seat) if not is_hopeless(state, move)]


def is_hopeless(state: Hush, move: Move) -> bool:
    return isinstance(move, Demand) and not holds(state.hands[move.holder], move.kind)


class LeakingRefusal(HushRules):
    def refusal(self, state: Hush, seat: Seat, move: Move) -> IllegalMove | None:
        refusal = super().refusal(state, seat, move)
        if refusal is not None and isinstance(move, Swap) and holds(state.pile, move.kind):
            refusal.arguments = {"left": True}
        return refusal


class LosesACard(HushRules):
    def imagine(self, state: Hush, seat: Seat | None, draw: Draw, forgotten: frozenset[str] = NOTHING) -> Hush:
        imagined = super().imagine(state, seat, draw, forgotten)
        return replace(imagined, pile=(0, *imagined.pile[1:]))


class NeverVaries(HushRules):
    def imagine(self, state: Hush, seat: Seat | None, draw: Draw, forgotten: frozenset[str] = NOTHING) -> Hush:
        return state


class Peeks(HushRules):
    def imagine(self, state: Hush, seat: Seat | None, draw: Draw, forgotten: frozenset[str] = NOTHING) -> Hush:
        return super().imagine(state, seat, draw, forgotten) if draw(3) else state


class ForgetsTheOwnHand(HushRules):
    def imagine(self, state: Hush, seat: Seat | None, draw: Draw, forgotten: frozenset[str] = NOTHING) -> Hush:
        blind = msgspec.structs.replace(self.view(state, None), seat=seat)
        return view.imagined(blind, self.memory(state, seat), draw, forgotten)


class DealsByKind(HushRules):
    def imagine(self, state: Hush, seat: Seat | None, draw: Draw, forgotten: frozenset[str] = NOTHING) -> Hush:
        return view.imagined(self.view(state, seat), self.memory(state, seat), draw, forgotten, pick=by_kind)


def by_kind(unseen: Cards, draw: Draw) -> str:
    left = [kind for kind in KINDS if holds(unseen, kind)]
    return left[draw(len(left))]


class NeverForgets(HushRules):
    def imagine(self, state: Hush, seat: Seat | None, draw: Draw, forgotten: frozenset[str] = NOTHING) -> Hush:
        return super().imagine(state, seat, draw)


class LastingReveal(HushRules):
    def shown(self, state: Hush, holder: Seat, kind: str) -> Happened:
        after, events = super().shown(state, holder, kind)
        return after, tuple(msgspec.structs.replace(event, fleeting=False) for event in events)


class OnlookerSeesTheCard(HushRules):
    def view(self, state: Hush, seat: Seat | None) -> HushView:
        view = super().view(state, seat)
        return msgspec.structs.replace(view, demanded=str(state.shown)) if seat is None else view


class Forgetful(HushRules):
    """Whoever chooses a peek or a swap makes everybody forget what they alone were shown."""

    def apply(self, state: Hush, seat: Seat, move: Move) -> Happened:
        after, events = super().apply(state, seat, move)
        is_choice = isinstance(move, Peek | Swap)
        return replace(after, proven=after.proven[-1:] * len(after.proven)) if is_choice else after, events


class ClaimsTooMuch(HushRules):
    def shown(self, state: Hush, holder: Seat, kind: str) -> Happened:
        after, events = super().shown(state, holder, kind)
        return after.with_proof(holder, lambda known: with_card(known, kind), only=state.mover), events


class ForgetsThatCardsLeave(HushRules):
    def with_card_lost(self, state: Hush, seat: Seat, kind: str, to: Seat | None = None) -> Hush:
        return replace(super().with_card_lost(state, seat, kind, to), proven=state.proven)


class UnnamedReveal(HushRules):
    def demanded(self, state: Hush, holder: Seat, kind: str) -> Happened:
        after, events = super().demanded(state, holder, kind)
        return after, tuple(msgspec.structs.replace(event, reveals=(), fleeting=False) for event in events)


class SkipsTheQuestion(HushRules):
    """A rival with one answer is not asked: everybody learns that it had only one."""

    def apply(self, state: Hush, seat: Seat, move: Move) -> Happened:
        after, asked = super().apply(state, seat, move)
        if not isinstance(move, Peek) or len(self.legal_moves(after, move.holder)) > 1:
            return after, asked
        answer = self.legal_moves(after, move.holder)[0]
        after, answered = super().apply(after, move.holder, answer)
        return after, (*asked, *answered)


class SkipsTheQuestionInSilence(SkipsTheQuestion):
    def apply(self, state: Hush, seat: Seat, move: Move) -> Happened:
        after, events = super().apply(state, seat, move)
        return after, events[:1] if isinstance(move, Peek) else events


class LosesCardsOnDemand(HushRules):
    def demanded(self, state: Hush, holder: Seat, kind: str) -> Happened:
        after, events = super().demanded(state, holder, kind)
        return after.with_hand(state.mover, state.hands[state.mover]), events
