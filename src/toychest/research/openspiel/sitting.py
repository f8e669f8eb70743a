"""A state with what every seat was told on the way to it: what OpenSpiel calls an information state."""

import hashlib
from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, Final

import msgspec

from toychest.contract import CHANCE, Draw, Edition, Event, Kernel, Seat
from toychest.games import EDITIONS
from toychest.table import seen_event

IMAGINED: Final = "imagined"
"""What the past of the other seats is in an imagined truth: nobody knows what they were told there."""


@dataclass(frozen=True)
class Sitting:
    """One state of one game. `told` sums up, for each seat, everything that it was shown or chose; it never changes."""

    id: str
    state: Any
    told: tuple[str, ...]
    decisions: int = 0

    def __reduce__(self) -> tuple[type["Sitting"], tuple[Any, ...]]:
        """OpenSpiel writes states down; what was worked out on the way is worked out again."""
        return Sitting, (self.id, self.state, self.told, self.decisions)

    def __deepcopy__(self, memo: object) -> "Sitting":
        """Itself: OpenSpiel copies what a state has whenever it is cloned."""
        return self

    @property
    def edition(self) -> Edition:
        """Whose rules are played."""
        return _edition(self.id)

    @property
    def kernel(self) -> Kernel:
        """What numbers its moves."""
        return _kernel(self.id)

    @cached_property
    def actor(self) -> Seat | None:
        """The first seat that is to act, which may be chance; None when the game is over."""
        return next(iter(self.edition.rules.to_act(self.state)), None)

    @cached_property
    def moves(self) -> dict[int, Any]:
        """What may be played, by the kernel's numbers, in their order."""
        rules, actor = self.edition.rules, self.actor
        if actor is None:
            return {}
        legal = (
            [move for move, _ in rules.odds(self.state)] if actor == CHANCE else rules.legal_moves(self.state, actor)
        )
        return dict(sorted((self.kernel.move_id(self.state, move), move) for move in legal))

    @cached_property
    def odds(self) -> list[tuple[int, float]]:
        """What chance may bring, and how likely."""
        weights = {
            self.kernel.move_id(self.state, move): weight for move, weight in self.edition.rules.odds(self.state)
        }
        total = sum(weights.values())
        return [(number, weight / total) for number, weight in sorted(weights.items())]

    def after(self, number: int) -> "Sitting":
        """After the move of this number. Raises `IllegalMove` with the rule that forbids it, or `ValueError`."""
        actor = self.actor
        if actor is None:
            raise ValueError("the game is over: nobody is to act")
        if not 0 <= number < self.kernel.move_count:
            raise ValueError(f"expected a move from 0 to {self.kernel.move_count - 1}, got {number}")
        move = self.moves[number] if number in self.moves else self.kernel.move_at(self.state, number)
        state, events = self.edition.rules.apply(self.state, actor, move)
        chosen = self.edition.rules.write_move(move)
        told = tuple(
            _summed(before, chosen if seat == actor else "", events, Seat(seat))
            for seat, before in enumerate(self.told)
        )
        return Sitting(self.id, state, told, self.decisions + (actor != CHANCE))

    def imagined(self, seat: Seat, draw: Draw) -> "Sitting":
        """Another truth that this seat cannot tell from this one; what it was told stays."""
        state = self.edition.rules.imagine(self.state, seat, draw)
        told = tuple(before if at == seat else IMAGINED for at, before in enumerate(self.told))
        return Sitting(self.id, state, told, self.decisions)

    def view(self, seat: Seat | None) -> str:
        """What lies open to a seat now."""
        return msgspec.json.encode(self.edition.rules.view(self.state, seat)).decode()

    def memory(self, seat: Seat) -> str:
        """All that it could know: the view, what perfect recall proves, and a sum of everything that it was told."""
        return f"{self.view(seat)}\n{_json(self.edition.rules.memory(self.state, seat))}\n{self.told[seat]}"


def sitting(edition: Edition, state: Any, seats: int) -> Sitting:
    """Before the first move."""
    return Sitting(edition.id, state, ("",) * seats)


@cache
def _edition(id: str) -> Edition:
    return EDITIONS[id]


@cache
def _kernel(id: str) -> Kernel:
    kernel = _edition(id).kernel
    assert kernel is not None, "a game without a kernel is refused"
    return kernel()


def _summed(before: str, chosen: str, events: tuple[Event, ...], seat: Seat) -> str:
    seen = [seen_event(event, (seat,)) for event in events]
    facts = _json([[event.kind, event.public, event.secret] for event in seen])
    return hashlib.sha256(f"{before} {chosen} {facts}".encode()).hexdigest()[:16]


def _json(value: object) -> str:
    return msgspec.json.encode(value, order="deterministic").decode()
