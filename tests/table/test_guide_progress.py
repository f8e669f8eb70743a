"""How far a guided game has come: by its moves, by what the learner went on from, and after moves nobody asked for."""

import msgspec

from tests.table.lantern_guide import AGAIN, BYE, FAR, GUIDE, GUIDED, HELLO, LOOK, REST, ROLL, WALK, learning
from tests.table.sitting import seated
from toychest.contract import OPEN, Beat
from toychest.table import Progress, may_go_on


def at(script: str = "", acknowledged: int = 0) -> Progress:
    found = learning(script).progress(acknowledged)
    assert found is not None
    return found


def test_a_guide_begins_with_its_first_beat() -> None:
    assert at() == Progress(beat=HELLO)


def test_the_learner_goes_on_from_what_asks_nothing() -> None:
    assert at(acknowledged=1).beat == ROLL


def test_nobody_goes_on_from_a_move_that_is_not_played() -> None:
    assert at(acknowledged=5).beat == ROLL


def test_a_later_move_takes_along_what_asks_nothing() -> None:
    assert at("open").beat == FAR


def test_a_try_in_vain_is_gone_on_from() -> None:
    assert at("open", acknowledged=FAR + 1).beat == WALK


def test_an_asked_move_is_done_until_the_learner_goes_on() -> None:
    assert at("open, walk 2") == Progress(beat=WALK, is_done=True)


def test_going_on_from_it_leads_to_the_next_beat() -> None:
    assert at("open, walk 2", acknowledged=WALK + 1).beat == REST


def test_another_answer_does_as_well() -> None:
    assert at("open, walk 3") == Progress(beat=WALK, is_done=True)


def test_the_next_move_counts_as_going_on() -> None:
    assert at("open, walk 2, rest").beat == LOOK


def test_while_the_rival_is_to_move_the_beat_waits() -> None:
    assert at("open, walk 2, rest").is_waiting


def test_after_the_rival_it_waits_no_more() -> None:
    assert at("open, walk 2, rest, rival") == Progress(beat=LOOK)


def test_the_last_beat_asks_nothing_and_waits_for_nobody() -> None:
    assert at("open, walk 2, rest, rival, open, peek") == Progress(beat=BYE)


def test_a_move_after_the_last_that_is_asked_ends_the_guide() -> None:
    assert at("open, walk 2, rest, rival, open, peek, walk 1").beat == len(GUIDE.beats)


def test_another_move_is_elsewhere_and_the_guide_stays() -> None:
    assert at("open, peek") == Progress(beat=FAR, is_elsewhere=True)


def test_from_elsewhere_the_asked_move_leads_back() -> None:
    assert at("open, peek, walk 2") == Progress(beat=WALK, is_done=True)


def test_where_the_asked_move_is_no_longer_open_the_guide_is_over() -> None:
    assert at("open, walk 1, walk 1").is_over


def test_over_is_over_though_the_move_would_be_open_again() -> None:
    assert at("open, walk 1, walk 1, rest, rival, open").is_over


def test_while_a_click_comes_before_what_is_asked_the_beat_waits() -> None:
    assert at("open, rest, rival") == Progress(beat=FAR, is_elsewhere=True, is_waiting=True)


def test_a_move_taken_back_was_never_elsewhere() -> None:
    table = learning("open, walk 1")
    assert table.take_back(GUIDE.learner, table.seq).table.progress() == Progress(beat=FAR)


def test_a_move_that_was_played_before_it_is_asked_is_passed_over() -> None:
    beats = (Beat(step=1, name="peek", rules=(), move="peek"), Beat(step=2, name="walk", rules=(), move="walk 3"))
    edition = msgspec.structs.replace(GUIDED, guide=msgspec.structs.replace(GUIDE, beats=beats))
    assert learning("open, walk 3, peek", edition=edition).progress() == Progress(beat=len(beats))


def test_the_click_that_begins_the_table_is_nobodys_answer() -> None:
    assert at().beat == HELLO


def test_only_from_what_asks_no_move_may_one_go_on() -> None:
    assert [may_go_on(GUIDE, Progress(beat)) for beat in (HELLO, ROLL, FAR, AGAIN, BYE)] == [
        True,
        False,
        True,
        False,
        True,
    ]


def test_a_table_without_a_guide_has_no_progress() -> None:
    assert seated().progress() is None


def test_a_word_of_an_answer_may_be_any() -> None:
    beat = Beat(step=1, name="lay", rules=(), move="lay 33", others=("lay *",))
    assert [beat.is_answered_by(move) for move in ("lay 33", "lay 4", "lay", "keep 4")] == [True, True, False, False]


def test_a_step_begins_with_its_first_beat() -> None:
    assert [GUIDE.first_of(step) for step in (1, 2, 4, 6)] == [HELLO, FAR, AGAIN, len(GUIDE.beats)]


def test_the_click_is_asked_as_a_word_that_is_no_move() -> None:
    assert (GUIDE.beats[ROLL].is_answered_by(OPEN), GUIDE.beats[FAR].is_answered_by("walk 9")) == (True, False)
