"""Whoever thinks for the bots at a terminal, and what its log says there."""

from collections.abc import Iterator, MutableMapping
from contextlib import contextmanager
from typing import Any, Protocol

import structlog

from toychest.bots.thought import Thought
from toychest.bots.window import Window
from toychest.terminal.screen import QUIET, Screen
from toychest.terminal.voice import Voice


class Thinker(Protocol):
    """The pool of workers, or a stand-in."""

    def think_now(self, window: Window, level: int, seed: int) -> Thought:
        """A legal move, whatever happens; waited for."""

    def close(self) -> None:
        """Stop thinking."""


class BotLog:
    """The pool's log as sentences on the screen; what the player is told elsewhere, or need not know, is left out."""

    def __init__(self, screen: Screen, voice: Voice) -> None:
        self._screen = screen
        self._voice = voice

    def __call__(self, logger: Any, method: str, event: MutableMapping[str, Any]) -> str:
        """Tell one line of the log."""
        if event.get("event") == "kernel-compiling":
            self._screen.write(self._voice.say("terminal-bot-compiling"), QUIET)
        raise structlog.DropEvent


@contextmanager
def logged_on(screen: Screen, voice: Voice) -> Iterator[None]:
    """For a while the log is told on this screen; afterwards all is as before."""
    before = structlog.get_config() if structlog.is_configured() else None
    structlog.configure(processors=[BotLog(screen, voice)])
    try:
        yield
    finally:
        structlog.reset_defaults()
        if before is not None:
            structlog.configure(**before)
