"""A bot's seat at a table: when the bot is awaited, what it is handed then, and where its thinking starts."""

import pytest

from tests.bots.test_honesty import in_a_game
from tests.web.bots import CITY, TOYS, battle
from toychest.bots.seats import awaited_bot, job_of, search_seed, window_at
from toychest.bots.window import WrongSeat
from toychest.contract import Seat
from toychest.games import EDITIONS
from toychest.table import SeatRecord, Table, bot_seat, draws_for, new_table
from toychest.table.seats import FREE

FIRST, SECOND = Seat(0), Seat(1)
PERSON, BOT = SeatRecord(name="Ann", token_hash="hash"), bot_seat(3, "Cog")
NEW = new_table(EDITIONS[TOYS], {}, ("Ann", "Ben"), "a new table")
"""Nothing was dealt yet; the first seat lets chance begin."""
DEALT = battle(first=0)


def before_the_seconds_throw() -> Table:
    """Clockwork City, when the second seat is to throw."""
    table = new_table(EDITIONS[CITY], {}, ("Ann", "Ben"), "a city")
    while table.waits_for != SECOND:
        seat = table.to_act[0]
        if table.waits_for is None:
            table = table.play(seat, table.legal_moves(seat)[0]).table
        else:
            table = table.open_turn(table.waits_for).table
    return table


@pytest.mark.parametrize(
    ("table", "seats", "awaited"),
    [
        pytest.param(DEALT, (BOT, PERSON), FIRST, id="it decides"),
        pytest.param(DEALT, (PERSON, BOT), None, id="a person decides"),
        pytest.param(DEALT, (BOT, BOT), FIRST, id="one of two decides"),
        pytest.param(NEW, (BOT, PERSON), FIRST, id="it lets chance begin"),
        pytest.param(NEW, (BOT, FREE), None, id="somebody is still missing"),
        pytest.param(DEALT, (BOT, FREE), None, id="somebody is still missing after the deal"),
        pytest.param(before_the_seconds_throw(), (FREE, BOT), SECOND, id="a seat became free"),
        pytest.param(before_the_seconds_throw(), (PERSON, BOT), SECOND, id="it throws"),
        pytest.param(before_the_seconds_throw(), (BOT, PERSON), None, id="a person throws"),
    ],
)
def test_a_bot_is_awaited_if(table: Table, seats: tuple[SeatRecord, ...], awaited: Seat | None) -> None:
    assert awaited_bot(table, seats) == awaited


def test_a_window_is_of_its_table_and_seat() -> None:
    window = window_at(DEALT, FIRST, "luck")
    assert (window.edition, window.seats, window.seat) == (TOYS, 2, FIRST)
    assert window.moves == tuple(DEALT.legal_moves(FIRST))


def test_a_seat_that_is_not_to_act_has_no_window() -> None:
    with pytest.raises(WrongSeat):
        window_at(DEALT, SECOND, "luck")


def test_another_luck_imagines_another_truth() -> None:
    one, again, other = (window_at(DEALT, FIRST, luck) for luck in ("luck", "luck", "other"))
    assert one == again
    assert one.imagined != other.imagined


def test_only_a_limited_memory_forgets() -> None:
    table = in_a_game(CITY, 2, seed=1)
    perfect, short = (window_at(table, table.to_act[0], "luck", memory) for memory in (0, 1))
    assert not perfect.forgotten
    assert short.forgotten


@pytest.mark.parametrize(
    ("level", "memory", "forgets"), [(1, None, True), (1, 0, False), (6, None, False), (6, 1, True)]
)
def test_a_bot_forgets_by_its_own_memory_or_its_levels(level: int, memory: int | None, forgets: bool) -> None:
    table = in_a_game(CITY, 2, seed=1)
    bots = [SeatRecord(name="Cog", bot=level, bot_seed=f"luck {number}", bot_memory=memory) for number in range(8)]
    forgotten = [job_of(table, table.to_act[0], bot)[0].forgotten for bot in bots]
    assert any(forgotten) == forgets


def test_every_entry_and_every_luck_has_its_own_search() -> None:
    seeds = {search_seed(luck, seq) for luck in ("luck", "other") for seq in (1, 2)}
    assert len(seeds) == 4
    assert all(0 <= seed < 1 << 63 for seed in seeds)


def test_a_search_does_not_go_on_with_the_draws_that_imagined_its_window() -> None:
    assert search_seed("luck", 1) != draws_for("luck", 1)(1 << 63)


def test_a_search_starts_at_the_same_place_again() -> None:
    assert search_seed("luck", 1) == search_seed("luck", 1)
