"""Board files: what is read, and what is complained about."""

import pytest

from toychest.games.castle.board_file import BadBoard, load_board, read_board

SIX = '["moon", "key", "cup", "drop", "bell", "leaf"]'


def small(lines: str = '["S.O", "...", "..O"]', symbols: str = '["moon", "key", "cup"]', more: str = "") -> str:
    return f'name = "small"\nsymbols = {symbols}\nlines = {lines}\ntower = 5\n{more}'


def test_our_own_board_is_read_without_complaint() -> None:
    assert load_board("castle").tower == 12


def test_a_small_board_is_read() -> None:
    assert read_board(small()).gates == ("c1", "c3")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (small(lines='["S.O", "..O."]'), "line-length at line 2"),
        (small(lines='["S.O", ".?O"]'), "unknown-kind at line 2: '?'"),
        (small(symbols='["moon", "moon", "cup"]'), "symbols-not-distinct at symbols"),
        (small(lines='["S.O", ".SO"]'), "one-start at a1, b2"),
        (small(lines='["S.O", "..."]'), "gate-alone at c1"),
        (small(lines='["S..", "XX.", ".X."]'), "unreachable at a3"),
        (small(more='walls = [["a1", "c1"]]'), "wall-between-strangers at a1-c1"),
        ('name = "bare"\nlines = ["S."]\nsymbols = ["moon", "key"]', "field-missing at tower"),
        (small().replace("tower = 5", "tower = 0"), "tower-too-short at tower"),
        (small().replace("tower = 5", 'tower = "high"'), "not-a-number at tower"),
        (small().replace("tower = 5", "tower = true"), "not-a-number at tower"),
        (small(lines="[1, 2]"), "not-texts at lines"),
        (small(more='walls = [["a1"]]'), "not-pairs at walls"),
        (small(lines='["SXO", "..O"]'), "too-few-chambers at 2 of 4"),
        (small(lines="[" + '"...", ' * 99 + '"S.."]'), "rows-not-in-notation at lines"),
        (small(lines='["S...O.", "XXXXXX", "OXXXXX"]', symbols=SIX), "unreachable-by-forced-gates at f1"),
        ("lines = [", "not-toml at"),
    ],
)
def test_a_board_that_nobody_could_play_names_the_place(text: str, complaint: str) -> None:
    with pytest.raises(BadBoard, match="board") as bad:
        read_board(text)
    assert complaint in str(bad.value)


def test_a_corner_reached_only_through_a_gate_is_reachable() -> None:
    assert read_board(small(lines='["S...O.", "XXXXXX", "O....."]', symbols=SIX)).start == "a1"
