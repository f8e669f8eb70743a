"""What a bot got of one game."""

from toychest.bots.arena.bout import BoutPlayed


def share_won(result: BoutPlayed, bot: str) -> float:
    """What a bot got: a whole win, a share of one, or nothing; a game that was cut off is shared by all.

    Where nobody plays against anybody, every seat is first or none is.
    """
    if not result.places:
        return result.bots.count(bot) / len(result.bots)
    firsts = [name for name, place in zip(result.bots, result.places, strict=True) if place == 1]
    return firsts.count(bot) / len(firsts) if firsts else 0.0
