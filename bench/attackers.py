"""The attacks of `bench.attacks`: each goes on until it is ended, on loopback."""

import asyncio
import contextlib
import itertools
from collections.abc import Callable, Coroutine, Mapping, Sequence
from typing import Any

import httpx
import msgspec

from bench.load import Wire, opened, sent
from bench.server import EDITIONS, Target
from toychest.web.frames import PING

LONG, OVER, SHORT = "LNGA-7KQD", "VERA-7KQD", "SHRT-7KQD"
STRANGER = "203.0.113.5"
"""Who attacks, where the server counts addresses; whoever is on this computer is not counted."""

ENTER = b'{"type":"EnterTable","tokens":[]}'
PUZZLE = """
treasures = ["c1", "a1", "a2"]
row = ["gap", "gap", "gap"]
cards = ["right", "left", "up", "down", "loop", "right"]
ghost = %d
"""
Attack = Callable[[Target], Coroutine[Any, Any, None]]


async def nothing(server: Target) -> None:
    await asyncio.sleep(3600)


async def lines(server: Target, count: int, code: str = LONG) -> list[Wire]:
    found = []
    for _ in range(count):
        with contextlib.suppress(OSError):
            found.append(await opened(server.address, f"/ws/t/{code}", lambda _: None))
    return found


async def deaf(server: Target) -> None:
    """S1: 40 lines that ask 98 times for a table of 3,000 entries, and never read."""
    while True:
        for wire in await lines(server, 40):
            wire.transport.pause_reading()
            wire.transport.write(sent(ENTER) * 98)
        await asyncio.sleep(2)


async def puzzles(server: Target) -> None:
    """S3: puzzles of one's own, one after another, each another one."""
    seats = [{"name": "Eve", "isHere": True}]
    async with httpx.AsyncClient(trust_env=False, timeout=60) as client:

        async def one(number: int) -> None:
            options = {"puzzle": {"file": PUZZLE % (number % 7) + f"# {number}\n"}}
            wanted = {"type": "StartTable", "edition": EDITIONS["castle"], "options": options, "seats": seats}
            await client.post(f"http://{server.address}/api/tables", content=msgspec.json.encode(wanted))

        for number in itertools.count(0, 6):
            await asyncio.gather(*(one(number + at) for at in range(6)), return_exceptions=True)


async def bots(server: Target) -> None:
    """S4: tables whose bots play each other."""
    seats = [{"name": "", "isHere": False, "bot": 5}] * 2
    wanted = {"type": "StartTable", "edition": EDITIONS["toybattle"], "options": {}, "seats": seats}
    async with httpx.AsyncClient(trust_env=False, timeout=60) as client:
        for _ in range(1000):
            await client.post(f"http://{server.address}/api/tables", content=msgspec.json.encode(wanted))
    await asyncio.sleep(3600)


async def downloads(server: Target) -> None:
    """S5: the log and the replay of a long game, 20 at a time."""
    async with httpx.AsyncClient(trust_env=False, timeout=60) as client:
        while True:
            paths = [f"/api/tables/{OVER}/{kind}" for kind in ("log", "replay") for _ in range(10)]
            await asyncio.gather(
                *(client.get(f"http://{server.address}{path}") for path in paths), return_exceptions=True
            )


async def tokens(server: Target) -> None:
    """S6: to enter with thousands of tokens, again and again."""
    text = msgspec.json.encode({"type": "EnterTable", "tokens": ["x" * 8] * 5000})
    await _flood(server, 10, sent(text) * 4, 0.05)


async def pings(server: Target) -> None:
    """S7: a flood of pings."""
    await _flood(server, 10, sent(b"", PING) * 5000, 0.05)


async def knocks(server: Target) -> None:
    """S7 again: lines that come back for every flood of pings, so that each costs a handshake as well."""
    while True:
        wires = await lines(server, 10)
        for wire in wires:
            wire.transport.write(sent(b"", PING) * 5000)
        await asyncio.sleep(0.05)
        for wire in wires:
            wire.transport.abort()


async def parts(server: Target) -> None:
    """Messages of one letter that come in as many frames as one may have."""
    first, middle, last = b"\x01\x81\0\0\0\0 ", b"\x00\x81\0\0\0\0 ", b"\x80\x81\0\0\0\0 "
    await _flood(server, 10, (first + 250 * middle + last) * 60, 0.05)


async def bursts(server: Target) -> None:
    """S8: bursts of 256 kB, to be shown a table of 100 entries."""
    await _flood(server, 10, sent(ENTER) * 6000, 0.5, SHORT)


async def _flood(server: Target, count: int, text: bytes, every: float, code: str = LONG) -> None:
    """So many lines that say this again and again; one that is cut off comes back."""
    wires: list[Wire] = []
    while True:
        wires = [wire for wire in wires if not wire.transport.is_closing()]
        wires += await lines(server, count - len(wires), code)
        for wire in wires:
            wire.say(ENTER)
            if wire.transport.get_write_buffer_size() < 1 << 20:
                wire.transport.write(text)
        await asyncio.sleep(every)


async def renames(server: Target) -> None:
    """S9: a seat with 200 onlookers changes its name all the time."""
    code, held = (await server.tables(1, EDITIONS["castle"]))[0]
    await lines_entered(server, 200, code)
    seat = await opened(server.address, f"/ws/t/{code}", lambda _: None)
    seat.say(msgspec.json.encode({"type": "EnterTable", "tokens": held}))
    for number in itertools.count():
        named = {"type": "TakeSeat", "id": str(number), "seat": 0, "name": f"Eve {number}", "token": held[0]}
        seat.say(msgspec.json.encode(named))
        await asyncio.sleep(0.1)


async def lines_entered(server: Target, count: int, code: str) -> None:
    for wire in await lines(server, count, code):
        wire.say(ENTER)


async def idle(server: Target) -> None:
    """S12: lines on which nobody enters, and requests that never end."""
    host, port = server.address.split(":")
    while True:
        await lines(server, 200)
        for _ in range(200):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection(host, int(port))
                writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n")
        await asyncio.sleep(5)


async def questions(server: Target) -> None:
    """What costs the rules most: is this move allowed? From 20 lines at once."""
    asked = []
    for code, held in await server.tables(20, EDITIONS["clockwork"]):
        wire = await opened(server.address, f"/ws/t/{code}", lambda _: None)
        wire.say(msgspec.json.encode({"type": "EnterTable", "tokens": held}))
        asked.append(wire)
    question = sent(b'{"type":"AskWhyNot","id":"x","seat":0,"move":"choose Nicky"}')
    while True:
        for wire in asked:
            wire.transport.write(question * 50)
        await asyncio.sleep(0.1)


async def held(server: Target, count: int, edition: str, seats: Sequence[Mapping[str, Any]]) -> list[tuple[Wire, str]]:
    """Tables of one stranger, as many as the server lets them start, and a line at each."""
    found = []
    headers, wanted = {"x-forwarded-for": STRANGER}, {"type": "StartTable", "options": {}, "seats": seats}
    async with httpx.AsyncClient(trust_env=False, timeout=60, headers=headers) as client:
        for _ in range(count):
            started = msgspec.json.encode({**wanted, "edition": edition})
            answer = await client.post(f"http://{server.address}/api/tables", content=started)
            if answer.status_code == 201:
                table = answer.json()
                wire = await opened(server.address, f"/ws/t/{table['code']}", lambda _: None, STRANGER)
                wire.say(msgspec.json.encode({"type": "EnterTable", "tokens": table["tokens"]}))
                found.append((wire, table["code"]))
    return found


async def attended(server: Target) -> None:
    """100 tables whose strong bots play each other, and somebody looks on at each."""
    bots = [{"name": "", "isHere": False, "bot": 5}] * 2
    await held(server, 100, EDITIONS["toybattle"], bots)
    await asyncio.sleep(3600)


async def hints(server: Target) -> None:
    """Hints at 20 tables of one stranger, asked for without end."""
    people = [{"name": "Eve", "isHere": True}, {"name": "Eve", "isHere": True}]
    asked = [wire for wire, _ in await held(server, 20, EDITIONS["toybattle"], people)]
    click = sent(b'{"type":"OpenTurn","id":"click","seat":0,"seq":1}')
    for number in itertools.count():
        for wire in asked:
            if number == 0:
                wire.transport.write(click)
            for seat in (0, 1):
                question = {"type": "AskHint", "id": f"{number} {seat}", "seat": seat}
                wire.say(msgspec.json.encode(question))
        await asyncio.sleep(0.1)


ATTACKS: Mapping[str, Attack] = {
    "nothing": nothing,
    "deaf": deaf,
    "puzzles": puzzles,
    "bots": bots,
    "downloads": downloads,
    "tokens": tokens,
    "pings": pings,
    "knocks": knocks,
    "parts": parts,
    "bursts": bursts,
    "renames": renames,
    "idle": idle,
    "questions": questions,
    "attended": attended,
    "hints": hints,
}
