"""Dice race: a tiny invented game with dice and nothing hidden (rules.md)."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

import msgspec

from toychest.contract import (
    CHANCE,
    BySeat,
    Draw,
    Edition,
    Event,
    Game,
    IllegalMove,
    Json,
    MalformedMove,
    NothingRemembered,
    Option,
    Outcome,
    Reading,
    Seat,
    UnknownOption,
)

FACES = {1: 2, 2: 1, 3: 1}  # DIE 2.1: pips, and how many faces show them
ROUNDS = 12  # DIE 3.1
SHORE = Option(name="shore", choices=(6, 9), default=6)  # DIE 1.1
OVERSHOOT = Reading(name="overshoot", rule="DIE R1", choices=("refused", "arrives"), default="refused")


@dataclass(frozen=True)
class Throw:
    """The die shows this many pips."""

    pips: int


@dataclass(frozen=True)
class Step:
    """Go as far as the die says."""


@dataclass(frozen=True)
class Stay:
    """Do not move."""


Move = Throw | Step | Stay


@dataclass(frozen=True)
class Race:
    """`pips` is None until the die of this turn was thrown."""

    at: tuple[int, ...]
    shore: int
    overshoot: str = "refused"
    turn: int = 0
    pips: int | None = None

    @property
    def mover(self) -> Seat:
        return Seat(self.turn % len(self.at))

    @property
    def is_over(self) -> bool:
        return max(self.at) == self.shore or self.turn == ROUNDS * len(self.at)


class RaceView(msgspec.Struct, frozen=True, kw_only=True):
    at: BySeat[int]
    shore: int
    turn: int
    pips: int | None


class DiceRace:
    edition = "dice-race-0"
    overshoot = "refused"

    def setup(self, seats: int, options: Mapping[str, Json]) -> Race:
        """DIE 1.1."""
        for name, value in options.items():
            if name != SHORE.name or value not in SHORE.choices:
                raise UnknownOption(name, value, SHORE.choices if name == SHORE.name else ())
        return Race(at=(0,) * seats, shore=options.get(SHORE.name, SHORE.default), overshoot=self.overshoot)

    def to_act(self, state: Race) -> tuple[Seat, ...]:
        if state.is_over:
            return ()
        return (CHANCE,) if state.pips is None else (state.mover,)

    def outcome(self, state: Race) -> Outcome | None:
        """DIE 3.1."""
        if not state.is_over:
            return None
        reason = "shore-reached" if max(state.at) == state.shore else "rounds-over"
        places = tuple(1 + sum(other > own for other in state.at) for own in state.at)
        return Outcome(reason=reason, rule="DIE 3.1", points=state.at, places=places)

    def legal_moves(self, state: Race, seat: Seat) -> Sequence[Move]:
        if seat not in self.to_act(state):
            return ()
        if seat == CHANCE:
            return [move for move, _ in self.odds(state)]
        return [Stay(), Step()] if may_step(state) else [Stay()]

    def odds(self, state: Race) -> Sequence[tuple[Move, int]]:
        """DIE 2.1."""
        return [(Throw(pips), faces) for pips, faces in FACES.items()] if self.to_act(state) == (CHANCE,) else []

    def opens_turn(self, state: Race) -> Seat | None:
        return state.mover if self.to_act(state) == (CHANCE,) else None

    def apply(self, state: Race, seat: Seat, move: Move) -> tuple[Race, tuple[Event, ...]]:
        if seat not in self.to_act(state):
            raise IllegalMove("not-to-act", "DIE 1.2", seat=seat)
        if isinstance(move, Throw) != (seat == CHANCE) or (isinstance(move, Throw) and move.pips not in FACES):
            raise IllegalMove("not-now", "DIE 2.1")
        match move:
            case Throw(pips):
                told = Event(kind="die_thrown", rule="DIE 2.1", public={"seat": state.mover, "pips": pips})
                return replace(state, pips=pips), (told,)
            case Step():
                return stepped(state)
            case Stay():
                told = Event(kind="piece_stayed", rule="DIE 2.2", public={"seat": seat})
                return replace(state, turn=state.turn + 1, pips=None), (told,)

    def view(self, state: Race, seat: Seat | None) -> RaceView:
        return RaceView(at=state.at, shore=state.shore, turn=state.turn, pips=state.pips)

    def memory(self, state: Race, seat: Seat | None) -> NothingRemembered:
        return NothingRemembered()

    def memory_holds(self, state: Race, seat: Seat | None) -> bool:
        return True

    def imagine(self, state: Race, seat: Seat | None, draw: Draw, forgotten: frozenset[str] = frozenset()) -> Race:
        return state

    def pieces(self, state: Race) -> Mapping[str, int]:
        return {"piece": len(state.at)}

    def write_move(self, move: Move) -> str:
        return f"throw {move.pips}" if isinstance(move, Throw) else type(move).__name__.lower()

    def read_move(self, text: str) -> Move:
        moves: list[Move] = [*map(Throw, FACES), Step(), Stay()]
        for move in moves:
            if self.write_move(move) == text:
                return move
        raise MalformedMove("'throw 1' to 'throw 3', 'step' or 'stay'", text)


def may_step(state: Race) -> bool:
    """DIE 2.3, DIE R1: not past the shore."""
    return state.overshoot == "arrives" or state.at[state.mover] + (state.pips or 0) <= state.shore


def stepped(state: Race) -> tuple[Race, tuple[Event, ...]]:
    """DIE 2.2."""
    if not may_step(state):
        raise IllegalMove("past-the-shore", "DIE 2.3", shore=state.shore)
    seat, to = state.mover, min(state.at[state.mover] + (state.pips or 0), state.shore)
    at = (*state.at[:seat], to, *state.at[seat + 1 :])
    told = Event(kind="piece_stepped", rule="DIE 2.2", public={"seat": seat, "to": to})
    return replace(state, at=at, turn=state.turn + 1, pips=None), (told,)


def read_as(id: str, values: Mapping[str, str]) -> DiceRace:
    rules = DiceRace()
    rules.edition, rules.overshoot = id, values[OVERSHOOT.name]
    return rules


def printing(id: str, overshoot: str) -> Edition:
    return Edition(
        id=id,
        game="dice-race",
        rules=read_as(id, {OVERSHOOT.name: overshoot}),
        seat_counts=(2, 3, 4),
        options=(SHORE,),
        longest=2 * ROUNDS * 4,
        view_type=RaceView,
        has_secrets=False,
        readings=(OVERSHOOT,),
        values={OVERSHOOT.name: overshoot},
        read_as=read_as,
    )


DICE_RACE = printing("dice-race-0", "refused")
POLISH_RACE = printing("dice-race-pl-0", "arrives")

GAME = Game(
    name="dice-race",
    prefix="DIE",
    package="tests.conformance.dice_race",
    editions={edition.id: edition for edition in (DICE_RACE, POLISH_RACE)},
)
