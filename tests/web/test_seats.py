"""Whoever has a seat's token holds the seat; nobody else is ever told it."""

import random
from pathlib import Path

import msgspec
import pytest

from tests.web.process import started
from tests.web.sitting import almost_over, castle
from tests.web.stage import CODE, TOKENS, keep, serving
from tests.web.stores import FailingStore
from toychest.storage import MemoryStore, SqliteStore
from toychest.web.messages import (
    AddEntropy,
    AskWhyNot,
    EntriesPlayed,
    FromBrowser,
    OpenTurn,
    PlayMove,
    RequestRefused,
    SeatTaken,
    TableShown,
    TakeBack,
    TakeSeat,
)

pytestmark = pytest.mark.asyncio

MINE, YOURS = "m" * 32, "y" * 32
SEED = "the seed of this table"
ANY = random.Random(2)

SPOKEN_FOR_SEAT_0: list[FromBrowser] = [
    PlayMove(id="x", seat=0, seq=1, move="go"),
    TakeBack(id="x", seat=0, seq=1, to=1),
    OpenTurn(id="x", seat=0, seq=1),
    AddEntropy(id="x", seat=0, seq=1, entropy="mine"),
    AskWhyNot(id="x", seat=0, move="go"),
]


def taking(token: str, **changes: str | int) -> TakeSeat:
    return msgspec.structs.replace(TakeSeat(id=token[0], seat=1, name="Ben", token=token), **changes)


@pytest.mark.parametrize("message", SPOKEN_FOR_SEAT_0, ids=lambda message: type(message).__name__)
async def test_only_its_token_speaks_for_a_seat(message: FromBrowser) -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS[1:]) as browser:
        refusal = await browser.ask(message)
    assert refusal == RequestRefused(id="x", code="not-your-seat", facts={"seat": 0})


@pytest.mark.parametrize("tokens", [(), ("",), ("made up",), (TOKENS[0][:-1],), (TOKENS[0].upper(),)], ids=repr)
async def test_no_other_token_speaks_for_a_seat(tokens: tuple[str, ...]) -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, tokens) as browser:
        refusal = await browser.ask(OpenTurn(id="x", seat=0, seq=1))
    assert refusal == RequestRefused(id="x", code="not-your-seat", facts={"seat": 0})


@pytest.mark.parametrize("seat", [-1, 2, 10**30])
async def test_nobody_speaks_for_chance_or_for_no_seat(seat: int) -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser:
        refusal = await browser.ask(PlayMove(id="x", seat=seat, seq=1, move="lay ghost"))
    assert refusal == RequestRefused(id="x", code="not-your-seat", facts={"seat": seat})


async def test_a_browser_holds_the_seats_whose_tokens_it_shows() -> None:
    store = MemoryStore()
    await keep(store, castle())
    async with serving(store) as site, site.browser(CODE, [TOKENS[1], "made up"]) as browser:
        assert [seat.is_yours for seat in (await browser.enter()).seats] == [False, True]


async def test_a_free_seat_is_taken_by_whoever_sits_down() -> None:
    store = MemoryStore()
    await keep(store, castle(), free=[1])
    async with serving(store) as site, site.entered(CODE) as browser:
        assert await browser.ask(taking(MINE)) == SeatTaken(id="m", seat=1, token=MINE)
        async with site.browser(CODE, [MINE]) as again:
            shown = await again.enter()
    assert [(seat.name, seat.is_free, seat.is_yours) for seat in shown.seats] == [
        ("Ann", False, False),
        ("Ben", False, True),
    ]


async def test_a_seat_is_taken_twice_with_the_same_token() -> None:
    store = MemoryStore()
    await keep(store, castle(), free=[1])
    async with serving(store) as site, site.entered(CODE) as first, site.entered(CODE) as second:
        await first.ask(taking(MINE, entropy="words"))
        assert await second.ask(taking(MINE, entropy="words")) == SeatTaken(id="m", seat=1, token=MINE)
        assert len((await second.enter()).entries) == 1, "entropy is added once"


async def test_a_taken_seat_is_refused_to_another_token() -> None:
    store = MemoryStore()
    await keep(store, castle(), free=[1])
    async with serving(store) as site, site.entered(CODE) as first, site.entered(CODE) as second:
        await first.ask(taking(MINE))
        assert await second.ask(taking(YOURS)) == RequestRefused(id="y", code="seat-taken", facts={"seat": 1})
        assert [seat.is_yours for seat in (await second.enter()).seats] == [False, False]


async def test_of_two_browsers_that_sit_down_at_once_one_gets_the_seat(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "toychest.db")
    await keep(store, castle(), free=[1])
    async with serving(store) as site, site.entered(CODE) as one, site.entered(CODE) as other:
        await one.send(taking(MINE, name="One"))
        await other.send(taking(YOURS, name="Other"))
        await one.heard_all()
        await other.heard_all()
        told = [text for text in (*one.raw, *other.raw) if '"SeatTaken"' in text or '"seat-taken"' in text]
        assert sorted('"SeatTaken"' in text for text in told) == [False, True]


async def test_a_seat_that_was_taken_stays_taken_after_a_restart(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "toychest.db")
    await keep(store, castle(), free=[1])
    async with serving(store) as site, site.entered(CODE) as browser:
        await browser.ask(taking(MINE))
    async with serving(SqliteStore(tmp_path / "toychest.db")) as site, site.entered(CODE) as browser:
        assert await browser.ask(taking(YOURS)) == RequestRefused(id="y", code="seat-taken", facts={"seat": 1})


async def test_a_token_that_could_be_guessed_is_refused() -> None:
    store = MemoryStore()
    await keep(store, castle(), free=[1])
    async with serving(store) as site, site.entered(CODE) as browser:
        refusal = await browser.ask(taking("short"))
    assert refusal == RequestRefused(id="s", code="token-too-short", facts={"shortest": 32, "got": 5})


async def test_a_name_that_is_too_long_is_refused() -> None:
    store = MemoryStore()
    await keep(store, castle(), free=[1])
    async with serving(store) as site, site.entered(CODE) as browser:
        refusal = await browser.ask(taking(MINE, name="B" * 41))
    assert refusal == RequestRefused(id="m", code="name-too-long", facts={"longest": 40, "got": 41})


async def test_a_seat_that_does_not_exist_is_refused() -> None:
    store = MemoryStore()
    await keep(store, castle(), free=[1])
    async with serving(store) as site, site.entered(CODE) as browser:
        refusal = await browser.ask(taking(MINE, seat=2))
    assert refusal == RequestRefused(id="m", code="not-your-seat", facts={"seat": 2})


async def test_tokens_and_seed_are_told_to_nobody_else() -> None:
    store = MemoryStore()
    table = almost_over()
    await keep(store, table)
    async with serving(store) as site, site.entered(CODE, TOKENS) as browser, site.entered(CODE) as onlooker:
        while isinstance(await browser.ask(browser.next_request(ANY)), EntriesPlayed):
            if browser.standing.outcome is not None:
                break
        await onlooker.heard_all()
        replay = await site.get(f"/api/tables/{CODE}/replay")
        log = await site.get(f"/api/tables/{CODE}/log")
    told = "".join((*onlooker.raw, *browser.raw, replay.text))
    assert secrets_in(told, *TOKENS, table.seed) == []
    assert secrets_in(log.text, *TOKENS) == []


async def test_a_token_is_told_to_nobody_when_a_seat_is_taken() -> None:
    store = MemoryStore()
    await keep(store, castle(SEED), free=[1])
    async with serving(store) as site, site.entered(CODE) as browser, site.entered(CODE, TOKENS[:1]) as other:
        await browser.ask(taking(MINE, entropy="words of my own"))
        await other.hear_a(TableShown)
        await other.heard_all()
    assert secrets_in("".join(other.raw), MINE, SEED, "words of my own") == []


async def test_no_token_lies_in_the_data_folder_or_on_the_terminal(tmp_path: Path) -> None:
    async with started(tmp_path / "data") as site:
        table = await site.start_table(True, False)
        async with site.entered(table.code, table.tokens) as browser:
            await browser.ask(taking(MINE))
        said = site.said
    kept = "".join(file.read_text(errors="replace") for file in (tmp_path / "data").iterdir())
    assert secrets_in(kept + said, *table.tokens, MINE) == []
    assert table.code in kept


async def test_a_fault_is_logged_without_tokens_and_seed(capfd: pytest.CaptureFixture[str]) -> None:
    store = FailingStore()
    await keep(store, castle(SEED), free=[1])
    async with serving(store) as site, site.entered(CODE, TOKENS[:1]) as browser:
        store.fault = ZeroDivisionError("a bug")
        await browser.ask(taking(MINE))
        await browser.ask(OpenTurn(id="click", seat=0, seq=1))
    logged = "".join(capfd.readouterr())
    assert "a bug" in logged
    assert secrets_in(logged, *TOKENS, MINE, SEED) == []


def secrets_in(text: str, *secrets: str) -> list[str]:
    return [secret for secret in secrets if secret in text]
