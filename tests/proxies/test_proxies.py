"""A whole game by HTTPS and a WebSocket, through each proxy of deploy/ that is installed here."""

import asyncio
import itertools
import json
import random
import shutil
import ssl
from pathlib import Path

import httpx
import msgspec
import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.proxies.proxy import PROXIES, before
from tests.services.fixtures import missing
from tests.web.process import started
from toychest.web.messages import EntriesPlayed, OpenTurn, PlayMove, Standing, TableShown, ToBrowser

pytestmark = pytest.mark.asyncio
WANTED = {
    "type": "StartTable",
    "edition": "castle-standard-0",
    "options": {},
    "seats": [{"name": "Ann", "isHere": True}],
}
REQUIRED = ("nginx",)
"""What the checking machine installs; Caddy, which is thirty times as large, is tried where it is."""

decoder = msgspec.json.Decoder(ToBrowser)


def trusting(folder: Path) -> ssl.SSLContext:
    return ssl.create_default_context(cafile=str(folder / "made.pem"))


async def until_ready(client: httpx.AsyncClient, address: str) -> None:
    """Behind a proxy a node takes nobody in before it can answer."""
    while (await client.get(f"https://{address}/healthz")).status_code != 200:  # noqa: ASYNC110
        await asyncio.sleep(0.1)


async def told(line: ClientConnection) -> Standing:
    """Where the table stands by the next message that says so."""
    while True:
        message = decoder.decode(await line.recv())
        if isinstance(message, TableShown | EntriesPlayed):
            return message.standing


async def played(line: ClientConnection, tokens: list[str]) -> Standing:
    """Any moves, until the game is over."""
    await line.send(json.dumps({"type": "EnterTable", "tokens": tokens}))
    at, choices = await told(line), random.Random(1)
    for number in itertools.count():
        if at.outcome is not None:
            break
        if at.waits_for is not None:
            await line.send(msgspec.json.encode(OpenTurn(id=f"{number}", seat=at.waits_for, seq=at.seq + 1)).decode())
        else:
            move = choices.choice(at.choices[0].legal)
            await line.send(msgspec.json.encode(PlayMove(id=f"{number}", seat=0, seq=at.seq + 1, move=move)).decode())
        at = await told(line)
    return at


@pytest.mark.parametrize("name", PROXIES)
async def test_a_whole_game_is_played_through_a_proxy_with_tls(name: str, tmp_path: Path) -> None:
    if shutil.which(name) is None or shutil.which("openssl") is None:
        because = f"{name} or openssl"
        missing(because) if name in REQUIRED else pytest.skip(f"{because} is not installed")
    folder = tmp_path / "proxy"
    folder.mkdir()
    async with (
        started(tmp_path / "games", "--port", "0", "--behind-proxy", "--metrics") as site,
        before(site.address, name, folder) as address,
        httpx.AsyncClient(verify=trusting(folder), trust_env=False, timeout=20) as client,
    ):
        await until_ready(client, address)
        answer = (await client.post(f"https://{address}/api/tables", json=WANTED)).json()
        where = f"wss://{address}/ws/t/{answer['code']}?node=node-2"
        origin = Origin(f"https://{address}")
        async with connect(where, ssl=trusting(folder), proxy=None, max_size=None, origin=origin) as line:
            end = await played(line, answer["tokens"])
        hidden = await client.get(f"https://{address}/metrics")
    assert end.outcome is not None
    assert hidden.status_code in (403, 404)
