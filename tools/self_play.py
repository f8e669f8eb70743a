"""The games of bots of one level against themselves."""

from collections.abc import Sequence
from itertools import product

from toychest.bots.arena.bout import Bout
from toychest.bots.arena.contender import contenders
from toychest.games import EDITIONS


def self_play(game: str, level: str, games: int, seats: Sequence[int], each: Sequence[str], seed: int) -> list[Bout]:
    """So many; numbers of seats and the choices of some options take turns."""
    edition = EDITIONS[f"{game}-standard-0"]
    varied = {option.name: option.choices for option in edition.options if option.name in each}
    choices = [dict(zip(varied, chosen, strict=True)) for chosen in product(*varied.values())]
    bot = contenders(game, [level])[0]
    return [
        Bout(
            series="self",
            number=number,
            edition=edition.id,
            options=choices[number % len(choices)],
            contenders=(bot,) * seats[number // len(choices) % len(seats)],
            seed=seed + number,
        )
        for number in range(games)
    ]
