"""The games of bots of one level against themselves."""

from collections.abc import Sequence

from toychest.bots.arena.bout import Bout
from toychest.bots.arena.contender import contenders
from toychest.games import EDITIONS


def self_play(game: str, level: str, games: int, seats: Sequence[int], each: str | None, seed: int) -> list[Bout]:
    """So many; numbers of seats and the choices of an option take turns."""
    edition = EDITIONS[f"{game}-standard-0"]
    choices = next((option.choices for option in edition.options if option.name == each), (None,))
    bot = contenders(game, [level])[0]
    return [
        Bout(
            series="self",
            number=number,
            edition=edition.id,
            options={} if each is None else {each: choices[number % len(choices)]},
            contenders=(bot,) * seats[number // len(choices) % len(seats)],
            seed=seed + number,
        )
        for number in range(games)
    ]
