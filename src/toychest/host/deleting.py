"""A table is deleted, with everything that belongs to it; everybody there is told, and leaves."""

from toychest.host.host import Host
from toychest.host.hosted import HostedTable


async def delete(host: Host, hosted: HostedTable) -> None:
    """Stored first, then told; a bot that thinks meanwhile finds no table. Raises `NoSuchTable`."""
    async with hosted.lock:
        await host.store.delete(hosted.code)
    for guest in list(hosted.guests):
        guest.go()
