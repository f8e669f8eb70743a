"""How a game in the city ended, told by the machines that did it."""

from toychest.contract import Looked, Saying, SeatNamed
from toychest.games.clockwork.kinds import BREAKERS, FLYERS
from toychest.games.clockwork.state import City


def end_told(looked: Looked) -> Saying | None:
    """CLK 8.3, CLK 8.4: by air, or by a flyer and a code breaker; a game that nobody won says why."""
    state: City = looked.after
    outcome = state.outcome
    if outcome is None:
        return None
    if 1 not in outcome.places:
        return Saying(f"clockwork-outcome-{outcome.reason}.because")
    winner = outcome.places.index(1)
    if outcome.reason == "airship":
        return Saying("clockwork-review-end-airship", {"name": SeatNamed(looked.seat)})
    machines = [
        Saying(f"clockwork-kind-{kind}")
        for family in (FLYERS, BREAKERS)
        for kind in state.laid[winner]
        if kind in family
    ]
    return Saying("clockwork-review-end-machines", {"name": SeatNamed(looked.seat), "machines": machines})
