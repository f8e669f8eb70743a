"""Two servers on one data file: of two writers of one entry one wins, the other goes on from what is stored."""

import contextlib
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.web.browser import Browser
from tests.web.sitting import castle
from tests.web.stage import CODE, keep, serving
from toychest.storage import SqliteStore
from toychest.table import Table
from toychest.web.messages import EntriesPlayed, OpenTurn, RequestRefused, SeatTaken, TableShown, TakeSeat

pytestmark = pytest.mark.asyncio

Pair = tuple[Browser, Browser]
CLICK = OpenTurn(id="click", seat=0, seq=1)
OTHER_CLICK = OpenTurn(id="another click", seat=0, seq=1)


@contextlib.asynccontextmanager
async def one_table_two_servers(folder: Path, table: Table, *free: int) -> AsyncIterator[Pair]:
    """A browser at each server, both shown the table."""
    first, second = SqliteStore(folder / "toychest.db"), SqliteStore(folder / "toychest.db")
    tokens = await keep(first, table, free=free)
    async with (
        serving(first) as here,
        serving(second) as there,
        here.entered(CODE, tokens) as one,
        there.entered(CODE, tokens) as other,
    ):
        yield one, other


async def test_the_second_to_write_an_entry_is_refused_as_stale(tmp_path: Path) -> None:
    async with one_table_two_servers(tmp_path, castle()) as (one, other):
        won, lost = await one.ask(CLICK), await other.ask(OTHER_CLICK)
    assert isinstance(won, EntriesPlayed)
    assert lost == RequestRefused(id="another click", code="stale", facts={"seq": won.standing.seq + 1})


async def test_the_second_to_write_an_entry_is_shown_what_the_first_wrote(tmp_path: Path) -> None:
    async with one_table_two_servers(tmp_path, castle()) as (one, other):
        await one.ask(CLICK)
        await other.ask(OTHER_CLICK)
        shown = await other.hear_a(TableShown)
        assert shown == await one.enter()


async def test_of_two_servers_that_write_at_once_one_wins(tmp_path: Path) -> None:
    async with one_table_two_servers(tmp_path, castle()) as (one, other):
        await one.send(CLICK)
        await other.send(OTHER_CLICK)
        await one.heard_all()
        await other.heard_all()
        assert one.standing == other.standing
        assert sum('"stale"' in message for message in (*one.raw, *other.raw)) == 1


async def test_a_request_done_by_one_server_is_not_done_again_by_the_other(tmp_path: Path) -> None:
    async with one_table_two_servers(tmp_path, castle()) as (one, other):
        played, again = await one.ask(CLICK), await other.ask(CLICK)
    assert isinstance(played, EntriesPlayed)
    assert isinstance(again, EntriesPlayed)
    assert again.standing == played.standing


async def test_a_server_that_is_behind_does_not_show_the_past(tmp_path: Path) -> None:
    async with one_table_two_servers(tmp_path, castle()) as (one, other):
        await one.ask(CLICK)
        await other.ask(OpenTurn(id="ahead", seat=0, seq=one.standing.seq + 7))
        assert (await other.hear_a(TableShown)).standing == one.standing


async def test_a_seat_taken_at_one_server_is_taken_at_the_other(tmp_path: Path) -> None:
    async with one_table_two_servers(tmp_path, castle(), 1) as (one, other):
        mine = TakeSeat(id="mine", seat=1, name="Ben", token="b" * 32, entropy="from Ben")
        too = TakeSeat(id="too", seat=1, name="Cleo", token="c" * 32, entropy="from Cleo")
        assert isinstance(await one.ask(mine), SeatTaken)
        assert await other.ask(too) == RequestRefused(id="too", code="seat-taken", facts={"seat": 1})
        assert (await other.enter()).seats == (await one.enter()).seats


async def test_seats_taken_at_both_servers_both_add_their_entropy(tmp_path: Path) -> None:
    async with one_table_two_servers(tmp_path, castle(names=("Ann", "Ben", "Cleo")), 1, 2) as (one, other):
        ben = TakeSeat(id="ben", seat=1, name="Ben", token="b" * 32, entropy="from Ben")
        cleo = TakeSeat(id="cleo", seat=2, name="Cleo", token="c" * 32, entropy="from Cleo")
        assert isinstance(await one.ask(ben), SeatTaken)
        assert isinstance(await other.ask(cleo), SeatTaken)
        assert [entry.seat for entry in (await other.enter()).entries] == [1, 2]
