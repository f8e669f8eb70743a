"""How nodes of one scribe hear of each other: it writes for all of them, so it knows what changed."""

from toychest.storage.listening_bus import Hear, Missed, Overhear
from toychest.storage.scribe.dictation import Dictation


class ScribeBus:
    """A `host.node.Bus`."""

    def __init__(self, dictation: Dictation) -> None:
        self._dictation = dictation

    async def open(self, hear: Hear, overhear: Overhear, missed: Missed) -> None:
        """From now on other nodes are heard."""

        def hear_all(changed: dict[str, int]) -> None:
            for code, seq in changed.items():
                hear(code, seq)

        self._dictation.hear_changes = hear_all
        self._dictation.overhear = overhear
        missed()

    def say(self, code: str, seq: int) -> None:
        """The scribe has said it already: it wrote it."""

    def say_aloud(self, code: str, said: str) -> None:
        """Somebody at a table says something that is told and forgotten."""
        self._dictation.say_aloud(code, said)

    async def close(self) -> None:
        """Hear no more."""
        self._dictation.hear_changes = lambda changed: None
        self._dictation.overhear = lambda code, said: None
