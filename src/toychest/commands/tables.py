"""`toychest tables`: what is kept, for whoever runs a server; listed, and deleted."""

import asyncio
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, Final, TypeVar

import click

from toychest.commands.data_folder import FOLDER, opened_store, usual_folder
from toychest.commands.operating_options import DAYS
from toychest.commands.refusal import PlainGroup, refusal
from toychest.commands.said import reason, said
from toychest.commands.store_address import store_at
from toychest.games import EDITIONS
from toychest.host.retention import DAY, Keep, clear
from toychest.table import Store, read_code
from toychest.table.errors import TableError
from toychest.terminal.screen import printable

ALL: Final = 1_000_000_000
Found = TypeVar("Found")


@click.group(cls=PlainGroup)
@click.option("--data", type=FOLDER)
@click.option("--store", envvar="TOYCHEST_STORE")
@click.pass_context
def tables(context: click.Context, data: Path | None, store: str | None) -> None:
    """What is kept: list tables, or delete them."""
    context.obj = opened_store(data or usual_folder()) if store is None else store_at(store)


@tables.command("list", says="tables-list")
@click.option("--limit", type=click.IntRange(1), default=20, show_default=True)
@click.pass_obj
def list_tables(store: Store, limit: int) -> None:
    """The tables that changed last: code, edition, entries, days at rest, names."""

    async def lines() -> list[str]:
        changed = {each.code: each.changed for each in await store.list_resting(_now() + DAY, ALL)}
        return [
            f"{each.code}  {each.edition:<28} {each.seq:>5}  {(_now() - changed.get(each.code, _now())) / DAY:7.1f}  "
            + printable(", ".join(each.seats))
            for each in await store.list_recent(limit)
        ]

    for line in _run(store, lines()):
        click.echo(line)


@tables.command("delete", says="tables-delete")
@click.argument("codes", nargs=-1, required=True)
@click.option("--yes", is_flag=True)
@click.pass_obj
def delete_tables(store: Store, codes: tuple[str, ...], yes: bool) -> None:
    """Delete tables by their CODES, with all that belongs to them."""
    _make_sure(yes)

    async def gone() -> int:
        for code in codes:
            await store.delete(read_code(code))
        return len(codes)

    click.echo(said("tables-deleted", count=_run(store, gone())))


@tables.command("clear", says="tables-clear")
@click.option("--finished", type=DAYS)
@click.option("--idle", type=DAYS)
@click.option("--yes", is_flag=True)
@click.pass_obj
def clear_tables(store: Store, finished: float | None, idle: float | None, yes: bool) -> None:
    """Delete tables that were kept for long enough."""
    _make_sure(yes)
    gone = _run(store, clear(store, EDITIONS, Keep(finished, idle)))
    click.echo(said("tables-deleted", count=len(gone)))


def _make_sure(is_sure: bool) -> None:
    """Ask before anything is deleted for good. Raises `Abort`."""
    if not is_sure:
        click.confirm(said("tables-sure"), abort=True)


def _run(store: Store, work: Coroutine[Any, Any, Found]) -> Found:
    """Ask the store, and close it. Raises `ClickException`."""

    async def asked() -> Found:
        try:
            return await work
        finally:
            await store.close()

    try:
        return asyncio.run(asked())
    except TableError as fault:
        raise refusal(reason(fault)) from fault


def _now() -> int:
    return time.time_ns() // 1_000_000
