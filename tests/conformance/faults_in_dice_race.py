"""Dice races that break a law, one each."""

import itertools
import random
from collections.abc import Mapping, Sequence
from dataclasses import replace

import msgspec

from tests.conformance.dice_race import FACES, DiceRace, Move, Race, RaceView, Stay, Step, Throw
from toychest.contract import CHANCE, Event, IllegalMove, Json, MalformedMove, Outcome, Seat

Happened = tuple[Race, tuple[Event, ...]]


class AmbientSetup(DiceRace):
    def setup(self, seats: int, options: Mapping[str, Json]) -> Race:
        return replace(super().setup(seats, options), shore=random.SystemRandom().randrange(10**9))


class RulesWithState(DiceRace):
    def __init__(self) -> None:
        self.number = itertools.count()

    def apply(self, state: Race, seat: Seat, move: Move) -> Happened:
        after, events = super().apply(state, seat, move)
        return after, (*events, Event(kind="counted", rule="DIE 1.2", public={"number": next(self.number)}))


class StopsWithoutOutcome(DiceRace):
    def outcome(self, state: Race) -> Outcome | None:
        return None


class PlacesOneSeat(DiceRace):
    def outcome(self, state: Race) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and msgspec.structs.replace(outcome, places=(1,))


class ListsWhatItRefuses(DiceRace):
    def legal_moves(self, state: Race, seat: Seat) -> Sequence[Move]:
        moves = super().legal_moves(state, seat)
        return [Stay(), Step()] if Stay() in moves else moves


class MutatingApply(DiceRace):
    def apply(self, state: Race, seat: Seat, move: Move) -> Happened:
        happened = super().apply(state, seat, move)
        object.__setattr__(state, "pips", 0)
        return happened


class LosesPieces(DiceRace):
    def pieces(self, state: Race) -> Mapping[str, int]:
        return {"piece": sum(at < 4 for at in state.at)}


class NeverEnds(DiceRace):
    def apply(self, state: Race, seat: Seat, move: Move) -> Happened:
        after, events = super().apply(state, seat, move)
        return replace(after, turn=after.turn % len(after.at), at=(0,) * len(after.at)), events


class ZeroWeight(DiceRace):
    def odds(self, state: Race) -> Sequence[tuple[Move, int]]:
        return [(move, weight - 1) for move, weight in super().odds(state)]


class MissingOdds(DiceRace):
    def odds(self, state: Race) -> Sequence[tuple[Move, int]]:
        return super().odds(state)[:-1]

    def legal_moves(self, state: Race, seat: Seat) -> Sequence[Move]:
        return [*map(Throw, FACES)] if seat == CHANCE and self.odds(state) else super().legal_moves(state, seat)


class MissingOutcomeNowAndThen(DiceRace):
    def odds(self, state: Race) -> Sequence[tuple[Move, int]]:
        return super().odds(state)[: 3 - state.turn % 2]


class OpensTurnsOfThePast(DiceRace):
    def opens_turn(self, state: Race) -> Seat | None:
        return state.mover


class AmbiguousNotation(DiceRace):
    def write_move(self, move: Move) -> str:
        return "stay" if isinstance(move, Step) else super().write_move(move)


class ReadsAnotherMove(DiceRace):
    def read_move(self, text: str) -> Move:
        return Stay() if text == "step" else super().read_move(text)


class CrashesOnNonsense(DiceRace):
    def read_move(self, text: str) -> Move:
        try:
            return super().read_move(text)
        except MalformedMove as error:
            raise KeyError(text) from error


class RefusesByNoRule(DiceRace):
    def apply(self, state: Race, seat: Seat, move: Move) -> Happened:
        try:
            return super().apply(state, seat, move)
        except IllegalMove as refusal:
            raise IllegalMove(refusal.code, "DIE 9.9") from refusal


class AnybodyMayPlay(DiceRace):
    def apply(self, state: Race, seat: Seat, move: Move) -> Happened:
        return super().apply(state, seat if seat == CHANCE else state.mover, move)


class CitesNoRule(DiceRace):
    def apply(self, state: Race, seat: Seat, move: Move) -> Happened:
        after, events = super().apply(state, seat, move)
        return after, tuple(msgspec.structs.replace(event, rule="DIE 8.8") for event in events)


class TakesAnyOption(DiceRace):
    def setup(self, seats: int, options: Mapping[str, Json]) -> Race:
        return super().setup(seats, {name: value for name, value in options.items() if value in (6, 9)})


class TellsNumbersAsKeys(DiceRace):
    def apply(self, state: Race, seat: Seat, move: Move) -> Happened:
        after, events = super().apply(state, seat, move)
        places = Event(kind="placed", rule="DIE 1.2", public={"at": dict(enumerate(after.at))})
        return after, (*events, places)


class ShowsNothingOfASeat(DiceRace):
    def view(self, state: Race, seat: Seat | None) -> RaceView:
        seen = super().view(state, seat)
        return msgspec.structs.replace(seen, at=seen.at[1:])


class LooseView(msgspec.Struct, frozen=True):
    at: tuple[int, ...]
    pips: int | None
    turn: int


class ShowsAnotherType(DiceRace):
    def view(self, state: Race, seat: Seat | None) -> RaceView:
        return LooseView(state.at, state.pips, state.turn)  # type: ignore[return-value]  # the fault


class ShowsOneSeatMore(DiceRace):
    def view(self, state: Race, seat: Seat | None) -> RaceView:
        shown = super().view(state, seat)
        return shown if seat == 0 else msgspec.structs.replace(shown, pips=None)


class KeepsOneEventBack(DiceRace):
    def apply(self, state: Race, seat: Seat, move: Move) -> Happened:
        after, events = super().apply(state, seat, move)
        return after, (*events, Event(kind="told_aside", rule="DIE 1.2", secret={"seat": seat}, seen_by=(seat,)))


class AnotherName(DiceRace):
    edition = "another-0"


class LoadedDie(DiceRace):
    def __init__(self) -> None:
        self.asked = itertools.count()

    def odds(self, state: Race) -> Sequence[tuple[Move, int]]:
        listed = super().odds(state)
        return listed if next(self.asked) % 7 else list(reversed(listed))
