"""One game as environments need it: edition, options, kernel, and the rows that are stepped."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import prod
from operator import index
from typing import Any, Final

import msgspec
import numpy as np

from toychest.contract import Edition, IllegalMove, Json, Seat, UnknownOption
from toychest.contract.kernel import Array, Kernel, Observing
from toychest.games import EDITIONS
from toychest.games.kernels import generator
from toychest.games.registry import GAMES
from toychest.research.compiled.array_parts import LINE
from toychest.research.compiled.stepping import CHUNK, CHUNKS, WORKBENCH_WORDS, Functions, Room, Rows, Shared, lay_out

DRAWN: Final = 128
"""Moves of chance between two decisions that are noted: more than any game has."""

SET_UP: Final = 64
"""Games that stay set up, so that a thousand environments of one of them share its tables."""


class NotStudied(ValueError):
    """A game, an edition or a choice that there is no environment of; the message says what there is."""


@dataclass(frozen=True)
class Studied:
    """A game set up for environments: nothing in it changes while it is played, so that copies of them share it."""

    asked: bytes
    edition: Edition
    seats: int
    kernel: Kernel
    observing: Observing
    start: Any
    functions: Functions
    shared: Shared

    def __reduce__(self) -> tuple[Any, tuple[bytes]]:
        """Wherever it is unpacked, it is set up there: compiled functions and their tables are not carried along."""
        return set_up_as, (self.asked,)

    def __deepcopy__(self, memo: object) -> "Studied":
        return self

    def cut_off_after(self, longest: int) -> "Studied":
        """The same game, which ends after so many decisions if it has not ended before."""
        wanted = msgspec.json.decode(self.asked, type=Asked)
        return set_up_as(msgspec.json.encode(msgspec.structs.replace(wanted, longest=longest), order="deterministic"))

    def rows(self, count: int) -> Rows:
        """Room for so many games at once: in one piece, which a system can hold in few large pages."""
        seats, kernel = self.seats, self.kernel
        kinds: dict[str, tuple[type[np.generic], tuple[int, ...]]] = {
            "cells": (np.int16, (count, kernel.row_size)),
            "rng": (np.uint64, (count, 1)),
            "ages": (np.int32, (count,)),
            "actors": (np.int32, (count,)),
            "rewards": (np.float32, (count, seats)),
            "gains": (np.float64, (count,)),
            "ends": (np.uint8, (count,)),
            "luck": (np.float32, (count, seats)),
            "observations": (np.int8, (count, self.observing.size)),
            "masks": (np.int8, (count, kernel.move_count)),
            "marked": (np.int64, (count, -(-kernel.move_count // (CHUNK * CHUNKS)))),
            "drawn": (np.int32, (count, 1 + (DRAWN if count == 1 else 0))),
        }
        sizes = [-(-prod(shape) * np.dtype(kind).itemsize // LINE) * LINE for kind, shape in kinds.values()]
        parts = np.split(np.zeros(sum(sizes), np.uint8), np.cumsum(sizes)[:-1])
        return Rows(
            **{
                name: part[: prod(shape) * np.dtype(kind).itemsize].view(kind).reshape(shape)
                for part, (name, (kind, shape)) in zip(parts, kinds.items(), strict=True)
            }
        )

    def room(self) -> Room:
        """What one thread works in."""
        kernel = self.kernel
        return Room(
            ids=np.zeros(kernel.most_moves, np.int32),
            odds=np.zeros(kernel.most_moves, np.int32),
            points=np.zeros(2 * self.seats, np.int32),
            credit=np.zeros(self.seats, np.float64),
            mean=np.zeros(self.seats, np.float64),
            tried=np.zeros(kernel.row_size, np.int16),
            scratch=np.zeros(kernel.scratch_size, np.int32),
        )

    def workbench(self, rows: Rows, room: Room) -> Array:
        """What one thread steps these rows with; it holds on to nothing: whoever has it keeps them alive."""
        words = np.zeros(WORKBENCH_WORDS, np.uint64)
        lay_out(*self.functions, self.shared, rows, room, words)
        return words

    def state(self, row: Array) -> Any:
        """The state of a row, for words and pictures."""
        return self.kernel.unpack(row.copy(), self.start)

    def reason(self, row: Array, action: int) -> str:
        """Why an action is masked, in the words of the rules: the refusal's code and paragraph."""
        state, rules = self.state(row), self.edition.rules
        try:
            move = self.kernel.move_at(state, action)
            rules.apply(state, Seat(self.kernel.to_act(row)), move)
        except IllegalMove as refused:
            return f"{rules.write_move(move)!r} is refused: {refused.code} ({refused.rule})"
        except (LookupError, ValueError, AssertionError):
            pass
        return "it is no move of this board"


def studied(
    game: str,
    *,
    edition: str | None = None,
    seats: int | None = None,
    longest: int | None = None,
    recalls: bool = False,
    luck: bool = False,
    **options: Json,
) -> Studied:
    """A game by one of its editions, with these choices before play; asked for again, the same. Raises `NotStudied`."""
    printing = edition_of(game, edition)
    asked = Asked(
        edition=printing.id,
        seats=whole_number("seats", printing.seat_counts[0] if seats is None else seats),
        longest=whole_number("max_cycles", printing.longest if longest is None else longest),
        recalls=bool(recalls),
        luck=bool(luck),
        options=options,
    )
    try:
        return set_up_as(msgspec.json.encode(asked, order="deterministic"))
    except TypeError as unfit:
        raise NotStudied(f"{printing.id}: expected options as texts, numbers and files, got {options!r}") from unfit


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """What an environment is made from."""

    edition: str
    seats: int
    longest: int
    recalls: bool
    luck: bool
    options: dict[str, Any]


@lru_cache(SET_UP)
def set_up_as(asked: bytes) -> Studied:
    """The game that `asked` describes. Raises `NotStudied`."""
    wanted = msgspec.json.decode(asked, type=Asked)
    printing = EDITIONS[wanted.edition]
    kernel = printing.kernel() if printing.kernel is not None else None
    if kernel is None or kernel.observing is None:
        raise NotStudied(f"game {printing.game!r}: expected one whose kernel says what a seat observes")
    start = set_up(printing, wanted.seats, wanted.options)
    if not kernel.covers(start):
        raise NotStudied(f"{printing.id}: expected choices that the kernel covers, got {wanted.options!r}")
    observing = kernel.observing()
    evaluate, weights = shipped_evaluation(kernel, start)
    shared = Shared(
        tables=kernel.tables(start),
        start=kernel.pack(start, None),
        weights=weights,
        seats=wanted.seats,
        longest=wanted.longest,
        is_cooperative=printing.is_cooperative,
        recalls=wanted.recalls,
        has_luck=wanted.luck,
    )
    functions = Functions(kernel.to_act, kernel.listed, kernel.step, kernel.points, evaluate, observing.observe)
    return Studied(asked, printing, wanted.seats, kernel, observing, start, functions, shared)


def shipped_evaluation(kernel: Kernel, start: Any) -> tuple[Any, Array]:
    """What judges states of this game, and its weights: the value network where one was trained, else the features."""
    if kernel.network is not None and kernel.appraises(start):
        return kernel.appraise, kernel.network
    return kernel.evaluate, kernel.weights


def whole_number(name: str, given: Any) -> int:
    """A number as it was given, of Python's or NumPy's. Raises `NotStudied`."""
    try:
        return index(given)
    except TypeError as unfit:
        raise NotStudied(f"{name}: expected a whole number, got {given!r}") from unfit


def edition_of(game: str, edition: str | None) -> Edition:
    """The edition that was asked for, or the first of the game. Raises `NotStudied`."""
    if game not in GAMES:
        raise NotStudied(f"game: expected one of {', '.join(GAMES)}, got {game!r}")
    names = tuple(GAMES[game].editions)
    name = names[0] if edition is None else edition
    if name.split("+")[0] not in names:
        raise NotStudied(f"edition: expected one of {', '.join(names)}, got {name!r}")
    try:
        return EDITIONS[name]
    except KeyError as unknown:
        raise NotStudied(f"edition {name!r}: expected house rules that its printing has") from unknown


def set_up(edition: Edition, seats: int, options: Mapping[str, Json]) -> Any:
    """The state before the first move. Raises `NotStudied`."""
    try:
        return edition.rules.setup(seats, dict(options))
    except UnknownOption as unknown:
        raise NotStudied(str(unknown)) from unknown


def luck_of(seed: int) -> Array:
    """The generator of one row; the same seed gives the same luck in every kind of environment."""
    return generator(seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019)


def without(values: Mapping[str, Any], *names: str) -> dict[str, Any]:
    """What an environment is copied with: all but what holds addresses of its own arrays."""
    return {name: value for name, value in values.items() if name not in names}


def seed_of(given: Any) -> int:
    """A seed as it was given, of Python's whole numbers or NumPy's. Raises `NotStudied`."""
    return whole_number("seed", given)
