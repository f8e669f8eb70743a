"""The bench measures with and without its peer, and the figures that we quote say where they come from."""

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

from bench import random_moves
from tests.docs.tree import ROOT
from toychest.games import EDITIONS

GAMES = sorted({edition.game for edition in EDITIONS.values()})


def standard(game: str) -> Any:
    return EDITIONS[random_moves.STANDARD[game]]


def quoted(game: str) -> Any:
    return json.loads((ROOT / "bench" / f"{game}.json").read_text(encoding="utf-8"))


def as_in_one_second(play: Callable[[int, random.Random], int], games: int) -> float:
    """Clocks may be too coarse for a single game."""
    return float(play(games, random.Random(1)))


def test_every_game_is_measured() -> None:
    assert sorted(random_moves.STANDARD) == GAMES


@pytest.mark.parametrize("game", GAMES)
def test_without_its_peer_it_measures_the_game_alone(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr(random_moves, "moves_per_second", as_in_one_second)
    assert list(random_moves.measured(standard(game), games=1, rounds=1)) == [game]


@pytest.mark.parametrize("game", GAMES)
def test_beside_its_peer_it_gives_the_ratio(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: object())
    monkeypatch.setattr(random_moves, "chess_moves", lambda games, luck: 10)
    monkeypatch.setattr(random_moves, "moves_per_second", as_in_one_second)
    assert list(random_moves.measured(standard(game), games=1, rounds=1)) == [game, "python-chess", "ratio"]


def test_toy_battle_is_played_on_all_its_boards_in_turn() -> None:
    edition = EDITIONS["toybattle-standard-0"]
    assert [board["terrain"] for board in random_moves.boards_of(edition)] == list(edition.options[0].choices)


def test_castle_is_played_as_its_options_stand() -> None:
    assert random_moves.boards_of(EDITIONS["castle-standard-0"]) == [{}]


@pytest.mark.parametrize("game", GAMES)
def test_a_report_names_date_machine_and_command(game: str) -> None:
    assert quoted(game).keys() == random_moves.report(standard(game), {}).keys()


@pytest.mark.parametrize("game", GAMES)
def test_the_quoted_figures_are_of_the_edition_that_is_measured(game: str) -> None:
    assert quoted(game)["edition"] == standard(game).id


@pytest.mark.parametrize("game", GAMES)
def test_the_quoted_command_measures_that_game(game: str) -> None:
    assert quoted(game)["command"] == f"python bench/random_moves.py {game} --json bench/{game}.json"


@pytest.mark.parametrize("game", GAMES)
def test_the_quoted_ratio_is_that_of_the_quoted_figures(game: str) -> None:
    figures = quoted(game)["random_moves_per_second"]
    assert figures["ratio"] == pytest.approx(figures[game] / figures["python-chess"], abs=0.01)


@pytest.mark.parametrize("game", GAMES)
def test_the_quoted_rules_play_ten_thousand_moves_a_second(game: str) -> None:
    assert quoted(game)["random_moves_per_second"][game] >= 10_000
