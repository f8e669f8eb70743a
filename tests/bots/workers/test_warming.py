"""Warming: engines get ready one after another while everybody plays, what is looked at first."""

import threading
from collections.abc import Iterator

import pytest

from tests.bots.workers.warmers import Workshop
from toychest.bots.workers.engine_parts import parts_of
from toychest.bots.workers.warming import Warming

ALL = len(parts_of("castle"))


@pytest.fixture
def shop() -> Iterator[Workshop]:
    """Closed at the end."""
    shop, opened = Workshop(), list[Warming]()
    made = shop.warming

    def warming() -> Warming:
        opened.append(made())
        return opened[-1]

    shop.warming = warming  # type: ignore[method-assign]
    yield shop
    for each in opened:
        each.close()


def test_what_is_wanted_is_compiled_in_turn(shop: Workshop) -> None:
    shop.warming().begin("castle", "toybattle")
    shop.wait_for(lambda: "end toybattle" in shop.done)
    assert shop.done == ["fetch", "begin castle", "end castle", "begin toybattle", "end toybattle"]


def test_nothing_begins_before_somebody_wants_it(shop: Workshop) -> None:
    warming = shop.warming()
    assert (shop.done, warming.readiness("castle").is_warming) == ([], True)


def test_every_part_is_told_and_the_last_says_that_it_is_ready(shop: Workshop) -> None:
    warming = shop.warming()
    warming.begin("castle")
    shop.wait_for(lambda: ("castle", ALL) in shop.told)
    assert shop.told == [("castle", 1), ("castle", ALL)]
    assert not warming.readiness("castle").is_warming


def test_what_is_looked_at_comes_before_what_waits(shop: Workshop) -> None:
    shop.held["castle"] = threading.Event()
    warming = shop.warming()
    warming.begin("castle", "toybattle", "clockwork")
    shop.wait_for(lambda: "begin castle" in shop.done)
    warming.look_at("clockwork")
    shop.wait_for(lambda: "end clockwork" in shop.done)
    assert shop.done[:4] == ["fetch", "begin castle", "begin clockwork", "end clockwork"]


def test_what_was_put_aside_is_gone_on_with(shop: Workshop) -> None:
    shop.held["castle"] = threading.Event()
    warming = shop.warming()
    warming.begin("castle")
    shop.wait_for(lambda: "begin castle" in shop.done)
    warming.look_at("clockwork")
    shop.wait_for(lambda: shop.done.count("begin castle") == 2)
    shop.held["castle"].set()
    shop.wait_for(lambda: ("castle", ALL) in shop.told)
    assert not warming.readiness("castle").is_missing


def test_what_is_ready_puts_nothing_aside(shop: Workshop) -> None:
    shop.held["castle"], shop.compiled = threading.Event(), frozenset({"clockwork"})
    warming = shop.warming()
    warming.begin("castle")
    shop.wait_for(lambda: "begin castle" in shop.done)
    warming.look_at("clockwork")
    shop.held["castle"].set()
    shop.wait_for(lambda: "end castle" in shop.done)
    assert shop.done == ["fetch", "begin castle", "end castle"]


def test_what_is_played_is_loaded_before_it_is_called_ready(shop: Workshop) -> None:
    warming = shop.warming()
    warming.play("castle")
    shop.wait_for(lambda: ("castle", ALL) in shop.told)
    assert shop.done == ["fetch", "begin castle", "end castle", "load castle"]
    assert warming.has_loaded("castle")


def test_what_nobody_plays_is_not_loaded(shop: Workshop) -> None:
    warming = shop.warming()
    warming.begin("castle")
    shop.wait_for(lambda: ("castle", ALL) in shop.told)
    assert not warming.has_loaded("castle")


def test_what_an_earlier_start_compiled_is_ready_at_once(shop: Workshop) -> None:
    shop.compiled = frozenset({"castle"})
    warming = shop.warming()
    warming.begin("castle")
    assert not warming.readiness("castle").is_warming


def test_without_an_engine_no_game_waits_for_one(shop: Workshop) -> None:
    shop.trouble = "No network."
    warming = shop.warming()
    warming.begin("castle")
    shop.wait_for(lambda: ("toybattle", 0) in shop.told)
    assert (warming.readiness("castle").is_missing, shop.done) == (True, ["fetch"])
    assert not warming.is_coming("castle")


def test_a_game_that_cannot_be_compiled_leaves_the_others_theirs(shop: Workshop) -> None:
    shop.broken = frozenset({"castle"})
    warming = shop.warming()
    warming.begin("castle", "toybattle")
    shop.wait_for(lambda: "end toybattle" in shop.done)
    assert [warming.is_coming(game) for game in ("castle", "toybattle")] == [False, True]


def test_whoever_closes_can_wait_until_no_worker_is_asked(shop: Workshop) -> None:
    shop.loading["castle"] = threading.Event()
    warming = shop.warming()
    warming.play("castle")
    shop.wait_for(lambda: "load castle" in shop.done)
    warming.close()

    def leave() -> None:
        warming.join()
        shop.note("joined")

    leaving = threading.Thread(target=leave)
    leaving.start()
    leaving.join(0.2)
    shop.loading["castle"].set()
    shop.wait_for(lambda: "joined" in shop.done)
    assert shop.done[-2:] == ["loaded castle", "joined"]


@pytest.mark.usefixtures("tiny_games")
def test_a_game_without_a_kernel_has_nothing_to_wait_for() -> None:
    warming = Workshop().warming()
    assert not warming.readiness("dice-race").is_warming
    assert not warming.is_coming("dice-race")
