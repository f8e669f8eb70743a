"""What a node knows of the others through the scribe."""

from collections.abc import Mapping

from toychest.storage.orders import WriteNotes
from toychest.storage.scribe.dictation import Dictation
from toychest.storage.scribe.words import FindOrphans, Hold, Leave, LetGo, Stay


class ScribeLedger:
    """A `host.node.Ledger`. All times are by the scribe's clock."""

    def __init__(self, dictation: Dictation) -> None:
        self._dictation = dictation

    async def stay(self, node: str, name: str, seconds: float) -> tuple[dict[str, str], set[str]]:
        """This node is there for so long; all nodes that are there, and the leases it holds."""
        there, held = await self._dictation.ask(Stay(node, name, seconds))
        return there, set(held)

    async def hold(self, code: str, node: str, seconds: float) -> bool:
        """Whether the bots of this table think at this node from now on."""
        return bool(await self._dictation.ask(Hold(code, node, seconds)))

    async def let_go(self, codes: list[str], node: str) -> None:
        """The bots of these tables wait for nothing."""
        await self._dictation.ask(LetGo(codes, node))

    async def orphans(self, limit: int) -> list[str]:
        """Tables whose lease has run out."""
        found: list[str] = await self._dictation.ask(FindOrphans(limit))
        return found

    async def leave(self, node: str) -> None:
        """This node ends in order."""
        await self._dictation.ask(Leave(node))

    async def note(self, name: str, texts: Mapping[str, str]) -> None:
        """A note that nobody else writes, of many tables at once; an empty text stands for none."""
        await self._dictation.write(WriteNotes(name, dict(texts)))

    async def changed_since(self, moment: int) -> tuple[int, dict[str, tuple[int, int]]]:
        """Nothing that was not heard already: a tube loses nothing while both its ends are there."""
        return moment, {}
