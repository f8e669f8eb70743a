"""Where the views of two seats differ, a curtain falls between them."""

from tests.conformance.hush.cards import names
from tests.terminal.stage import Stage, castle, hush
from toychest.contract import Seat
from toychest.terminal.screen import SWEPT, Look

AT_A_TERMINAL = Look(is_plain=True, is_terminal=True)


def curtained(*lines: str, look: Look = AT_A_TERMINAL) -> str:
    """What is on the screen when a game of hidden hands is played with these lines."""
    stage = Stage(lines, look=look, is_piped=False)
    stage.play(hush())
    return stage.output.getvalue()


def test_the_screen_is_cleared_before_a_seat_looks() -> None:
    assert f"Pass to Anna, then press Enter.\n{SWEPT}Anna looks at the screen now." in curtained("")


def test_nothing_of_a_hand_is_written_before_enter() -> None:
    assert "hands" not in curtained()


def test_the_next_seat_gets_its_own_curtain() -> None:
    shown = curtained("", "swap fox", "?", "1", "", "")
    assert f"Pass to Ivo, then press Enter.\n{SWEPT}Ivo looks at the screen now." in shown


def test_a_hand_is_gone_before_the_screen_is_passed_on() -> None:
    assert "hands" not in curtained("", "swap fox", "?", "1", "").split(SWEPT)[-1]


def test_each_seat_reads_its_own_hand_only() -> None:
    table = hush().open_turn(Seat(0)).table
    own = ", ".join(names(table.state.hands[0]))
    assert f"hands, Anna: {own}\nhands, Ivo: -" in curtained("")


def test_where_nothing_clears_a_screen_it_is_scrolled_away() -> None:
    assert "press Enter.\n" + "\n" * 24 in curtained("", look=Look(is_plain=True))


def test_whoever_moved_may_still_take_back_at_the_curtain() -> None:
    assert "Taken back" in curtained("", "peek 1", "back")


def test_open_games_have_no_curtain() -> None:
    stage = Stage(["", "go", "", "go"], look=AT_A_TERMINAL, is_piped=False)
    stage.play(castle())
    assert "Pass to" not in stage.output.getvalue()
