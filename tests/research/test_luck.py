"""What chance brought: all of it reaches the agent, by the shipped evaluation, and in the mean it is nothing."""

import copy
from typing import Any

import numpy as np
import pytest

from tests.research.test_aec import made
from toychest.research.games import luck_of, shipped_evaluation

pytestmark = pytest.mark.compiled
GAMES = pytest.mark.parametrize("game", ["toybattle", "clockwork", "castle"])


def last_action(table: Any) -> int:
    """The last of the mask; a game that is over begins anew."""
    if any(table.terminations.values()) or any(table.truncations.values()):
        table.reset()
    return int(np.flatnonzero(table.last()[0]["action_mask"])[-1])


@GAMES
def test_the_luck_that_agents_are_told_is_all_that_there_was(game: str) -> None:
    table = made(game, seats=2, luck=True, max_cycles=40)
    table.reset(seed=3)
    told, brought = np.zeros(2), table._rows.luck[0].astype(float)
    for agent in table.agent_iter():
        _, _, is_over, is_cut, info = table.last()
        told[table.possible_agents.index(agent)] += info["luck"]
        is_out = is_over or is_cut
        table.step(None if is_out else int(np.flatnonzero(table.last()[0]["action_mask"])[-1]))
        brought += 0.0 if is_out else table._rows.luck[0]
    assert told == pytest.approx(brought, abs=1e-5)
    assert np.abs(told).sum() > 0.01


def by_hand(table: Any, before: Any, action: int) -> Any:
    """The luck of the step that was just made from this row, once more, move by move."""
    kernel, shared = table.game.kernel, table.game.shared
    evaluate, weights = shipped_evaluation(kernel, table.game.start)
    scratch = np.zeros(kernel.scratch_size, np.int32)
    ids, odds = np.zeros((2, kernel.most_moves), np.int32)

    def judged(row: Any) -> Any:
        credit, points = np.zeros(shared.seats), np.zeros(2 * shared.seats, np.int32)
        if kernel.to_act(row) != -2:
            evaluate(shared.tables, row, weights, credit, scratch)
            return credit
        kernel.points(shared.tables, row, points)
        firsts = points[shared.seats :] == 1
        return firsts.astype(float) if shared.is_cooperative else firsts / max(1, firsts.sum())

    def after(row: Any, move: int) -> Any:
        tried = row.copy()
        kernel.step(shared.tables, tried, move, scratch)
        return tried

    row, luck = after(before, action), np.zeros(shared.seats)
    for move in table._rows.drawn[0, 1 : 1 + table._rows.drawn[0, 0]].tolist():
        count = kernel.listed(shared.tables, row, ids, odds, scratch)
        moves, share = ids[:count].copy(), odds[:count] / odds[:count].sum()
        luck += judged(after(row, move))
        luck -= sum(part * judged(after(row, int(each))) for each, part in zip(moves, share, strict=True))
        row = after(row, move)
    return luck


@GAMES
def test_luck_is_what_the_shipped_evaluation_gained(game: str) -> None:
    table = made(game, seats=2, luck=True)
    table.reset(seed=5)
    drawn = 0
    for _ in range(30):
        action = last_action(table)
        before = table._rows.cells[0].copy()
        table.step(action)
        drawn += table._rows.drawn[0, 0]
        assert by_hand(table, before, action) == pytest.approx(table._rows.luck[0], abs=1e-5)
    assert drawn > 0


def test_battles_and_cities_of_two_are_judged_by_their_networks_all_else_by_features() -> None:
    kernel = made("toybattle").game.kernel
    assert shipped_evaluation(kernel, made("toybattle").game.start)[1] is kernel.network
    city = made("clockwork", seats=2).game
    assert shipped_evaluation(city.kernel, city.start)[1] is city.kernel.network
    three = made("clockwork", seats=3).game
    assert shipped_evaluation(three.kernel, three.start)[0] is three.kernel.evaluate
    castle = made("castle").game
    assert shipped_evaluation(castle.kernel, castle.start)[0] is castle.kernel.evaluate


def one_move_of_chance(game: str, seats: int) -> tuple[Any, int]:
    """A table with a move after which chance moves once, and has a choice."""
    table = made(game, seats=seats, luck=True)
    table.reset(seed=1)
    for _ in range(200):
        following = last_action(table)
        for action in np.flatnonzero(table.last()[0]["action_mask"]).tolist():
            other = copy.deepcopy(table)
            other.step(action)
            if other._rows.drawn[0, 0] == 1 and np.abs(other._rows.luck).max() > 1e-4:
                return table, action
        table.step(following)
    raise AssertionError("no such move was found")


@pytest.mark.parametrize("game", ["toybattle", "clockwork"])  # in a castle chance deals several cards at once
def test_luck_is_nothing_in_the_mean_over_all_that_chance_could_bring(game: str) -> None:
    table, action = one_move_of_chance(game, 2)
    kernel, shared = table.game.kernel, table.game.shared
    row, scratch = table._rows.cells[0].copy(), np.zeros(kernel.scratch_size, np.int32)
    ids, odds = np.zeros((2, kernel.most_moves), np.int32)
    kernel.step(shared.tables, row, action, scratch)
    count = kernel.listed(shared.tables, row, ids, odds, scratch)
    found = dict[int, Any]()
    for seed in range(600):
        other = copy.deepcopy(table)
        other._rows.rng[0] = luck_of(seed)
        other.step(action)
        found[int(other._rows.drawn[0, 1])] = other._rows.luck[0].astype(float)
    assert sorted(found) == sorted(ids[:count].tolist())
    whole = sum(weight * found[move] for move, weight in zip(ids[:count].tolist(), odds[:count].tolist(), strict=True))
    assert whole / odds[:count].sum() == pytest.approx(0.0, abs=1e-6)
