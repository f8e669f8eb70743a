"""Pulls: what the steps of a game did to a seat's chance to win, by what did it.

A mover's parts are the others' too, with the other sign: each has its share of them, by its own chance to win. Of two
seats that is all of it. Of more, a move may help one rival rather than another: that is the mover's doing, as its
mistakes are, and what the mover could not know and what we cannot explain keep lines of their own for everybody.
"""

from collections.abc import Sequence

import msgspec

from toychest.review.steps import Step, StepParts
from toychest.review.worths import Worths


class Pull(msgspec.Struct, frozen=True, kw_only=True):
    """A change of one seat's chance: luck - mistake - slip + theirs + their_slips + hidden + rest.

    `theirs` is what the others' moves gave. Only of two seats is what the other forgot told apart from it.
    """

    luck: float = 0.0
    mistake: float = 0.0
    slip: float = 0.0
    theirs: float = 0.0
    their_slips: float = 0.0
    hidden: float = 0.0
    rest: float = 0.0


def pulls_of(steps: Sequence[Step], is_cooperative: bool) -> tuple[Pull, ...]:
    """Of all steps together, by seat."""
    return tuple(
        _together([_pull(step, seat, is_cooperative) for step in steps]) for seat in range(len(steps[0].before))
    )


def _together(pulls: Sequence[Pull]) -> Pull:
    return Pull(**{name: sum(getattr(pull, name) for pull in pulls) for name in Pull.__struct_fields__})


def _pull(step: Step, seat: int, is_cooperative: bool) -> Pull:
    own = step.parts[seat]
    if step.seat is None or step.seat == seat or is_cooperative:
        return Pull(luck=own.luck, mistake=own.mistake, slip=own.slip, hidden=own.hidden, rest=own.rest)
    is_pair = len(step.before) == 2
    return _by_a_rival(step.parts[step.seat], own.others, _share(step.before, seat, step.seat), is_pair)


def _by_a_rival(mover: StepParts, change: float, share: float, is_pair: bool) -> Pull:
    slips = share * mover.slip if is_pair else 0.0
    hidden, rest = -share * mover.hidden, -share * mover.rest
    return Pull(theirs=change - slips - hidden - rest, their_slips=slips, hidden=hidden, rest=rest)


def _share(worths: Worths, seat: int, mover: int) -> float:
    """What a seat has of whatever a mover loses: by its chance among all others."""
    others = sum(worth for each, worth in enumerate(worths) if each != mover)
    return worths[seat] / others if others > 0 else 1 / (len(worths) - 1)
