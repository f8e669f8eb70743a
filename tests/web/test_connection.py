"""Lines that are slow, dead or left: nobody else notices, and nothing stays behind."""

import asyncio
import random

import pytest

from tests.web.sitting import castle
from tests.web.stage import CODE, TOKENS, keep, serving, until
from tests.web.stuck import SMALL, go_to_and_fro, stuck_onlooker, with_a_choice
from toychest.storage import MemoryStore
from toychest.web import socket as web_socket
from toychest.web.messages import RequestRefused, StillHere, StillThere

pytestmark = pytest.mark.asyncio

GENEROUS = 120.0
"""Seconds; the server promises twelve."""


@pytest.mark.slow
async def test_a_half_open_line_is_found() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, stuck_onlooker(site):
        await until(lambda: site.browsers() == 1)
        await until(lambda: site.browsers() == 0, GENEROUS)
        await until(lambda: site.live_tables == 0)
        assert site.browsers() == 0


@pytest.mark.deep
async def test_a_half_open_line_with_messages_on_their_way_is_found() -> None:
    store = MemoryStore()
    await keep(store, with_a_choice())
    async with serving(store, send_buffer=SMALL) as site, site.entered(CODE, TOKENS) as player, stuck_onlooker(site):
        await until(lambda: site.browsers() == 2)
        await go_to_and_fro(player, 40)
        await until(lambda: site.browsers() == 1, GENEROUS)
        await go_to_and_fro(player, 1)
        assert site.browsers() == 1


@pytest.mark.slow
async def test_a_line_that_answers_pings_stays() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE) as browser:
        await asyncio.sleep(13)
        await browser.send(StillThere())
        assert await browser.hear_a(StillHere) == StillHere()
        assert site.browsers() == 1


async def test_what_breaks_a_line_is_logged_and_breaks_no_other(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    def broken(text: str | bytes, because: Exception) -> RequestRefused:
        raise ZeroDivisionError("a bug")

    monkeypatch.setattr(web_socket, "malformed", broken)
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as other, site.entered(CODE) as browser:
        await browser.socket.send("not a message")
        await until(lambda: site.browsers() == 1)
        await other.go_on(random.Random(1))
    assert "a bug" in "".join(capfd.readouterr())


async def test_a_browser_that_leaves_is_nothing_to_log(capfd: pytest.CaptureFixture[str]) -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site:
        async with site.entered(CODE), site.entered(CODE) as abrupt, site.browser(CODE):
            abrupt.socket.transport.abort()
        await until(lambda: site.live_tables == 0)
    assert "".join(capfd.readouterr()) == ""


async def test_a_table_stays_while_somebody_is_there() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE):
        async with site.entered(CODE):
            assert site.browsers() == 2
        await until(lambda: site.browsers() == 1)
        assert site.live_tables == 1


@pytest.mark.parametrize("last_bytes", [b"", b"\x81\xfe\x10"], ids=["without a word", "in the middle of a message"])
async def test_a_browser_that_breaks_off_is_let_go(last_bytes: bytes) -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE) as browser:
        browser.socket.transport.write(last_bytes)
        await asyncio.sleep(0)
        browser.socket.transport.abort()
        await until(lambda: site.live_tables == 0)
        assert site.browsers() == 0
