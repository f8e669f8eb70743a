"""The bench measures with and without its peer, and the figures that we quote say where they come from."""

import json

import pytest

from bench import castle
from tests.docs.tree import ROOT
from toychest.games import EDITIONS

QUOTED = json.loads((ROOT / "bench" / "castle.json").read_text(encoding="utf-8"))


def test_without_its_peer_it_measures_castle_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert list(castle.measured(games=1, rounds=1)) == ["castle"]


def test_beside_its_peer_it_gives_the_ratio(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: object())
    monkeypatch.setattr(castle, "chess_moves", lambda games, luck: 10)
    assert list(castle.measured(games=1, rounds=1)) == ["castle", "python-chess", "ratio"]


def test_a_report_names_date_machine_and_command() -> None:
    assert QUOTED.keys() == castle.report({}).keys()


def test_the_quoted_figures_are_of_an_edition_that_is_here() -> None:
    assert QUOTED["edition"] in EDITIONS


def test_the_quoted_ratio_is_that_of_the_quoted_figures() -> None:
    figures = QUOTED["random_moves_per_second"]
    assert figures["ratio"] == pytest.approx(figures["castle"] / figures["python-chess"], abs=0.01)
