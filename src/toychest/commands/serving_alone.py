"""Before a server starts: is it the only one for its games, and who can reach it?"""

import contextlib
import os
from collections.abc import Iterator
from pathlib import Path

from toychest.commands.refusal import refusal
from toychest.storage.sole_server import ServedElsewhere, sole_server
from toychest.terminal.voice import language_of
from toychest.words import say


@contextlib.contextmanager
def serving_alone(folder: Path) -> Iterator[None]:
    """No other server has this folder until the end of the block. Raises `ClickException`, which says who has it."""
    with contextlib.ExitStack() as claims:
        try:
            claims.enter_context(sole_server(folder))
        except ServedElsewhere as other:
            facts = {"folder": str(other.folder), "process": other.process or "?"}
            raise refusal(say("terminal-served-elsewhere", facts, language_of(os.environ))) from other
        yield


def said_of_strangers() -> str:
    """What everybody on the network can do now, and what they cannot."""
    return say("terminal-strangers", {}, language_of(os.environ))
