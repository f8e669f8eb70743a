"""Thousands of games as one Gymnasium vector environment, stepped in one compiled call on every core."""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from toychest.contract import Json
from toychest.contract.kernel import Array
from toychest.research.compiled.stepping import (
    CUT_OFF,
    ENDED,
    ONGOING,
    advance,
    advance_or_begin,
    begin_again,
    masked,
)
from toychest.research.games import NotStudied, luck_of, seed_of, studied, whole_number, without

FEW: Final = 256
"""Rows that are not worth a thread of their own."""

DTYPES: Final = ("int8", "float32")


class ToychestVector(VectorEnv[Array, Array, Array]):
    """So many tables of one game. Each row is told what the seat may know that is to act, `info["seat"]`.

    The arrays that come back are the environment's own and change at the next step: copy what is to be kept. Of
    `info`, `action_mask` is what may be done, `rewards` what every seat got, `luck` what chance has brought it.
    The reward of a row is that of the seat which has just acted.
    """

    def __init__(
        self,
        num_envs: int,
        game: str,
        *,
        edition: str | None = None,
        seats: int | None = None,
        max_cycles: int | None = None,
        recalls: bool = False,
        luck: bool = False,
        dtype: str = "int8",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        **options: Json,
    ) -> None:
        if dtype not in DTYPES:
            raise NotStudied(f"dtype: expected one of {', '.join(DTYPES)}, got {dtype!r}")
        self.game = studied(
            game, edition=edition, seats=seats, longest=max_cycles, recalls=recalls, luck=luck, **options
        )
        self.num_envs = whole_number("num_envs", num_envs)
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.mode, "render_modes": []}
        self._set_spaces(dtype)
        self._rows = self.game.rows(self.num_envs)
        self._parts = parts_of(self.num_envs, os.cpu_count() or 1 if threads is None else threads)
        self._rooms = [self.game.room() for _ in self._parts]
        self._lay_out()
        self._wide = np.zeros(self._rows.observations.shape, np.float32) if dtype == "float32" else None
        self._all = np.ones(self.num_envs, np.bool_)
        self._is_begun = False

    def _lay_out(self) -> None:
        self._workbenches = [self.game.workbench(self._rows, room) for room in self._rooms]
        self._pool = ThreadPoolExecutor(len(self._parts)) if len(self._parts) > 1 else None

    def __getstate__(self) -> dict[str, Any]:
        return without(self.__dict__, "_workbenches", "_pool")

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy steps rows of its own, on threads of its own."""
        self.__dict__.update(kept)
        self._lay_out()

    def _set_spaces(self, dtype: str) -> None:
        size, moves = self.game.observing.size, self.game.kernel.move_count
        self.single_observation_space = spaces.Box(-128, 127, (size,), np.dtype(dtype).type)
        self.single_action_space = spaces.Discrete(moves)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Array, dict[str, Any]]:
        """New games; row number n has the luck of `seed` + n. With `options["reset_mask"]`, in those rows alone."""
        chosen, seeds = self._chosen(options), self._seeds(seed)
        for row in np.flatnonzero(chosen).tolist():
            if (own := seeds[row]) is not None:
                self._rows.rng[row] = luck_of(own)
        self._is_begun = True
        self._rows.ends[chosen] = ENDED
        self._run(begin_again)
        return self._observations(), self._told()

    def _chosen(self, options: dict[str, Any] | None) -> Array:
        """The rows in which games begin. Raises `ValueError`."""
        if options is None or options.get("reset_mask") is None:
            return self._all
        mask = np.asarray(options["reset_mask"])
        if mask.shape != (self.num_envs,) or mask.dtype != np.bool_:
            told = f"an array of shape {mask.shape} and type {mask.dtype}"
            raise ValueError(f"reset_mask: expected {self.num_envs} of True or False, got {told}")
        if not (self._is_begun or mask.all()):
            raise ResetNeeded("call reset() for all rows before a reset of some")
        return mask

    def _seeds(self, seed: int | Sequence[int | None] | None) -> Sequence[int | None]:
        if isinstance(seed, list | tuple | range | np.ndarray):
            if len(seed) != self.num_envs:
                raise ValueError(f"seed: expected {self.num_envs} numbers, got {len(seed)}")
            return [None if each is None else seed_of(each) for each in seed]
        if seed is not None:
            first = seed_of(seed)
            return range(first, first + self.num_envs)
        if self._is_begun:
            return [None] * self.num_envs
        return [int(word) for word in np.random.SeedSequence().generate_state(self.num_envs, np.uint64)]

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        """One decision in each row. Raises `ValueError` for a masked action, before anything is played."""
        chosen = self._checked(np.asarray(actions))
        self._run(advance_or_begin if self.mode == AutoresetMode.NEXT_STEP else advance, chosen)
        ends = self._rows.ends
        terminations, truncations = ends == ENDED, ends == CUT_OFF
        rewards = self._rows.gains.copy()
        final = self._begun_again(terminations | truncations)
        return self._observations(), rewards, terminations, truncations, {**self._told(), **final}

    def _begun_again(self, over: Array) -> dict[str, Any]:
        """In the mode SAME_STEP, what rows last said whose game is over; new games stand in their place."""
        if self.mode != AutoresetMode.SAME_STEP or not over.any():
            return {}
        told = {name: value.copy() for name, value in self._told().items()}
        final = {"final_obs": self._observations().copy(), "_final_obs": over, "final_info": told, "_final_info": over}
        self._run(begin_again)
        return final

    def _checked(self, actions: Array) -> Array:
        """One listed move for each row."""
        if not self._is_begun:
            raise ResetNeeded("call reset() before step()")
        if actions.shape != (self.num_envs,):
            raise ValueError(f"actions: expected {self.num_envs} numbers, got an array of shape {actions.shape}")
        if actions.dtype.kind not in "iu":
            raise ValueError(f"actions: expected whole numbers, got numbers of type {actions.dtype}")
        if self.mode == AutoresetMode.DISABLED and (over := np.flatnonzero(self._rows.ends != ONGOING)).size:
            raise ResetNeeded(f"the game of row {over[0]} is over: reset it by options={{'reset_mask': ...}}")
        numbers = np.ascontiguousarray(actions, np.int64)
        row = masked(self._workbenches[0], numbers)
        if row >= 0:
            reason = self.game.reason(self._rows.cells[row], int(actions[row]))
            raise ValueError(f"action {actions[row]} of row {row} is masked: {reason}")
        return numbers

    def _run(self, rule: Callable[..., None], *given: Array) -> None:
        """All rows, each part of them on a thread of its own: compiled code lets the others go on."""
        if self._pool is None:
            rule(self._workbenches[0], *self._parts[0], *given)
            return
        jobs = [
            self._pool.submit(rule, workbench, *part, *given)
            for workbench, part in zip(self._workbenches[1:], self._parts[1:], strict=True)
        ]
        rule(self._workbenches[0], *self._parts[0], *given)
        for job in jobs:
            job.result()

    def _observations(self) -> Array:
        if self._wide is None:
            return self._rows.observations
        np.copyto(self._wide, self._rows.observations)
        return self._wide

    def _told(self) -> dict[str, Any]:
        rows = self._rows
        told = {"action_mask": rows.masks, "seat": rows.actors, "rewards": rows.rewards}
        if self.game.shared.has_luck:
            told["luck"] = rows.luck
        return {**told, **{f"_{name}": self._all for name in told}}

    def close_extras(self, **_: Any) -> None:
        """The threads end."""
        if self._pool is not None:
            self._pool.shutdown()


def parts_of(rows: int, threads: int) -> list[tuple[int, int]]:
    """The rows of each thread, as first and beyond the last. Raises `NotStudied`."""
    if rows < 1 or threads < 1:
        raise NotStudied(f"num_envs and threads: expected 1 or more, got {rows} and {threads}")
    count = max(1, min(threads, rows // FEW))
    edges = [rows * part // count for part in range(count + 1)]
    return list(pairwise(edges))
