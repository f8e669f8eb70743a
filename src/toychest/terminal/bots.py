"""The bots of one table at the terminal: what they ask of it, and what is said of how they found it."""

from toychest.host.bots import Decision
from toychest.table import Request
from toychest.terminal.screen import QUIET, REFUSED
from toychest.terminal.viewpoint import Viewpoint


class Bots:
    """The bots of a table here; each is waited for."""

    def __init__(self, here: Viewpoint) -> None:
        self._here = here
        self._is_slowness_told = False

    def request(self) -> Request | None:
        """What the bot does that the table waits for; None if it waits for a person."""
        decision = self._here.console.runner.decision(self._here.hosted)
        if decision is None:
            return None
        self._tell_thinking(decision)
        return decision.asked.request

    def _tell_thinking(self, decision: Decision) -> None:
        """A move that could not be thought about is told as such; that thinking is slow here, once."""
        console = self._here.console
        if decision.by == "fallback":
            console.say("terminal-bot-fallback", REFUSED, name=self._here.names[decision.asked.request.seat])
        if decision.by == "rules" and not self._is_slowness_told:
            self._is_slowness_told = True
            console.say("bot-by-rules", QUIET)
