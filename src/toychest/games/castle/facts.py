"""What a planned row of Coded Castle does: all lies open, so all of it is proved. Why a hint advises it."""

from collections.abc import Sequence
from typing import Final

from toychest.contract import Proof, Said, Saying, Trial
from toychest.games.castle.board import Square
from toychest.games.castle.reach import steps_from
from toychest.games.castle.state import Castle, lying

NEAR: Final = 3
"""Steps that a row of three arrows can take."""

Facts = dict[str, Said] | None


def saves_castle(trial: Trial) -> Facts:
    """All is won with this row (CAS 5.1, CAS R38)."""
    outcome = trial.after.outcome
    return {} if outcome is not None and outcome.places[0] == 1 else None


def finds_treasure(trial: Trial) -> Facts:
    """Treasures on the way (CAS 3.5)."""
    found = [Saying(f"castle-picture-{event.public['picture']}") for event in trial.happened("treasure_found")]
    return {"treasures": found} if found else None


def meets_wand(trial: Trial) -> Facts:
    """A wand on the way (CAS 3.4)."""
    lowered = trial.happened("ghost_lowered")
    return {"steps": len(lowered)} if lowered else None


def holds_ghost(trial: Trial) -> Facts:
    """The row has ghosts or is hard, and the ghost is no higher after it (CAS 4.1)."""
    climbed = trial.happened("ghost_climbed")
    return {} if climbed and trial.after.ghost <= trial.before.ghost and trial.after.outcome is None else None


def nears_treasure(trial: Trial) -> Facts:
    """The row ends where the next one may reach a treasure, and nearer to it than it began."""
    before, after = (steps_to(state, sorted(lying(state))) for state in (trial.before, trial.after))
    if trial.after.outcome is not None or after is None or before is None or not after < before or after > NEAR:
        return None
    return {"steps": after}


def uses_gate(trial: Trial) -> Facts:
    """Through a gate (CAS 3.3)."""
    jumped = next(iter(trial.happened("sorcerer_jumped")), None)
    return None if jumped is None else {}


def steps_to(state: Castle, goals: Sequence[Square]) -> int | None:
    """The fewest steps to one of these squares, with the gates that may be used; None if none is reached."""
    steps = steps_from(state.terms.board, state.sorcerer, "optional")
    return min((steps[goal] for goal in goals if goal in steps), default=None)


PROOFS: Final[dict[str, Proof]] = {
    "saved": saves_castle,
    "treasure": finds_treasure,
    "wand": meets_wand,
    "held": holds_ghost,
    "near": nears_treasure,
    "gate": uses_gate,
}
"""By the end of the id of their sentence, the strongest first."""
