"""Golden games: what somebody once played is replayed to the same events, and stays fair."""

from pathlib import Path

import pytest

from tools.golden_games import GAMES, WANTED, golden_logs, transcript
from toychest.games import EDITIONS
from toychest.table import read_log, verify

LOGS = golden_logs()
NAMES = [log.stem for log in LOGS]


@pytest.mark.parametrize("log", LOGS, ids=NAMES)
def test_a_golden_game_is_fair(log: Path) -> None:
    verdict = verify(read_log(log.read_bytes()), EDITIONS)
    assert verdict.fault is None


@pytest.mark.parametrize("log", LOGS, ids=NAMES)
def test_a_golden_game_replays_to_the_same_events(log: Path) -> None:
    assert transcript(read_log(log.read_bytes())) == log.with_suffix(".told").read_text()


@pytest.mark.parametrize("name", WANTED)
def test_every_golden_game_is_there(name: str) -> None:
    assert (GAMES / f"{name}.log").exists()


@pytest.mark.parametrize("game", sorted({edition.game for edition in EDITIONS.values()}))
def test_every_option_value_has_a_golden_game(game: str) -> None:
    options = [option for edition in EDITIONS.values() if edition.game == game for option in edition.options]
    played = [read_log(log.read_bytes()).header.options for log in LOGS if log.parts[-3] == game]
    missing = [
        (option.name, choice)
        for option in options
        for choice in option.choices
        if choice not in [header[option.name] for header in played]
    ]
    assert missing == []
