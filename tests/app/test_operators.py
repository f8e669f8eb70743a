"""`toychest tables`, `toychest doctor`, and log lines: for whoever runs a server."""

import asyncio
import json
from pathlib import Path

import pytest
import structlog
from click.testing import CliRunner, Result

from tests.storage.records import record
from tests.web.sitting import over
from toychest.app import main
from toychest.commands.logs import without_secrets, write_json_logs
from toychest.storage import SqliteStore
from toychest.table import FREE, TableCopy, record_of


def asked(*words: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, words, input=typed)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A game that was finished long ago."""

    async def fill() -> None:
        store = SqliteStore(tmp_path / "toychest.db")
        old = record_of("LAMB-7KQD", over(), [FREE, FREE])
        await store.copy_in(TableCopy(record=old, requests={}, notes={}, changed=1000))
        await store.close()

    asyncio.run(fill())
    return tmp_path


def test_tables_are_listed(folder: Path) -> None:
    said = asked("tables", "--data", str(folder), "list").output
    assert said.startswith("LAMB-7KQD  castle-standard-0")


def test_a_table_is_deleted_by_its_code(folder: Path) -> None:
    said = asked("tables", "--data", str(folder), "delete", "lamb-7kqd", typed="y\n").output
    assert "Tables deleted: 1" in said
    assert asked("tables", "--data", str(folder), "list").output == ""


def test_nothing_is_deleted_without_a_yes(folder: Path) -> None:
    assert asked("tables", "--data", str(folder), "delete", "lamb-7kqd", typed="n\n").exit_code == 1
    assert asked("tables", "--data", str(folder), "list").output != ""


def test_a_table_that_is_not_there_is_said(folder: Path) -> None:
    done = asked("tables", "--data", str(folder), "delete", "--yes", "KEYS-2PQR")
    assert (done.exit_code, "No table has this code" in done.output) == (1, True)


def test_what_was_kept_for_long_enough_is_cleared(folder: Path) -> None:
    done = asked("tables", "--data", str(folder), "clear", "--yes", "--finished", "30")
    assert (done.exit_code, done.output) == (0, "Tables deleted: 1\n")


def test_the_doctor_finds_nothing_where_all_is_well(folder: Path) -> None:
    done = asked("doctor", "--data", str(folder))
    assert (done.exit_code, "ILL" in done.output) == (0, False)
    assert "tables: The latest 1 are whole." in done.output


def test_the_doctor_names_a_table_that_cannot_be_read(folder: Path) -> None:
    async def spoil() -> None:
        store = SqliteStore(folder / "toychest.db")
        await store.create(record("MYTH-2345"))
        await store.close()

    asyncio.run(spoil())
    done = asked("doctor", "--data", str(folder))
    assert (done.exit_code, "ILL    tables: MYTH-2345: This game is not in the chest" in done.output) == (
        1,
        True,
    )


def test_the_doctor_names_a_database_that_is_out_of_reach() -> None:
    pytest.importorskip("asyncpg")
    done = asked("doctor", "--store", "postgresql://ann:secret@127.0.0.1:1/games")
    assert (done.exit_code, "ILL    store: cannot keep games in postgresql://ann@127.0.0.1:1/games" in done.output) == (
        1,
        True,
    )
    assert "secret" not in done.output


def test_a_log_line_has_no_token_no_seed_and_no_password() -> None:
    line = {"event": "x", "token": "t", "seed": "s", "because": "cannot reach postgresql://ann:secret@db/games"}
    assert without_secrets(None, "", line) == {"event": "x", "because": "cannot reach postgresql://ann@db/games"}


def test_log_lines_can_be_json(capsys: pytest.CaptureFixture[str]) -> None:
    write_json_logs()
    structlog.get_logger().warning("table-gone", table="LAMB-7KQD", token="secret")
    structlog.reset_defaults()
    line = json.loads(capsys.readouterr().err)
    assert (line["event"], line["level"], line["table"], "token" in line) == (
        "table-gone",
        "warning",
        "LAMB-7KQD",
        False,
    )
