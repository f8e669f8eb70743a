"""The pool's log at a terminal: a sentence for what the player waits for, and nothing else."""

import pytest
import structlog
from structlog.testing import CapturingLogger

from tests.terminal.stage import Stage
from toychest.terminal.thinker import logged_on

READY = "Getting ready to think. This happens once, and may take a minute."


@pytest.mark.parametrize(("event", "said"), [("kernel-compiling", [READY]), ("bot-fallback", []), ("kernel-ready", [])])
def test_only_preparation_is_told(event: str, said: list[str]) -> None:
    stage = Stage()
    with logged_on(stage.desk.screen, stage.desk.voice):
        structlog.get_logger().info(event, game="castle")
    assert stage.said == said


def test_afterwards_the_log_goes_where_it_went_before() -> None:
    stage, before = Stage(), structlog.get_config()
    with logged_on(stage.desk.screen, stage.desk.voice):
        assert structlog.get_config() != before
    assert structlog.get_config() == before


def test_a_log_that_was_set_up_is_set_up_again() -> None:
    stage, before = Stage(), CapturingLogger()
    structlog.configure(processors=[], logger_factory=lambda *_: before)
    with logged_on(stage.desk.screen, stage.desk.voice):
        pass
    structlog.get_logger().info(event="heard")
    structlog.reset_defaults()
    assert [call.kwargs for call in before.calls] == [{"event": "heard"}]
