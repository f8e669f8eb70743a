"""Clockwork City bound to the contract; no logic of its own."""

from collections.abc import Mapping, Sequence

from toychest.contract import CHANCE, Draw, Event, Json, Outcome, Seat
from toychest.games.clockwork import notation, odds, setup, turn_order
from toychest.games.clockwork.imagining import imagined
from toychest.games.clockwork.memory import CityMemory, memory_holds, remembered
from toychest.games.clockwork.moves import Move
from toychest.games.clockwork.pieces import pieces
from toychest.games.clockwork.readings import Readings
from toychest.games.clockwork.showing import shown
from toychest.games.clockwork.state import City
from toychest.games.clockwork.turn import answers, move_made
from toychest.games.clockwork.view import CityView


class ClockworkRules:
    """The contract's methods for one edition of Clockwork City."""

    def __init__(self, edition: str, readings: Readings) -> None:
        self.edition = edition
        self.readings = readings

    def setup(self, seats: int, options: Mapping[str, Json]) -> City:
        """The state before anybody has chosen a character."""
        return setup.set_up(seats, options, self.readings)

    def to_act(self, state: City) -> tuple[Seat, ...]:
        """Who owes a move now."""
        return turn_order.seats_to_act(state)

    def outcome(self, state: City) -> Outcome | None:
        """CLK 8.3, CLK 8.4, CLK R32."""
        return state.outcome

    def legal_moves(self, state: City, seat: Seat) -> Sequence[Move]:
        """What this seat may do now."""
        if seat not in self.to_act(state):
            return ()
        if seat == CHANCE:
            return tuple(move for move, _ in self.odds(state))
        return tuple(answers(state, state.agenda[0]))

    def odds(self, state: City) -> Sequence[tuple[Move, int]]:
        """What chance may bring, with weights."""
        return odds.chances(state)

    def opens_turn(self, state: City) -> Seat | None:
        """The seat that throws the dice next."""
        return turn_order.opens_turn(state)

    def apply(self, state: City, seat: Seat, move: Move) -> tuple[City, tuple[Event, ...]]:
        """The state after the move, and what happened. Raises `IllegalMove`."""
        turn_order.check_turn_of(state, seat, move)
        return odds.chance_moved(state, move) if seat == CHANCE else move_made(state, move)

    def view(self, state: City, seat: Seat | None) -> CityView:
        """What lies open to this seat."""
        return shown(state, seat)

    def memory(self, state: City, seat: Seat | None) -> CityMemory:
        """What this seat can prove of what it was ever shown."""
        return remembered(state, seat)

    def memory_holds(self, state: City, seat: Seat | None) -> bool:
        """Every remembered fact is true of this state."""
        return memory_holds(state, seat)

    def imagine(self, state: City, seat: Seat | None, draw: Draw, forgotten: frozenset[str] = frozenset()) -> City:
        """Another truth that this seat cannot tell from this one."""
        return imagined(state, seat, draw, forgotten)

    def pieces(self, state: City) -> Mapping[str, int]:
        """The whole box, wherever its pieces lie."""
        return pieces(state)

    def write_move(self, move: Move) -> str:
        """`ask B Lacewing`."""
        return notation.write_move(move)

    def read_move(self, text: str) -> Move:
        """Raises `MalformedMove`."""
        return notation.read_move(text)
