"""Golden games: what somebody once played is replayed to the same events, and stays fair."""

from pathlib import Path

import pytest

from tools.golden_games import GAMES, WANTED, golden_logs, shows_its_house_rules, transcript
from toychest.conformance.choices_tried import choices_tried, house_ruled
from toychest.games import EDITIONS
from toychest.table import Header, read_log, verify

LOGS = golden_logs()
NAMES = [log.stem for log in LOGS]
GAME_NAMES = sorted({edition.game for edition in EDITIONS.values()})


@pytest.mark.slow
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


def played_by(game: str) -> list[Header]:
    """The headers of every golden game of this game."""
    return [read_log(log.read_bytes()).header for log in LOGS if log.parts[-3] == game]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_option_value_has_a_golden_game(game: str) -> None:
    options = {
        option.name: option for edition in EDITIONS.values() if edition.game == game for option in edition.options
    }
    played = [header.options for header in played_by(game)]
    missing = [
        (option.name, choice)
        for option in options.values()
        for choice in choices_tried(option)
        if choice not in [chosen.get(option.name, option.default) for chosen in played]
    ]
    assert missing == []


@pytest.mark.slow
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_printing_has_a_golden_game(edition: str) -> None:
    assert edition in [header.edition for header in played_by(EDITIONS[edition].game)]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_reading_value_has_a_golden_game(game: str) -> None:
    standard = next(edition for edition in EDITIONS.values() if edition.game == game)
    played = {header.edition for header in played_by(game)}
    assert [edition.id for edition in house_ruled(standard) if edition.id not in played] == []


@pytest.mark.slow
@pytest.mark.parametrize("log", [log for log in LOGS if "house-" in log.stem], ids=lambda log: str(log.stem))
def test_a_golden_game_by_a_house_rule_shows_it(log: Path) -> None:
    assert shows_its_house_rules(read_log(log.read_bytes()))


@pytest.mark.parametrize("option", ["board", "deck", "puzzle"])
def test_a_file_of_ones_own_has_a_golden_game(option: str) -> None:
    assert any(isinstance(header.options.get(option), dict) for header in played_by("castle"))
