"""Every game and edition as a PettingZoo environment: seats act one after the other, chance in between."""

from operator import index
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from toychest.contract import Json, Seat
from toychest.contract.kernel import Array
from toychest.research.compiled.stepping import CUT_OFF, ONGOING, advance, begin, look
from toychest.research.games import NotStudied, Studied, luck_of, seed_of, studied, whole_number, without
from toychest.research.rendering import MODES, rendered

NOT_BEGUN: Final = "call reset() before {}"
Observation = dict[str, Array]


def env(game: str, **choices: Any) -> "ToychestAEC":
    """The environment of a game, as `pettingzoo.make("aec", "toychest/...")` asks for it."""
    return ToychestAEC(game, **choices)


class ToychestAEC(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # it ships no types
    """One table. An observation is what the agent's seat may know, and the mask of what it may do.

    `edition` and the edition's options by their names; `recalls` adds what was shown and lies open no more; with
    `luck`, `info["luck"]` is what chance has brought the agent since its own last move, in shares of a win.
    """

    def __init__(
        self,
        game: str,
        *,
        edition: str | None = None,
        seats: int | None = None,
        max_cycles: int | None = None,
        recalls: bool = False,
        luck: bool = False,
        render_mode: str | None = None,
        **options: Json,
    ) -> None:
        if render_mode is not None and render_mode not in MODES:
            raise NotStudied(f"render_mode: expected one of {', '.join(MODES)}, got {render_mode!r}")
        super().__init__()
        asked = studied(game, edition=edition, seats=seats, recalls=recalls, luck=luck, **options)
        longest = asked.shared.longest if max_cycles is None else whole_number("max_cycles", max_cycles) * asked.seats
        self.game: Studied = asked.cut_off_after(longest)
        shown = {"render_modes": list(MODES), "render_fps": 1}
        self.metadata = {"name": f"toychest/{game}-v0", "is_parallelizable": False, **shown}
        self.render_mode = render_mode
        self.max_cycles = max_cycles
        self._rows, self._room = self.game.rows(1), self.game.room()
        self._workbench = self.game.workbench(self._rows, self._room)
        self._action = np.zeros(1, np.int64)
        self._nothing = np.zeros(self.game.kernel.move_count, np.int8)
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_space = spaces.Dict(
            observation=spaces.Box(-128, 127, (self.game.observing.size,), np.int8),
            action_mask=spaces.Box(0, 1, (self.game.kernel.move_count,), np.int8),
        )
        self._action_spaces = {agent: spaces.Discrete(self.game.kernel.move_count) for agent in self.possible_agents}
        self._is_begun = False

    def __getstate__(self) -> dict[str, Any]:
        return without(self.__dict__, "_workbench")

    def __setstate__(self, kept: dict[str, Any]) -> None:
        """A copy steps rows of its own."""
        self.__dict__.update(kept)
        self._workbench = self.game.workbench(self._rows, self._room)

    def observation_space(self, agent: str) -> spaces.Dict:
        """The same for every agent."""
        return self._observation_space

    def action_space(self, agent: str) -> Any:
        """Every move of the game by its number; the mask says which of them may be played."""
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed gives the same luck."""
        if seed is not None or not self._is_begun:
            fresh = np.random.SeedSequence().generate_state(1, np.uint64)
            self._rows.rng[0] = luck_of(int(fresh[0]) if seed is None else seed_of(seed))
        self._is_begun = True
        begin(self._workbench, 0, 1)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._rows.actors[0]]
        if self.game.shared.has_luck:
            self.infos = {agent: {"luck": 0.0} for agent in self.agents}
            self._note_luck()

    def step(self, action: int | None) -> None:
        """The agent's move, then chance until somebody is to decide. Raises `ValueError` for a masked action."""
        if not self._is_begun:
            raise AttributeError(NOT_BEGUN.format("step()"))
        if not self.agents:
            raise ValueError("the game is over and every agent has stepped out of it: call reset()")
        agent, rows = self.agent_selection, self._rows
        if rows.ends[0] != ONGOING:
            self._was_dead_step(action)
            return
        self._action[0] = self._checked(agent, action)
        advance(self._workbench, 0, 1, self._action)
        self._cumulative_rewards[agent] = 0.0
        if self.game.shared.has_luck:
            self._note_luck()
        if rows.ends[0] != ONGOING:
            self._end()
        else:
            self.agent_selection = self.possible_agents[rows.actors[0]]

    def _checked(self, agent: str, action: Any) -> int:
        mask = self._rows.masks[0]
        try:
            number = index(action)
        except TypeError:
            number = -1
        if not 0 <= number < len(mask):
            raise ValueError(f"action of {agent}: expected a whole number below {len(mask)}, got {action!r}")
        if not mask[number]:
            raise ValueError(f"action {number} of {agent} is masked: {self.game.reason(self._rows.cells[0], number)}")
        return number

    def _end(self) -> None:
        is_cut = self._rows.ends[0] == CUT_OFF
        for seat, agent in enumerate(self.agents):
            self.rewards[agent] = float(self._rows.rewards[0, seat])
            self.terminations[agent], self.truncations[agent] = not is_cut, bool(is_cut)
        self._accumulate_rewards()
        self._deads_step_first()

    def _note_luck(self) -> None:
        """What chance has just brought, added to what it had brought since the agent's own last move."""
        held = {agent: 0.0 if agent == self.agent_selection else self.infos[agent]["luck"] for agent in self.agents}
        brought = dict(zip(self.possible_agents, self._rows.luck[0].tolist(), strict=True))
        self.infos = {agent: {"luck": held[agent] + brought[agent]} for agent in self.agents}

    def observe(self, agent: str) -> Observation:
        """What this agent's seat may know; only who is to act has anything in its mask."""
        rows, seat = self._rows, self._seat_of[agent]
        if seat == rows.actors[0]:
            return {"observation": rows.observations[0].copy(), "action_mask": rows.masks[0].copy()}
        seen = np.empty_like(rows.observations[0])
        look(self._workbench, 0, seat, seen)
        return {"observation": seen, "action_mask": self._nothing.copy()}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Observation, reward since its last move, whether the game is over or cut off, and luck, of who is to act."""
        agent = self.agent_selection
        return (
            self.observe(agent) if observe else None,
            self._cumulative_rewards[agent],
            self.terminations[agent],
            self.truncations[agent],
            self.infos[agent],
        )

    def render(self) -> Any:
        """The table as the seat sees it that is to act; nothing without a `render_mode`."""
        if not self._is_begun:
            raise AttributeError(NOT_BEGUN.format("render()"))
        state = self.game.state(self._rows.cells[0])
        return rendered(self.game, state, Seat(int(self._rows.actors[0])), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
