"""Toy Battle bound to the contract; no logic of its own."""

from collections.abc import Mapping, Sequence

from toychest.contract import CHANCE, Draw, Event, Json, NothingRemembered, Outcome, Seat
from toychest.games.toybattle import notation, odds, setup
from toychest.games.toybattle.imagining import imagined
from toychest.games.toybattle.moves import Move
from toychest.games.toybattle.pieces import pieces
from toychest.games.toybattle.readings import Readings
from toychest.games.toybattle.showing import shown
from toychest.games.toybattle.state import Battle
from toychest.games.toybattle.turn import move_made, seat_moves
from toychest.games.toybattle.turn_order import check_turn_of, seats_to_act
from toychest.games.toybattle.view import BattleView


class ToyBattleRules:
    """The contract's methods for one edition of Toy Battle."""

    def __init__(self, edition: str, readings: Readings) -> None:
        self.edition = edition
        self.readings = readings

    def setup(self, seats: int, options: Mapping[str, Json]) -> Battle:
        """The state before the lot is drawn."""
        return setup.set_up(seats, options, self.readings)

    def to_act(self, state: Battle) -> tuple[Seat, ...]:
        """Who owes a move now."""
        return seats_to_act(state)

    def outcome(self, state: Battle) -> Outcome | None:
        """TOY 7.1 to 7.3."""
        return state.outcome

    def legal_moves(self, state: Battle, seat: Seat) -> Sequence[Move]:
        """What this seat may do now."""
        if seat not in self.to_act(state):
            return ()
        if seat == CHANCE:
            return tuple(move for move, _ in self.odds(state))
        return tuple(seat_moves(state))

    def odds(self, state: Battle) -> Sequence[tuple[Move, int]]:
        """What chance may bring, with weights."""
        return odds.chances(state)

    def opens_turn(self, state: Battle) -> Seat | None:
        """Nobody is waited for: tiles are taken because somebody chose to."""
        return None

    def apply(self, state: Battle, seat: Seat, move: Move) -> tuple[Battle, tuple[Event, ...]]:
        """The state after the move, and what happened. Raises `IllegalMove`."""
        check_turn_of(state, seat, move)
        return odds.chance_moved(state, move) if seat == CHANCE else move_made(state, move)

    def view(self, state: Battle, seat: Seat | None) -> BattleView:
        """What lies open to this seat."""
        return shown(state, seat)

    def memory(self, state: Battle, seat: Seat | None) -> NothingRemembered:
        """Tiles known to lie on a rack stand in the view; there is nothing else to remember."""
        return NothingRemembered()

    def memory_holds(self, state: Battle, seat: Seat | None) -> bool:
        """No fact is remembered, so none is wrong."""
        return True

    def imagine(self, state: Battle, seat: Seat | None, draw: Draw, forgotten: frozenset[str] = frozenset()) -> Battle:
        """Another truth that this seat cannot tell from this one."""
        return imagined(state, seat, draw)

    def pieces(self, state: Battle) -> Mapping[str, int]:
        """The whole box, wherever its pieces lie."""
        return pieces(state)

    def write_move(self, move: Move) -> str:
        """`place Hook 17`."""
        return notation.write_move(move)

    def read_move(self, text: str) -> Move:
        """Raises `MalformedMove`."""
        return notation.read_move(text)
