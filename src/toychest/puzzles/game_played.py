"""A game that puzzles are looked for in: one that bots play, by its number, or somebody's own."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from toychest.bots.arena.bout import Bout, BoutUnderWay
from toychest.bots.arena.contender import contenders
from toychest.contract import Edition, Json
from toychest.puzzles.recipe import Recipe, seed_for
from toychest.table import Table


class GamePlayed(msgspec.Struct, frozen=True, kw_only=True):
    """Its moves, and the state before each of them; `seed` is where everything that is drawn for it starts."""

    number: int
    seed: str
    edition: Edition
    seats: int
    options: dict[str, Json]
    moves: tuple[str, ...]
    states: tuple[Any, ...]


def bot_game(edition: Edition, recipe: Recipe, seed: str, number: int) -> GamePlayed:
    """The same number of the same seed is the same game."""
    draw = Random(seed_for(seed, number, "game"))
    bots = contenders(edition.game, [str(level) for level in recipe.levels])
    options, seats = _options(edition, recipe, number), edition.seat_counts[0]
    bout = Bout(
        series="puzzles",
        number=number,
        edition=edition.id,
        options=options,
        contenders=tuple(draw.choice(bots) for _ in range(seats)),
        seed=draw.getrandbits(62),
    )
    playing, moves = BoutUnderWay(bout), list[str]()
    while (seat := playing.actor()) is not None:
        move = playing.move(seat)
        moves.append(edition.rules.write_move(move))
        playing.states.append(edition.rules.apply(playing.states[-1], seat, move)[0])
    return GamePlayed(
        number=number,
        seed=f"{seed} {number}",
        edition=edition,
        seats=seats,
        options=options,
        moves=tuple(moves),
        states=tuple(playing.states),
    )


def _options(edition: Edition, recipe: Recipe, number: int) -> dict[str, Json]:
    """The choices of this number, as a clock tells the time: the first option goes on with every game."""
    options: dict[str, Json] = {}
    for name, wanted in recipe.options.items():
        choices = _choices(edition, name) if wanted == "all" else wanted
        options[name] = choices[number % len(choices)]
        number //= len(choices)
    return options


def _choices(edition: Edition, name: str) -> Sequence[Json]:
    return next(option.choices for option in edition.options if option.name == name)


def own_game(table: Table, number: int) -> GamePlayed:
    """A finished game of somebody's, as far as its moves stand."""
    frames = table.frames
    assert table.log.ending is not None, "a game that is over has its ending"
    return GamePlayed(
        number=number,
        seed=table.log.ending.sum,
        edition=table.edition,
        seats=len(table.header.seats),
        options=dict(table.header.options),
        moves=tuple(frame.move for frame in frames[1:]),
        states=tuple(frame.state for frame in frames),
    )
