"""Why a move of Toy Battle was better: only what the board and the mover's own rack prove."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from toychest.contract import Event, Looked, Rules, Saying, Seat, Trial, facts_of, reason_for, strongest
from toychest.games.toybattle import facts
from toychest.games.toybattle.moments_of_chance import chance_told
from toychest.games.toybattle.moments_of_the_end import end_told
from toychest.games.toybattle.moves import Move
from toychest.games.toybattle.reach import connected, in_reach, occupies
from toychest.games.toybattle.speech import BattleSpeech
from toychest.games.toybattle.state import Battle, other, rack_size
from toychest.games.toybattle.terrain import Place
from toychest.games.toybattle.troops import INDEX, JOKER, Troop


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
        """The first that can be proved, the strongest first; of surprises the review says enough."""
        return reason_for(looked, of_chance=chance_told, of_end=end_told, of_better=_better_told)

    def facts(self, trial: Trial) -> tuple[Saying, ...]:
        """What the board and the own rack prove."""
        return facts_of("toybattle", facts.PROOFS, trial)


def _better_told(looked: Looked) -> Saying | None:
    kind = strongest(PROOFS, _pair(looked))
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


def wins_headquarters(pair: Pair) -> bool:
    """The game was to be won at once by a troop (TOY 7.1)."""
    return _wins(pair, "headquarters")


def wins_medals(pair: Pair) -> bool:
    """The game was to be won at once by medals (TOY 7.2)."""
    return _wins(pair, "objective")


def _wins(pair: Pair, reason: str) -> bool:
    outcome = pair.after_better.outcome
    return outcome is not None and outcome.reason == reason and outcome.places[pair.seat] == 1


def closes_region(pair: Pair) -> bool:
    """A region was to be closed, which the played move left open (TOY 6.1)."""
    return _closes(pair.events_of_better, pair.seat) and not _closes(pair.events_of_played, pair.seat)


def _closes(events: tuple[Event, ...], seat: Seat) -> bool:
    return any(event.kind == "region_closed" and event.public["seat"] == seat for event in events)


def shuts_door(pair: Pair) -> bool:
    """The rival could walk into a headquarters after the played move, whatever it holds, and not after the better."""
    after = pair.after_played
    return (
        bool(facts.doors(after, pair.seat)) and not facts.doors(pair.after_better, pair.seat) and after.outcome is None
    )


def keeps_region_open(pair: Pair) -> bool:
    """The rival could close a region after the played move, whatever it holds, and not after the better (TOY 6.1)."""
    rival = other(pair.seat)
    return pair.after_played.outcome is None and not (
        facts.regions_to_close(pair.after_played, rival) <= facts.regions_to_close(pair.after_better, rival)
    )


def cuts_line(pair: Pair) -> bool:
    """More enemy bases lose their line to headquarters than the one that is covered (TOY 3.2)."""
    rival = other(pair.seat)
    before = len(connected(pair.before, rival))
    cut, left = before - len(connected(pair.after_better, rival)), before - len(connected(pair.after_played, rival))
    return cut > 1 and cut > left


def joins_line(pair: Pair) -> bool:
    """More own bases get their line to headquarters back than the one that is won (TOY 3.2)."""
    before, seat = len(connected(pair.before, pair.seat)), pair.seat
    joined = len(connected(pair.after_better, seat)) - before
    return joined > 1 and joined > len(connected(pair.after_played, seat)) - before


def comes_to_their_door(pair: Pair) -> bool:
    """An enemy headquarters was to be brought into the reach of any tile, and there is one to go on with."""
    rival = other(pair.seat)
    return rack_size(pair.after_better, pair.seat) > 0 and (
        bool(_open_to(pair.after_better, pair.seat, rival)) and not _open_to(pair.after_played, pair.seat, rival)
    )


def _open_to(state: Battle, seat: Seat, rival: Seat) -> frozenset[Place]:
    return in_reach(state, seat) & (frozenset(state.terms.terrain.headquarters[rival]) - frozenset(state.terms.gates))


def jumps(pair: Pair) -> bool:
    """Hook needs no line (TOY 4.4)."""
    if pair.better[:2] != ["place", Troop.HOOK.value] or pair.better == pair.played:
        return False
    return Place(int(pair.better[2])) not in in_reach(pair.before, pair.seat)


def wins_new_base(pair: Pair) -> bool:
    """The played troop went onto a base of its own side (TOY 3.1), the better one wins another."""
    return _goes_to(pair.before, pair.seat, pair.played, own=True) and (
        _goes_to(pair.before, pair.seat, pair.better, own=False)
    )


def _goes_to(state: Battle, seat: Seat, move: list[str], *, own: bool) -> bool:
    """Whether a troop is placed on a base that its side holds already, or on one that it does not hold."""
    base = _base(state, move)
    return base is not None and occupies(state, seat, base) == own


def _base(state: Battle, move: list[str]) -> Place | None:
    if move[0] != "place" or Place(int(move[2])) not in state.terms.terrain.index:
        return None
    return Place(int(move[2]))


def covers_enemy(pair: Pair) -> bool:
    """An enemy was to be covered (TOY 3.3), and the played move covers none."""
    rival = other(pair.seat)
    return _goes_to(pair.before, rival, pair.better, own=True) and not (
        _goes_to(pair.before, rival, pair.played, own=True)
    )


def clears_door(pair: Pair) -> bool:
    """Jumbo has an enemy one path from the own headquarters before him (TOY 4.3), and hit another."""
    if pair.better[0] != "discard" or pair.played[0] != "discard":
        return False
    terrain = pair.before.terms.terrain
    near = {base for place in terrain.headquarters[pair.seat] for base in terrain.beside[place]}
    return Place(int(pair.better[1])) in near and Place(int(pair.played[1])) not in near


def has_better_target(pair: Pair) -> bool:
    """Jumbo's effect, aimed elsewhere."""
    return pair.better[0] == pair.played[0] == "discard"


def shoves_otherwise(pair: Pair) -> bool:
    """Another enemy, or to another base (TOY 5.4)."""
    return pair.better[0] == pair.played[0] == "shove"


def recalls_another(pair: Pair) -> bool:
    """Another troop back to the rack (TOY 5.1)."""
    return pair.better[0] == pair.played[0] == "recall"


def exhumes_another(pair: Pair) -> bool:
    """Another troop out of the discards (TOY 5.5)."""
    return pair.better[0] == pair.played[0] == "exhume"


def takes_special_base(pair: Pair) -> bool:
    """The same troop on a base whose effect it sets off, instead of on an ordinary one."""
    effects = pair.before.terms.effects
    places = [_base(pair.before, move) for move in (pair.better, pair.played)]
    return is_elsewhere(pair) and places[0] in effects and places[1] not in effects


def is_elsewhere(pair: Pair) -> bool:
    """The same troop on another place."""
    return pair.better[:1] == pair.played[:1] == ["place"] and pair.better[1] == pair.played[1]


def spares_joker(pair: Pair) -> bool:
    """Everybody covers the joker (TOY 3.4): another troop was to hold this place."""
    return _is_another_troop(pair) and pair.played[1] == JOKER.value


def weaker_will_do(pair: Pair) -> bool:
    """A weaker troop could go to the same place."""
    return _is_another_troop(pair) and JOKER.value not in (pair.better[1], pair.played[1]) and _lead(pair) < 0


def stronger_holds(pair: Pair) -> bool:
    """A stronger troop could go to the same place."""
    return _is_another_troop(pair) and JOKER.value not in (pair.better[1], pair.played[1]) and _lead(pair) > 0


def _lead(pair: Pair) -> int:
    """How much stronger the better troop is (TOY 1.3)."""
    return INDEX[Troop(pair.better[1])] - INDEX[Troop(pair.played[1])]


def _is_another_troop(pair: Pair) -> bool:
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


def brings_another(pair: Pair) -> bool:
    """Cap'n could bring one more troop (TOY 4.2)."""
    return (pair.better[0], pair.played[0]) == ("place", "decline")


def takes_what_is_offered(pair: Pair) -> bool:
    """An effect that gives tiles was done without (TOY 4.1, TOY 4.6, TOY 5.3)."""
    return (pair.better[0], pair.played[0]) == ("take", "decline")


def uses_effect(pair: Pair) -> bool:
    """An effect that was done without (TOY 4.9)."""
    return pair.played[0] == "decline"


PROOFS: Final[dict[str, Callable[[Pair], bool]]] = {
    "missed-win": wins_headquarters,
    "last-medals": wins_medals,
    "region": closes_region,
    "door": shuts_door,
    "their-region": keeps_region_open,
    "cut": cuts_line,
    "joins": joins_line,
    "their-door": comes_to_their_door,
    "target-door": clears_door,
    "target": has_better_target,
    "shove": shoves_otherwise,
    "recall": recalls_another,
    "exhume": exhumes_another,
    "kwak": spares_joker,
    "weaker": weaker_will_do,
    "stronger": stronger_holds,
    "troop": _is_another_troop,
    "bring": brings_another,
    "tiles": takes_what_is_offered,
    "use": uses_effect,
    "without": does_without,
    "new-base": wins_new_base,
    "special": takes_special_base,
    "cover": covers_enemy,
    "jump": jumps,
    "elsewhere": is_elsewhere,
    "take": takes_first,
    "could-not-wait": cannot_wait,
}
"""By the end of the id of their sentence, the strongest first."""
