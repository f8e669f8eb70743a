"""Why a move of Clockwork City was better: only what the mover saw, and a perfect memory proves."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from toychest.contract import Event, Looked, Saying, Seat, Trial, facts_of, reason_for, strongest, with_age
from toychest.games.clockwork import facts
from toychest.games.clockwork.agenda import Countering, Pointing
from toychest.games.clockwork.kinds import BREAKERS, FAMILIES, FLYERS, SPOKEN, Kind
from toychest.games.clockwork.memory import CityMemory
from toychest.games.clockwork.moments_of_chance import chance_told
from toychest.games.clockwork.moments_of_the_end import end_told
from toychest.games.clockwork.notation import LETTERS
from toychest.games.clockwork.speech import CitySpeech
from toychest.games.clockwork.state import City, held, others_on

WAYS: Final = ("walk", "go", "stay")


class Pair(msgspec.Struct, frozen=True, kw_only=True):
    """The better move beside the one that was played, and what the mover remembered."""

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
        """The first that can be proved, the strongest first; of surprises the review says enough."""
        return reason_for(looked, of_chance=chance_told, of_end=end_told, of_better=_better_told)

    def facts(self, trial: Trial) -> tuple[Saying, ...]:
        """What the own hand, the board and a perfect memory prove."""
        return facts_of("clockwork", facts.PROOFS, trial)


def _better_told(looked: Looked) -> Saying | None:
    pair = _pair(looked)
    kind = strongest(PROOFS, pair)
    if kind is None:
        return None
    view: Any = looked.rules.view(looked.before, looked.seat)
    move = CitySpeech().move(looked.better[0], view, is_now=True)
    return with_age(Saying(f"clockwork-review-{kind}", {"move": move}), _age(kind, pair, looked.ages))


def _pair(looked: Looked) -> Pair:
    better, played, rules = looked.better[0], looked.moves[0], looked.rules
    after_better, events_of_better = rules.apply(looked.before, looked.seat, rules.read_move(better))
    _, events_of_played = rules.apply(looked.before, looked.seat, rules.read_move(played))
    memory: Any = rules.memory(looked.before, looked.seat)
    return Pair(
        seat=looked.seat,
        before=looked.before,
        memory=memory,
        better=better.split(" "),
        played=played.split(" "),
        after_better=after_better,
        events_of_better=events_of_better,
        events_of_played=events_of_played,
    )


def _age(kind: str, pair: Pair, ages: dict[str, int]) -> int:
    """For how many entries the mover had known what a reason rests on; 0 where it rests on nothing remembered."""
    paths = RESTS_ON[kind](pair) if kind in RESTS_ON else []
    return max((ages.get(path, 0) for path in paths), default=0)


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


def lies_among_discards(pair: Pair) -> bool:
    """A card of what was to be sought had been shown and lies there (CLK 6.2); of what was sought none does."""
    if pair.better[0] != "search":
        return False
    lying = set(pair.memory.spots.values())
    return pair.better[1] in lying and not (pair.played[0] == "search" and pair.played[1] in lying)


def is_known_to_have_it(pair: Pair) -> bool:
    """What was seen and asked before proves that the rival has such a card (CLK 5.2)."""
    return pair.better[0] == "ask" and facts.bounds(pair.memory, pair.better)[0] > 0


def was_known_to_have_none(pair: Pair) -> bool:
    """What was seen and asked before proves that the rival who was asked had no such card (CLK 5.7)."""
    return pair.played[0] == "ask" and facts.bounds(pair.memory, pair.played)[1] == 0


def fits_on_a_spot(pair: Pair) -> bool:
    """A card of a family that the mover collects had been shown on a spot; at the Towers it is found (CLK 6.1)."""
    return _goes_to_towers(pair.better) and not _goes_to_towers(pair.played) and bool(_fitting_spots(pair))


def _fitting_spots(pair: Pair) -> list[str]:
    return [
        spot
        for spot, kind in pair.memory.spots.items()
        if Kind(kind) in FAMILIES and held(pair.before, pair.seat, Kind(kind))
    ]


def meets_who_has_it(pair: Pair) -> bool:
    """Where the better way ends a rival stands who is known to have a card of a family that the mover collects."""
    return pair.better[0] in WAYS and any(_fitting_kinds(pair, rival) for rival in _met(pair, pair.better))


def _fitting_kinds(pair: Pair, rival: Seat) -> list[Kind]:
    bounds = pair.memory.hands.get(LETTERS[rival], {})
    return [kind for kind in FAMILIES if bounds.get(kind, [0, 1])[0] > 0 and held(pair.before, pair.seat, kind)]


def _met(pair: Pair, way: list[str]) -> tuple[Seat, ...]:
    """Rivals who stand where a way ends; who stays meets nobody new."""
    field = pair.before.terms.board.field_at(" ".join(way[1:])) if way[0] in WAYS[:2] else None
    return () if field is None else others_on(pair.before, pair.seat, field)


def gives_scrap(pair: Pair) -> bool:
    """Scrap could go instead of the card that was asked for (CLK 5.5)."""
    return (pair.better, pair.played[0]) == (["give", Kind.SCRAP.value], "give")


def keeps_fuel(pair: Pair) -> bool:
    """Fuel or Power went, which every escape needs (CLK 8.3, CLK 8.4), and need not."""
    return spares_another(pair) and pair.played[1] in SPOKEN and pair.better[1] not in SPOKEN


def parts_with_scrap(pair: Pair) -> bool:
    """Scrap belongs to no machine (CLK 1.2)."""
    return spares_another(pair) and pair.better[1] == Kind.SCRAP


def has_its_like(pair: Pair) -> bool:
    """A part of a second flyer, or of a second code breaker, helps nobody to win (CLK R29)."""
    laid, kind = pair.before.laid[pair.seat], Kind(pair.better[1]) if spares_another(pair) else None
    return any(kind in family and any(each in family for each in laid) for family in (FLYERS, BREAKERS))


def keeps_parts_together(pair: Pair) -> bool:
    """Of the card that went the mover held more than of the one that could go."""
    return spares_another(pair) and (
        held(pair.before, pair.seat, Kind(pair.played[1])) > held(pair.before, pair.seat, Kind(pair.better[1]))
    )


def spares_another(pair: Pair) -> bool:
    """The same move with another card."""
    return pair.better[0] == pair.played[0] and pair.better[0] in facts.SPARED


def asks_another_rival(pair: Pair) -> bool:
    """Somebody else was to be asked."""
    return pair.better[0] == pair.played[0] == "ask" and pair.better[1] != pair.played[1]


def asks_for_another_card(pair: Pair) -> bool:
    """The same rival was to be asked for another card."""
    return pair.better[0] == pair.played[0] == "ask"


def asks_back(pair: Pair) -> bool:
    """Who had none may ask at once (CLK 5.7)."""
    return asks(pair) and isinstance(pair.before.agenda[0], Countering)


def asks(pair: Pair) -> bool:
    """Asking instead of something else."""
    return pair.better[0] == "ask" != pair.played[0]


def searches_for_another_card(pair: Pair) -> bool:
    """Another card was to be sought."""
    return pair.better[0] == pair.played[0] == "search"


def searches(pair: Pair) -> bool:
    """Searching instead of something else."""
    return pair.better[0] == "search" != pair.played[0]


def takes_card(pair: Pair) -> bool:
    """A card of the yard instead of something else (CLK 3.3, CLK 4.1)."""
    return pair.better[0] == "take" != pair.played[0]


def lets_be(pair: Pair) -> bool:
    """Nothing more was to be done."""
    return pair.better[0] == "pass" != pair.played[0]


def goes_straight(pair: Pair) -> bool:
    """A special throw leads straight to a place (CLK 3.2)."""
    return (pair.better[0], pair.played[0]) == ("go", "walk")


def goes_to_towers(pair: Pair) -> bool:
    """The Towers instead of another place."""
    return _goes_to_towers(pair.better) and goes_elsewhere(pair)


def _goes_to_towers(move: list[str]) -> bool:
    return move[0] in WAYS and move[1:] == ["towers"]


def goes_to_rival(pair: Pair) -> bool:
    """A rival stands where the better way ends, and none where the other one did (CLK 5.1)."""
    return goes_elsewhere(pair) and bool(_met(pair, pair.better)) and not _met(pair, pair.played)


def goes_to_yard(pair: Pair) -> bool:
    """A yard that has cards (CLK 4.1), instead of a field or of one that has none."""
    return goes_elsewhere(pair) and _cards_at(pair, pair.better) > 0 and not _cards_at(pair, pair.played)


def _cards_at(pair: Pair, way: list[str]) -> int:
    return pair.before.piles[int(way[2]) - 1] if way[1:2] == ["yard"] else 0


def goes_elsewhere(pair: Pair) -> bool:
    """Another way."""
    return pair.better[0] in WAYS and pair.played[0] in WAYS


def lays_elsewhere(pair: Pair) -> bool:
    """Another spot for the same card."""
    return pair.better[0] == pair.played[0] == "lay"


PROOFS: Final[dict[str, Callable[[Pair], bool]]] = {
    "escape": escapes,
    "machine": finishes_machine,
    "shown-there": was_shown_there,
    "lies-there": lies_among_discards,
    "known-to-have": is_known_to_have_it,
    "known-to-have-none": was_known_to_have_none,
    "fits-on-a-spot": fits_on_a_spot,
    "meets-who-has-it": meets_who_has_it,
    "scrap-instead": gives_scrap,
    "fuel": keeps_fuel,
    "scrap": parts_with_scrap,
    "has-its-like": has_its_like,
    "parts": keeps_parts_together,
    "card": spares_another,
    "another-rival": asks_another_rival,
    "another-card": asks_for_another_card,
    "ask-back": asks_back,
    "ask": asks,
    "search-another": searches_for_another_card,
    "search": searches,
    "take": takes_card,
    "let-be": lets_be,
    "towers": goes_to_towers,
    "meeting": goes_to_rival,
    "straight": goes_straight,
    "yard": goes_to_yard,
    "way": goes_elsewhere,
    "spot": lays_elsewhere,
}
"""By the end of the id of their sentence, the strongest first."""

RESTS_ON: Final[dict[str, Callable[[Pair], list[str]]]] = {
    "shown-there": lambda pair: [f"spots.{pair.better[1]}"],
    "lies-there": lambda pair: [f"spots.{spot}" for spot, kind in pair.memory.spots.items() if kind == pair.better[1]],
    "known-to-have": lambda pair: [f"hands.{pair.better[1]}.{pair.better[2]}.0"],
    "known-to-have-none": lambda pair: [f"hands.{pair.played[1]}.{pair.played[2]}.1"],
    "fits-on-a-spot": lambda pair: [f"spots.{spot}" for spot in _fitting_spots(pair)],
    "meets-who-has-it": lambda pair: [
        f"hands.{LETTERS[rival]}.{kind}.0" for rival in _met(pair, pair.better) for kind in _fitting_kinds(pair, rival)
    ],
}
"""The facts of memory that a reason rests on, by their paths."""
