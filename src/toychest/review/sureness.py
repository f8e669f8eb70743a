"""How sure a bill is: intervals of 95 per cent for what was weighed, none where it is exact."""

import math
from collections.abc import Container, Sequence

from toychest.bots.hint_errors import share_of_error
from toychest.bots.intervals import DEVIATIONS
from toychest.review.steps import Step
from toychest.review.weigher import Judgement


class Sureness:
    """Of one game; `error` is how far off a chance may be in an even game, one deviation."""

    def __init__(self, steps: Sequence[Step], is_cooperative: bool, error: float) -> None:
        self._steps, self._is_cooperative, self._error = steps, is_cooperative, error

    def start(self, seat: int) -> float:
        """Of the chance that the game began with."""
        first = self._steps[0]
        if first.judgement is not None and first.judgement.is_exact:
            return 0.0
        return DEVIATIONS * self._error * share_of_error(first.before[seat])

    def missed(self, seat: int, *, is_slip: bool) -> float:
        """Of a seat's mistakes together, or of what it forgot; a team has them together."""
        seats = range(len(self._steps[0].before)) if self._is_cooperative else [seat]
        return self._together(seats, is_slip)

    def rivals(self, seat: int, *, is_slip: bool) -> float | None:
        """Likewise of the only rival; what several did is more than mistakes, and how sure that is nobody measured."""
        rivals = [each for each in range(len(self._steps[0].before)) if each != seat]
        return self._together(rivals, is_slip) if len(rivals) == 1 else None

    def _together(self, seats: Container[int], is_slip: bool) -> float:
        missed = [step for step in self._steps if step.seat in seats and step.parts[step.seat or 0].missed > 0]
        found = [step.judgement for step in missed if step.is_slip == is_slip and step.judgement is not None]
        return DEVIATIONS * math.hypot(*(self._of(judgement) for judgement in found))

    def _of(self, judgement: Judgement) -> float:
        """One deviation: by its samples, or where nothing was sampled by how far off both chances may be."""
        if judgement.is_exact:
            return 0.0
        both = math.hypot(share_of_error(judgement.best_worth), share_of_error(judgement.played_worth))
        return judgement.error or self._error * both
