"""What nodes know of each other through the database: who is there, who lets which bots think, and what changed."""

from collections.abc import Mapping
from typing import Any

from toychest.storage.postgres.connections import Connections
from toychest.storage.postgres.statements import NOW

_ALIVE = """
INSERT INTO nodes (node, name, until) VALUES ($1, $2, now() + $3 * interval '1 second')
ON CONFLICT (node) DO UPDATE SET until = excluded.until
"""

_HOLD = """
INSERT INTO leases (code, node, until) SELECT code, $2, now() + $3 * interval '1 second' FROM tables WHERE code = $1
ON CONFLICT (code) DO UPDATE SET node = excluded.node, until = excluded.until
WHERE leases.node = excluded.node OR leases.until < now()
RETURNING node
"""

_NOTE = """
INSERT INTO notes (code, name, note)
SELECT said.code, $1, said.note FROM unnest($2::text[], $3::text[]) AS said (code, note)
ON CONFLICT (code, name) DO UPDATE SET note = excluded.note
"""


class PostgresLedger:
    """All times are by the database's clock, so that the nodes' own need not agree."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    async def stay(self, node: str, name: str, seconds: float) -> tuple[dict[str, str], set[str]]:
        """This node is there for so long; all nodes that are there, by id with their names, and the leases it holds."""

        async def work(connection: Any) -> tuple[dict[str, str], set[str]]:
            async with connection.transaction():
                await connection.execute(_ALIVE, node, name, seconds)
                keep = "UPDATE leases SET until = now() + $2 * interval '1 second' WHERE node = $1 RETURNING code"
                held = await connection.fetch(keep, node, seconds)
                await connection.execute("DELETE FROM nodes WHERE until < now() - interval '1 minute'")
                there = await connection.fetch("SELECT node, name FROM nodes WHERE until >= now()")
                return {row["node"]: row["name"] for row in there}, {row["code"] for row in held}

        return await self._connections.run(work)

    async def hold(self, code: str, node: str, seconds: float) -> bool:
        """Whether the bots of this table think at this node from now on; not while another's lease runs."""
        held = await self._connections.run(lambda connection: connection.fetchval(_HOLD, code, node, seconds))
        return held is not None

    async def let_go(self, codes: list[str], node: str) -> None:
        """The bots of these tables wait for nothing; any node may let them think next."""
        free = "DELETE FROM leases WHERE node = $1 AND code = ANY($2)"
        await self._connections.run(lambda connection: connection.execute(free, node, codes))

    async def orphans(self, limit: int) -> list[str]:
        """Tables whose lease has run out: the node that let their bots think is gone."""
        find = "SELECT code FROM leases WHERE until < now() ORDER BY until LIMIT $1"
        found = await self._connections.run(lambda connection: connection.fetch(find, limit))
        return [row["code"] for row in found]

    async def leave(self, node: str) -> None:
        """This node ends in order; its leases run out at once, so that others need not wait."""

        async def work(connection: Any) -> None:
            end = "UPDATE leases SET until = now() - interval '1 second' WHERE node = $1"
            await connection.execute(end, node)
            await connection.execute("DELETE FROM nodes WHERE node = $1", node)

        await self._connections.run(work)

    async def note(self, name: str, texts: Mapping[str, str]) -> None:
        """A note that nobody else writes, of many tables at once; an empty text stands for none."""

        async def work(connection: Any) -> None:
            async with connection.transaction():
                find = "SELECT code FROM tables WHERE code = ANY($1) ORDER BY code FOR UPDATE"
                codes = [row["code"] for row in await connection.fetch(find, list(texts))]
                gone = "DELETE FROM notes WHERE name = $1 AND code = ANY($2)"
                await connection.execute(gone, name, [code for code in codes if not texts[code]])
                said = [code for code in codes if texts[code]]
                await connection.execute(_NOTE, name, said, [texts[code] for code in said])
                beside = f"UPDATE tables SET beside = beside + 1, changed = {NOW} WHERE code = ANY($1)"
                await connection.execute(beside, codes)

        await self._connections.run(work)

    async def changed_since(self, moment: int) -> tuple[int, dict[str, tuple[int, int]]]:
        """The moment now, and every table that changed after one: its latest entry, and how often it changed beside."""

        async def work(connection: Any) -> tuple[int, dict[str, tuple[int, int]]]:
            now = await connection.fetchval(f"SELECT {NOW}")
            changed = await connection.fetch("SELECT code, seq, beside FROM tables WHERE changed > $1", moment)
            return now, {row["code"]: (row["seq"], row["beside"]) for row in changed}

        return await self._connections.run(work)
