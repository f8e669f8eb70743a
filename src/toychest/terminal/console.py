"""What everybody at one terminal shares: screen, keyboard, language, and the host."""

from collections.abc import Callable
from dataclasses import dataclass, field

from toychest.terminal.host_runner import HostRunner
from toychest.terminal.keyboard import Keyboard
from toychest.terminal.remembered_tips import RememberedTips
from toychest.terminal.screen import Screen
from toychest.terminal.voice import Voice


@dataclass(frozen=True, slots=True)
class Console:
    """`command` writes a command line that works here: `command("resume", code)`."""

    screen: Screen
    keyboard: Keyboard
    voice: Voice
    runner: HostRunner
    command: Callable[..., str]
    tips: RememberedTips = field(default_factory=RememberedTips)

    def say(self, id: str, style: str = "", **args: object) -> None:
        """Write one sentence."""
        self.screen.write(self.voice.say(id, args), style)
