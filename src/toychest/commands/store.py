"""`toychest store copy FROM TO`: tables from one store to another, each compared after it was written."""

import asyncio
from collections import Counter
from typing import Final

import click

from toychest.commands.refusal import PlainGroup, refusal, refused
from toychest.commands.said import reason, said
from toychest.commands.store_address import store_at
from toychest.storage.copying import Copied, copy_table
from toychest.table import Store
from toychest.table.errors import TableError

ALL: Final = 1_000_000_000
"""More tables than anybody has."""


@click.group(cls=PlainGroup)
def store() -> None:
    """Stores: where the games are kept."""


@store.command("copy", says="store-copy")
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def copy(source: str, target: str) -> None:
    """Copy all tables FROM one store TO another: postgresql://..., a file, or a folder that keeps games.

    Each is read again and compared. What is there already stays; a table that differs there is named, not touched.
    """
    counted = asyncio.run(_copied(store_at(source, must_exist=True), store_at(target)))
    done = {"copied": counted[Copied.NEW], "updated": counted[Copied.LONGER], "there": counted[Copied.SAME]}
    click.echo(said("copied", **done))
    if counted[Copied.DIFFERS]:
        raise refused("copy-differ", count=counted[Copied.DIFFERS])


async def _copied(source: Store, target: Store) -> Counter[Copied]:
    counted: Counter[Copied] = Counter()
    try:
        listed = await source.list_recent(ALL)
        for table in reversed(listed):  # so that what changed last does so there, too
            counted[await _copied_one(source, target, table.code)] += 1
    except TableError as fault:
        raise refusal(reason(fault)) from fault
    finally:
        await source.close()
        await target.close()
    return counted


async def _copied_one(source: Store, target: Store, code: str) -> Copied:
    try:
        how = await copy_table(source, target, code)
    except TableError as fault:
        click.echo(f"{code}: {reason(fault)}", err=True)
        return Copied.DIFFERS
    if how is Copied.DIFFERS:
        click.echo(said("copy-other", code=code), err=True)
    return how
