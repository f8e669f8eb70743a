"""For whoever runs the server: is it well, and how busy is it? Neither names a table or a person."""

import asyncio
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import accumulate
from pathlib import Path
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from toychest.host.meters import BOUNDS
from toychest.host.node import Node
from toychest.host.retention import Keep
from toychest.table.errors import TableError
from toychest.web.pages import wrong_address
from toychest.web.tables import Tables

PATIENCE: Final = 2.0
"""Seconds for the store to answer."""


@dataclass(frozen=True)
class Operating:
    """How a server is run: as which node beside others, for how long it keeps tables, whether it shows its metrics.

    `processes` share this computer.
    """

    node: Node | None = None
    keep: Keep = field(default_factory=Keep)
    shows_metrics: bool = False
    processes: int = 1


class Health(msgspec.Struct, frozen=True, omit_defaults=True):
    """Answer to GET /healthz: `ok`, or what is not; a proxy needs the status only."""

    status: str
    node: str = ""


async def healthz(request: Request) -> Response:
    """200 while moves can be stored and read; else 503."""
    tables: Tables = request.app.state.tables
    node: Node | None = request.app.state.operating.node
    name = "" if node is None else node.name
    try:
        async with asyncio.timeout(PATIENCE):
            await tables.host.store.list_recent(1)
    except (TableError, TimeoutError) as refused:
        code = refused.code if isinstance(refused, TableError) else "store-unreachable"
        return Response(msgspec.json.encode(Health(code, name)), 503, media_type="application/json")
    return Response(msgspec.json.encode(Health("ok", name)), media_type="application/json")


async def metrics(request: Request) -> Response:
    """Counts in the text format of Prometheus, where the operator asked for them."""
    operating: Operating = request.app.state.operating
    if not operating.shows_metrics:
        return await wrong_address(request)
    return PlainTextResponse("\n".join(_lines(request.app.state.tables, operating.node)) + "\n")


def _lines(tables: Tables, node: Node | None) -> Iterator[str]:
    meters = tables.host.meters
    yield from _value("requests_granted_total", "counter", "Requests that led to entries.", meters.granted)
    yield from _value("requests_by_bots_total", "counter", "Those of them that bots made.", meters.by_bots)
    yield from _value("requests_stale_total", "counter", "Requests that came too late.", meters.stale)
    yield from _value("store_failures_total", "counter", "Requests that the store did not take.", meters.failed)
    yield from _value("tables_in_use", "gauge", "Tables in memory.", len(tables.host.in_use()))
    yield from _value("sockets", "gauge", "Browsers at tables.", tables.sockets)
    yield from _value("memory_bytes", "gauge", "Memory that this process holds.", _memory())
    name = "toychest_store_seconds"
    yield from (f"# HELP {name} How long the store took.", f"# TYPE {name} histogram")
    for bound, count in zip([*map(str, BOUNDS), "+Inf"], accumulate(meters.stored), strict=True):
        yield f'{name}_bucket{{le="{bound}"}} {count}'
    yield f"{name}_sum {meters.seconds:.6f}"
    yield f"{name}_count {sum(meters.stored)}"
    if node is not None:
        yield from _value("entries_followed_total", "counter", "Entries of other nodes, told here.", node.caught_up)
        yield from _value("leases_held", "gauge", "Tables whose bots think here.", len(node.held))
        yield from _value("leases_taken_over_total", "counter", "Leases of nodes that were gone.", node.taken_over)


def _value(name: str, kind: str, words: str, value: float) -> Iterator[str]:
    yield f"# HELP toychest_{name} {words}"
    yield f"# TYPE toychest_{name} {kind}"
    yield f"toychest_{name} {value}"


def _memory() -> int:
    """Bytes that this process holds, as Linux tells it; 0 elsewhere."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
