"""A node whose ears are bad: of what it hears a fifth is dropped, a fifth doubled, and a fifth comes late.

python -m tests.nodes.bad_bus SEED python -m toychest serve ...
"""

import asyncio
import random
import sys

from toychest.app import main
from toychest.storage.listening_bus import Hear, ListeningBus, Missed, Overhear

FATES = ("pass", "pass", "drop", "double", "late")


def worsened(hear: Hear, draw: random.Random) -> Hear:
    """What is late is overtaken by what comes after it."""

    def heard(code: str, seq: int) -> None:
        fate = draw.choice(FATES)
        if fate == "late":
            asyncio.get_running_loop().call_later(draw.random() * 0.3, hear, code, seq)
            return
        for _ in range({"drop": 0, "double": 2}.get(fate, 1)):
            hear(code, seq)

    return heard


def worsen(seed: int) -> None:
    draw, open_well = random.Random(seed), ListeningBus.open

    async def open_badly(self: ListeningBus, hear: Hear, overhear: Overhear, missed: Missed) -> None:
        await open_well(self, worsened(hear, draw), overhear, missed)

    ListeningBus.open = open_badly  # type: ignore[method-assign]


if __name__ == "__main__":
    worsen(int(sys.argv[1]))
    main(sys.argv[5:])
