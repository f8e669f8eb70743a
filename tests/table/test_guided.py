"""A guided table: chance and the rival by the script, for as long as the guide asks; what its log says of that."""

import msgspec
import pytest

from tests.table import tamper
from tests.table.lantern_guide import GUIDE, GUIDED, PEEK, learning
from tests.table.lanterns import LANTERNS
from tests.table.sitting import ANN, BEN, finished, seated
from toychest.contract import CHANCE
from toychest.table import Fault, Log, Played, Table, errors, guided_table, read_log, scripted_rival, verify, write_log

WHOLE = "open, walk 2, rest, rival, open, peek"
EDITIONS = {GUIDED.id: GUIDED}


def luck(table: Table) -> list[tuple[str, bool]]:
    return [(e.move, e.scripted) for e in table.entries if isinstance(e, Played) and e.seat == CHANCE]


def to_the_end(table: Table) -> Table:
    while table.outcome is None:
        table = table.open_turn(table.waits_for).table if table.waits_for is not None else _walked(table)
    return table


def _walked(table: Table) -> Table:
    seat = table.to_act[0]
    return table.play(seat, table.legal_moves(seat)[0]).table


def fault_in(log: Log) -> Fault:
    fault = verify(log, EDITIONS).fault
    assert fault is not None
    return fault


ENDED = to_the_end(learning(WHOLE)).log


def test_chance_moves_as_the_script_has_it() -> None:
    assert luck(learning(WHOLE)) == [(move, True) for move in GUIDE.chance]


def test_what_cannot_happen_here_is_left_to_the_seed() -> None:
    guide = msgspec.structs.replace(GUIDE, chance=("deal red", "roll 3"))
    table = learning(edition=msgspec.structs.replace(GUIDED, guide=guide))
    assert [is_scripted for _, is_scripted in luck(table)] == [True, False]


def test_once_the_guide_is_over_the_seed_decides() -> None:
    table = learning("open, walk 1, walk 1, rest")
    assert luck(table.open_turn(BEN).table)[-1][1] is False


def test_once_nothing_more_is_asked_the_seed_decides() -> None:
    table = learning(f"{WHOLE}, walk 1, rest")
    assert luck(table.open_turn(BEN).table)[-1][1] is False


def test_the_rival_plays_the_first_of_a_line_that_is_legal() -> None:
    table = learning("open, walk 2, rest, rival")
    assert [frame.move for frame in table.frames if frame.seat == BEN] == ["walk 1", "rest"]


def test_the_rival_thinks_for_itself_once_its_script_is_played() -> None:
    table = learning(f"{WHOLE}, walk 1, rest").open_turn(BEN).table
    assert scripted_rival(GUIDE, table.rules, table.frames, BEN) is None


def test_a_table_begins_at_a_step_with_everything_before_it_played() -> None:
    table = learning(step=4)
    assert [frame.move for frame in table.frames if frame.seat == ANN] == ["walk 2", "rest"]


def test_the_last_step_begins_when_everything_asked_is_played() -> None:
    assert learning(step=5).frames[-1].move == GUIDE.beats[PEEK].move


def test_without_a_guide_nothing_is_learnt() -> None:
    with pytest.raises(errors.NoGuide):
        guided_table(LANTERNS, ("Ann", "Ben"))


def test_a_guided_log_is_read_as_it_was_written() -> None:
    assert read_log(write_log(ENDED)) == ENDED


def test_a_log_without_a_guide_does_not_mention_one() -> None:
    written = write_log(finished().log)
    assert (b"guide" in written, b"scripted" in written) == (False, False)


def test_a_guided_log_has_no_fault_and_is_not_called_fair() -> None:
    verdict = verify(ENDED, EDITIONS)
    assert (verdict.fault, verdict.is_fair) == (None, False)


def test_scripted_draws_are_counted_apart() -> None:
    verdict = verify(ENDED, EDITIONS)
    drawn = [entry for entry in ENDED.entries if isinstance(entry, Played) and entry.seat == CHANCE]
    assert (verdict.scripted, verdict.chance) == (len(GUIDE.chance), len(drawn) - len(GUIDE.chance))


def test_a_log_is_proved_where_its_guide_is_no_longer_known() -> None:
    assert verify(ENDED, {LANTERNS.id: LANTERNS}).fault is None


def test_scripted_luck_in_an_ordinary_game_is_a_fault() -> None:
    assert ENDED.ending is not None
    log = tamper.resealed(msgspec.structs.replace(ENDED.header, guide=""), list(ENDED.entries), ENDED.ending)
    assert (fault_in(log).seq, fault_in(log).code) == (1, "scripted")


def test_a_seats_own_move_is_never_scripted() -> None:
    at = tamper.first_seq(ENDED, Played, ANN)
    entry = msgspec.structs.replace(ENDED.entries[at - 1], scripted=True)
    assert fault_in(tamper.with_entry(ENDED, at, entry)).code == "scripted"


def test_what_cannot_happen_is_a_fault_though_it_is_scripted() -> None:
    assert (
        fault_in(tamper.with_move(ENDED, 3, "roll 6")).seq,
        fault_in(tamper.with_move(ENDED, 3, "roll 6")).code,
    ) == (
        3,
        "scripted",
    )


def test_a_draw_that_is_said_to_be_the_seeds_is_checked() -> None:
    drawn = learning().with_drawn().frames[-1].move
    entry = Played(seq=3, seat=CHANCE, move="roll 1" if drawn != "roll 1" else "roll 2")
    assert fault_in(tamper.with_entry(ENDED, 3, entry)).code == "chance"


def test_the_name_of_the_guide_is_part_of_the_sums() -> None:
    with pytest.raises(errors.DamagedEntry):
        read_log(write_log(ENDED).replace(b'"guide":"lanterns"', b'"guide":"harbour"'))


def test_who_leaves_the_guide_has_no_script_any_more() -> None:
    table = learning("open, walk 2").leave_guide(ANN).table
    assert (table.progress(), luck(table.play(ANN, "rest").table.open_turn(BEN).table)[-1][1]) == (None, False)


def test_a_log_with_a_guide_that_was_left_has_no_fault() -> None:
    assert verify(to_the_end(learning("open, walk 2").leave_guide(ANN).table).log, EDITIONS).fault is None


def test_luck_scripted_after_the_guide_was_left_is_a_fault() -> None:
    left = to_the_end(learning("open").leave_guide(ANN).table).log
    at = next(e.seq for e in left.entries if isinstance(e, Played) and e.seat == CHANCE and not e.scripted)
    entry = msgspec.structs.replace(left.entries[at - 1], scripted=True)
    assert (fault_in(tamper.with_entry(left, at, entry)).seq, fault_in(tamper.with_entry(left, at, entry)).code) == (
        at,
        "scripted",
    )


def test_nobody_leaves_a_guide_that_is_none() -> None:
    with pytest.raises(errors.NoGuide):
        seated().leave_guide(ANN)


def test_nobody_leaves_a_guide_twice() -> None:
    with pytest.raises(errors.NoGuide):
        learning().leave_guide(ANN).table.leave_guide(ANN)
