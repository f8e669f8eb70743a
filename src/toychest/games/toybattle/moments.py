"""Why a move of Toy Battle was better: only what the board and the mover's own rack prove."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from toychest.contract import Event, Looked, Rules, Saying, Seat
from toychest.games.toybattle.connection import connected, in_reach
from toychest.games.toybattle.moves import Move
from toychest.games.toybattle.speech import BattleSpeech
from toychest.games.toybattle.state import Battle, other, rack_size
from toychest.games.toybattle.terrain import Place

AIMED: Final = ("discard", "shove", "recall", "exhume")
"""Effects that choose among several."""


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """The better move beside the one that was played: what both lead to on the board."""

    seat: Seat
    before: Battle
    better: list[str]
    played: list[str]
    after_better: Battle
    after_played: Battle
    events_of_better: tuple[Event, ...]
    events_of_played: tuple[Event, ...]


class BattleMoments:
    """The moments of a battle."""

    def reason(self, looked: Looked) -> Saying | None:
        """The first that can be proved, the strongest first; of luck and surprises the review says enough."""
        if not looked.better:
            return None
        pair = _pair(looked)
        kind = next((kind for kind, is_so in PROOFS.items() if is_so(pair)), None)
        if kind is None:
            return None
        view: Any = looked.rules.view(looked.before, looked.seat)
        return Saying(f"toybattle-review-{kind}", {"move": BattleSpeech().move(looked.better[0], view, is_now=True)})


def _pair(looked: Looked) -> Pair:
    better, played = looked.better[0], looked.moves[0]
    rules: Rules[Battle, Move] = looked.rules
    after_better, events_of_better = rules.apply(looked.before, looked.seat, rules.read_move(better))
    after_played, events_of_played = rules.apply(looked.before, looked.seat, rules.read_move(played))
    return Pair(
        seat=looked.seat,
        before=looked.before,
        better=better.split(" "),
        played=played.split(" "),
        after_better=after_better,
        after_played=after_played,
        events_of_better=events_of_better,
        events_of_played=events_of_played,
    )


def wins(pair: Pair) -> bool:
    """The game was to be won at once (TOY 7.1, TOY 7.2)."""
    outcome = pair.after_better.outcome
    return outcome is not None and outcome.places[pair.seat] == 1


def closes_region(pair: Pair) -> bool:
    """A region was to be closed, which the played move left open (TOY 6.1)."""
    return _closes(pair.events_of_better, pair.seat) and not _closes(pair.events_of_played, pair.seat)


def _closes(events: tuple[Event, ...], seat: Seat) -> bool:
    return any(event.kind == "region_closed" and event.public["seat"] == seat for event in events)


def shuts_door(pair: Pair) -> bool:
    """The rival could walk into a headquarters after the played move, whatever it holds, and not after the better."""
    after = pair.after_played
    return bool(_doors(after, pair.seat)) and not _doors(pair.after_better, pair.seat) and after.outcome is None


def _doors(state: Battle, seat: Seat) -> frozenset[Place]:
    """Own headquarters that the rival reaches with any tile (TOY 3.2); without one it walks nowhere."""
    rival = other(seat)
    own = frozenset(state.terms.terrain.headquarters[seat]) - frozenset(state.terms.gates)
    return own & in_reach(state, rival) if rack_size(state, rival) else frozenset()


def cuts_line(pair: Pair) -> bool:
    """More enemy bases lose their line to headquarters than the one that is covered (TOY 3.2)."""
    rival = other(pair.seat)
    before = len(connected(pair.before, rival))
    cut, left = before - len(connected(pair.after_better, rival)), before - len(connected(pair.after_played, rival))
    return cut > 1 and cut > left


def has_better_target(pair: Pair) -> bool:
    """The same effect, aimed elsewhere."""
    return pair.better[0] == pair.played[0] and pair.better[0] in AIMED


def is_elsewhere(pair: Pair) -> bool:
    """The same troop on another place."""
    return pair.better[:1] == pair.played[:1] == ["place"] and pair.better[1] == pair.played[1]


def is_another_troop(pair: Pair) -> bool:
    """Another troop on the same place."""
    return pair.better[:1] == pair.played[:1] == ["place"] and pair.better[2] == pair.played[2]


def takes_first(pair: Pair) -> bool:
    """Tiles instead of a troop."""
    return (pair.better[0], pair.played[0]) == ("take", "place")


def cannot_wait(pair: Pair) -> bool:
    """A troop instead of tiles."""
    return (pair.better[0], pair.played[0]) == ("place", "take")


def does_without(pair: Pair) -> bool:
    """An effect that was better left alone (TOY 4.9)."""
    return pair.better[0] == "decline"


def uses_effect(pair: Pair) -> bool:
    """An effect that was done without (TOY 4.9)."""
    return pair.played[0] == "decline"


PROOFS: Final[dict[str, Callable[[Pair], bool]]] = {
    "missed-win": wins,
    "region": closes_region,
    "door": shuts_door,
    "cut": cuts_line,
    "target": has_better_target,
    "elsewhere": is_elsewhere,
    "troop": is_another_troop,
    "take": takes_first,
    "could-not-wait": cannot_wait,
    "without": does_without,
    "use": uses_effect,
}
"""By the end of the id of their sentence."""
