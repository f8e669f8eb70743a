"""Which bots meet in the arena, and the games that they play."""

import itertools
from collections.abc import Mapping, Sequence

from toychest.bots.arena.bout import Bout
from toychest.bots.arena.contender import Contender
from toychest.contract import Edition, Json


def ladder(bots: Sequence[Contender]) -> list[tuple[Contender, ...]]:
    """Each bot against the one named before it, the later one first."""
    return [(better, worse) for worse, better in itertools.pairwise(bots)]


def against_all(bots: Sequence[Contender]) -> list[tuple[Contender, ...]]:
    """Each pair of bots once, the later one first."""
    return [(better, worse) for at, better in enumerate(bots) for worse in bots[:at]]


def alone(bots: Sequence[Contender]) -> list[tuple[Contender, ...]]:
    """Each bot by itself, or with its like, where nobody plays against anybody."""
    return [(bot,) for bot in bots]


def bouts(
    edition: Edition,
    series: Sequence[tuple[Contender, ...]],
    games: int,
    seats: int,
    options: Sequence[Mapping[str, Json]],
    seed: int,
) -> list[Bout]:
    """So many games of each series, first one bot on the first seat, then the other; the options take turns.

    Two games in a row have the same options and seed, with the seats swapped; a bot by itself has other ones each time.
    """
    return [
        Bout(
            series=" - ".join(dict.fromkeys(bot.name for bot in bots)),
            number=number,
            edition=edition.id,
            options=dict(options[number // len(bots) % len(options)]),
            contenders=tuple(bots[(seat + number) % len(bots)] for seat in range(seats)),
            seed=seed * 1_000_003 + number // len(bots),
        )
        for number in range(games)
        for bots in series
    ]
