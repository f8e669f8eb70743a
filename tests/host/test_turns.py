"""Tables think in turns, and somebody's bot never waits for a thousand others."""

import asyncio

import pytest

from toychest.host.turns import Turns

pytestmark = pytest.mark.asyncio


async def think(
    turns: Turns, table: str, told: list[str], tap: asyncio.Event, *people: str, is_alone: bool = False
) -> None:
    async with turns.turn(table, is_alone=is_alone, people=people):
        told.append(table)
        await tap.wait()


async def begun(*thoughts: "asyncio.Task[None]") -> None:
    for _ in range(10):
        await asyncio.sleep(0)


async def test_a_thousand_tables_that_nobody_is_at_do_not_hold_up_one_that_somebody_is_at() -> None:
    turns, told, tap = Turns(), list[str](), asyncio.Event()
    alone = [asyncio.create_task(think(turns, f"alone {n}", told, tap, is_alone=True)) for n in range(1000)]
    await begun()
    person = asyncio.create_task(think(turns, "somebody's", told, tap))
    await begun()
    assert told == ["alone 0", "somebody's"]
    tap.set()
    await asyncio.gather(person, *alone)


async def test_a_table_that_had_its_turn_waits_for_those_that_had_none() -> None:
    turns, told, tap = Turns(at_once=2), list[str](), asyncio.Event()
    tap.set()
    await think(turns, "greedy", told, tap)
    tap.clear()
    tasks = [asyncio.create_task(think(turns, name, told, tap)) for name in ("other", "greedy", "new")]
    await begun()
    tap.set()
    await asyncio.gather(*tasks)
    assert told == ["greedy", "other", "new", "greedy"]


async def test_whoever_is_at_a_hundred_tables_has_turns_as_whoever_is_at_one() -> None:
    turns, told, tap = Turns(at_once=2), list[str](), asyncio.Event()
    tap.set()
    await think(turns, "mine", told, tap, "me")
    tap.clear()
    many = [asyncio.create_task(think(turns, f"eve {n}", told, tap, "eve")) for n in range(100)]
    await begun()
    mine = asyncio.create_task(think(turns, "mine", told, tap, "me"))
    await begun()
    tap.set()
    await asyncio.gather(mine, *many)
    assert told[:3] == ["mine", "eve 0", "mine"]


async def test_who_joins_a_table_makes_nobody_there_wait_longer() -> None:
    turns, told, tap = Turns(at_once=2), list[str](), asyncio.Event()
    tap.set()
    for table, address in (("mine", "me"), ("other", "somebody"), ("eve's", "eve")):
        await think(turns, table, told, tap, address)
    told.clear()
    tap.clear()
    first = asyncio.create_task(think(turns, "first", told, tap, "first"))
    await begun()
    tasks = [
        asyncio.create_task(think(turns, "other", told, tap, "somebody")),
        asyncio.create_task(think(turns, "mine", told, tap, "me", "eve")),
    ]
    await begun()
    tap.set()
    await asyncio.gather(first, *tasks)
    assert told == ["first", "mine", "other"]


async def test_who_gives_up_waiting_leaves_the_turn_to_others() -> None:
    turns, told, tap = Turns(at_once=2), list[str](), asyncio.Event()
    first, second, third = (asyncio.create_task(think(turns, name, told, tap)) for name in ("1", "2", "3"))
    await begun()
    second.cancel()
    tap.set()
    await asyncio.gather(first, third)
    assert told == ["1", "3"]
