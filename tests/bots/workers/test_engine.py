"""The engine may come while somebody plays already, by the command that play.py names."""

import json
import sys

import pytest

from toychest.bots.workers.engine import FETCH, fetched_engine, is_on_its_way


def command(code: str) -> str:
    return json.dumps([sys.executable, "-c", code])


def test_what_is_installed_need_not_be_fetched(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FETCH, raising=False)
    assert (is_on_its_way(), fetched_engine()) == (False, "")


def test_what_is_on_its_way_is_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FETCH, command("pass"))
    assert (is_on_its_way(), fetched_engine()) == (True, "")


def test_what_could_not_be_fetched_says_why_in_a_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(FETCH, command("import sys; print('Setting up', file=sys.stderr); sys.exit('No network.')"))
    assert fetched_engine() == "No network."


def test_without_numba_there_is_no_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv(FETCH, raising=False)
    monkeypatch.setitem(sys.modules, "numba", None)
    assert fetched_engine() == "Numba is not installed"
