"""What a move of Clockwork City does, proved by the own hand, the board and a perfect memory. Why a hint advises it."""

from typing import Final

from toychest.contract import Proof, Said, Seat, SeatNamed, Trial
from toychest.games.clockwork.agenda import Pointing
from toychest.games.clockwork.kinds import FAMILIES, Kind
from toychest.games.clockwork.memory import CityMemory
from toychest.games.clockwork.notation import LETTERS
from toychest.games.clockwork.state import City, held

SPARED: Final = ("discard", "give", "return", "swap")
"""Moves that part with a card."""

WAYS: Final = ("walk", "go")

Facts = dict[str, Said] | None


def escapes(trial: Trial) -> Facts:
    """The game is won (CLK 8.4)."""
    outcome = trial.after.outcome
    return {} if outcome is not None and outcome.places[trial.seat] == 1 else None


def finishes_machine(trial: Trial) -> Facts:
    """A machine is laid down (CLK 8.1)."""
    laid = next((event for event in trial.happened("set_laid") if event.public["seat"] == trial.seat), None)
    return None if laid is None else {"kind": laid.public["kind"]}


def was_shown_there(trial: Trial) -> Facts:
    """The card that is sought was shown on that spot, to all (CLK 4.2)."""
    task = next(iter(trial.before.agenda), None)
    if not isinstance(task, Pointing) or trial.words[0] != "point":
        return None
    return {"spot": trial.words[1]} if trial.memory.spots.get(trial.words[1]) == task.kind.value else None


def lies_shown(trial: Trial) -> Facts:
    """The card to search for was shown on a spot (CLK 4.2)."""
    if trial.words[0] != "search":
        return None
    spot = next((spot for spot, kind in trial.memory.spots.items() if kind == trial.words[1]), None)
    return None if spot is None else {"kind": trial.words[1], "spot": spot}


def is_known_to_have_it(trial: Trial) -> Facts:
    """What was seen and asked before proves that the rival has such a card (CLK 5.2)."""
    if trial.words[0] != "ask":
        return None
    _, rival, kind = trial.words
    is_known = bounds(trial.memory, trial.words)[0] > 0
    return {"name": SeatNamed(Seat(LETTERS.index(rival))), "kind": kind} if is_known else None


def lacks_only_one(trial: Trial) -> Facts:
    """One more of this kind makes a machine, or the airship (CLK 8.1, CLK 8.3)."""
    kind = _sought(trial)
    if kind is None or held(trial.before, trial.seat, kind) != _whole(trial.before, kind) - 1:
        return None
    return {"kind": kind.value}


def goes_together(trial: Trial) -> Facts:
    """Two or more of this kind are in the own hand already (CLK 8.1)."""
    kind = _sought(trial)
    if kind is None or (cards := held(trial.before, trial.seat, kind)) < 2:
        return None
    return {"kind": kind.value, "cards": cards}


def spares_a_single(trial: Trial) -> Facts:
    """The only card of its kind goes, while others go together (CLK 4.2)."""
    if trial.words[0] not in SPARED or (kind := _named(trial)) is None:
        return None
    hand = [held(trial.before, trial.seat, each) for each in FAMILIES]
    is_single = held(trial.before, trial.seat, kind) == 1 and max(hand) > 1
    return {"kind": kind.value} if is_single else None


def reaches_yard(trial: Trial) -> Facts:
    """A scrapyard with cards (CLK 4.1)."""
    if trial.words[0] not in WAYS or trial.words[1] != "yard":
        return None
    cards = trial.before.piles[int(trial.words[2]) - 1]
    return {"yard": trial.words[2], "cards": cards} if cards else None


def reaches_towers(trial: Trial) -> Facts:
    """The Towers, where discards are searched (CLK 6.1)."""
    is_there = trial.words[0] in WAYS and trial.words[1] == "towers"
    return {"cards": len(trial.before.discards)} if is_there and trial.before.discards else None


def bounds(memory: CityMemory, asked: list[str]) -> list[int]:
    """At least and at most so many cards of a kind in a rival's hand; where nothing is proved, from none to some."""
    _, rival, kind = asked
    return memory.hands.get(rival, {}).get(kind, [0, 1])


def _sought(trial: Trial) -> Kind | None:
    """The kind that is asked or searched for, of those that make a whole."""
    kind = _named(trial) if trial.words[0] in ("ask", "search") else None
    return kind if kind in FAMILIES else None


def _named(trial: Trial) -> Kind | None:
    """The kind that the move names last."""
    word = trial.words[-1]
    return Kind(word) if word in tuple(Kind) else None


def _whole(state: City, kind: Kind) -> int:
    """CLK 1.2: how many parts it has."""
    box = state.terms.box
    return box.airship if kind is Kind.AIRSHIP else box.machine


PROOFS: Final[dict[str, Proof]] = {
    "escape": escapes,
    "machine": finishes_machine,
    "shown-there": was_shown_there,
    "known-to-have": is_known_to_have_it,
    "lies-shown": lies_shown,
    "one-short": lacks_only_one,
    "together": goes_together,
    "single": spares_a_single,
    "yard": reaches_yard,
    "towers": reaches_towers,
}
"""By the end of the id of their sentence, the strongest first."""
