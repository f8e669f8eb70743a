"""How soon has a phone its hand back that slept, its connection lost meanwhile?

    .venv/bin/python -m bench.waking [--times 20] [--json bench/waking.json]

A phone, as a page of a real browser, holds a seat of a battle through a line that is lost in one of two ways: it is
`cut`, and the phone hears of it; or it has gone `silent`, which nobody told it, as while a phone is frozen in a pocket.
Counted is from when the phone is looked at again until its page shows the table as it stands, with nothing of
"Reconnecting" on it. Wished for is a second at most.
"""

import argparse
import asyncio
import contextlib
import json
import os
import re
import tempfile
import time
from pathlib import Path
from typing import Any, Final, Literal, TypeAlias

from playwright.async_api import Page, async_playwright

from bench.server import EDITIONS, Ours, ours
from tests.e2e.conftest import CHROMIUM, PHONE, QUIET

Way: TypeAlias = Literal["cut", "silent"]

ASLEEP: Final[dict[Way, float]] = {"cut": 12.0, "silent": 5.0}
"""Seconds. After a cut others are told by then that it is out of reach, and its own tries to come back have become
rare; that a line is silent an open page would find out by itself a little later, and a frozen one would not."""


class CutLine:
    """What stands between the browser and the server, and lets nothing through while it is cut."""

    def __init__(self, server: Ours) -> None:
        self._host, port = server.address.split(":")
        self._port = int(port)
        self._writers: set[asyncio.StreamWriter] = set()
        self._silent: set[asyncio.StreamWriter] = set()
        self.is_cut = False

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One connection, there and back."""
        if self.is_cut:
            return writer.close()
        far_reader, far_writer = await asyncio.open_connection(self._host, self._port)
        self._writers |= {writer, far_writer}
        await asyncio.gather(self._pass_on(reader, far_writer), self._pass_on(far_reader, writer))
        return None

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65_536):
                if writer in self._silent:
                    continue
                writer.write(data)
                await writer.drain()
        writer.close()

    def cut(self) -> None:
        """Everything that is open ends."""
        self.is_cut = True
        for writer in self._writers:
            writer.transport.abort()
        self._writers.clear()

    def silence(self) -> None:
        """Everything that is open stays so, and nothing comes through it any more."""
        self._silent |= self._writers


async def woken(phone: Page, line: CutLine, way: Way) -> float:
    """Seconds from waking until the hand is back."""
    if way == "silent":
        line.silence()
    else:
        line.cut()
    await asyncio.sleep(ASLEEP[way])
    shown: asyncio.Future[float] = asyncio.get_running_loop().create_future()

    def hear(said: Any) -> None:
        if "TableShown" in str(said) and not shown.done():
            shown.set_result(time.perf_counter())

    phone.on("websocket", lambda socket: socket.on("framereceived", hear))
    line.is_cut = False
    begun = time.perf_counter()
    await phone.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    await asyncio.wait_for(shown, 60)
    await phone.wait_for_function("!document.body.innerText.includes('Reconnecting')")
    await phone.locator("[data-rack]").first.wait_for()
    return time.perf_counter() - begun


async def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=20)
    parser.add_argument("--json", type=Path)
    wanted = parser.parse_args()
    async with async_playwright() as playwright, contextlib.AsyncExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(prefix="toychest-bench-"))
        server = await stack.enter_async_context(ours(Path(folder)))
        line = CutLine(server)
        entrance = await stack.enter_async_context(await asyncio.start_server(line.carry, "127.0.0.1", 0))
        address = f"http://127.0.0.1:{entrance.sockets[0].getsockname()[1]}"
        browser = await playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET, "--no-sandbox"])
        ((code, tokens),) = await server.tables(1, EDITIONS["toybattle"])
        context = await browser.new_context(viewport=PHONE, has_touch=True)
        kept = {"code": code, "game": "toybattle", "tokens": tokens[:1], "seats": [0], "names": ["Ann", "Ben"]}
        listed = json.dumps([{**kept, "isOver": False, "at": 0}])
        await context.add_init_script(f"localStorage.setItem('toychest.tables', {json.dumps(listed)})")
        phone = await context.new_page()
        await phone.goto(f"{address}/t/{code}/hand")
        await phone.locator("[data-rack]").first.wait_for()
        took = {way: sorted([await woken(phone, line, way) for _ in range(wanted.times)]) for way in ASLEEP}
        await browser.close()
    found: dict[str, Any] = {
        way: {"median_ms": round(1000 * each[len(each) // 2]), "most_ms": round(1000 * each[-1])}
        for way, each in took.items()
    }
    found |= {"times": wanted.times, "load": round(os.getloadavg()[0], 1), "cores": os.cpu_count()}
    print(re.sub(r"[{}\"]", "", json.dumps(found)))
    if wanted.json is not None:
        wanted.json.write_text(json.dumps(found, indent=1) + "\n")


if __name__ == "__main__":
    asyncio.run(main())
