"""Who meets whom, on which seats and by which luck."""

from toychest.bots.arena.contender import contenders
from toychest.bots.arena.series import alone, bouts, ladder
from toychest.games import EDITIONS

EDITION = EDITIONS["toybattle-standard-0"]


def test_a_ladder_pairs_each_with_the_one_below() -> None:
    pairs = ladder(contenders("toybattle", ["1..3"]))
    assert [(better.name, worse.name) for better, worse in pairs] == [("2", "1"), ("3", "2")]


def test_two_games_in_a_row_swap_the_seats_and_share_the_seed() -> None:
    first, second = bouts(EDITION, ladder(contenders("toybattle", ["1..2"])), 2, 2, [{}], 1)
    assert first.seed == second.seed
    assert first.contenders == second.contenders[::-1]


def test_a_bot_by_itself_plays_another_game_each_time() -> None:
    castle = EDITIONS["castle-standard-0"]
    played = bouts(castle, alone(contenders("castle", ["1"])), 4, 1, [{"board": "castle"}, {"board": "garden"}], 1)
    assert len({bout.seed for bout in played}) == 4
    assert [bout.options["board"] for bout in played] == ["castle", "garden", "castle", "garden"]
