"""A state as OpenSpiel asks it: by the readable rules, with chance as a player whose moves have odds."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import pyspiel

from toychest.bots.playouts import share_of_win
from toychest.contract import CHANCE, Outcome, Seat
from toychest.research.openspiel.sitting import Sitting

if TYPE_CHECKING:
    from toychest.research.openspiel.game import SpielGame


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel ships no types
    """One state of a game of ours. It is as immutable as its `sitting`, which is replaced with every move."""

    def __init__(self, game: "SpielGame", sitting: Sitting) -> None:
        super().__init__(game)
        self.sitting, self._longest = sitting, game.longest

    def current_player(self) -> int:
        """The seat that is to act; chance and the end by OpenSpiel's own numbers."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        actor = self.sitting.actor
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE or actor is None else int(actor)

    def is_terminal(self) -> bool:
        """Whether the game is over, or was cut off because it went on for too long."""
        return self.sitting.actor is None or self.sitting.decisions >= self._longest

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.sitting.moves)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every outcome with its probability."""
        return self.sitting.odds

    def _apply_action(self, action: int) -> None:
        self.sitting = self.sitting.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        move = self.sitting.moves.get(action)
        move = self.sitting.kernel.move_at(self.sitting.state, action) if move is None else move
        return self.sitting.edition.rules.write_move(move)

    def returns(self) -> list[float]:
        """What each seat has at the end; a game that was cut off is worth nothing to anybody."""
        seats, outcome = len(self.sitting.told), self.sitting.edition.rules.outcome(self.sitting.state)
        if outcome is None:
            return [0.0] * seats
        return [_return(outcome, Seat(seat), self.sitting.edition.is_cooperative) for seat in range(seats)]

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "SpielState":
        """Another truth that this seat cannot tell from this one, by the rules' own `imagine`."""

        def draw(n: int) -> int:
            return min(int(probability_sampler() * n), n - 1)

        other: SpielState = self.clone()
        other.sitting = self.sitting.imagined(Seat(player_id), draw)
        return other

    def __str__(self) -> str:
        return self.sitting.view(None)


def _return(outcome: Outcome, seat: Seat, is_cooperative: bool) -> float:
    """From -1 to 1, and 0 in all, where seats play against each other; of a team each has 1, or nothing."""
    if is_cooperative:
        return float(outcome.places[seat] == 1)
    others = len(outcome.places) - 1
    if others < 1 or 1 not in outcome.places:
        return float(outcome.places[seat] == 1)
    return ((others + 1) * share_of_win(outcome.places, seat) - 1) / others


def sitting_of(state: Any) -> Sitting:
    """The sitting behind a state of ours."""
    sitting: Sitting = state.sitting
    return sitting
