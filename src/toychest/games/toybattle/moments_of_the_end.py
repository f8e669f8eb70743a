"""How a battle ended, told by the toy that did it."""

from toychest.contract import Looked, Saying
from toychest.games.toybattle.speech import troop_said
from toychest.games.toybattle.state import Battle, medals


def end_told(looked: Looked) -> Saying | None:
    """The troop that stands on headquarters (TOY 7.1), or the medals that are enough (TOY 7.2)."""
    state: Battle = looked.after
    if state.captor is not None:
        place, tile = state.captor
        return Saying("toybattle-review-end-headquarters", {"troop": troop_said(tile.troop.value), "place": place})
    if state.outcome is not None and state.outcome.reason == "objective":
        return Saying("toybattle-review-end-medals", {"medals": medals(state, looked.seat)})
    if state.outcome is not None:
        return Saying(f"toybattle-outcome-{state.outcome.reason}.because")
    return None
