"""The whole log and the replay are shown once the game is over, and prove it."""

import asyncio
import random
import threading
from collections.abc import Mapping
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner

from tests.web.browser import PATIENCE
from tests.web.sitting import almost_over, castle, over
from tests.web.stage import CODE, TOKENS, keep, refused, serving
from toychest.app import main
from toychest.contract import Edition
from toychest.storage import MemoryStore, SqliteStore
from toychest.table import Log, Table, Verdict, verify
from toychest.web import telling
from toychest.web.messages import MoveRefused, OpenTurn, PlayMove, ReplayShown, RequestRefused, TakeBack

pytestmark = pytest.mark.asyncio

LAST = random.Random(6)
LOG, REPLAY = f"/api/tables/{CODE}/log", f"/api/tables/{CODE}/replay"


@pytest.mark.parametrize("path", [LOG, REPLAY])
@pytest.mark.parametrize("table", [castle(), almost_over()], ids=["before the first entry", "before the last"])
async def test_nothing_is_shown_before_the_end(path: str, table: Table) -> None:
    store = MemoryStore()
    await keep(store, table)
    async with serving(store) as site:
        assert refused(await site.get(path)) == (400, "table-unfinished")


async def test_nothing_is_shown_before_the_end_while_somebody_is_there() -> None:
    store = MemoryStore()
    await keep(store, almost_over())
    async with serving(store) as site, site.entered(CODE):
        assert refused(await site.get(LOG)) == (400, "table-unfinished")


async def test_the_log_of_a_game_played_over_the_line_is_fair(tmp_path: Path) -> None:
    choices = random.Random(4)
    async with serving(SqliteStore(tmp_path / "toychest.db")) as site:
        table = await site.start_table(True, True, entropy="words of my own")
        async with site.entered(table.code, table.tokens) as browser:
            while browser.standing.outcome is None:
                await browser.go_on(choices)
        log = await site.get(f"/api/tables/{table.code}/log")
    verdict = CliRunner().invoke(main, ["verify", kept(tmp_path / f"{table.code}.toychest", log.content)])
    assert (verdict.exit_code, "fair" in verdict.output) == (0, True)
    assert table.code in log.headers["content-disposition"]


async def test_the_replay_ends_as_the_game_did() -> None:
    store = MemoryStore()
    await keep(store, almost_over())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        while browser.standing.outcome is None:
            await browser.ask(browser.next_request(LAST))
        shown = msgspec.json.decode((await site.get(REPLAY)).content, type=ReplayShown)
    assert shown.frames[-1].view == browser.standing.view
    assert (shown.outcome, shown.is_fair) == (browser.standing.outcome, True)


async def test_the_replay_has_a_frame_for_every_move() -> None:
    store = MemoryStore()
    await keep(store, over())
    async with serving(store) as site:
        shown = msgspec.json.decode((await site.get(REPLAY)).content, type=ReplayShown)
    assert [(frame.seq, frame.move) for frame in shown.frames] == [(f.seq, f.move) for f in over().frames]


async def test_nobody_waits_while_a_replay_is_verified(monkeypatch: pytest.MonkeyPatch) -> None:
    others_were_answered = threading.Event()

    def verified_late(log: Log, editions: Mapping[str, Edition]) -> Verdict:
        assert others_were_answered.wait(PATIENCE / 2), "the server does nothing else meanwhile"
        return verify(log, editions)

    monkeypatch.setattr(telling, "verify", verified_late)
    store = MemoryStore()
    await keep(store, over())
    async with serving(store) as site:
        replay = asyncio.create_task(site.get(REPLAY))
        await asyncio.sleep(0)
        await site.get("/api/editions")
        others_were_answered.set()
        assert (await replay).status_code == 200


LATE = [
    PlayMove(id="late", seat=0, seq=over().seq + 1, move="go"),
    OpenTurn(id="late", seat=0, seq=over().seq + 1),
    TakeBack(id="late", seat=0, seq=over().seq + 1, to=over().seq),
]


@pytest.mark.parametrize("message", LATE, ids=lambda message: type(message).__name__)
async def test_nothing_is_played_after_the_end(message: PlayMove | OpenTurn | TakeBack) -> None:
    store = MemoryStore()
    await keep(store, over())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        assert isinstance(await browser.ask(message), MoveRefused | RequestRefused)
        assert (await browser.enter()).standing.seq == over().seq


def kept(file: Path, content: bytes) -> str:
    file.write_bytes(content)
    return str(file)
