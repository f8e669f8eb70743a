"""Tables go from one store to another, whatever their kinds, and each is compared."""

import msgspec
import pytest

from tests.storage.records import CODE, moves, record
from tests.table.lanterns import EDITIONS
from tests.table.sitting import finished
from toychest.contract import Seat
from toychest.storage import MemoryStore
from toychest.storage.copying import Copied, copy_table
from toychest.table import (
    ClockTerms,
    Done,
    SeatRecord,
    Store,
    TableCopy,
    Terms,
    TimesLeft,
    errors,
    record_of,
    table_of,
)
from toychest.table.checksum import header_sum, sealed

pytestmark = pytest.mark.asyncio

GAME = finished()
GAME_CODE = "GAME-2345"


async def with_game(last: int = len(GAME.entries)) -> MemoryStore:
    """A store with the beginning of a game, each entry asked for by a request."""
    source = MemoryStore()
    seats = [SeatRecord(name=name, token_hash=f"hash of {name}") for name in GAME.header.seats]
    begun = record_of(GAME_CODE, GAME, seats)
    await source.create(type(begun)(code=begun.code, header=begun.header, seed=begun.seed, seats=begun.seats))
    for entry in GAME.entries[:last]:
        await source.append(GAME_CODE, [entry], request=f"request {entry.seq}")
    await source.write_note(GAME_CODE, "beats", "3")
    return source


async def test_a_copy_is_the_same_table_with_its_requests_and_notes(store: Store) -> None:
    source = await with_game()
    assert await copy_table(source, store, GAME_CODE) is Copied.NEW
    assert table_of(await store.load(GAME_CODE), EDITIONS) == GAME
    assert await store.find_request(GAME_CODE, "request 2") == Done(first=2, last=2)
    assert await store.notes(GAME_CODE) == {"beats": "3"}


async def test_copied_there_and_back_it_is_the_same(store: Store) -> None:
    source, back = await with_game(), MemoryStore()
    await copy_table(source, store, GAME_CODE)
    await copy_table(store, back, GAME_CODE)
    assert await back.copy_out(GAME_CODE) == await source.copy_out(GAME_CODE)


async def test_what_is_there_already_is_left_alone(store: Store) -> None:
    source = await with_game()
    await copy_table(source, store, GAME_CODE)
    assert await copy_table(source, store, GAME_CODE) is Copied.SAME


async def test_a_game_that_has_gone_on_is_brought_up_to_date(store: Store) -> None:
    await copy_table(await with_game(3), store, GAME_CODE)
    later = await with_game()
    await later.write_note(GAME_CODE, "beats", "4", was="3")
    assert await copy_table(later, store, GAME_CODE) is Copied.LONGER
    assert await store.find_request(GAME_CODE, "request 5") == Done(first=5, last=5)
    assert (await store.load(GAME_CODE), await store.notes(GAME_CODE)) == (await later.load(GAME_CODE), {"beats": "4"})


async def test_what_was_left_of_a_clock_follows(store: Store) -> None:
    source, begun = MemoryStore(), record("GAME-6789")
    terms = Terms(clock=ClockTerms(expiry="gentle", main=300, increment=0))
    await source.create(msgspec.structs.replace(begun, header=msgspec.structs.replace(begun.header, terms=terms)))
    await copy_table(source, store, "GAME-6789")
    entry = sealed(moves(1, 1)[0], header_sum(msgspec.structs.replace(begun.header, terms=terms)))
    await source.append("GAME-6789", [entry], None, (290_000, 300_000))
    assert await copy_table(source, store, "GAME-6789") is Copied.LONGER
    assert (await store.load("GAME-6789")).times == (TimesLeft(seq=1, left=(290_000, 300_000)),)


async def test_another_game_by_the_same_code_is_not_touched(store: Store) -> None:
    source = MemoryStore()
    other = TableCopy(
        record=record_of(CODE, GAME, [SeatRecord(name="Zoe"), SeatRecord(name="Yan")]), requests={}, notes={}, changed=7
    )
    await source.copy_in(other)
    assert await copy_table(source, store, CODE) is Copied.DIFFERS
    assert await store.load(CODE) == record()


async def test_a_damaged_log_is_not_copied(store: Store) -> None:
    source = MemoryStore()
    await source.create(record("GAME-6789"))
    await source.append("GAME-6789", moves(1, 2))
    with pytest.raises(errors.DamagedEntry):
        await copy_table(source, store, "GAME-6789")


async def test_who_sat_down_since_sits_there_too(store: Store) -> None:
    source = MemoryStore()
    await source.create(record("GAME-6789"))
    await copy_table(source, store, "GAME-6789")
    await source.set_seat("GAME-6789", Seat(1), SeatRecord(name="Ben", token_hash="hash of Ben's token"))
    assert await copy_table(source, store, "GAME-6789") is Copied.LONGER
    assert (await store.load("GAME-6789")).seats[1].name == "Ben"
