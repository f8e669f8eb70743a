"""What one address may do: beyond that it is refused in a sentence, and other addresses notice nothing."""

import contextlib

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.web.stage import InnerSite, refused, serving, start, until
from toychest.web import limits as web_limits
from toychest.web.gate import TURNED_AWAY
from toychest.web.limits import Limits, network_of
from toychest.web.messages import EnterTable, RequestRefused

pytestmark = [pytest.mark.asyncio, pytest.mark.slow]


@pytest.fixture(autouse=True)
def no_time_passes(monkeypatch: pytest.MonkeyPatch) -> None:
    """However busy the machine is."""
    monkeypatch.setattr(web_limits, "monotonic", lambda: 1000.0)


STRANGER, OTHER = "203.0.113.5", "203.0.113.6"


async def asked(
    site: InnerSite, address: str, times: int, path: str, body: bytes | None = None
) -> list[httpx.Response]:
    """So many requests, as a proxy on this computer hands them on."""
    headers = {"x-forwarded-for": address}
    async with httpx.AsyncClient(trust_env=False, base_url=f"http://{site.address}", headers=headers) as client:
        return [await (client.get(path) if body is None else client.post(path, content=body)) for _ in range(times)]


async def test_an_address_starts_only_so_many_tables_in_a_while() -> None:
    async with serving(limits=Limits(tables=2)) as site:
        answers = await asked(site, STRANGER, 5, "/api/tables", start())
        assert [answer.status_code for answer in answers] == [201] * 4 + [429]
        assert refused(answers[-1]) == (429, "too-many-tables")
        assert (await asked(site, OTHER, 1, "/api/tables", start()))[0].status_code == 201


async def test_an_address_asks_only_so_often() -> None:
    async with serving(limits=Limits(requests=2)) as site:
        answers = await asked(site, STRANGER, 40, "/api/editions")
        assert refused(answers[-1]) == (429, "too-often")
        assert (await asked(site, OTHER, 1, "/api/editions"))[0].status_code == 200


async def test_codes_are_not_for_guessing() -> None:
    async with serving(limits=Limits(requests=20)) as site:
        answers = await asked(site, STRANGER, 12, "/api/tables/LAMB-7KQD/chain")
    assert (answers[0].status_code, refused(answers[-1])) == (404, (429, "too-often"))


async def knocked(site: InnerSite, address: str, times: int, path: str) -> list[tuple[str, int]]:
    """So many sockets, one after another: what each was refused with, and closed with."""
    answers = []
    for _ in range(times):
        headers = {"x-forwarded-for": address}
        async with connect(f"ws://{site.address}{path}", proxy=None, additional_headers=headers) as line:
            with contextlib.suppress(ConnectionClosed):
                await line.send(msgspec.json.encode(EnterTable(tokens=[])).decode())
            refusal = msgspec.json.decode(await line.recv(), type=RequestRefused)
            with pytest.raises(ConnectionClosed) as closed:
                await line.recv()
            assert closed.value.rcvd is not None
            answers.append((refusal.code, closed.value.rcvd.code))
    return answers


@pytest.mark.parametrize("path", ["/ws/t/LAMB-7KQD", "/ws/t/LAMB", "/ws/p/LAMB-7KQD/3"])
async def test_codes_are_not_for_guessing_by_socket_either(path: str) -> None:
    async with serving(limits=Limits(requests=20)) as site:
        answers = await knocked(site, STRANGER, 6, path)
        assert (await knocked(site, OTHER, 1, path)) == answers[:1]
    assert [code for _, code in answers] == [4004] * 4 + [TURNED_AWAY] * 2
    assert answers[-1] == ("too-often", TURNED_AWAY)


async def test_sockets_are_opened_only_so_often() -> None:
    async with serving(limits=Limits(requests=1)) as site:
        code = (await site.start_table(True)).code
        for _ in range(4):
            async with connect(
                f"ws://{site.address}/ws/t/{code}", proxy=None, additional_headers={"x-forwarded-for": STRANGER}
            ):
                pass
        assert await knocked(site, STRANGER, 1, f"/ws/t/{code}") == [("too-often", TURNED_AWAY)]


async def test_an_address_has_only_so_many_lines_and_hears_why() -> None:
    async with serving(limits=Limits(sockets=1)) as site, contextlib.AsyncExitStack() as lines:
        code = (await site.start_table(True)).code
        address, headers = f"ws://{site.address}/ws/t/{code}", {"x-forwarded-for": STRANGER}
        first = await lines.enter_async_context(connect(address, proxy=None, additional_headers=headers))
        await first.send(msgspec.json.encode(EnterTable(tokens=[])).decode())
        await first.recv()
        second = await lines.enter_async_context(connect(address, proxy=None, additional_headers=headers))
        refusal = msgspec.json.decode(await second.recv(), type=RequestRefused)
        with pytest.raises(ConnectionClosed) as closed:
            await second.recv()
        assert closed.value.rcvd is not None
        assert (refusal.code, closed.value.rcvd.code) == ("too-many-lines", TURNED_AWAY)


async def test_a_line_that_ended_is_not_counted() -> None:
    async with serving(limits=Limits(sockets=1)) as site:
        code = (await site.start_table(True)).code
        address, headers = f"ws://{site.address}/ws/t/{code}", {"x-forwarded-for": STRANGER}
        for _ in range(3):
            async with connect(address, proxy=None, additional_headers=headers) as line:
                await line.send(msgspec.json.encode(EnterTable(tokens=[])).decode())
                assert '"TableShown"' in str(await line.recv())
            await until(lambda: site.browsers(code) == 0)


async def test_bots_think_by_the_address_of_whoever_holds_a_seat() -> None:
    async with serving() as site:
        table = await site.start_table(True, True)
        address = f"ws://{site.address}/ws/t/{table.code}"
        entering = {STRANGER: table.tokens, OTHER: []}
        async with contextlib.AsyncExitStack() as lines:
            for client, tokens in entering.items():
                opened = connect(address, proxy=None, additional_headers={"x-forwarded-for": client})
                line = await lines.enter_async_context(opened)
                await line.send(msgspec.json.encode(EnterTable(tokens=tokens)).decode())
                await line.recv()
            assert site.tables._browsers[table.code].hosted.addresses == {STRANGER}


async def test_whoever_is_on_this_computer_is_not_counted() -> None:
    async with serving(limits=Limits(sockets=1, requests=1, tables=1)) as site:
        assert [(await site.post(start())).status_code for _ in range(8)] == [201] * 8


@pytest.mark.parametrize(
    ("address", "network"),
    [("203.0.113.5", "203.0.113.5"), ("2001:db8:1:2:3::4", "2001:db8:1:2::/64"), ("a name", "a name")],
)
async def test_an_address_is_counted_by_its_network(address: str, network: str) -> None:
    assert network_of(address) == network
