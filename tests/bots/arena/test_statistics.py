import msgspec

from toychest.bots.arena.bout import BoutPlayed, share_won
from toychest.bots.arena.ratings import ratings
from toychest.bots.arena.statistics import series_by, series_of


def result(number: int, bots: tuple[str, ...], places: tuple[int, ...]) -> BoutPlayed:
    return BoutPlayed(
        series="2 - 1",
        number=number,
        edition="toybattle-standard-0",
        seed=1,
        stamps=bots,
        bots=bots,
        options={},
        reason="objective",
        places=places,
        entries=30,
        seconds=(0.0,) * len(bots),
    )


def test_a_shared_first_place_is_shared() -> None:
    assert share_won(result(0, ("2", "1"), (1, 1)), "2") == 0.5


def test_a_game_that_was_cut_off_is_shared() -> None:
    assert share_won(result(0, ("2", "1"), ()), "1") == 0.5


def test_a_game_that_beats_everybody_gives_nothing() -> None:
    assert share_won(result(0, ("2",), (2,)), "2") == 0.0


def test_wins_count_whichever_seat_won_them() -> None:
    (step,) = series_of([result(0, ("2", "1"), (1, 2)), result(1, ("1", "2"), (2, 1))])
    assert (step.better, step.wins, step.games) == ("2", 2.0, 2)


def test_choices_that_took_turns_are_counted_apart() -> None:
    won, lost = result(0, ("2", "1"), (1, 2)), result(1, ("2", "1"), (2, 1))
    played = [
        msgspec.structs.replace(won, options={"terrain": "T1"}),
        msgspec.structs.replace(lost, options={"terrain": "T2"}),
    ]
    assert [(step.series, step.wins) for step in series_by("terrain", played)] == [
        ("2 - 1, T1", 1.0),
        ("2 - 1, T2", 0.0),
    ]


def test_who_wins_is_rated_higher() -> None:
    table = ratings([result(number, ("2", "1"), (1, 2)) for number in range(5)])
    assert table["2"][0] > table["1"][0]
