"""The pool's log at a terminal: every line in a file, none on the screen."""

from pathlib import Path

import pytest
import structlog
from structlog.testing import CapturingLogger

from toychest.commands.bot_log import logged_into
from toychest.commands.terminal_options import opened_console


def logged(file: Path, event: str, **facts: object) -> None:
    """One line of the log."""
    with logged_into(file):
        structlog.get_logger().warning(event, **facts)


@pytest.mark.parametrize(
    "event", ["bot-fallback", "bot-hurried", "bot-worker-lost", "bot-without-kernel", "engine-missing"]
)
def test_every_event_is_kept_with_its_time_and_facts(event: str, tmp_path: Path) -> None:
    logged(tmp_path / "bots.log", event, seat=1, because="no answer\nwithin 10 seconds")
    (line,) = (tmp_path / "bots.log").read_text(encoding="utf-8").splitlines()
    time, told = line.split(" ", 1)
    assert time.startswith("20")
    assert told.split() == f"[warning ] {event} because='no answer\\nwithin 10 seconds' seat=1".split()


def test_a_later_line_is_kept_below_the_earlier_ones(tmp_path: Path) -> None:
    logged(tmp_path / "bots.log", "bot-hurried")
    logged(tmp_path / "bots.log", "bot-fallback")
    lines = (tmp_path / "bots.log").read_text(encoding="utf-8").splitlines()
    assert [line.split()[-1] for line in lines] == ["bot-hurried", "bot-fallback"]


def test_a_file_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "bots.log").mkdir()
    logged(tmp_path / "bots.log", "bot-fallback")


def test_the_file_lies_beside_the_games(tmp_path: Path) -> None:
    with opened_console(tmp_path / "games", "en", plain=True):
        structlog.get_logger().warning("bot-fallback", because="the worker is gone")
    assert "the worker is gone" in (tmp_path / "games" / "bots.log").read_text(encoding="utf-8")


def test_afterwards_the_log_goes_where_it_went_before(tmp_path: Path) -> None:
    before = structlog.get_config()
    with logged_into(tmp_path / "bots.log"):
        assert structlog.get_config() != before
    assert structlog.get_config() == before


def test_a_log_that_was_set_up_is_set_up_again(tmp_path: Path) -> None:
    before = CapturingLogger()
    structlog.configure(processors=[], logger_factory=lambda *_: before)
    with logged_into(tmp_path / "bots.log"):
        pass
    structlog.get_logger().info(event="heard")
    structlog.reset_defaults()
    assert [call.kwargs for call in before.calls] == [{"event": "heard"}]
