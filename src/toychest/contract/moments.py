"""Moments: what is worth a look in a finished game, as its own game is asked to tell it; and why a hint advises a move.

A review finds out that a move was worth less than another, or that chance was kind, and a hint that a move is good;
only the game can say why, and it says only what it can prove. Where it says nothing, they say that much themselves.
"""

from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, Protocol, TypeAlias, TypeVar

import msgspec

from toychest.contract.rules import Event, Rules, Seat
from toychest.contract.saying import Said, Saying

MomentKind: TypeAlias = Literal["mistake", "slip", "hidden", "luck", "end"]
"""A better move was there; it was, for who remembers long ago; nobody could know; chance was kind; the last move."""

SELDOM: Final = 0.5
"""Odds up to which it is worth saying how seldom something comes."""


class Looked(msgspec.Struct, frozen=True, kw_only=True):
    """What was looked at: the state before, and the moves that were played or that chance brought.

    `seat` is whose decision it was, or whom chance helped most; of luck, `gain` is what its chance to win gained, and
    `odds` those of what came, where they were counted. Of a mistake or a slip `before` is a state that the seat could
    not tell from the truth, and `better` the better move with what it planned to do next; so whatever is said of it
    rests on what the seat knew, as long as nothing is said of what is hidden in it. `ages` says for how many entries
    the seat had known each fact of its memory, by the fact's path.
    """

    kind: MomentKind
    rules: Rules[Any, Any]
    seat: Seat
    before: Any
    moves: tuple[str, ...]
    better: tuple[str, ...] = ()
    gain: float = 0.0
    odds: float | None = None
    ages: dict[str, int] = {}

    @property
    def after(self) -> Any:
        """The state that these moves led to, each by whoever was to act."""
        state = self.before
        for move in self.moves:
            state, _ = self.rules.apply(state, self.rules.to_act(state)[0], self.rules.read_move(move))
        return state


class Trial(msgspec.Struct, frozen=True, kw_only=True):
    """Moves of one seat tried out, in a state that it cannot tell from the truth: where they lead, and what happens."""

    seat: Seat
    before: Any
    moves: tuple[str, ...]
    after: Any
    events: tuple[Event, ...]
    memory: Any = None

    @property
    def words(self) -> list[str]:
        """The first of the moves, word by word."""
        return self.moves[0].split(" ")

    def happened(self, kind: str) -> tuple[Event, ...]:
        """The events of this kind."""
        return tuple(event for event in self.events if event.kind == kind)


def tried(rules: Rules[Any, Any], before: Any, seat: Seat, moves: tuple[str, ...]) -> Trial:
    """These moves one after another, up to where the seat is not to act or the next of them is not legal."""
    state, done, events = before, list[str](), list[Event]()
    for text in moves:
        move = rules.read_move(text)
        if seat not in rules.to_act(state) or move not in rules.legal_moves(state, seat):
            break
        state, happened = rules.apply(state, seat, move)
        done.append(text)
        events += happened
    memory = rules.memory(before, seat)
    return Trial(seat=seat, before=before, moves=tuple(done), after=state, events=tuple(events), memory=memory)


Proof: TypeAlias = Callable[[Trial], dict[str, Said] | None]
"""What fills the sentence of a fact, if these moves prove it; None if they do not."""


def facts_of(game: str, proofs: Mapping[str, Proof], trial: Trial) -> tuple[Saying, ...]:
    """What can be proved of these moves, in the order of the proofs."""
    found = ((name, proof(trial)) for name, proof in proofs.items()) if trial.moves else ()
    return tuple(Saying(f"{game}-fact-{name}", args) for name, args in found if args is not None)


Teller: TypeAlias = Callable[[Looked], Saying | None]
"""Why something that was looked at is worth a look."""

Compared = TypeVar("Compared")


def reason_for(looked: Looked, *, of_chance: Teller, of_end: Teller, of_better: Teller) -> Saying | None:
    """By what was looked at: chance, the end, or a better move; of surprises a review says enough."""
    if looked.kind == "luck":
        return of_chance(looked)
    if looked.kind == "end":
        return of_end(looked)
    return of_better(looked) if looked.better else None


def strongest(proofs: Mapping[str, Callable[[Compared], bool]], compared: Compared) -> str | None:
    """The first of these that holds, the strongest first."""
    return next((kind for kind, is_so in proofs.items() if is_so(compared)), None)


class Moments(Protocol):
    """How a game tells its moments, and its facts."""

    def reason(self, looked: Looked) -> Saying | None:
        """Why it is worth a look, in one sentence; None where nothing can be proved."""

    def facts(self, trial: Trial) -> tuple[Saying, ...]:
        """What these moves do that can be proved, the strongest first: `id` hints at it, `id.told` says it."""


def with_odds(told: Saying, odds: float | None) -> Saying:
    """What chance brought, and how seldom it does, where that was counted and is seldom."""
    if odds is None or odds > SELDOM:
        return told
    return Saying("review-with-odds", {"told": told, "of": round(1 / odds)})


def with_age(told: Saying, age: int) -> Saying:
    """A reason, and for how many entries what it rests on had been known; nothing of that where it is 0."""
    return Saying("review-with-age", {"told": told, "age": age}) if age else told
