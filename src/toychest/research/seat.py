"""One seat as a Gymnasium environment: a castle alone, or any game against bots of a level."""

import random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from toychest.bots.forgetting import forgotten_facts
from toychest.bots.levels import UnknownLevel, level_of
from toychest.bots.think import think
from toychest.bots.window import window_of
from toychest.contract import CHANCE, Json, Seat
from toychest.contract.kernel import Array
from toychest.research.compiled.stepping import CUT_OFF, ENDED, ONGOING, advance, begin, look
from toychest.research.games import DRAWN, NotStudied, edition_of, luck_of, seed_of, studied, whole_number, without
from toychest.research.rendering import MODES, rendered

WORDS = 1 << 63


class SeatEnv(gymnasium.Env[Array, int]):
    """What one seat may know; `info["action_mask"]` says what it may do. Others are bots of `level`, 1 to 6.

    A masked action is not played: it ends the game with a reward of -1, and `info["reason"]` says why.
    """

    metadata: dict[str, Any] = {"render_modes": list(MODES), "render_fps": 1}  # noqa: RUF012  # so Gymnasium has it

    def __init__(
        self,
        game: str,
        *,
        edition: str | None = None,
        seats: int | None = None,
        seat: int = 0,
        level: int | None = None,
        max_cycles: int | None = None,
        recalls: bool = False,
        luck: bool = False,
        render_mode: str | None = None,
        **options: Json,
    ) -> None:
        printing = edition_of(game, edition)
        count = next(n for n in printing.seat_counts if level is None or n > 1) if seats is None else seats
        self.game = studied(
            game, edition=edition, seats=count, longest=max_cycles, recalls=recalls, luck=luck, **options
        )
        self.seat, self.level = Seat(whole_number("seat", seat)), level
        self._check_choices(render_mode)
        self.render_mode = render_mode
        self._rows, self._room, self._action = self.game.rows(1), self.game.room(), np.zeros(1, np.int64)
        self._workbench = self.game.workbench(self._rows, self._room)
        self.observation_space = spaces.Box(-128, 127, (self.game.observing.size,), np.int8)
        self.action_space: Any = spaces.Discrete(self.game.kernel.move_count)
        self._states: list[Any] = []
        self._is_over = True

    def __getstate__(self) -> dict[str, Any]:
        return without(self.__dict__, "_workbench")

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy steps rows of its own."""
        self.__dict__.update(kept)
        self._workbench = self.game.workbench(self._rows, self._room)

    def _check_choices(self, render_mode: str | None) -> None:
        if not 0 <= self.seat < self.game.seats:
            raise NotStudied(f"seat: expected a number below {self.game.seats}, got {self.seat}")
        if self.level is None and self.game.seats > 1:
            raise NotStudied(f"level: expected 1 to 6, of the bots at the other {self.game.seats - 1} seats, got None")
        if render_mode is not None and render_mode not in MODES:
            raise NotStudied(f"render_mode: expected one of {', '.join(MODES)}, got {render_mode!r}")
        try:
            self._memory = 0 if self.level is None else level_of(self.game.edition.game, self.level).memory
        except UnknownLevel as unknown:
            raise NotStudied(str(unknown)) from unknown

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Array, dict[str, Any]]:
        """A new game, up to this seat's first decision; the same seed gives the same luck and the same bots."""
        asked = None if seed is None else seed_of(seed)
        super().reset(seed=asked)
        own = int(self.np_random.integers(WORDS)) if asked is None else asked
        self._rows.rng[0], self._thinking = luck_of(own), random.Random(own)
        self._states, self._is_over, self._luck = [self.game.start], False, 0.0
        begin(self._workbench, 0, 1)
        self._follow()
        self._play_others()
        return self._observed(), self._told()

    def step(self, action: int) -> tuple[Array, float, bool, bool, dict[str, Any]]:
        """This seat's move, and all others until it is to decide again."""
        if self._is_over:
            raise ResetNeeded("the game is over, or was never begun: call reset()")
        self._luck = 0.0
        if not self.action_space.contains(action) or not self._rows.masks[0, action]:
            self._is_over = True
            return self._observed(), -1.0, True, False, {**self._told(), "reason": self._reason(action)}
        self._play(int(action))
        self._play_others()
        end = self._rows.ends[0]
        self._is_over = bool(end != ONGOING)
        reward = float(self._rows.rewards[0, self.seat])
        return self._observed(), reward, bool(end == ENDED), bool(end == CUT_OFF), self._told()

    def _reason(self, action: Any) -> str:
        if not self.action_space.contains(action):
            return f"action: expected a number below {self.action_space.n}, got {action!r}"
        return f"action {action} is masked: {self.game.reason(self._rows.cells[0], int(action))}"

    def _play(self, action: int) -> None:
        if self.level is not None:
            self._apply(Seat(int(self._rows.actors[0])), action)
        self._action[0] = action
        advance(self._workbench, 0, 1, self._action)
        self._follow()

    def _follow(self) -> None:
        """The readable state follows what chance brought, for the bots, which remember."""
        self._luck += float(self._rows.luck[0, self.seat])
        if self.level is not None:
            count, *drawn = self._rows.drawn[0].tolist()
            assert count <= DRAWN, f"chance moved {count} times in a row, and {DRAWN} of its moves are noted"
            for action in drawn[:count]:
                self._apply(CHANCE, action)

    def _apply(self, seat: Seat, action: int) -> None:
        rules, state = self.game.edition.rules, self._states[-1]
        self._states.append(rules.apply(state, seat, self.game.kernel.move_at(state, action))[0])

    def _play_others(self) -> None:
        while self._rows.ends[0] == ONGOING and self._rows.actors[0] != self.seat:
            self._play(self._thought(Seat(int(self._rows.actors[0]))))

    def _thought(self, seat: Seat) -> int:
        edition, states, seed = self.game.edition, self._states, self._thinking.getrandbits(62)
        forgotten = forgotten_facts(edition.rules, states, seat, self._memory, f"{seat}")
        draw = random.Random(seed).randrange
        window = window_of(edition, self.game.seats, states[-1], seat, draw, forgotten)
        assert self.level is not None
        move = edition.rules.read_move(think(window, self.level, seed).move)
        return self.game.kernel.move_id(states[-1], move)

    def _observed(self) -> Array:
        seen = np.empty(self.game.observing.size, np.int8)
        look(self._workbench, 0, self.seat, seen)
        return seen

    def _told(self) -> dict[str, Any]:
        told: dict[str, Any] = {"action_mask": self._rows.masks[0].copy()}
        return {**told, "luck": self._luck} if self.game.shared.has_luck else told

    def render(self) -> Any:
        """The table as this seat sees it. Raises `ResetNeeded` before the first game."""
        if not self._states:
            raise ResetNeeded("call reset() before render()")
        state = self.game.state(self._rows.cells[0])
        return rendered(self.game, state, self.seat, self.render_mode)
