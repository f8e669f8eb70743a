"""Who is at a table: here, out of reach after a while, away after longer or when they said so."""

from toychest.contract import Seat
from toychest.host.presence import Attendance, Waits

ANN, BEN = Seat(0), Seat(1)


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def attendance() -> tuple[Attendance, Clock]:
    clock = Clock()
    return Attendance(Waits(unreachable=10, away=120), clock), clock


def test_a_tunnel_is_no_news() -> None:
    present, clock = attendance()
    present.note({ANN})
    present.note(())
    clock.now += 9
    assert present.presence(ANN) == "here"


def test_a_seat_that_nobody_looks_on_for_is_out_of_reach_and_then_away() -> None:
    present, clock = attendance()
    present.note({ANN})
    present.note(())
    clock.now += 10
    soon = present.presence(ANN)
    clock.now += 110
    assert (soon, present.presence(ANN)) == ("unreachable", "away")


def test_whoever_was_not_seen_since_the_table_was_loaded_is_counted_from_then() -> None:
    present, clock = attendance()
    clock.now += 120
    assert present.presence(BEN) == "away"


def test_whoever_must_go_is_away_at_once_and_does_not_count_as_here() -> None:
    present, _ = attendance()
    present.note({ANN, BEN})
    present.say_goodbye(BEN)
    assert (present.presence(BEN), present.here) == ("away", frozenset({ANN}))


def test_whoever_comes_back_is_here() -> None:
    present, clock = attendance()
    present.note({BEN})
    present.say_goodbye(BEN)
    present.note(())
    clock.now += 300
    assert (present.note({BEN}), present.presence(BEN), present.here) == (frozenset({BEN}), "here", frozenset({BEN}))
