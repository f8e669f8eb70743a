"""The games in OpenSpiel: its own tests, its own bots, and information states that give nothing away."""

import random
import sys
from typing import Any

import numpy as np
import pytest

from toychest.contract import IllegalMove, UnknownOption
from toychest.games import GAMES

pyspiel = pytest.importorskip("pyspiel")
from absl import logging  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts  # noqa: E402

from toychest.research.openspiel import load, register  # noqa: E402

pytestmark = [pytest.mark.slow, pytest.mark.compiled]


def after(game: Any, decisions: int, seed: int = 1) -> Any:
    """A state after so many decisions at random, at the next one."""
    luck, state = random.Random(seed), game.new_initial_state()
    while state.is_chance_node() or decisions:
        decisions -= not state.is_chance_node()
        state.apply_action(luck.choice(state.legal_actions()))
    return state


def played(game: Any, bots: list[Any], luck: np.random.RandomState) -> Any:
    """A whole game of these bots."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            numbers, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(luck.choice(numbers, p=odds)))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state


class Even(mcts.RandomRolloutEvaluator):  # type: ignore[misc]  # OpenSpiel ships no types
    """Every state is worth the same: a city played on at random takes a second."""

    def evaluate(self, state: Any) -> Any:
        return np.zeros(state.num_players())


@pytest.mark.parametrize("name", sorted(GAMES))
def test_the_random_simulations_of_openspiel_find_nothing(name: str) -> None:
    register()
    pyspiel.random_sim_test(pyspiel.load_game(f"toychest_{name}"), 1, True, False)


@pytest.mark.deep
@pytest.mark.parametrize("name", sorted(GAMES))
def test_many_random_simulations_of_openspiel_find_nothing(name: str) -> None:
    pyspiel.random_sim_test(load(name), 20, True, False)


def test_a_game_is_loaded_by_its_options_and_players() -> None:
    register()
    game = pyspiel.load_game("toychest_castle", {"players": 3, "board": "garden"})
    assert (game.num_players(), game.start.terms.board.name) == (3, "garden")


def test_chance_has_the_odds_of_the_rules() -> None:
    state = load("clockwork").new_initial_state()
    odds = state.sitting.edition.rules.odds(state.sitting.state)
    total = sum(weight for _, weight in odds)
    told = {state.action_to_string(number): share for number, share in state.chance_outcomes()}
    assert told == {state.sitting.edition.rules.write_move(move): weight / total for move, weight in odds}


@pytest.mark.parametrize("name", ["toybattle", "clockwork"])
def test_another_truth_is_the_same_to_whoever_imagines_it(name: str) -> None:
    state = after(load(name), 12)
    seat, luck = state.current_player(), random.Random(1)
    others = [state.resample_from_infostate(seat, luck.random) for _ in range(4)]
    assert {other.information_state_string(seat) for other in others} == {state.information_state_string(seat)}
    assert len({other.information_state_string(1 - seat) for other in others}) > 1


def test_a_tensor_says_to_a_seat_what_its_information_state_says() -> None:
    state = after(load("toybattle"), 12)
    seat, luck = state.current_player(), random.Random(1)
    other = state.resample_from_infostate(seat, luck.random)
    assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
    assert other.information_state_tensor(1 - seat) != state.information_state_tensor(1 - seat)
    assert sum(map(abs, state.observation_tensor(seat))) > 0


def test_two_ways_to_one_view_are_two_information_states() -> None:
    first, second = after(load("toybattle"), 0, seed=1), after(load("toybattle"), 0, seed=1)
    first.apply_action(first.legal_actions()[0])
    second.apply_action(second.legal_actions()[-1])
    assert first.information_state_string(0) != second.information_state_string(0)


def test_ismcts_of_openspiel_plays_a_whole_battle() -> None:
    game, luck = load("toybattle"), np.random.RandomState(1)
    bots = [ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, luck), 1.4, 2, random_state=luck) for _ in range(2)]
    assert sorted(played(game, bots, luck).returns()) == [-1.0, 1.0]


def test_mcts_of_openspiel_plays_a_whole_castle() -> None:
    game, luck = load("castle", profile="young"), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, luck), random_state=luck)
    assert played(game, [bot], luck).returns() in ([0.0], [1.0])


@pytest.mark.deep
def test_ismcts_of_openspiel_plays_a_whole_city() -> None:
    game, luck = load("clockwork"), np.random.RandomState(1)
    bots = [ismcts.ISMCTSBot(game, Even(1, luck), 1.4, 2, random_state=luck) for _ in range(2)]
    assert sorted(played(game, bots, luck).returns()) == [-1.0, 1.0]


def test_a_move_that_a_rule_forbids_is_refused_with_the_rule() -> None:
    state = after(load("toybattle"), 0)
    with pytest.raises(IllegalMove, match=r"unforeseen \(TOY"):
        state.apply_action(0)


def test_a_number_that_is_no_move_is_refused() -> None:
    state = after(load("toybattle"), 0)
    with pytest.raises(ValueError, match="expected a move from 0 to 1375, got 9999"):
        state.apply_action(9999)


def test_a_step_after_the_end_is_refused() -> None:
    state = load("castle").new_initial_state()
    luck = random.Random(1)
    while not state.is_terminal():
        state.apply_action(luck.choice(state.legal_actions()))
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(0)


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ({"players": 5}, r"option 'seats': expected one of \[2\], got 5"),
        ({"terrain": "moon"}, "option 'terrain': expected one of .*, got 'moon'"),
        ({"edition": "castle-standard-0"}, "option 'edition': expected one of .*, got 'castle-standard-0'"),
    ],
)
def test_what_a_rulebook_does_not_offer_is_refused(asked: dict[str, Any], told: str) -> None:
    register()
    with pytest.raises(UnknownOption, match=told):
        pyspiel.load_game("toychest_toybattle", asked)


def test_an_option_that_no_edition_has_is_refused() -> None:
    register()
    with pytest.raises(pyspiel.SpielError, match="Unknown parameter 'colour'"):
        pyspiel.load_game("toychest_toybattle", {"colour": "blue"})


def test_a_game_that_there_is_not_is_refused() -> None:
    with pytest.raises(ValueError, match=r"game: expected one of castle, toybattle, clockwork, .*, got 'ludo'"):
        load("ludo")


def test_the_log_that_openspiel_imports_keeps_no_stream_of_pytest() -> None:
    assert logging.get_absl_handler().python_handler.stream is sys.__stderr__
