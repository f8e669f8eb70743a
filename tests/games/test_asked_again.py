"""What is asked again about a state is worked out once, and never mistaken for another's."""

from dataclasses import dataclass

from toychest.games.asked_again import AT_HAND, asked_again


@dataclass(frozen=True)
class Pond:
    ducks: int


class Counting:
    def __init__(self) -> None:
        self.times = 0
        self.count = asked_again(self._count)

    def _count(self, pond: Pond, more: int = 0) -> int:
        self.times += 1
        return pond.ducks + more


def test_the_same_question_about_the_same_state_is_worked_out_once() -> None:
    counting, pond = Counting(), Pond(3)
    assert [counting.count(pond), counting.count(pond)] == [3, 3]
    assert counting.times == 1


def test_another_question_is_another() -> None:
    counting, pond = Counting(), Pond(3)
    assert [counting.count(pond), counting.count(pond, 2)] == [3, 5]


def test_another_question_by_name_is_another() -> None:
    counting, pond = Counting(), Pond(3)
    assert [counting.count(pond, more=1), counting.count(pond, more=2)] == [4, 5]


def test_states_that_come_and_go_are_not_mixed_up() -> None:
    counting = Counting()
    assert [counting.count(Pond(ducks)) for ducks in range(5 * AT_HAND)] == list(range(5 * AT_HAND))


def test_what_is_asked_about_all_the_time_stays_at_hand() -> None:
    counting, kept = Counting(), Pond(-1)
    for ducks in range(3 * AT_HAND):
        counting.count(kept)
        counting.count(Pond(ducks))
    assert counting.times <= 3 * AT_HAND + 1
