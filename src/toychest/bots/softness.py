"""What a weaker level does not see: how little one move is better than another."""

import random

from toychest.bots.thought import Candidate


def softened(candidates: tuple[Candidate, ...], softness: float, seed: int) -> str:
    """One of the moves that are nearly as good as the best."""
    near = [candidate for candidate in candidates if candidate.worth >= candidates[0].worth - softness]
    return random.Random(seed).choice(near).move
