"""What everybody at one terminal shares: screen, keyboard, language, store, and who thinks for the bots."""

from collections.abc import Callable
from dataclasses import dataclass

from toychest.terminal.kept import Keeper
from toychest.terminal.keyboard import Keyboard
from toychest.terminal.screen import Screen
from toychest.terminal.thinker import Thinker
from toychest.terminal.voice import Voice


@dataclass(frozen=True, slots=True)
class Console:
    """`command` writes a command line that works here: `command("resume", code)`."""

    screen: Screen
    keyboard: Keyboard
    voice: Voice
    keeper: Keeper
    thinker: Thinker
    command: Callable[..., str]

    def say(self, id: str, style: str = "", **args: object) -> None:
        """Write one sentence."""
        self.screen.write(self.voice.say(id, args), style)
