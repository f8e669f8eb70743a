"""The folder that keeps the games, for every command that opens it."""

import os
from pathlib import Path

import click
import platformdirs

from toychest.commands.refusal import refused
from toychest.commands.said import reason, said
from toychest.storage import SqliteStore
from toychest.table.errors import TableError

FOLDER = click.Path(file_okay=False, path_type=Path)


def usual_folder() -> Path:
    """Where this user's games are kept if nobody says otherwise."""
    return platformdirs.user_data_path("toychest", appauthor=False)


def opened_store(folder: Path) -> SqliteStore:
    """The store in this folder, made if need be. Raises `ClickException`."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        store = SqliteStore(folder / "toychest.db")
    except TableError as fault:
        raise refused("cannot-keep", folder=str(folder), because=reason(fault)) from fault
    except OSError as fault:
        raise refused("cannot-keep", folder=str(folder), because=fault) from fault
    if not os.access(folder, os.W_OK):
        click.echo(said("read-only", folder=str(folder)), err=True)
    return store
