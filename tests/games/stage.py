"""What every game's tests do with a state: play moves in notation, and look at what happened."""

from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from toychest.contract import CHANCE, Event, IllegalMove, Json, Rules, Seat

State = TypeVar("State")


@dataclass(frozen=True)
class Stage(Generic[State]):
    """The rules that are played by. Moves are separated by commas, and each is played by whoever is to act."""

    rules: Rules[State, Any]

    def told(self, state: State, moves: str) -> tuple[State, list[Event]]:
        """The state after these moves, and all that happened."""
        events: list[Event] = []
        for text in filter(None, moves.split(", ")):
            state, happened = self.rules.apply(state, self.rules.to_act(state)[0], self.rules.read_move(text))
            events.extend(happened)
        return state, events

    def after(self, state: State, moves: str) -> State:
        """The state after these moves."""
        return self.told(state, moves)[0]

    def kinds(self, state: State, moves: str) -> list[str]:
        """What happened, by kind."""
        return [event.kind for event in self.told(state, moves)[1]]

    def facts(self, state: State, moves: str, kind: str) -> list[dict[str, Json]]:
        """What everybody is told of the events of one kind."""
        return [event.public for event in self.told(state, moves)[1] if event.kind == kind]

    def legal(self, state: State) -> list[str]:
        """The legal moves of whoever is to act, in notation; what chance may bring, if it is chance."""
        seat = self.rules.to_act(state)[0]
        moves = [move for move, _ in self.rules.odds(state)] if seat == CHANCE else self.rules.legal_moves(state, seat)
        return [self.rules.write_move(move) for move in moves]

    def refusal(self, state: State, move: str, seat: int | None = None) -> IllegalMove:
        """Why this move is refused."""
        by = self.rules.to_act(state)[0] if seat is None else Seat(seat)
        try:
            self.rules.apply(state, by, self.rules.read_move(move))
        except IllegalMove as illegal:
            return illegal
        raise AssertionError(f"{move!r} was allowed")

    def ending(self, state: State) -> tuple[str, tuple[int, ...]] | None:
        """Why the game is over, and the places."""
        outcome = self.rules.outcome(state)
        return (outcome.reason, outcome.places) if outcome else None
