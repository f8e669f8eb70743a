"""`toychest doctor`: is everything there that a server needs, and does it work? Nothing is changed for good."""

import asyncio
import shutil
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import click

from toychest import __version__
from toychest.commands.data_folder import FOLDER, usual_folder
from toychest.commands.help import SpokenCommand
from toychest.commands.nodes import node_over
from toychest.commands.refusal import refused
from toychest.commands.said import reason, said
from toychest.commands.store_address import store_at
from toychest.games import BROKEN, EDITIONS
from toychest.storage.addresses import is_database, shown_address
from toychest.table import Store, table_of
from toychest.table.errors import TableError

LOOKED_AT: Final = 20
"""Of the latest tables."""

LEAST_FREE: Final = 200_000_000
"""Bytes: with less on the disk it is time to make room."""


class Ill(Exception):
    """Something does not work; the message says what, and what to do."""


@click.command(cls=SpokenCommand)
@click.option("--data", type=FOLDER)
@click.option("--store", envvar="TOYCHEST_STORE")
@click.option("--bus", envvar="TOYCHEST_BUS")
def doctor(data: Path | None, store: str | None, bus: str | None) -> None:
    """Look whether everything that a server needs is there and works."""
    address = store or str(data or usual_folder())
    checks: list[tuple[str, Callable[[], str]]] = [
        ("Toychest", lambda: said("doctor-version", version=__version__, python=sys.version.split()[0])),
        (said("doctor-games"), _games),
        (said("doctor-engine"), _engine),
        (said("doctor-disk"), lambda: _disk(address)),
        (said("doctor-store"), lambda: _store(address)),
        (said("doctor-tables"), lambda: asyncio.run(_tables(store_at(address)))),
    ]
    if bus is not None:
        checks.append((said("doctor-bus"), lambda: _bus(address, bus)))
    ills = [name for name, check in checks if not _is_well(name, check)]
    if ills:
        raise refused("doctor-ills", names=ills)


def _is_well(name: str, check: Callable[[], str]) -> bool:
    try:
        click.echo(f"{said('doctor-well'):6} {name}: {check()}")
    except (Ill, click.ClickException) as ill:
        click.echo(f"{said('doctor-ill'):6} {name}: {ill}")
        return False
    return True


def _games() -> str:
    if BROKEN:
        raise Ill(", ".join(said("doctor-broken", name=fault.name, because=fault.because) for fault in BROKEN))
    return said("doctor-editions", count=len(EDITIONS))


def _engine() -> str:
    if find_spec("numba") is None:
        return said("doctor-engine-missing")
    return said("doctor-engine-there")


def _disk(address: str) -> str:
    if is_database(address):
        return said("doctor-disk-database")
    folder = next(each for each in (Path(address), *Path(address).absolute().parents) if each.exists())
    free = shutil.disk_usage(folder).free
    if free < LEAST_FREE:
        raise Ill(said("doctor-disk-full", free=free // 1_000_000))
    return said("doctor-disk-free", free=free // 1_000_000_000)


def _store(address: str) -> str:
    """How long it takes to ask; the schema was brought up to date."""
    store, since = store_at(address), time.perf_counter()

    async def ask() -> None:
        await store.list_recent(1)
        await store.close()

    asyncio.run(ask())
    shown = shown_address(address) if is_database(address) else address
    return said("doctor-answers", address=shown, milliseconds=round((time.perf_counter() - since) * 1000))


async def _tables(store: Store) -> str:
    """The latest can be read, and are what their logs say."""
    try:
        listed = await store.list_recent(LOOKED_AT)
        for each in listed:
            try:
                await asyncio.to_thread(table_of, await store.load(each.code), EDITIONS)
            except TableError as fault:
                raise Ill(f"{each.code}: {reason(fault)} ({fault})") from fault
        return said("doctor-whole", count=len(listed))
    except TableError as fault:
        raise Ill(reason(fault)) from fault
    finally:
        await store.close()


def _bus(address: str, bus: str) -> str:
    if not is_database(address):
        raise Ill(said("node-database"))
    node_over(store_at(address), bus, "")
    return said("doctor-bus-answers", address=shown_address(bus))
