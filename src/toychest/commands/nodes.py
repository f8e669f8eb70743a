"""A server as one of several nodes over one database."""

import asyncio
import re
from importlib.util import find_spec
from typing import Final

from toychest.commands.refusal import refused
from toychest.host.node import Bus, Node, new_node
from toychest.storage.addresses import shown_address
from toychest.table import Store

NAME: Final = re.compile(r"[a-z0-9][a-z0-9-]{0,30}")
REDIS: Final = ("redis://", "rediss://", "unix://")


def node_over(store: Store, bus: str | None, name: str) -> Node | None:
    """This server among the others over its store; None for a store that no other node can reach.

    Raises `ClickException`.
    """
    if name and NAME.fullmatch(name) is None:
        raise refused("node-name", name=name)
    if not hasattr(store, "connections"):
        if bus is not None or name:
            raise refused("node-database")
        return None
    from toychest.storage.postgres import PostgresStore  # an extra: nobody else waits for it
    from toychest.storage.postgres.bus import PostgresBus
    from toychest.storage.postgres.ledger import PostgresLedger

    assert isinstance(store, PostgresStore), "no other store has connections"
    id = new_node(name)
    chosen: Bus = PostgresBus(store.connections, id) if bus is None else _redis(bus, id)
    store.told = chosen.say
    return Node(id, name, chosen, PostgresLedger(store.connections))


def _redis(address: str, id: str) -> Bus:
    if not address.startswith(REDIS):
        raise refused("bus-shape", address=shown_address(address))
    if find_spec("redis") is None:
        raise refused("needs-package", package="redis", command="pip install 'toychest[redis]'")
    from toychest.storage.redis_bus import RedisBus  # an extra: nobody else waits for it

    async def reach() -> None:
        bus = RedisBus(address, id)
        try:
            await bus.check()
        finally:
            await bus.close()

    try:
        asyncio.run(reach())
    except OSError as fault:
        raise refused("cannot-reach", address=shown_address(address), because=fault) from fault
    return RedisBus(address, id)
