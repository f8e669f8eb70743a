"""How fast one may ask: whoever asks faster than people do is answered later, and nobody else waits for it."""

import asyncio
from typing import Final

EACH_SECOND: Final = 200.0
"""What one connection, or one address, may spend: a message costs 1, being shown everything costs more."""

AT_ONCE: Final = 600.0
"""What may be spent at once after a rest."""


class Pace:
    """So much may be spent each second, and so much at once; whoever has spent more waits until it is made good."""

    def __init__(self, each_second: float = EACH_SECOND, at_once: float = AT_ONCE) -> None:
        self._each_second = each_second
        self._at_once = at_once
        self._left = at_once
        self._since = 0.0

    def spend(self, cost: float, now: float) -> float:
        """Spend this; so many seconds it takes until that is made good."""
        gained = (now - self._since) * self._each_second
        self._left = min(self._at_once, self._left + gained) - cost
        self._since = now
        return 0.0 if self._left >= 0 else -self._left / self._each_second

    def may_spend(self, cost: float, now: float) -> bool:
        """Spend this if so much is left; else nothing is spent."""
        if self.spend(0, now) > 0 or self._left < cost:
            return False
        self._left -= cost
        return True

    async def wait(self, cost: float) -> None:
        """Spend this, and wait until it is made good."""
        late = self.spend(cost, asyncio.get_running_loop().time())
        if late > 0:
            await asyncio.sleep(late)
