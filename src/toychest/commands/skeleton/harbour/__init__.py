"""Harbour: one hides a barrel, the other looks for it. The rules are in rules.md, every sentence is in words/.

A whole game in one file, to be read from top to bottom and then changed. Split it by noun when it grows.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

import msgspec

from toychest import contract
from toychest.contract import CHANCE, Draw, Event, IllegalMove, Json, Seat

SEATS, PIERS, ROUNDS = 2, (1, 2, 3), 5  # HAR 1.1: numbers of the rulebook stand in one place


@dataclass(frozen=True)
class Move:
    """The smallest decision, with a text that can be spoken: `hide 2`, `begin 1` by CHANCE; `wait` has no number."""

    verb: str
    number: int = -1


NUMBERS: Final = {"begin": range(SEATS), "hide": PIERS, "search": PIERS}
EVERY_MOVE: Final = [Move(verb, number) for verb, numbers in NUMBERS.items() for number in numbers]


@dataclass(frozen=True)
class Harbour:
    """The whole truth, frozen: a change gives a new one. `holder` is None before the lot, `hidden` between rounds."""

    holder: Seat | None = None
    hidden: int | None = None
    round: int = 0
    points: tuple[int, ...] = (0,) * SEATS


class HarbourView(msgspec.Struct, frozen=True, kw_only=True):
    """What lies open to one seat, built up field by field: what somebody forgets to add, stays hidden."""

    round: int
    points: contract.BySeat[int]
    holder: int | None  # by this name a seat is known, and said by who sits there
    is_hidden: bool
    pier: int | None  # for whoever hid it


class HarbourRules:
    """The contract, method by method; `toychest.contract.Rules` says what each of them promises."""

    edition = "harbour-standard-0"

    def setup(self, seats: int, options: Mapping[str, Json]) -> Harbour:
        """HAR 1.1."""
        contract.chosen((), options)
        if seats != SEATS:
            raise contract.UnknownOption("seats", seats, (SEATS,))
        return Harbour()

    def to_act(self, state: Harbour) -> tuple[Seat, ...]:
        """HAR 1.2: the lot, then hiding and searching by turns."""
        if state.round == ROUNDS:
            return ()
        if state.holder is None:
            return (CHANCE,)
        return (state.holder if state.hidden is None else Seat(1 - state.holder),)

    def outcome(self, state: Harbour) -> contract.Outcome | None:
        """HAR 3.1."""
        if self.to_act(state):
            return None
        places = tuple(1 + sum(other > own for other in state.points) for own in state.points)
        return contract.Outcome(reason="rounds-over", rule="HAR 3.1", points=state.points, places=places)

    def legal_moves(self, state: Harbour, seat: Seat) -> Sequence[Move]:
        """Whatever is not refused: what is allowed is said once."""
        return [move for move in EVERY_MOVE if self.refusal(state, seat, move) is None]

    def refusal(self, state: Harbour, seat: Seat, move: Move) -> IllegalMove | None:
        """Why not? A code, its paragraph, and every fact that the sentence needs."""
        if seat not in self.to_act(state):
            return IllegalMove("not-to-act", "HAR 1.2", seat=seat)
        verb = "begin" if seat == CHANCE else "hide" if state.hidden is None else "search"
        return None if move.verb == verb else IllegalMove("not-now", "HAR 2.1", now=verb)

    def odds(self, state: Harbour) -> Sequence[tuple[Move, int]]:
        """HAR 1.2: each seat as likely as the other."""
        return [(move, 1) for move in self.legal_moves(state, CHANCE)]

    def opens_turn(self, state: Harbour) -> Seat | None:
        """Nobody need click for the lot."""
        return None

    def apply(self, state: Harbour, seat: Seat, move: Move) -> tuple[Harbour, tuple[Event, ...]]:
        """One arm, one rule."""
        refused = self.refusal(state, seat, move)
        if refused is not None:
            raise refused
        match move.verb:
            case "begin":
                told = Event(kind="lot_drawn", rule="HAR 1.2", public={"seat": move.number})
                return replace(state, holder=Seat(move.number)), (told,)
            case "hide":
                return hidden(state, seat, move.number)
            case _:
                return searched(state, seat, move.number)

    def view(self, state: Harbour, seat: Seat | None) -> HarbourView:
        """HAR 2.1: only whoever hid it knows where."""
        return HarbourView(
            round=state.round,
            points=state.points,
            holder=state.holder,
            is_hidden=state.hidden is not None,
            pier=state.hidden if seat == state.holder else None,
        )

    def memory(self, state: Harbour, seat: Seat | None) -> contract.NothingRemembered:
        """The view says it all: nothing is shown once and hidden again."""
        return contract.NothingRemembered()

    def memory_holds(self, state: Harbour, seat: Seat | None) -> bool:
        """Nothing is always true."""
        return True

    def imagine(
        self, state: Harbour, seat: Seat | None, draw: Draw, forgotten: frozenset[str] = frozenset()
    ) -> Harbour:
        """Another truth that looks the same: asked of the view, it cannot peek."""
        seen = self.view(state, seat)
        return replace(state, hidden=PIERS[draw(len(PIERS))]) if seen.is_hidden and seen.pier is None else state

    def pieces(self, state: Harbour) -> Mapping[str, int]:
        """Everything in the box, wherever it lies: counted, so that a rule that loses one is caught."""
        return {"point": sum(state.points) + ROUNDS - state.round}

    def write_move(self, move: Move) -> str:
        """A verb and a number, if it has one."""
        return move.verb if move.number < 0 else f"{move.verb} {move.number}"

    def read_move(self, text: str) -> Move:
        """The move that was written so."""
        for move in EVERY_MOVE:
            if self.write_move(move) == text:
                return move
        raise contract.MalformedMove("'hide 1' or 'search 1'", text)


def hidden(state: Harbour, seat: Seat, pier: int) -> tuple[Harbour, tuple[Event, ...]]:
    """HAR 2.1: everybody hears that it was hidden, and only this seat where."""
    told = Event(kind="barrel_hidden", rule="HAR 2.1", public={"seat": seat}, secret={"pier": pier}, seen_by=(seat,))
    return replace(state, hidden=pier), (told,)


def searched(state: Harbour, seat: Seat, pier: int) -> tuple[Harbour, tuple[Event, ...]]:
    """HAR 2.2: a point for whoever was cleverer; then they change places."""
    is_found = pier == state.hidden
    kind = "barrel_found" if is_found else "barrel_missed"
    told = Event(kind=kind, rule="HAR 2.2", public={"seat": seat}, reveals=(seat,))  # seen: not to be taken back
    points = tuple(own + (is_found == (each == seat)) for each, own in enumerate(state.points))
    return Harbour(holder=seat, round=state.round + 1, points=points), (told,)


STANDARD: Final = contract.Edition(
    id=HarbourRules.edition,
    game="harbour",
    rules=HarbourRules(),
    seat_counts=(SEATS,),
    longest=1 + 2 * ROUNDS,
    view_type=HarbourView,
)
GAME: Final = contract.Game(name="harbour", prefix="HAR", package="harbour", editions={STANDARD.id: STANDARD})
