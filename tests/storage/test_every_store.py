"""What every store promises: the same tests for each."""

import asyncio

import msgspec
import pytest

from tests.storage.records import CODE, moves, record
from tests.table.lanterns import EDITIONS
from tests.table.sitting import finished
from toychest.contract import Seat
from toychest.table import (
    FREE,
    ClockTerms,
    Done,
    EntropyAdded,
    Resting,
    SeatRecord,
    Store,
    TableCopy,
    TableListed,
    TakenBack,
    Terms,
    TimesLeft,
    errors,
    record_of,
    table_of,
)

pytestmark = pytest.mark.asyncio
BEN = SeatRecord(name="Ben", token_hash="hash of Ben's token")
BOB = SeatRecord(name="Bob", token_hash="hash of Bob's token")
COG = SeatRecord(name="Cog", bot=3, bot_seed="luck of Cog's own", bot_memory=60)
BY_CLOCK = Terms(clock=ClockTerms(expiry="gentle", main=300, increment=5))
TIMES = (TimesLeft(seq=1, left=(299_000, 300_000)), TimesLeft(seq=3, left=(299_000, 280_500)))


async def test_a_table_comes_back_as_it_was_created(store: Store) -> None:
    assert await store.load(CODE) == record()


async def test_entries_come_back_in_order(store: Store) -> None:
    await store.append(CODE, moves(1, 2))
    await store.append(CODE, moves(3, 3))
    assert (await store.load(CODE)).entries == moves(1, 3)


async def test_every_kind_of_entry_comes_back(store: Store) -> None:
    kinds = (
        EntropyAdded(seq=1, seat=Seat(1), text="pigs \n might \x00 fly ☃", sum="a"),
        *moves(2, 2),
        TakenBack(seq=3, seat=Seat(0), to=2, sum="b"),
    )
    await store.append(CODE, kinds)
    assert (await store.load(CODE)).entries == kinds


async def test_a_whole_sitting_comes_back_as_the_same_table(store: Store) -> None:
    table = finished()
    seats = [SeatRecord(name=name) for name in table.header.seats]
    await store.create(msgspec.structs.replace(record_of("GAME-2345", table, seats), entries=()))
    for entry in table.entries:
        await store.append("GAME-2345", [entry])
    assert table_of(await store.load("GAME-2345"), EDITIONS) == table


async def test_a_table_may_be_created_with_its_entries(store: Store) -> None:
    begun = msgspec.structs.replace(record("GAME-2345"), entries=moves(1, 3))
    await store.create(begun)
    await store.append("GAME-2345", moves(4, 4))
    assert (await store.load("GAME-2345")).entries == moves(1, 4)


async def test_a_code_is_given_once(store: Store) -> None:
    with pytest.raises(errors.TableExists):
        await store.create(record())


@pytest.mark.parametrize("code", ["GONE-2345", ""])
async def test_a_table_that_is_not_there_is_refused_by_name(store: Store, code: str) -> None:
    with pytest.raises(errors.NoSuchTable, match=f"no table is called {code}"):
        await store.load(code)
    with pytest.raises(errors.NoSuchTable):
        await store.append(code, moves(1, 1))
    with pytest.raises(errors.NoSuchTable):
        await store.find_request(code, "request 1")
    with pytest.raises(errors.NoSuchTable):
        await store.set_seat(code, Seat(1), BEN)
    with pytest.raises(errors.NoSuchTable):
        await store.load_since(code, 0)


async def test_an_entry_is_written_once(store: Store) -> None:
    await store.append(CODE, moves(1, 2))
    with pytest.raises(errors.SeqTaken) as refused:
        await store.append(CODE, moves(2, 3, "walk 1"))
    assert refused.value.seq == 2
    assert (await store.load(CODE)).entries == moves(1, 2)


async def test_of_two_writers_of_one_entry_one_wins(store: Store) -> None:
    both = (store.append(CODE, moves(1, 1, "walk 1")), store.append(CODE, moves(1, 1, "walk 2")))
    answers = await asyncio.gather(*both, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), errors.SeqTaken]
    assert (await store.load(CODE)).entries == moves(1, 1, "walk 1")


@pytest.mark.parametrize("entries", [moves(2, 2), moves(1, 1) + moves(3, 3)])
async def test_a_gap_is_refused(store: Store, entries: tuple[TakenBack, ...]) -> None:
    with pytest.raises(errors.StoreFailed) as refused:
        await store.append(CODE, entries)
    assert refused.value.because == "gap"
    assert (await store.load(CODE)).entries == ()


async def test_a_request_is_found_with_its_entries(store: Store) -> None:
    await store.append(CODE, moves(1, 1))
    await store.append(CODE, moves(2, 4), request="request 1")
    assert await store.find_request(CODE, "request 1") == Done(first=2, last=4)


async def test_a_request_that_never_came_is_not_found(store: Store) -> None:
    assert await store.find_request(CODE, "request 1") is None


async def test_a_request_is_played_once(store: Store) -> None:
    await store.append(CODE, moves(1, 1), request="request 1")
    with pytest.raises(errors.RequestTaken):
        await store.append(CODE, moves(2, 2), request="request 1")
    assert (await store.load(CODE)).entries == moves(1, 1)


async def test_a_refused_request_may_come_again(store: Store) -> None:
    await store.append(CODE, moves(1, 1))
    with pytest.raises(errors.SeqTaken):
        await store.append(CODE, moves(1, 1), request="request 1")
    await store.append(CODE, moves(2, 2), request="request 1")
    assert await store.find_request(CODE, "request 1") == Done(first=2, last=2)


async def test_requests_of_two_tables_are_apart(store: Store) -> None:
    await store.create(record("GAME-2345"))
    await store.append(CODE, moves(1, 1), request="request 1")
    assert await store.find_request("GAME-2345", "request 1") is None


async def test_a_free_seat_can_be_taken(store: Store) -> None:
    await store.set_seat(CODE, Seat(1), BEN)
    assert (await store.load(CODE)).seats[1] == BEN


async def test_of_two_who_want_a_seat_one_gets_it(store: Store) -> None:
    both = (store.set_seat(CODE, Seat(1), BEN), store.set_seat(CODE, Seat(1), BOB))
    answers = await asyncio.gather(*both, return_exceptions=True)
    assert [type(answer) for answer in answers] == [type(None), errors.SeatNotFree]
    assert (await store.load(CODE)).seats[1] == BEN


async def test_a_seat_taken_twice_with_the_same_token_is_no_error(store: Store) -> None:
    await store.set_seat(CODE, Seat(1), BEN)
    await store.set_seat(CODE, Seat(1), BEN)
    assert (await store.load(CODE)).seats[1] == BEN


@pytest.mark.parametrize("seat", [-1, 2])
async def test_a_seat_that_is_not_there_is_refused(store: Store, seat: int) -> None:
    with pytest.raises(errors.NoSuchSeat):
        await store.set_seat(CODE, Seat(seat), BEN)


async def test_the_table_that_changed_last_is_listed_first(store: Store) -> None:
    await store.create(record("GAME-2345"))
    await store.create(record("GAME-6789"))
    await store.append("GAME-2345", moves(1, 3))
    assert [listed.code for listed in await store.list_recent(2)] == ["GAME-2345", "GAME-6789"]


async def test_a_listed_table_says_who_sits_there_now(store: Store) -> None:
    await store.append(CODE, moves(1, 3))
    await store.set_seat(CODE, Seat(1), BEN)
    listed = TableListed(code=CODE, edition="lanterns-0", seats=("Ann", "Ben"), seq=3)
    assert await store.list_recent(9) == [listed]


async def test_a_closed_store_refuses(store: Store) -> None:
    await store.close()
    with pytest.raises(errors.StoreFailed, match="closed"):
        await store.append(CODE, moves(1, 1))
    with pytest.raises(errors.StoreFailed, match="closed"):
        await store.load(CODE)


async def test_a_store_may_be_closed_twice(store: Store) -> None:
    await store.close()
    await store.close()
    with pytest.raises(errors.StoreFailed, match="closed"):
        await store.load(CODE)


async def test_what_was_asked_before_closing_is_done(store: Store) -> None:
    asked = [asyncio.ensure_future(store.append(CODE, moves(seq, seq))) for seq in range(1, 20)]
    await asyncio.sleep(0)
    await store.close()
    assert await asyncio.gather(*asked) == [None] * 19


async def test_a_table_comes_back_with_its_bots(store: Store) -> None:
    with_bot = msgspec.structs.replace(record("BOTS-2345"), seats=(BEN, COG))
    await store.create(with_bot)
    assert await store.load("BOTS-2345") == with_bot


async def test_a_bot_sits_down_on_a_free_seat(store: Store) -> None:
    await store.set_seat(CODE, Seat(1), COG)
    assert (await store.load(CODE)).seats[1] == COG


async def test_nobody_sits_down_on_a_bots_seat(store: Store) -> None:
    await store.set_seat(CODE, Seat(1), COG)
    with pytest.raises(errors.SeatNotFree):
        await store.set_seat(CODE, Seat(1), BEN)


async def test_no_bot_sits_down_on_a_persons_seat(store: Store) -> None:
    with pytest.raises(errors.SeatNotFree):
        await store.set_seat(CODE, Seat(0), COG)


async def test_a_bots_seat_is_free_once_it_leaves(store: Store) -> None:
    await store.set_seat(CODE, Seat(1), COG)
    await store.set_seat(CODE, Seat(1), FREE)
    await store.set_seat(CODE, Seat(1), BEN)
    assert (await store.load(CODE)).seats[1] == BEN


async def test_the_list_says_where_bots_sit(store: Store) -> None:
    before = [table.has_bots for table in await store.list_recent(1)]
    await store.set_seat(CODE, Seat(1), COG)
    assert (before, [table.has_bots for table in await store.list_recent(1)]) == ([False], [True])


async def test_what_follows_a_table_is_found_the_latest_first(store: Store) -> None:
    for code in ("KEYS-2PQR", "MOON-3ABC"):
        await store.create(msgspec.structs.replace(record(code), origin=CODE))
    assert await store.list_following(CODE) == ["MOON-3ABC", "KEYS-2PQR"]
    assert (await store.load("KEYS-2PQR")).origin == CODE


async def test_nothing_follows_a_table_that_nobody_played_on_from(store: Store) -> None:
    assert (await store.list_following(CODE), (await store.load(CODE)).origin) == ([], "")


async def test_what_came_after_an_entry_is_read_alone(store: Store) -> None:
    await store.append(CODE, moves(1, 4))
    await store.set_seat(CODE, Seat(1), BEN)
    for name in ("beats", "offer"):
        await store.write_note(CODE, name, f"some {name}")
    since = await store.load_since(CODE, 2)
    assert (since.entries, since.seats) == (moves(3, 4), (record().seats[0], BEN))
    assert since.notes == {"beats": "some beats", "offer": "some offer"}


async def test_nothing_came_after_the_last_entry(store: Store) -> None:
    await store.append(CODE, moves(1, 4))
    assert (await store.load_since(CODE, 4)).entries == ()


async def test_a_note_comes_back_until_it_is_empty(store: Store) -> None:
    await store.write_note(CODE, "beats", "3")
    before = await store.notes(CODE)
    await store.write_note(CODE, "beats", "", was="3")
    assert (before, await store.notes(CODE)) == ({"beats": "3"}, {})


async def test_a_note_that_was_changed_meanwhile_is_not_overwritten(store: Store) -> None:
    await store.write_note(CODE, "beats", "3")
    with pytest.raises(errors.NoteChanged):
        await store.write_note(CODE, "beats", "4", was="2")
    with pytest.raises(errors.NoteChanged):
        await store.write_note(CODE, "beats", "4")
    assert await store.notes(CODE) == {"beats": "3"}


async def test_of_two_who_write_a_first_note_one_does(store: Store) -> None:
    both = (store.write_note(CODE, "offer", "mine"), store.write_note(CODE, "offer", "yours"))
    answers = await asyncio.gather(*both, return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "NoteChanged"]


async def test_tables_that_nobody_changed_for_long_are_found_the_oldest_first(store: Store) -> None:
    for code, changed in (("OLDS-2345", 2_000), ("OLDR-2345", 1_000)):
        await store.copy_in(TableCopy(record=record(code), requests={}, notes={}, changed=changed))
    assert await store.list_resting(5_000, 9) == [
        Resting(code="OLDR-2345", changed=1_000),
        Resting(code="OLDS-2345", changed=2_000),
    ]


async def test_a_table_that_is_deleted_is_gone_with_all_that_belongs_to_it(store: Store) -> None:
    await store.append(CODE, moves(1, 3), request="request 1")
    await store.write_note(CODE, "beats", "3")
    await store.delete(CODE)
    with pytest.raises(errors.NoSuchTable):
        await store.load(CODE)
    await store.create(record())
    assert (await store.find_request(CODE, "request 1"), await store.notes(CODE)) == (None, {})


async def test_only_the_table_that_is_meant_is_deleted(store: Store) -> None:
    await store.create(record("GAME-2345"))
    await store.delete("GAME-2345")
    assert [listed.code for listed in await store.list_recent(9)] == [CODE]


async def test_a_copy_holds_everything_and_comes_back_as_it_was(store: Store) -> None:
    await store.append(CODE, moves(1, 3), request="request 1")
    await store.write_note(CODE, "beats", "3")
    copy = await store.copy_out(CODE)
    await store.delete(CODE)
    await store.copy_in(copy)
    assert await store.copy_out(CODE) == copy
    assert copy.requests == {"request 1": Done(first=1, last=3)}


async def test_a_copy_overwrites_nothing(store: Store) -> None:
    copy = await store.copy_out(CODE)
    with pytest.raises(errors.TableExists):
        await store.copy_in(copy)


async def test_an_id_of_any_signs_is_an_id(store: Store) -> None:
    await store.append(CODE, moves(1, 1), request="\x00 ☃ '; --")
    assert await store.find_request(CODE, "\x00 ☃ '; --") == Done(first=1, last=1)


async def test_a_persons_seat_is_given_only_over_the_token_that_holds_it(store: Store) -> None:
    await store.set_seat(CODE, Seat(1), BEN)
    with pytest.raises(errors.SeatNotFree):
        await store.set_seat(CODE, Seat(1), msgspec.structs.replace(BOB, over="another token's hash"))
    await store.set_seat(CODE, Seat(1), msgspec.structs.replace(BOB, over=BEN.token_hash))
    assert (await store.load(CODE)).seats[1] == BOB


async def with_clock(store: Store, code: str = "TIME-2345") -> str:
    """A table with a clock, at which two requests led to three entries."""
    begun = record(code)
    await store.create(msgspec.structs.replace(begun, header=msgspec.structs.replace(begun.header, terms=BY_CLOCK)))
    await store.append(code, moves(1, 2), "request 1", (299_000, 300_000))
    await store.append(code, moves(3, 3), None, (299_000, 280_500))
    return code


async def test_what_is_left_of_a_clock_is_kept_with_the_first_entry_that_it_came_with(store: Store) -> None:
    assert (await store.load(await with_clock(store))).times == TIMES


async def test_what_is_refused_leaves_no_time_either(store: Store) -> None:
    code = await with_clock(store)
    with pytest.raises(errors.SeqTaken):
        await store.append(code, moves(3, 3), None, (1, 1))
    with pytest.raises(errors.RequestTaken):
        await store.append(code, moves(4, 4), "request 1", (1, 1))
    assert (await store.load(code)).times == TIMES


async def test_a_copy_has_what_was_left_of_the_clock(store: Store) -> None:
    copy = await store.copy_out(await with_clock(store))
    await store.delete("TIME-2345")
    await store.copy_in(copy)
    assert (await store.load("TIME-2345")).times == copy.record.times == TIMES


async def test_many_append_at_once_each_with_what_is_left(store: Store) -> None:
    code = await with_clock(store)
    asked = [store.append(code, moves(seq, seq), None, (seq, seq)) for seq in range(4, 30)]
    await asyncio.gather(*asked, store.append(CODE, moves(1, 1)))
    assert (await store.load(code)).times == (*TIMES, *(TimesLeft(seq=seq, left=(seq, seq)) for seq in range(4, 30)))
    assert (await store.load(CODE)).times == ()
