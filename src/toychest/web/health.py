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
from toychest.web.common import Common, Tell
from toychest.web.pages import wrong_address
from toychest.web.tables import Tables

PATIENCE: Final = 2.0
"""Seconds for the store to answer."""


BEAT: Final = 1.0
"""Seconds between two times that a process tells the others what it has counted."""

BUCKET: Final = "store_seconds_bucket_"
BOUNDS_SAID: Final = (*map(str, BOUNDS), "+Inf")


@dataclass(frozen=True)
class Operating:
    """How a server is run: as which node beside others, for how long it keeps tables, whether it shows its metrics.

    `processes` share this computer; what they have in `common` is elsewhere then.
    """

    node: Node | None = None
    keep: Keep = field(default_factory=Keep)
    shows_metrics: bool = False
    processes: int = 1
    common: Common | None = None


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
    own = counted(request.app.state.tables, operating.node)
    common: Common = request.app.state.common
    return PlainTextResponse("\n".join(_lines(await common.ask(Tell(own)))) + "\n")


async def tell_counts(common: Common, tables: Tables, node: Node | None) -> None:
    """Every second, for whichever process is asked for the counts of all."""
    while True:
        await common.ask(Tell(counted(tables, node)))
        await asyncio.sleep(BEAT)


def counted(tables: Tables, node: Node | None) -> dict[str, float]:
    """What this process has counted so far, and what is there now."""
    meters = tables.host.meters
    counts: dict[str, float] = {
        "requests_granted_total": meters.granted,
        "requests_by_bots_total": meters.by_bots,
        "requests_stale_total": meters.stale,
        "store_failures_total": meters.failed,
        "tables_in_use": len(tables.host.in_use()),
        "sockets": tables.sockets,
        "memory_bytes": _memory(),
        "store_seconds_sum": meters.seconds,
        **{f"{BUCKET}{bound}": count for bound, count in zip(BOUNDS_SAID, meters.stored, strict=True)},
    }
    if node is not None:
        counts |= {
            "entries_followed_total": node.caught_up,
            "leases_held": len(node.held),
            "leases_taken_over_total": node.taken_over,
        }
    return counts


WORDS: Final = {
    "requests_granted_total": "Requests that led to entries.",
    "requests_by_bots_total": "Those of them that bots made.",
    "requests_stale_total": "Requests that came too late.",
    "store_failures_total": "Requests that the store did not take.",
    "tables_in_use": "Tables in memory.",
    "sockets": "Browsers at tables.",
    "memory_bytes": "Memory that whoever serves holds.",
    "entries_followed_total": "Entries of other nodes, told here.",
    "leases_held": "Tables whose bots think here.",
    "leases_taken_over_total": "Leases of nodes that were gone.",
}


def _lines(counts: dict[str, float]) -> Iterator[str]:
    for name, words in WORDS.items():
        if name in counts:
            yield f"# HELP toychest_{name} {words}"
            yield f"# TYPE toychest_{name} {'counter' if name.endswith('_total') else 'gauge'}"
            yield f"toychest_{name} {counts[name]:.0f}"
    name, stored = "toychest_store_seconds", [counts[f"{BUCKET}{bound}"] for bound in BOUNDS_SAID]
    yield from (f"# HELP {name} How long the store took.", f"# TYPE {name} histogram")
    for bound, count in zip(BOUNDS_SAID, accumulate(stored), strict=True):
        yield f'{name}_bucket{{le="{bound}"}} {count:.0f}'
    yield f"{name}_sum {counts['store_seconds_sum']:.6f}"
    yield f"{name}_count {sum(stored):.0f}"


def _memory() -> int:
    """Bytes that this process holds, as Linux tells it; 0 elsewhere."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except (OSError, ValueError, IndexError):
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")
