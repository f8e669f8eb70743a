"""How a game in the castle ended."""

from toychest.contract import Looked, Saying
from toychest.games.castle.state import Castle


def end_told(looked: Looked) -> Saying | None:
    """CAS 5.1: the last treasure found; CAS 5.2: the ghost out, and how many treasures were still missing."""
    state: Castle = looked.after
    outcome = state.outcome
    if outcome is None:
        return None
    match outcome.reason:
        case "castle-saved":
            return Saying("castle-review-end-saved")
        case "ghost-escaped":
            return Saying("castle-review-end-ghost", {"missing": state.terms.treasures - sum(state.found)})
        case _:
            return None
