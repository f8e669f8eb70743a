"""What a game adds to the terminal: a drawing of its view. Everything else is the same for all games."""

from collections.abc import Sequence
from typing import Any, Protocol

from rich.text import Text

from toychest.terminal.look import Look


class Drawing(Protocol):
    """One game in one language, for seats of some names. A view is what the rules' `view` gave, and nothing else."""

    @property
    def example(self) -> str:
        """A move in notation, for the help."""

    def picture(self, view: Any, look: Look) -> Sequence[Text]:
        """The table as lines; on 80 by 24 at most 21, so that a hint and the prompt fit below."""

    def facts(self, view: Any) -> Sequence[str]:
        """Everything that lies open, one fact a sentence: the picture for somebody who does not see it."""

    def standing(self, view: Any) -> Sequence[str]:
        """The few facts that a turn is about, said again after every move where no picture is drawn."""

    def hint(self, view: Any, legal: Sequence[str]) -> str:
        """What to do now; nothing that is not among the legal moves."""

    def opening(self, view: Any) -> str:
        """What Enter does when the table waits for a click."""

    def legend(self) -> Sequence[str]:
        """What the signs of the picture mean."""
