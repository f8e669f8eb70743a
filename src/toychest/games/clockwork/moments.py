"""Why a move of Clockwork City was better: only what the mover saw, and a perfect memory proves."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from toychest.contract import Event, Looked, MomentKind, Saying, Seat
from toychest.games.clockwork.agenda import Pointing
from toychest.games.clockwork.memory import CityMemory
from toychest.games.clockwork.speech import CitySpeech
from toychest.games.clockwork.state import City

SPARED: Final = ("discard", "give", "return", "swap")
"""Moves that part with a card."""

WAYS: Final = ("walk", "go", "stay")


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """The better move beside the one that was played, and what the mover remembered."""

    kind: MomentKind
    seat: Seat
    before: City
    memory: CityMemory
    better: list[str]
    played: list[str]
    after_better: City
    events_of_better: tuple[Event, ...]
    events_of_played: tuple[Event, ...]


class CityMoments:
    """The moments of the city."""

    def reason(self, looked: Looked) -> Saying | None:
        """The first that can be proved, the strongest first; of luck and surprises the review says enough."""
        if not looked.better:
            return None
        pair = _pair(looked)
        kind = next((kind for kind, is_so in PROOFS.items() if is_so(pair)), None)
        if kind is None:
            return None
        view: Any = looked.rules.view(looked.before, looked.seat)
        return Saying(f"clockwork-review-{kind}", {"move": CitySpeech().move(looked.better[0], view, is_now=True)})


def _pair(looked: Looked) -> Pair:
    better, played, rules = looked.better[0], looked.moves[0], looked.rules
    after_better, events_of_better = rules.apply(looked.before, looked.seat, rules.read_move(better))
    _, events_of_played = rules.apply(looked.before, looked.seat, rules.read_move(played))
    memory: Any = rules.memory(looked.before, looked.seat)
    return Pair(
        kind=looked.kind,
        seat=looked.seat,
        before=looked.before,
        memory=memory,
        better=better.split(" "),
        played=played.split(" "),
        after_better=after_better,
        events_of_better=events_of_better,
        events_of_played=events_of_played,
    )


def escapes(pair: Pair) -> bool:
    """The game was to be won at once (CLK 8.4)."""
    outcome = pair.after_better.outcome
    return outcome is not None and outcome.places[pair.seat] == 1


def finishes_machine(pair: Pair) -> bool:
    """A machine was to be laid down (CLK 8.1)."""
    return _lays(pair.events_of_better, pair.seat) and not _lays(pair.events_of_played, pair.seat)


def _lays(events: tuple[Event, ...], seat: Seat) -> bool:
    return any(event.kind == "set_laid" and event.public["seat"] == seat for event in events)


def was_shown_there(pair: Pair) -> bool:
    """The card that was sought had been shown on that spot, to all (CLK 4.2)."""
    task = pair.before.agenda[0]
    if not isinstance(task, Pointing) or pair.better[0] != "point":
        return False
    return pair.memory.spots.get(pair.better[1]) == task.kind.value


def was_shown_long_ago(pair: Pair) -> bool:
    """The same, for who remembers what is long past."""
    return pair.kind == "slip" and was_shown_there(pair)


def is_known_to_have_it(pair: Pair) -> bool:
    """What was seen and asked before proves that the rival has such a card (CLK 5.2)."""
    if pair.better[0] != "ask":
        return False
    _, rival, kind = pair.better
    least, _ = pair.memory.hands.get(rival, {}).get(kind, [0, 0])
    return least > 0


def asks(pair: Pair) -> bool:
    """Asking instead of something else."""
    return pair.better[0] == "ask" != pair.played[0]


def searches(pair: Pair) -> bool:
    """Searching instead of something else."""
    return pair.better[0] == "search" != pair.played[0]


def spares_another(pair: Pair) -> bool:
    """The same move with another card."""
    return pair.better[0] == pair.played[0] and pair.better[0] in SPARED


def goes_elsewhere(pair: Pair) -> bool:
    """Another way."""
    return pair.better[0] in WAYS and pair.played[0] in WAYS


def lays_elsewhere(pair: Pair) -> bool:
    """Another spot for the same card."""
    return pair.better[0] == pair.played[0] == "lay"


PROOFS: Final[dict[str, Callable[[Pair], bool]]] = {
    "escape": escapes,
    "machine": finishes_machine,
    "long-ago": was_shown_long_ago,
    "shown-there": was_shown_there,
    "known-to-have": is_known_to_have_it,
    "card": spares_another,
    "way": goes_elsewhere,
    "spot": lays_elsewhere,
    "ask": asks,
    "search": searches,
}
"""By the end of the id of their sentence."""
