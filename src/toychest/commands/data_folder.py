"""The folder that keeps the games, for every command that opens it."""

import os
from pathlib import Path

import click
import platformdirs

from toychest.commands.refusal import refusal
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
    except (OSError, TableError) as refused:
        raise refusal(f"cannot keep games in {folder}: {refused}") from refused
    if not os.access(folder, os.W_OK):
        click.echo(f"{folder} is read-only: old games can be looked at, nothing new is kept.", err=True)
    return store
